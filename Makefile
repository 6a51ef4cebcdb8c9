# make            build/zugzwang, build/libzugzwang.a and build/libzugzwang.so
# make run        solve the official sample
# make test       everything that proves the program right; installs what the tests need
# make sanitize   the same tests under the address and undefined-behaviour sanitizers
# make bench      measure; also against the programs in PEERS=DIR named <game>_<anything>
# make bench-full the same, and boards of 64×64 and 100×100, which take long
# make fuzz       fuzz readers and solvers, for FUZZ_SECONDS in all (60); needs clang
# make coverage   the same tests, and which lines of src/ they reach; needs gcovr
# make judge      build/judge/GAME.c: each game as one file, for contest judges
# make pictures   draw docs/pictures anew
# make format     lay out the C code; needs clang-format
# make install    into PREFIX (/usr/local), below DESTDIR if that is given
# make uninstall  take away what install put there
# make clean      take away what was built

BUILD        ?= build
PREFIX       ?= /usr/local
CFLAGS       ?= -O2 -g
FUZZ_SECONDS ?= 60

VERSION  := $(shell sed -n 's/^\#define ZZ_VERSION "\(.*\)"/\1/p' include/zugzwang/base.h)
SONAME   := libzugzwang.so.$(firstword $(subst ., ,$(VERSION)))
WARNINGS := -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes \
            -Wwrite-strings -Wpointer-arith -Wvla $(if $(CI),-Werror)
COMPILE   = @mkdir -p $(@D) && echo "  $@" && \
            $(CC) -std=c11 $(WARNINGS) -Iinclude $(CPPFLAGS) $(CFLAGS) -pthread -MMD -MP -c -o $@ $<
# What some verbs want beside a C compiler. Without it they say what to install.
EXTRAS   := $(shell for name in libzstd cairo; do pkg-config --exists $$name 2>&- && echo $$name; done)
EXTRAS_CFLAGS := $(if $(EXTRAS),$(EXTRAS:%=-DHAVE_%) $(shell pkg-config --cflags $(EXTRAS)))
# cairo is loaded when it is needed (src/cli/render/late_cairo.h).
EXTRAS_LIBS   := $(if $(EXTRAS:cairo=),$(shell pkg-config --libs $(EXTRAS:cairo=))) $(if $(filter cairo,$(EXTRAS)),-ldl)
LINK      = @echo "  $@" && $(CC) $(CFLAGS) -pthread -o $@
JOBS      = $(if $(findstring -j,$(MAKEFLAGS)),,-j$(shell nproc))

objects   = $(patsubst %.c,$(BUILD)/%.o,$(wildcard $(1)))
programs  = $(patsubst %.c,$(BUILD)/%,$(wildcard $(1)))
LIBRARY   := $(call objects,src/base/*.c src/engine/*.c src/games/*/*.c)
PROGRAM   := $(call objects,src/cli/*.c src/cli/*/*.c) $(BUILD)/texts.o
REFERENCE := $(call objects,tests/reference/*.c)
SUPPORT   := $(call objects,tests/support/*.c)
UNIT      := $(call programs,tests/unit/test_*.c)
FUZZERS   := $(call programs,tests/fuzz/parse_*.c tests/fuzz/solve_*.c tests/fuzz/validate_*.c)
# Tests of what is inside the program are linked with all of it but its main function.
INSIDE    := $(filter-out $(BUILD)/src/cli/main.o,$(PROGRAM))
OF_INSIDE := $(filter $(BUILD)/tests/unit/test_cli_% $(BUILD)/tests/fuzz/validate_%,$(UNIT) $(FUZZERS))
FUZZ_MAIN := $(BUILD)/tests/fuzz/replay.o
EXAMPLES  := $(call programs,examples/*.c)
JUDGE     := $(patsubst tools/judge-main/%,$(BUILD)/judge/%,$(wildcard tools/judge-main/*.c))
BENCH     := $(call programs,bench/*.c bench/baseline/*.c)
PORTABLE  := $(BUILD)/portable
# The same library and tests with everything small: words of four bits, many slices and pieces.
TINY      := $(addprefix $(BUILD)/tiny/tests/unit/,test_zu test_zu_engine test_zu_variants \
                test_zu_positions test_zu_layers)
TINY_OBJECTS := $(patsubst $(BUILD)/%,$(BUILD)/tiny/%,$(LIBRARY) $(SUPPORT) $(REFERENCE))

all: $(BUILD)/zugzwang $(BUILD)/libzugzwang.a $(BUILD)/libzugzwang.so

$(BUILD)/src/cli/%.o: src/cli/%.c $(BUILD)/extras
	$(COMPILE) -D_POSIX_C_SOURCE=200809L -Isrc $(EXTRAS_CFLAGS)

# Changes when a library comes or goes, and with it the program.
$(BUILD)/extras: always
	@mkdir -p $(@D) && echo "$(EXTRAS)" | cmp -s - $@ || echo "$(EXTRAS)" >$@

$(BUILD)/src/%.o: src/%.c
	$(COMPILE) -Isrc -fPIC -fvisibility=hidden

$(BUILD)/tests/%.o: tests/%.c
	$(COMPILE) -Isrc -Itests

$(BUILD)/bench/%.o: bench/%.c
	$(COMPILE) -D_DEFAULT_SOURCE

$(BUILD)/examples/%.o: examples/%.c
	$(COMPILE)

$(BUILD)/libzugzwang.a: $(LIBRARY)
	@echo "  $@" && rm -f $@ && $(AR) rcs $@ $^

$(BUILD)/libzugzwang.so: $(LIBRARY)
	$(LINK) -shared -Wl,-soname,$(SONAME) $^ $(LDFLAGS)

# Files that the program carries along, under the names that it knows them by.
TEXTS := $(foreach file,$(wildcard data/package/*.* data/package/*/*),$(file:data/package/%=%)=$(file)) \
         $(foreach file,$(wildcard examples/*.in examples/records/*.in),$(file)=$(file)) \
         $(foreach file,$(JUDGE),$(file:$(BUILD)/%=%)=$(file))

$(BUILD)/texts.c: tools/embed $(foreach text,$(TEXTS),$(lastword $(subst =, ,$(text))))
	@echo "  $@" && tools/embed $(TEXTS) >$@.new && mv $@.new $@

$(BUILD)/texts.o: $(BUILD)/texts.c
	$(COMPILE) -Isrc

$(BUILD)/judge/%.c: tools/judge-main/%.c tools/judge $(wildcard tools/judge-steps/* tools/judge-main/*.h \
                    include/zugzwang/* src/base/* src/engine/* src/games/*/*)
	@mkdir -p $(@D) && echo "  $@" && CC="$(CC)" tools/judge $* >$@.new && mv $@.new $@

$(BUILD)/zugzwang: $(PROGRAM) $(BUILD)/libzugzwang.a
	$(LINK) $^ $(LDFLAGS) $(EXTRAS_LIBS)

$(filter-out $(OF_INSIDE),$(UNIT)): %: %.o $(SUPPORT) $(REFERENCE) $(BUILD)/libzugzwang.a
	$(LINK) $^ $(LDFLAGS) -lcmocka

$(filter $(OF_INSIDE),$(UNIT)): %: %.o $(INSIDE) $(SUPPORT) $(REFERENCE) $(BUILD)/libzugzwang.a
	$(LINK) $^ $(LDFLAGS) $(EXTRAS_LIBS) -lcmocka

# They run the program.
$(filter %/test_play %/test_play_terminal,$(UNIT)): | $(BUILD)/zugzwang

$(BUILD)/tiny/%.o: %.c
	$(COMPILE) -Isrc -Itests -DZZ_WORD_BITS=4 -DZZ_BLOCKS_A_PIECE=2 -DZZ_HANDOVER_CHUNK=128

$(TINY): %: %.o $(TINY_OBJECTS)
	$(LINK) $^ $(LDFLAGS) -lcmocka

$(filter $(OF_INSIDE),$(FUZZERS)): $(INSIDE)

$(FUZZERS): %: %.o $(BUILD)/tests/fuzz/harness.o $(REFERENCE) $(BUILD)/libzugzwang.a $(filter %.o,$(FUZZ_MAIN))
	$(LINK) $(filter-out %.a,$^) $(BUILD)/libzugzwang.a $(filter-out %.o,$(FUZZ_MAIN)) $(LDFLAGS) \
	    $(if $(filter $(OF_INSIDE),$@),$(EXTRAS_LIBS))

$(EXAMPLES): %: %.o $(BUILD)/libzugzwang.a
	$(LINK) $^ $(LDFLAGS)

$(BENCH): %: %.o $(BUILD)/libzugzwang.a
	$(LINK) $^ $(LDFLAGS)

$(BUILD)/bench/generator: $(call objects,bench/generate/*.c)
	$(LINK) $^ $(LDFLAGS)

$(BUILD)/bench/runner: $(call objects,bench/run/*.c)
	$(LINK) $^ $(LDFLAGS)

run: $(BUILD)/zugzwang
	$(BUILD)/zugzwang zu solve --show examples/zu-sample.in

test:
	@tests/setup test
	@$(MAKE) -s --no-print-directory $(JOBS) all $(UNIT) $(TINY) $(FUZZERS) $(EXAMPLES)
	@CC="$(CC)" CFLAGS="$(CFLAGS)" MAKE="$(MAKE)" tests/run $(BUILD)

sanitize:
	@$(MAKE) --no-print-directory test BUILD=$(BUILD)/sanitize \
	    CFLAGS="-O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all"

coverage:
	@tests/setup coverage
	@rm -rf $(BUILD)/coverage
	@$(MAKE) --no-print-directory test BUILD=$(BUILD)/coverage CFLAGS="-O0 -g --coverage" || \
	    echo "(some tests failed: the figure is of what ran)"
	@mkdir -p $(BUILD)/coverage/report
	@gcovr --root . --filter src/ --print-summary --html-details $(BUILD)/coverage/report/index.html \
	    $(BUILD)/coverage
	@echo "The report is $(BUILD)/coverage/report/index.html"

bench bench-full: $(BUILD)/zugzwang $(BENCH) $(BUILD)/bench/generator $(BUILD)/bench/runner
	@$(MAKE) -s --no-print-directory $(JOBS) BUILD=$(PORTABLE) \
	    CPPFLAGS="$(CPPFLAGS) -DZZ_SIMD_FORCE=ZZ_SIMD_PORTABLE" $(PORTABLE)/zugzwang
	@$(BUILD)/bench/runner $(BUILD) $(if $(filter bench-full,$@),--full) \
	    $(if $(PEERS),--peers $(PEERS)) $(CASES)

fuzz:
	@tests/setup fuzz
	@$(MAKE) -s --no-print-directory $(JOBS) BUILD=$(BUILD)/fuzz CC=clang FUZZ_MAIN=-fsanitize=fuzzer \
	    CFLAGS="-O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all" fuzzers
	@tests/fuzz/run $(BUILD)/fuzz $(FUZZ_SECONDS)

fuzzers: $(FUZZERS)

judge: $(JUDGE)

pictures: $(BUILD)/zugzwang
	@sed -n 's|^    zugzwang |$(BUILD)/zugzwang |p' docs/pictures/README.md | sh -ex

format:
	@tests/setup format
	clang-format -i $(shell find include src tests examples bench tools -name '*.[ch]')

install: all
	sed 's|@PREFIX@|$(PREFIX)|; s|@VERSION@|$(VERSION)|' zugzwang.pc.in > $(BUILD)/zugzwang.pc
	install -D -m 755 -t $(DESTDIR)$(PREFIX)/bin $(BUILD)/zugzwang
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/include/zugzwang include/zugzwang/*.h
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/lib $(BUILD)/libzugzwang.a
	install -D -m 644 $(BUILD)/libzugzwang.so $(DESTDIR)$(PREFIX)/lib/libzugzwang.so.$(VERSION)
	ln -sf libzugzwang.so.$(VERSION) $(DESTDIR)$(PREFIX)/lib/$(SONAME)
	ln -sf $(SONAME) $(DESTDIR)$(PREFIX)/lib/libzugzwang.so
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/lib/pkgconfig $(BUILD)/zugzwang.pc
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/man/man1 docs/zugzwang.1

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/zugzwang $(DESTDIR)$(PREFIX)/lib/libzugzwang.* \
	    $(DESTDIR)$(PREFIX)/lib/pkgconfig/zugzwang.pc $(DESTDIR)$(PREFIX)/share/man/man1/zugzwang.1
	rm -rf $(DESTDIR)$(PREFIX)/include/zugzwang

clean:
	rm -rf $(BUILD)

help:
	@sed -n '/^# /!q; s/^# //p' Makefile

-include $(patsubst %.o,%.d,$(LIBRARY) $(PROGRAM) $(REFERENCE) $(SUPPORT))
-include $(patsubst %.c,$(BUILD)/%.d,$(wildcard tests/fuzz/*.c))
-include $(addsuffix .d,$(UNIT) $(TINY) $(EXAMPLES)) $(TINY_OBJECTS:.o=.d)
-include $(patsubst %.c,$(BUILD)/%.d,$(wildcard bench/*.c bench/*/*.c))
.PHONY: all run bench bench-full test sanitize coverage fuzz fuzzers judge pictures format install uninstall \
    clean help always
.SECONDARY:
