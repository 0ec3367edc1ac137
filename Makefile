# Frente. `make` lists what can be made. What a target needs it installs: the compiler by rustup, packages by npm, a
# browser and a database by apt-get where that is possible (tools/need).
.POSIX:
.PHONY: help play offline terminal quick test test-rust test-python test-web python wheel soak hooks toolchain modules web bench lab fuzz faults clean

CARGO = cargo
WASM = wasm32-unknown-unknown
TARGET = $${CARGO_TARGET_DIR:-target}
FRENTE = $(TARGET)/release/frente
# Quick to build, with the page read from web/dist: see [profile.play] in Cargo.toml.
PLAY = --profile play --no-default-features --bin frente
NPM = PATH="$$PWD/.venv/bin:$$PATH" npm --prefix web --no-fund --no-audit --loglevel=error

# What must also build for the browser: the shelf stands on every game and on everything the games stand on.
PURE = -p frente-conformance -p frente-catalog

# How long each fuzz target runs, and how many games the lab plays.
FUZZ_SECONDS = 60
GAMES = 100000

# How many faults an evening of the servers sees.
FAULTS = 1000

help:
	@echo 'make play      build Frente and open the table at http://127.0.0.1:1936'
	@echo 'make offline   the same with the rules in the page, played without a network: some minutes more, the first time'
	@echo 'make terminal  build Frente and play Amanecer soviético in the terminal'
	@echo 'make quick     format, tidy, lints, the rule tests of what changed: a minute or two (BASE=commit)'
	@echo 'make test      format, lints, every test, the API, the browser; stops at the first failure'
	@echo 'make soak      what takes long: fuzzing, tournaments, a million battles, load, whole matches in a browser'
	@echo 'make python    install the Python package into .venv, built for tests (make wheel: the fast one, to give away)'
	@echo 'make hooks     run make quick before every git push'
	@echo 'make bench     throughput of playouts, of search and of the web table, as JSON lines'
	@echo 'make lab       play $(GAMES) games and write the statistics to out/ (GAMES=n)'
	@echo 'make faults    $(FAULTS) faults while three servers and PostgreSQL are played on (FAULTS=n)'
	@echo 'make fuzz      fuzz each target for $(FUZZ_SECONDS) seconds (FUZZ_SECONDS=n)'
	@echo 'make clean     remove what was built'

# The page is built beside the program: each leaves a core idle now and then.
play: toolchain
	@$(MAKE) --no-print-directory web & page=$$!; $(CARGO) build $(PLAY); built=$$?; \
		wait $$page && exit $$built
	@$(TARGET)/play/frente serve --open

# The page carries the modules that are there; a fresh clone has none, for building five games twice takes too long.
offline: modules play

modules: toolchain
	@tools/modules

terminal: toolchain
	$(CARGO) build $(PLAY)
	@$(TARGET)/play/frente play amanecer

quick: toolchain
	@tools/quick $(BASE)

hooks:
	git config core.hooksPath tools/hooks

test: test-rust test-python test-web
	@printf '\nAll tests pass.\n'

test-rust: toolchain
	@printf '\n== Format ==\n'
	$(CARGO) fmt --all --check
	@printf '\n== Lints ==\n'
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	@printf '\n== Documentation ==\n'
	RUSTDOCFLAGS='-D warnings -A rustdoc::private_intra_doc_links' $(CARGO) doc --workspace --no-deps --quiet
	@printf '\n== What it is built from: advisories, licences, sources ==\n'
	@tools/need deny
	@tools/deny
	@printf '\n== Tests (tidy is one of them) ==\n'
	@tools/need postgres nextest
	FRENTE_POSTGRES=required tools/tests all
	@printf '\n== A game outside the workspace ==\n'
	$(CARGO) fmt --manifest-path examples/dado/Cargo.toml --check
	$(CARGO) test --manifest-path examples/dado/Cargo.toml --target-dir "$(TARGET)/dado" --quiet
	@printf '\n== The pure crates in the browser ==\n'
	$(CARGO) check --target $(WASM) $(PURE)

# In the profile of the tests, so that only the native half is compiled besides what they have built.
python: toolchain
	@tools/need python
	@. .venv/bin/activate && maturin develop --quiet

test-python: python
	@printf '\n== Python: format, lints, types, stubs ==\n'
	@# The program whose runs are compared with ours, as the tests build it.
	$(CARGO) test --workspace --no-run --quiet
	@. .venv/bin/activate && ruff format --check --quiet python && ruff check --quiet python && mypy && \
		python -m mypy.stubtest frente._core --ignore-disjoint-bases
	@printf '\n== Python: tests, examples, docs/python.md ==\n'
	@. .venv/bin/activate && OMP_NUM_THREADS=1 pytest

# One wheel for Python 3.10 and newer, tried in an empty environment.
wheel: toolchain
	@tools/need python
	@. .venv/bin/activate && maturin build --release --out "$(TARGET)/wheels"
	@rm -rf "$(TARGET)/tried" && python3 -m venv "$(TARGET)/tried" && \
		"$(TARGET)/tried/bin/pip" install --quiet "$$(ls -t "$(TARGET)"/wheels/*.whl | head -1)" && \
		"$(TARGET)/tried/bin/python" -c 'import frente; print(frente.simulate("amanecer", 1000).summary)'

test-web: toolchain
	@# As the tests build them: another set of features would compile everything once more.
	$(CARGO) test --workspace --no-run --quiet
	@printf '\n== The rules for a page without a server ==\n'
	@tools/modules --tested
	@$(MAKE) --no-print-directory web
	@tools/need chromium schemathesis
	@printf '\n== The page: format, lints, types, unit tests, what is loaded before a board ==\n'
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test
	$(NPM) run size
	@printf '\n== The API, asked everything its description allows ==\n'
	tools/schema-fuzz "$(TARGET)/debug/frente-bare-server" 30
	@printf '\n== The table in a browser (pictures in web/out) ==\n'
	FRENTE_BIN="$$(cd "$(TARGET)" && pwd)/debug/frente" $(NPM) run e2e

# The page, built when its sources have changed. A release build carries it.
web:
	@tools/page

# Installs what is missing of the compiler that rust-toolchain.toml names. Without rustup, what is there has to do.
toolchain:
	@if command -v rustup >/dev/null 2>&1; then \
		{ $(CARGO) fmt --version && $(CARGO) clippy --version && rustup target list --installed | grep -x $(WASM); \
		} >/dev/null 2>&1 || rustup toolchain install --no-self-update --profile minimal -c clippy -c rustfmt -t $(WASM) \
			"$$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)"; \
	elif ! command -v $(CARGO) >/dev/null 2>&1; then \
		echo 'Rust is missing: see https://rustup.rs' >&2; exit 1; \
	fi

bench: toolchain
	$(CARGO) build --release --bin frente
	@$(FRENTE) bench
	$(CARGO) run --release --quiet -p frente-server --example load -- --matches 200 --moves 200000
	@tools/need postgres
	FRENTE_CUP=64 FRENTE_POSTGRES=required $(CARGO) test --release -p frente-server --test server evening_of_bots
	$(CARGO) run --release --quiet -p frente-server --example load -- --matches 200 --rate 1000 --seconds 20
	$(CARGO) run --release --quiet -p frente-server --example load -- --matches 200 --moves 200000 --durable

lab: toolchain
	$(CARGO) build --release --bin frente
	@$(FRENTE) sim amanecer --games $(GAMES) --out out

# What takes too long for every change. Run before a large piece of work is called done; its figures go into docs/.
soak: toolchain
	$(CARGO) xtask freeze --check
	@set -e; for game in amanecer guerra1936 pasaran tactics2gm peanas; do $(CARGO) xtask freeze --try $$game; done
	$(MAKE) fuzz FUZZ_SECONDS=600
	FRENTE_BATTLES=1000000 $(CARGO) test --profile play -p frente-pasaran --test odds
	FRENTE_SCREENS=all $(CARGO) test -p frente --test frente screens
	FRENTE_PATCHES=4000 $(CARGO) test --profile play -p frente-catalog --test patches
	FRENTE_FOOLISH=200 $(CARGO) test --profile play -p frente-lab --test foolish
	$(CARGO) build --release --bin frente
	@set -e; for game in amanecer guerra1936 pasaran tactics2gm peanas; do \
		$(FRENTE) sim $$game --games 200 --bots soldier; \
	done
	@$(FRENTE) sim amanecer --games 1000000 --bots random
	$(CARGO) run --release --quiet -p frente-server --example load -- --matches 200 --moves 200000
	$(MAKE) modules
	$(MAKE) python
	@# Learning needs speed: the package as it is given away.
	@. .venv/bin/activate && maturin develop --quiet --release && OMP_NUM_THREADS=1 pytest -m long
	$(MAKE) web
	@tools/need chromium
	FRENTE_BIN="$$(cd "$(TARGET)" && pwd)/release/frente" $(NPM) run soak

# cargo-fuzz asks for a nightly compiler; the flag lends its switches to ours.
fuzz: toolchain
	@$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-fuzz
	@set -e; for target in $$($(CARGO) fuzz list); do \
		RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run --sanitizer none "$$target" -- \
			-max_total_time=$(FUZZ_SECONDS) -len_control=0 -max_len=600; \
	done

# Every change that was acknowledged must be there afterwards; `make test` has a short form of it.
faults: toolchain
	@tools/need postgres
	@# Built as all tests are: another set of features would compile everything once more.
	FRENTE_POSTGRES=required FRENTE_FAULTS=$(FAULTS) $(CARGO) test --workspace --test server -- \
		--nocapture --exact club::nothing_acknowledged_is_lost_whatever_fails_in_an_evening

clean:
	$(CARGO) clean
	rm -rf out examples/dado/target web/dist web/out web/node_modules .venv
