# Needs python3 (3.11 or newer), its venv module and make. Everything else goes into .venv, pinned by requirements/*.txt.

# Not the first python3 of PATH if that is a slow build and there is a faster one; asked once, when it is needed.
PYTHON ?= $(eval PYTHON := $(or $(shell python3 requirements/interpreter.py),python3))$(PYTHON)
DRIVER ?= service:inproc:reference_driver
PYTEST_ARGS ?=
# Processes side by side in `make conformance`: three on two processors, where each starts a driver of its own, as each waits
# for its driver now and then.
JOBS ?= $(if $(filter service:% inproc:% exec:% venv:%,$(DRIVER)),3,1)

# Hundreds of processes import the same modules: compiled once, and kept out of the tree. Most modules of the packages are
# never imported, so that pip compiles none.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache

BIN := .venv/bin
RUN := build/conformance
PAGE := build/conformance.html

# A stamp is named after the content that it stands for, so that the dates of a checkout do not matter.
checksum = $(shell cat $(1) | cksum | cut -d ' ' -f 1)
LOCK := $(call checksum,requirements/pip.txt requirements/all.txt)
LOCKED := .venv/locked-$(LOCK)
PROJECT := .venv/project-$(LOCK)-$(call checksum,pyproject.toml)

.PHONY: conformance against faults alone permitted alarms test nightly gates suite coverage bench survey lint lock clean

# What the fork server of drivers imports, so that hundreds of processes that serve the reference driver need not.
PRELOAD := nnconform.reference_driver.faulty,nnconform.reference_driver.preloaded

# Everything against DRIVER, a few minutes in all, with the results in build/conformance; the exit status is 0 if nothing
# failed. Beside it, or at its end if there is one process, the control of it all. One at a time in a tree, as each begins
# with no results. MAKE_COMMAND, not MAKE: make -n runs no line that has that.
conformance: export NNCONFORM_PRELOAD := $(PRELOAD)
conformance: $(PROJECT)
	@mkdir -p build; exec 9> build/conformance.lock; \
	flock --nonblock 9 || { echo "another make conformance runs in this tree: its results are in $(RUN)" >&2; exit 2; }; \
	rm -rf $(RUN) $(PAGE); \
	status=0; \
	$(MAKE_COMMAND) --no-print-directory --jobs $(if $(filter 1,$(JOBS)),1,4) --output-sync=target --keep-going \
		against $(CONTROLS) || status=1; \
	test ! -f $(RUN)/report.html || { cp $(RUN)/report.html $(PAGE) && echo "results: $(PAGE)"; }; \
	exit $$status

# With a + the output is shown as it comes.
against: $(PROJECT)
	+PYTEST_ADDOPTS="$(PYTEST_ARGS)" $(BIN)/nnconform run $(DRIVER) --jobs $(JOBS) -o $(RUN)

# Of the drivers that are wrong on purpose a sample, against the checks that must catch them (all: nnconform faults --near),
# of those that support one operation alone, against all checks, and of those that are right in another way (all: nnconform
# permitted). They wait much of their time, for drivers that hang. With WHOLE=1 there is no sample.
CONTROLS := faults alone permitted
faults: ARGS := --near --quiet $(if $(WHOLE),,--sample 16)
alone: ARGS := $(if $(WHOLE),,--sample 2)
permitted: ARGS := --near --quiet $(if $(WHOLE),,--sample 8)
$(CONTROLS): $(PROJECT)
	$(BIN)/nnconform $@ --jobs 2 $(ARGS)

# The workers share the processors: threads of BLAS that wait for each other would only take them from the others.
suite coverage: export OPENBLAS_NUM_THREADS := 1
suite: export NNCONFORM_PRELOAD := $(PRELOAD)

# The project's own tests, but for those of the night, beside lint and the coverage gate, which print what they have to say
# once they are done.
test: $(PROJECT)
	@$(MAKE) --no-print-directory --jobs 3 suite gates SELECT='-m "not nightly"'

# No idiom may fail on right graph passes.
alarms: $(PROJECT)
	$(BIN)/nnconform pass-alarms --forms 6412 --seed 1

# All of the project's own tests, and all drivers that are wrong on purpose or right in another way.
nightly: export NNCONFORM_PRELOAD := $(PRELOAD)
nightly: $(PROJECT)
	@$(MAKE) --no-print-directory --jobs 3 --keep-going suite gates; status=$$?; \
	$(MAKE) --no-print-directory --keep-going $(CONTROLS) alarms WHOLE=1 && exit $$status

gates:
	@$(MAKE) --no-print-directory --output-sync=target lint coverage

# The plugins that our tests need, by module: pytest rewrites the asserts of whatever a plugin that it finds by itself is
# installed with, and that would be every module of nnconform. Not Hypothesis's, which few tests need nothing of: it reads the
# numbers of all modules in each worker.
PLUGINS := --disable-plugin-autoload $(addprefix -p ,xdist timeout nnconform.harness.pytest_plugin.plugin)

# All workers would compile the modules and the asserts of a new tree at once, each for itself: one process does it before.
# So would they the loops of the reference driver: 10 s of processor time for each process that needs them first.
COLLECTED := build/pycache/collected
$(COLLECTED): $(PROJECT)
	@mkdir -p $(@D)
	@$(BIN)/python -m pytest $(PLUGINS) -q --collect-only > /dev/null || true
	@$(BIN)/python -c 'from nnconform.reference_driver import compiled; compiled.load()'
	@touch $@

# Four workers for two processors: some tests wait, for a driver that hangs or for a limit, and each worker collects all of
# them first. A test that hangs is ended, with the stacks of all threads. A file's tests stay together: what they share, such
# as a cluster, starts once. Files come in their order: those with few tests, which xdist puts last, are the long ones.
SELECT ?=
suite: $(PROJECT) $(COLLECTED)
	$(BIN)/python -m pytest $(PLUGINS) $(SELECT) -n 4 --dist loadfile --no-loadscope-reorder --timeout 900 --timeout-method thread $(addprefix --ignore=,$(COVERED)) $(PYTEST_ARGS)

# The layers below drivers, by their own tests alone: every line and branch of them runs.
COVERED := harness/model harness/ops harness/validate harness/minimise harness/oracle
coverage: $(PROJECT)
	@mkdir -p build
	$(BIN)/python -m coverage run -m pytest $(PLUGINS) -q $(COVERED)
	$(BIN)/python -m coverage report

# All benchmarks, with a table of the goals at the end, and against the last run if there is one.
FIGURES := build/bench
bench: $(PROJECT)
	@mkdir -p build
	@test ! -f $(FIGURES).jsonl || mv $(FIGURES).jsonl $(FIGURES)-before.jsonl
	$(BIN)/nnconform bench --results $(FIGURES).jsonl $$(test ! -f $(FIGURES)-before.jsonl || echo --compare $(FIGURES)-before.jsonl)

# A table of runtimes. One that is too large for .venv has an environment of its own, which adds its package to .venv's: the
# package's name, its address, and the known failures. SURVEY_ARGS chooses what runs: all of it takes hours on a simulator.
SURVEY := build/survey
SURVEY_ARGS ?= --every 20
survey: $(PROJECT)
	@mkdir -p build; rm -f $(SURVEY).sqlite*; status=0; \
	run() { echo; echo "$$1: $$(du -shL $$2 | cut -f 1)"; shift 2; time "$$@" --results $(SURVEY).sqlite $(SURVEY_ARGS) || status=1; }; \
	own() { test -d $(SURVEY)/$$1 || { $(PYTHON) -m venv --without-pip $(SURVEY)/$$1 && \
		echo "import site; site.addsitedir('$$(echo $(CURDIR)/.venv/lib/python*/site-packages)')" > $$(echo $(SURVEY)/$$1/lib/python*/site-packages)/shared.pth && \
		$(BIN)/python -m pip --python $(SURVEY)/$$1/bin/python install --quiet --disable-pip-version-check --no-deps $$1; }; }; \
	run nxrt-ep-cpu .venv/lib/python*/site-packages/nxrt_ep_cpu $(BIN)/nnconform survey onnxruntime:nxrt --expect harness/docs/findings/nxrt.expect.toml; \
	own onnxruntime-qnn && run onnxruntime-qnn $(SURVEY)/onnxruntime-qnn $(SURVEY)/onnxruntime-qnn/bin/python $(BIN)/nnconform survey 'onnxruntime:qnn?soc_model=60' --expect harness/docs/findings/qnn.expect.toml; \
	own tosa-tools && $(BIN)/python -m pip --python $(SURVEY)/tosa-tools/bin/python install --quiet --disable-pip-version-check --no-deps tosa-converter-for-tflite && \
		run tosa-tools $(SURVEY)/tosa-tools $(SURVEY)/tosa-tools/bin/python $(BIN)/nnconform survey tosa: --expect harness/docs/findings/tosa.expect.toml; \
	own MNN && run MNN $(SURVEY)/MNN $(SURVEY)/MNN/bin/python $(BIN)/nnconform survey mnn: --expect harness/docs/findings/mnn.expect.toml; \
	own apache-tvm && $(BIN)/python -m pip --python $(SURVEY)/apache-tvm/bin/python install --quiet --disable-pip-version-check --no-deps apache-tvm-ffi && \
		run apache-tvm $(SURVEY)/apache-tvm $(SURVEY)/apache-tvm/bin/python $(BIN)/nnconform survey service:tvm: --expect harness/docs/findings/tvm.expect.toml; \
	{ test -d $(SURVEY)/rknn-toolkit2 || { $(PYTHON) -m venv $(SURVEY)/rknn-toolkit2 && \
		$(SURVEY)/rknn-toolkit2/bin/python -m pip install --quiet --disable-pip-version-check rknn-toolkit2 'numpy<2'; }; } && \
		run rknn-toolkit2 $(SURVEY)/rknn-toolkit2 $(BIN)/nnconform survey service:rknn:$(SURVEY)/rknn-toolkit2 --expect harness/docs/findings/rknn.expect.toml; \
	$(BIN)/nnconform survey --results $(SURVEY).sqlite -o $(SURVEY).md; exit $$status

# Where nobody checks again, mypy's cache is not worth its writing, an eighth of mypy's time.
lint: $(PROJECT)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(if $(CI),--cache-dir=/dev/null)

# First pip itself: the one that comes with Python takes twice as long for what follows. The lock is whole, and most of the
# time is the unpacking of wheels: two halves of it side by side.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
$(LOCKED): | requirements/all.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("nnconform needs Python 3.11 or newer, got " + sys.version.split()[0] + "; set PYTHON=")'
	rm -rf .venv
	$(PYTHON) -m venv .venv
	$(INSTALL) -r requirements/pip.txt
	@grep -v '^ *#' requirements/all.txt | split --number r/2 - .venv/half-
	$(INSTALL) --no-deps -r .venv/half-aa & half=$$!; $(INSTALL) --no-deps -r .venv/half-ab; status=$$?; wait $$half && exit $$status
	@touch $@

$(PROJECT): | $(LOCKED)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# All locks anew, from the dependencies in pyproject.toml; the last agrees with the one before.
PIP_COMPILE := CUSTOM_COMPILE_COMMAND="make lock" build/lock/bin/pip-compile --quiet --upgrade --strip-extras \
	--allow-unsafe --no-emit-index-url --no-emit-find-links --no-emit-trusted-host
lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check pip-tools
	echo pip | $(PIP_COMPILE) --output-file requirements/pip.txt -
	$(PIP_COMPILE) --build-deps-for editable --output-file requirements/base.txt pyproject.toml
	$(PIP_COMPILE) --build-deps-for editable $(addprefix --extra=,litert onnx openvino plugin tflm fuzz fast parquet graph distributed dev) --constraint requirements/base.txt --output-file requirements/all.txt pyproject.toml

clean:
	rm -rf .venv build *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
