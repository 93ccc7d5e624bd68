# The two commands of the README: `make play` starts the product, `make test` runs every test.
# Both set everything up first: a virtual environment in .venv, from the lock file.
.PHONY: play test lint screens promises bench compiled release clean

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo $(BIN)/uv)
READY := $(VENV)/.ready
TESTED := $(VENV)/.ready-test
SYNC = VIRTUAL_ENV=$(abspath $(VENV)) UV_PROJECT_ENVIRONMENT=$(abspath $(VENV)) \
	$(UV) sync --frozen --inexact --quiet
# The browser client is built when the package is installed: edits of it install again.
CLIENT := hatch_build.py $(shell find web src/fistful -name node_modules -prune -o -name dist -prune -o -path src/fistful/web/site -prune \
	-o -path 'web/*' -type f -print -o -name '*.ftl' -print -o -name 'summary.*.md' -print)

play: $(READY)
	@$(BIN)/fistful serve

test: $(TESTED) lint
	$(BIN)/pytest -n auto

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && PATH="$(abspath $(BIN)):$$PATH" npm run --silent lint

$(READY): pyproject.toml uv.lock $(CLIENT)
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	@command -v uv >/dev/null 2>&1 || test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet uv
	@$(SYNC)
	@touch $@

# Tests need a real Ray as well: large, so nobody who only plays has to fetch it.
$(TESTED): $(READY)
	@$(SYNC) --extra cluster
	@touch $@

# Whole games on screens of all sizes, measured; a sheet of many moments of each game to look at.
screens: $(READY)
	$(BIN)/python -m tests.web.audit

promises: $(READY)
	$(BIN)/python -m tests.promises --jobs 2 --write docs/promises.md

bench: $(READY)
	$(BIN)/python bench/engine.py

compiled: $(READY)
	$(BIN)/python bench/compiled.py
	$(BIN)/pytest -o pythonpath="build/compiled ." tests/test_records.py tests/lab/test_runner.py
	@for game in blasting-billy cash-n-guns get-billy-the-kid stetsons-and-sixguns; do \
		PYTHONPATH=build/compiled $(BIN)/fistful arena $$game --bots search:20,rules --games 4 \
			> /dev/null || exit 1; done

# The sdist, the wheel made from it, the compiled wheel of this platform (some minutes); the wheels
# tried in clean environments.
release: $(READY)
	$(BIN)/python -m tests.release

clean:
	rm -rf $(VENV) build dist web/node_modules src/fistful/web/dist src/fistful/web/site .mypy_cache .pytest_cache .ruff_cache .hypothesis
