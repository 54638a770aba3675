# Two commands: `make play` and `make test`. Each does all its own set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check tests kills bench ladder mutate clean

play: $(READY)
	@$(BIN)/condotta play

test: check tests

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.clauses

# Out-of-range indices are silent in compiled code, so the tests run with bounds checks.
tests: $(READY)
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n auto

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
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
