# Everything that a person does with this repository. Each target installs what it needs first (script/setup).
.PHONY: help run serve test fuzz bench format lint
.DEFAULT_GOAL := help
sources := Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources

# A path may hold any bytes: it reaches the shell as a variable, never as text, and make expands nothing in it.
override FILE := $(value FILE)
export FILE BENCH FUZZ STEPS SEED SANITIZE

help: ## Say what there is
	@echo 'Usage: make TARGET [FILE=path] [BENCH=name]'; echo
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 12

run: ## Show the gallery in a window, or FILE as rows that unfold; with no display, record films
	@script/setup run
	@swift build --configuration release --product unfold
	@.build/release/unfold $${FILE:+-- "$$FILE"}

serve: ## The same in a browser on this machine, at an address that holds a secret
	@script/setup run
	@swift build --configuration release --product unfold
	@swift build --configuration release --product unfold-gate
	@script/serve .build/release/unfold $${FILE:+-- "$$FILE"}

test: ## Run every test
	@script/setup test
	swift test --disable-xctest --no-parallel

fuzz: ## Run random programs: FUZZ=name, STEPS=number or SECONDS=number, SEED=number, SANITIZE=address or thread
	@script/setup test
	@script/fuzz $(if $(SECONDS),--seconds $(SECONDS)) $$FUZZ

bench: ## Measure how fast it is next to others, all or BENCH, and write docs/benchmarks.md
	@script/setup bench
	@script/bench $$BENCH

format: ## Lay the sources out in the project's style
	swift format --in-place --parallel --recursive $(sources)

lint: ## Say where the sources differ from the project's style
	swift format lint --strict --parallel --recursive $(sources)
