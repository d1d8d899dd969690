# Needs python3 (3.11 or newer), its venv module and make. Everything else goes into .venv, pinned by requirements/*.txt.

PYTHON ?= python3
DRIVER ?= service:inproc:reference_driver
PYTEST_ARGS ?=

# Hundreds of processes import the same modules: compiled once, and kept out of the tree.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache

BIN := .venv/bin
SUITE := generated_tests/specs generated_tests/large_tensors generated_tests/conformance generated_tests/random_graphs
RESULTS := build/conformance.sqlite
PAGE := build/conformance.html

# A stamp is named after the content that it stands for, so that the dates of a checkout do not matter.
checksum = $(shell cat $(1) | cksum | cut -d ' ' -f 1)
LOCK := $(call checksum,requirements/base.txt requirements/all.txt)
BASE := .venv/base-$(LOCK)
EXTRAS := .venv/extras-$(LOCK)
PROJECT := .venv/project-$(LOCK)-$(call checksum,pyproject.toml)

.PHONY: conformance test coverage bench lint lock clean

# Everything against DRIVER, a few minutes in all, then the page of results; the exit status is 0 if nothing failed. At
# its end the control of it all: of the drivers that are wrong on purpose a sample, against the checks that must catch
# them (all: nnconform faults --near).
conformance: $(PROJECT) $(EXTRAS)
	@mkdir -p build && rm -f $(RESULTS)* $(PAGE)
	@status=0; \
	run() { echo; echo "$$ $$*"; "$$@" || status=1; }; \
	run $(BIN)/python -m pytest $(SUITE) --matrix one --driver $(DRIVER) --results $(RESULTS) $(PYTEST_ARGS); \
	run $(BIN)/nnconform mutate --driver $(DRIVER) --count 10000 --results $(RESULTS); \
	run $(BIN)/nnconform stress --driver $(DRIVER) --duration 5s --results $(RESULTS); \
	run $(BIN)/nnconform fuzz --driver $(DRIVER) --target model --time 20s --results $(RESULTS); \
	run $(BIN)/nnconform fuzz --driver $(DRIVER) --target graph --time 20s --results $(RESULTS); \
	run $(BIN)/nnconform mlts --driver $(DRIVER) --results $(RESULTS); \
	run $(BIN)/nnconform faults --near --quiet --jobs 2 --sample 40; \
	$(BIN)/nnconform report $(RESULTS) --all -o $(PAGE) || status=1; \
	test ! -f $(PAGE) || echo "results: $(PAGE)"; \
	exit $$status

# Four workers share two processors: threads of BLAS that wait for each other would only take them from the others.
test coverage: export OPENBLAS_NUM_THREADS := 1
# Hundreds of processes serve the reference driver: the fork server imports it for them.
test: export NNCONFORM_PRELOAD := nnconform.reference_driver.faulty

# The project's own tests. A test that hangs is ended, with the stacks of all threads.
test: $(PROJECT) $(EXTRAS)
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint coverage
	$(BIN)/python -m pytest -n 4 --dist worksteal --timeout 300 --timeout-method thread $(addprefix --ignore=,$(COVERED)) $(PYTEST_ARGS)

# The layers below drivers, by their own tests alone: every line and branch of them runs.
COVERED := harness/model harness/ops harness/validate harness/minimise harness/oracle
coverage: $(PROJECT) $(EXTRAS)
	@mkdir -p build
	$(BIN)/python -m coverage run -m pytest -q $(COVERED)
	$(BIN)/python -m coverage report

bench: $(PROJECT) $(EXTRAS)
	$(BIN)/nnconform bench

lint: $(PROJECT) $(EXTRAS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

$(BASE): | requirements/base.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("nnconform needs Python 3.11 or newer, got " + sys.version.split()[0] + "; set PYTHON=")'
	rm -rf .venv
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/base.txt
	@touch $@

$(EXTRAS): | $(BASE)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/all.txt
	@touch $@

$(PROJECT): | $(BASE)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# Both locks anew, from the dependencies in pyproject.toml; the second agrees with the first.
PIP_COMPILE := CUSTOM_COMPILE_COMMAND="make lock" build/lock/bin/pip-compile --quiet --upgrade --strip-extras \
	--allow-unsafe --build-deps-for editable --no-emit-index-url --no-emit-find-links --no-emit-trusted-host
lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check pip-tools
	$(PIP_COMPILE) --output-file requirements/base.txt pyproject.toml
	$(PIP_COMPILE) $(addprefix --extra=,litert onnx openvino fuzz dev) --constraint requirements/base.txt --output-file requirements/all.txt pyproject.toml

clean:
	rm -rf .venv build *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
