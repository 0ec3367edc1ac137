# Frente. `make` lists what can be made. What a target needs it installs: the compiler by rustup, packages by npm, a
# browser and a database by apt-get where that is possible (tools/need).
.POSIX:
.PHONY: help play terminal test test-rust test-web toolchain web bench lab fuzz clean

CARGO = cargo
WASM = wasm32-unknown-unknown
TARGET = $${CARGO_TARGET_DIR:-target}
FRENTE = $(TARGET)/release/frente
NPM = PATH="$$PWD/.venv/bin:$$PATH" npm --prefix web --no-fund --no-audit --loglevel=error

# Crates that must also build for the browser. Those that are not there yet are passed over.
PURE = kernel conformance amanecer guerra1936 pasaran tactics2gm peanas bots catalog

# How long each fuzz target runs, and how many games the lab plays.
FUZZ_SECONDS = 60
GAMES = 100000

help:
	@echo 'make play      build Frente and open the table at http://127.0.0.1:1936'
	@echo 'make terminal  build Frente and play Amanecer soviético in the terminal'
	@echo 'make test      format, lints, every test, the API, the browser; stops at the first failure'
	@echo 'make bench     throughput of playouts, of search and of the web table, as JSON lines'
	@echo 'make lab       play $(GAMES) games and write the statistics to out/ (GAMES=n)'
	@echo 'make fuzz      fuzz each target for $(FUZZ_SECONDS) seconds (FUZZ_SECONDS=n)'
	@echo 'make clean     remove what was built'

play: toolchain web
	$(CARGO) build --release --bin frente
	@$(FRENTE) serve --open

terminal: toolchain
	$(CARGO) build --release --bin frente
	@$(FRENTE) play amanecer

test: test-rust test-web
	@printf '\nAll tests pass.\n'

test-rust: toolchain
	@printf '\n== Format ==\n'
	$(CARGO) fmt --all --check
	@printf '\n== Lints ==\n'
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	@printf '\n== Tests (tidy is one of them) ==\n'
	@tools/need postgres
	FRENTE_POSTGRES=required $(CARGO) test --workspace
	@printf '\n== The pure crates in the browser ==\n'
	@set --; for dir in $(PURE); do \
		if [ -f "crates/$$dir/Cargo.toml" ]; then set -- "$$@" -p "frente-$$dir"; fi; \
	done; echo "$(CARGO) check --target $(WASM) $$*"; $(CARGO) check --target $(WASM) "$$@"

test-web: toolchain web
	@tools/need chromium schemathesis
	@printf '\n== The page: format, lints, types and unit tests ==\n'
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test
	@printf '\n== The API, asked everything its description allows ==\n'
	@# As the tests build them: another set of features would compile everything once more.
	$(CARGO) test --workspace --no-run --quiet
	tools/schema-fuzz "$(TARGET)/debug/frente-bare-server" 30
	@printf '\n== The table in a browser (pictures in web/out) ==\n'
	FRENTE_BIN="$$(cd "$(TARGET)" && pwd)/debug/frente" $(NPM) run e2e

# The page, built into the binary.
web:
	@tools/need node
	@if ! cmp -s web/package-lock.json web/node_modules/.installed; then \
		$(NPM) ci && cp web/package-lock.json web/node_modules/.installed; \
	fi
	$(NPM) run build

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
	$(CARGO) run --release --quiet -p frente-server --example load -- --matches 200 --rate 1000 --seconds 20
	$(CARGO) run --release --quiet -p frente-server --example load -- --matches 200 --moves 200000 --durable

lab: toolchain
	$(CARGO) build --release --bin frente
	@$(FRENTE) sim amanecer --games $(GAMES) --out out

# cargo-fuzz asks for a nightly compiler; the flag lends its switches to ours.
fuzz: toolchain
	@$(CARGO) fuzz --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-fuzz
	@set -e; for target in $$($(CARGO) fuzz list); do \
		RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run --sanitizer none "$$target" -- \
			-max_total_time=$(FUZZ_SECONDS) -len_control=0 -max_len=600; \
	done

clean:
	$(CARGO) clean
	rm -rf out web/dist web/out web/node_modules .venv
