# The commands for working with this repository. Each target first installs what it needs, with script/setup.
.PHONY: help run films terminal serve install uninstall deb test projects clients tutorials fuzz bench format lint
.DEFAULT_GOAL := help
sources := Package.swift Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources

# A path may contain any bytes. It reaches the shell as an environment variable and never as text,
# and make expands nothing in it.
override FILE := $(value FILE)
override EXAMPLE := $(value EXAMPLE)
override FILTER := $(value FILTER)
override MODULE := $(value MODULE)
override TEXTS := $(value TEXTS)
override CLONES := $(value CLONES)
export FILE EXAMPLE TEXTS CLONES BENCH MODULE FILTER FUZZ STEPS SEED SANITIZE PREFIX DESTDIR VERSION

help: ## Show this list
	@echo 'Usage: make TARGET [FILE=path] [EXAMPLE=name] [TEXTS=folder] [CLONES=folder] [BENCH=name] [PREFIX=folder] [DESTDIR=folder]'; echo
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 12

# A file may be large, so it's always opened by an optimized build.
run: ## Show the gallery, FILE as rows that unfold, or EXAMPLE; without a display, FILE in the terminal, or a film in out
	@if [ -n "$$FILE" ] && [ -z "$$EXAMPLE$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
		script/setup terminal && program=$$(script/program --terminal) && exec "$$program" -- "$$FILE"; \
	fi; \
	script/setup run; \
	if [ -z "$$FILE$$EXAMPLE$$DISPLAY$$WAYLAND_DISPLAY" ]; then film='--record out --table tap-to-reveal-unfold'; fi; \
	program=$$(script/program $$([ -n "$$FILE" ] || echo --quick) "$$EXAMPLE") && UNFOLD_PICTURE="out/$${EXAMPLE:-unfold}.png" "$$program" $$film $${FILE:+-- "$$FILE"}

films: ## Record a film strip and an animation of each table of the gallery in the folder out
	@script/setup run
	@program=$$(script/program "") && "$$program" --record out

# Swift's libraries are linked statically, and no others are linked but those of every Debian.
terminal: ## Build the viewer for terminals, a program without GTK, and make a Debian package of it, in the folder out
	@script/setup terminal
	@swift build --configuration release --product unfold-terminal --static-swift-stdlib --scratch-path .build-terminal
	@script/deb --terminal .build-terminal/release/unfold-terminal

serve: ## Serve the same to a browser on this machine, at an address with a secret
	@script/setup run
	@swift build --configuration release --product unfold-gate
	@program=$$(script/program "$$EXAMPLE") && script/serve "$$program" $${FILE:+-- "$$FILE"}

# Swift's libraries are linked statically, so that the program runs where there is no Swift.
build-installed = swift build --configuration release --product unfold --static-swift-stdlib && \
	swift build --configuration release --product unfold-terminal --static-swift-stdlib

install: ## Install the app in PREFIX (/usr/local), with its icon, menu entry and file types
	@script/setup run
	@$(build-installed)
	@script/install .build/release/unfold .build/release/unfold-terminal

uninstall: ## Remove what install put into PREFIX
	@script/install --remove

deb: ## Make a Debian package of the app, in the folder out
	@script/setup run
	@$(build-installed)
	@script/deb .build/release/unfold .build/release/unfold-terminal

test: ## Run all tests, those of MODULE, or those with FILTER in their names; SANITIZE=address or thread
	@script/setup test
	@script/test

projects: ## Build the projects for iOS in Tests/Projects, and run their tests
	@script/setup run
	@script/projects

clients: ## Build and test the packages of other people in the folder CLONES as they are, and write docs/clients.md
	@script/setup run
	@swift build --configuration release --product unfold
	@script/clients "$$CLONES"

tutorials: ## Build the listings of the tutorials in the folder TEXTS as they are printed, and tap their rows
	@script/setup run
	@script/tutorials "$$TEXTS"

fuzz: ## Run random programs: FUZZ=name, STEPS=number or SECONDS=number, SEED=number, SANITIZE=address or thread
	@script/setup test
	@script/fuzz $(if $(SECONDS),--seconds $(SECONDS)) $$FUZZ

bench: ## Run all benchmarks or BENCH, and write docs/benchmarks.md
	@script/setup bench
	@script/bench $$BENCH

format: ## Format the sources in the project's style
	swift format --in-place --parallel --recursive $(sources)

lint: ## List deviations of the sources from the project's style
	swift format lint --strict --parallel --recursive $(sources)
	@script/check-comments
