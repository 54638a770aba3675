# Two commands: `make play` and `make test`. Each does all its own set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play terminal test check tests page page-check chromium pictures wheel wheel-check kills bench ladder mutate clean

# The server with its page in the browser; where there is no Node to build the page, the game in the terminal.
play: $(READY)
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory --silent page && $(BIN)/condotta serve --open; \
	else echo 'The page needs Node 20 (npm); playing in the terminal instead.'; $(BIN)/condotta play; fi

terminal: $(READY)
	@$(BIN)/condotta play

test: check page-check tests

page: web/dist/index.html

page-check: web/node_modules/.ready
	cd web && npm run --silent check && npm test --silent && npm run --silent build

web/dist/index.html: web/node_modules/.ready $(shell find web/src web/public src/condotta/locales -type f 2>/dev/null)
	@echo 'Building the page ...'
	@cd web && npm run --silent build >/dev/null

web/node_modules/.ready: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo 'The page needs Node 20 (npm); on Debian: apt-get install nodejs npm'; exit 2; }
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.clauses

# Out-of-range indices are silent in compiled code, so the tests run with bounds checks. One worker has the browser.
tests: $(READY) page chromium
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n auto --dist loadgroup

# The browser for the tests of the page.
chromium:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo 'Installing Chromium ...' \
	&& { apt-get install -qq -y chromium >/dev/null || { apt-get update -qq && apt-get install -qq -y chromium >/dev/null; }; }; } \
	|| { echo 'The tests of the page need Chromium; on Debian: apt-get install chromium'; exit 2; }

# Pictures of every main screen in three sizes and four languages, and those of the README.
pictures: $(READY) page chromium
	$(BIN)/python -m tests.page.pictures web/pictures

# The package with the built page in it.
wheel: $(READY) page
	@rm -f dist/condotta-*.whl
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

# Installs the wheel alone, without Node, and asks its server for the page.
wheel-check: wheel
	$(BIN)/python -m tests.wheel dist/condotta-*.whl

# The server is killed 200 times under load on each database; takes about an hour.
kills: $(READY)
	CONDOTTA_KILLS=200 $(BIN)/pytest -s tests/server/test_kill.py

bench: $(READY)
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/shell.py
	$(BIN)/python bench/learn.py

# How strong the bots are; takes hours, and goes on where it was stopped.
ladder: $(READY)
	$(BIN)/python bench/ladder.py

mutate: $(READY)
	$(BIN)/python bench/mutation.py

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'Condotta needs Python 3.11 or later (set PYTHON=...).'; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { echo 'python3 -m venv failed; on Debian: apt-get install python3-venv'; exit 2; }
	@echo 'Setting up (once, a minute or so) ...'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $(READY)

clean:
	rm -rf $(VENV) web/node_modules web/dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
