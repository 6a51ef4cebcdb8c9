#!/usr/bin/python3
"""package.py GAME FORMAT DIR [bundled]: whether a package is what its format wants.

It reads the package as the format's judge does, with parsers that know nothing of this project, and
compares what it says with the contest's groups. Every file that the package names must be there,
and every file that is there must have been named, or be one that the format knows by its place.
Prints a line `point group input answer` for each test point.
"""
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

import yaml

GROUPS = {
    "zu": [4, 2, 3, 4, 7],
    "rabbit": [2, 1, 2, 2, 1, 6, 2, 4],
    "graph": [4, 4, 4, 8],
    "geography": [4, 2, 6, 8],
}
SAMPLES = {"zu": 1, "rabbit": 3, "graph": 2, "geography": 1}
SECONDS = {"zu": 1, "rabbit": 1, "graph": 1.5, "geography": 1}
MEGABYTES = {"zu": 1024, "rabbit": 256, "graph": 500, "geography": 256}
CONTEST = {"zu": "zu", "rabbit": "game", "graph": "graph", "geography": "game"}

game, kind, root = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
bundled = sys.argv[4:] == ["bundled"]
named = set()


def fail(message):
    sys.exit(f"{game} {kind}: {message}")


def equal(what, found, expected):
    if found != expected:
        fail(f"{what}: expected {expected!r}, found {found!r}")


def text(path):
    """The text of a file that the package must have."""
    named.add(path)
    file = root / path
    if not file.is_file():
        fail(f"no {path}")
    content = file.read_bytes()
    if not content.endswith(b"\n") and not path.startswith("statement-sections"):
        fail(f"{path} has no line end at its end")
    if b"\r" in content:
        fail(f"{path} has carriage returns")
    return content.decode("utf-8")


def keys(what, mapping, expected):
    equal(f"the keys of {what}", set(mapping), set(expected.split()))


def statement(path, words):
    page = text(path)
    for word in words:
        if word not in page:
            fail(f"{path} does not say {word!r}")
    return page


def points():
    """(point, group), counted from 1."""
    return [(sum(GROUPS[game][:g]) + i + 1, g + 1)
            for g, size in enumerate(GROUPS[game]) for i in range(size)]


def hydro():
    problem = yaml.safe_load(text("problem.yaml"))
    keys("problem.yaml", problem, "pid owner title tag")
    equal("pid", problem["pid"], game)
    config = yaml.safe_load(text("testdata/config.yaml"))
    keys("config.yaml", config, "type time memory checker_type checker validator subtasks")
    equal("type", config["type"], "default")
    equal("time", config["time"], f"{int(SECONDS[game] * 1000)}ms")
    equal("memory", config["memory"], f"{min(MEGABYTES[game], 512)}m")
    equal("checker_type", config["checker_type"], "testlib")
    for program in config["checker"], config["validator"]:
        text("testdata/" + program)
    text(f"std/{game}.c")
    limit = f"{min(MEGABYTES[game], 512)} MB"
    statement("problem_en.md", ["```input1", "```output1", "## Input", limit])
    statement("problem_zh.md", ["```input1", "```output1", "## 输入格式", limit])
    found = []
    for number, subtask in enumerate(config["subtasks"], 1):
        keys("a subtask", subtask, "id score type cases")
        equal("id", subtask["id"], number)
        equal("type", subtask["type"], "min" if bundled else "sum")
        equal("score", subtask["score"], 5 * len(subtask["cases"]))
        for case in subtask["cases"]:
            keys("a case", case, "input output")
            found.append((number, "testdata/" + case["input"], "testdata/" + case["output"]))
    return found


def dmoj():
    init = yaml.safe_load(text("init.yml"))
    keys("init.yml", init, "checker validator test_cases")
    equal("checker", init["checker"]["name"], "bridged")
    keys("the checker", init["checker"]["args"], "files lang type feedback")
    equal("type", init["checker"]["args"]["type"], "testlib")
    keys("the validator", init["validator"], "source language args_format_string")
    equal("arguments", init["validator"]["args_format_string"].format(batch_no=3), "--group 3")
    for program in init["checker"]["args"]["files"], init["validator"]["source"], "solution.c":
        text(program)
    for name in "statement.en.md", "statement.zh.md":
        if "$" in statement(name, ["~n~"]):
            fail(f"{name} has formulas between dollars")
    cases = init["test_cases"]
    groups = [group for _, group in points()]
    if bundled:
        for number, batch in enumerate(cases, 1):
            equal("points", batch["points"], 5 * len(batch["batched"]))
            equal("a batch's number", number, groups[sum(GROUPS[game][:number - 1])])
        cases = [case for batch in cases for case in batch["batched"]]
    else:
        equal("points", {case.pop("points") for case in cases}, {5})
    for case in cases:
        keys("a case", case, "in out")
    return [(group, case["in"], case["out"]) for group, case in zip(groups, cases)]


def lemonlime():
    contest = json.loads(text(f"{game}.cdf"))
    keys("the contest", contest, "version contestTitle tasks contestants")
    equal("version", contest["version"], "1.0")
    equal("tasks", len(contest["tasks"]), 1)
    task = contest["tasks"][0]
    keys("the task", task, """problemTitle sourceFileName inputFileName outputFileName
        standardInputCheck standardOutputCheck taskType subFolderCheck comparisonMode diffArguments
        realPrecision specialJudge compilerConfiguration answerFileExtension testCases""")
    equal("files", [task["inputFileName"], task["outputFileName"]],
          [CONTEST[game] + ".in", CONTEST[game] + ".out"])
    text(f"source/std/{task['sourceFileName']}.c")
    for name in "judge/checker.cpp", "judge/validator.cpp":
        text(name)
    statement("statement.en.md", ["$n$", f"{MEGABYTES[game]} MB"])
    statement("statement.zh.md", ["$n$", f"{MEGABYTES[game]} MB"])
    cases = task["testCases"]
    for case in cases:
        keys("a test case", case, "fullScore timeLimit memoryLimit inputFiles outputFiles")
        equal("limits", (case["timeLimit"], case["memoryLimit"]),
              (SECONDS[game] * 1000, MEGABYTES[game]))
        equal("score", case["fullScore"], 5 * len(case["inputFiles"]))
    equal("test cases", len(cases), len(GROUPS[game]) if bundled else 20)
    pairs = [pair for case in cases for pair in zip(case["inputFiles"], case["outputFiles"])]
    return [(group, f"data/{pair[0]}", f"data/{pair[1]}")
            for (_, group), pair in zip(points(), pairs)]


def polygon_statement(language):
    folder = f"statements/{language}"
    page = statement(f"{folder}/problem.tex", [
        r"\begin{problem}{", r"\InputFile", r"\OutputFile", r"\Examples", r"\Scoring", r"\Note",
        r"\exmpfile{example.01}{example.01.a}%", r"\end{problem}"])
    properties = json.loads(text(f"{folder}/problem-properties.json"))
    keys("problem-properties.json", properties, """language name timeLimit memoryLimit inputFile
        outputFile legend input output scoring notes sampleTests""")
    equal("limits", (properties["timeLimit"], properties["memoryLimit"]),
          (SECONDS[game] * 1000, MEGABYTES[game] << 20))
    for part in "name", "legend", "input", "output", "scoring", "notes":
        section = text(f"statement-sections/{language}/{part}.tex")
        equal(part, properties[part], section)
        if section not in page:
            fail(f"problem.tex has no {part}")
    equal("samples", len(properties["sampleTests"]), SAMPLES[game])
    for sample in properties["sampleTests"]:
        for place in folder, f"statement-sections/{language}":
            equal("an example", text(f"{place}/{sample['inputFile']}"), sample["input"])
            equal("an example", text(f"{place}/{sample['outputFile']}"), sample["output"])


def polygon():
    problem = xml.fromstring(text("problem.xml"))
    equal("short-name", problem.get("short-name"), game)
    languages = [name.get("language") for name in problem.findall("names/name")]
    equal("languages", languages, ["english", "chinese"])
    equal("statements", [s.get("path") for s in problem.findall("statements/statement")],
          [f"statements/{language}/problem.tex" for language in languages])
    for language in languages:
        polygon_statement(language)
    for source in problem.iterfind(".//source"):
        text(source.get("path"))
    for copy in problem.iterfind(".//copy"):
        equal("a copy", text(copy.get("path")), text("files/" + copy.get("path")))
    for path in "assets/checker/source", "assets/validators/validator/source":
        if problem.find(path) is None:
            fail(f"no {path}")
    equal("solutions", [s.get("tag") for s in problem.findall("assets/solutions/solution")],
          ["main"])
    tests = problem.find("judging/testset")
    equal("limits", (tests.findtext("time-limit"), tests.findtext("memory-limit")),
          (str(int(SECONDS[game] * 1000)), str(MEGABYTES[game] << 20)))
    rows = tests.findall("tests/test")
    equal("test-count", int(tests.findtext("test-count")), len(rows))
    scores = {}
    found = []
    for number, row in enumerate(rows, 1):
        input_path = tests.findtext("input-path-pattern") % number
        answer_path = tests.findtext("answer-path-pattern") % number
        text(input_path), text(answer_path)
        group = int(row.get("group"))
        scores[group] = scores.get(group, 0) + float(row.get("points"))
        equal("sample", row.get("sample") == "true", number <= SAMPLES[game])
        if group:
            found.append((group, input_path, answer_path))
    for group in tests.findall("groups/group"):
        number = int(group.get("name"))
        equal("a group's points", float(group.get("points")), scores.pop(number))
        equal("policy", group.get("points-policy"),
              "complete-group" if bundled and number else "each-test")
    equal("groups without a policy", scores, {})
    return found


def icpc():
    for file in root.rglob("*"):
        if not re.fullmatch(r"[a-zA-Z0-9][a-zA-Z0-9_.-]{0,253}[a-zA-Z0-9]", file.name):
            fail(f"the format has no names like {file.name}")
    problem = yaml.safe_load(text("problem.yaml"))
    keys("problem.yaml", problem,
         "type name author license rights_owner limits validation grading keywords")
    equal("type", problem["type"], "scoring")
    equal("validation", problem["validation"], "custom")
    equal("memory", problem["limits"], {"memory": MEGABYTES[game]})
    equal("time", float(text("domjudge-problem.ini").split(" = ")[1]), SECONDS[game])
    statement("problem_statement/problem.en.tex", [r"\problemname{", r"\section*{Input}"])
    statement("problem_statement/problem.zh.tex", [r"\problemname{", r"\section*{输入格式}"])
    text("input_validators/validator/validator.cpp")
    text("output_validators/compare/compare.cpp")
    text(f"submissions/accepted/{game}.c")
    for number in range(1, SAMPLES[game] + 1):
        text(f"data/sample/{number}.in"), text(f"data/sample/{number}.ans")
    grading = {path: yaml.safe_load(text(f"data/{path}testdata.yaml"))
               for path in ("", "sample/", "secret/")}
    equal("all", grading[""]["grader_flags"], "ignore_sample")
    equal("secret", grading["secret/"]["grader_flags"], "sum accept_if_any_accepted")
    found = []
    for number, size in enumerate(GROUPS[game], 1):
        folder = f"data/secret/group{number}"
        group = yaml.safe_load(text(f"{folder}/testdata.yaml"))
        keys("a group", group, "on_reject grader_flags accept_score range input_validator_flags")
        equal("score", group["accept_score"], 5 * size if bundled else 5)
        equal("flags", group["grader_flags"],
              "min" if bundled else "sum accept_if_any_accepted")
        equal("range", group["range"], f"0 {5 * size}")
        equal("validator's flags", group["input_validator_flags"], f"--group {number}")
        for case in sorted((root / folder).glob("*.in")):
            found.append((number, f"{folder}/{case.name}", f"{folder}/{case.stem}.ans"))
    return found


found = {"hydro": hydro, "dmoj": dmoj, "lemonlime": lemonlime, "polygon": polygon,
         "icpc": icpc}[kind]()
equal("groups of the points", [case[0] for case in found], [group for _, group in points()])
for point, (group, input_path, answer_path) in enumerate(found, 1):
    text(input_path), text(answer_path)
    print(point, group, root / input_path, root / answer_path)
there = {str(file.relative_to(root)) for file in root.rglob("*") if file.is_file()}
equal("files that nothing names", there - named, set())
