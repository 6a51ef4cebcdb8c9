#!/usr/bin/python3
"""json_schema.py valid SCHEMA FILE...    every document follows the schema
json_schema.py strict SCHEMA FILE...   and would not, were anything in it different: an unknown
                                       member, a missing one, a value of another type
json_schema.py schema FILE...          these are schemas, named after their files"""
import copy
import json
import os
import sys

from jsonschema import Draft202012Validator


def places(value, path=()):
    """Every value inside a document, with the way to it."""
    yield path, value
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield from places(child, path + (key,))


def changed(document, path, change):
    copied = copy.deepcopy(document)
    if not path:
        return change(copied)
    holder = copied
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = change(holder[path[-1]])
    return copied


def without(key):
    return lambda value: {k: v for k, v in value.items() if k != key}


def mutants(document):
    """What must be refused, and what is wrong with it."""
    for path, value in places(document):
        yield "%s is of another type" % (path,), changed(document, path, lambda v: {"?": v})
        if isinstance(value, dict):
            yield "%s has an unknown member" % (path,), changed(document, path, lambda v: {**v, "?": 1})
            for key in value:
                yield "%s lacks %s" % (path, key), changed(document, path, without(key))
        if isinstance(value, list):
            yield "%s has an item of another type" % (path,), changed(document, path, lambda v: v + [{"?": 1}])
        if isinstance(value, str) and path[-1] not in ("version", "file", "message"):
            yield "%s is another word" % (path,), changed(document, path, lambda v: v + "?")
        if isinstance(value, int):
            yield "%s is negative" % (path,), changed(document, path, lambda v: -7)


def complaints(mode, validator, document):
    errors = list(validator.iter_errors(document))
    yield from ("%s: %s" % (list(error.path), error.message) for error in errors)
    if mode == "strict" and not errors:
        yield from ("accepted although " + what for what, mutant in mutants(document) if validator.is_valid(mutant))


def check_schema(name):
    schema = json.load(open(name))
    Draft202012Validator.check_schema(schema)
    verb = os.path.basename(name).split(".")[0]
    if not schema["$id"].startswith("urn:zugzwang:%s:" % verb):
        yield "$id is " + schema["$id"]


def main(mode, *names):
    failed = not names
    if mode != "schema":
        validator = Draft202012Validator(json.load(open(names[0])))
        names = names[1:]
    for name in names:
        found = check_schema(name) if mode == "schema" else complaints(mode, validator, json.load(open(name)))
        for complaint in found:
            print("%s: %s" % (name, complaint))
            failed = True
    return failed


sys.exit(main(*sys.argv[1:]))
