# Frente. `make` lists what can be made; nothing here needs root.
.POSIX:
.PHONY: help play test toolchain bench lab fuzz clean

CARGO = cargo
WASM = wasm32-unknown-unknown
FRENTE = $${CARGO_TARGET_DIR:-target}/release/frente

# Crates that must also build for the browser. Those that are not there yet are passed over.
PURE = kernel conformance amanecer guerra1936 pasaran tactics2gm peanas bots catalog

# How long each fuzz target runs, and how many games the lab plays.
FUZZ_SECONDS = 60
GAMES = 100000

help:
	@echo 'make play    build Frente and play Amanecer soviético in the terminal'
	@echo 'make test    format, lints, tests, tidy, the browser build; stops at the first failure'
	@echo 'make bench   throughput of playouts and of search, as JSON lines'
	@echo 'make lab     play $(GAMES) games and write the statistics to out/ (GAMES=n)'
	@echo 'make fuzz    fuzz each target for $(FUZZ_SECONDS) seconds (FUZZ_SECONDS=n)'
	@echo 'make clean   remove what was built'

play: toolchain
	$(CARGO) build --release --bin frente
	@$(FRENTE) play amanecer

test: toolchain
	@printf '\n== Format ==\n'
	$(CARGO) fmt --all --check
	@printf '\n== Lints ==\n'
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	@printf '\n== Tests (tidy is one of them) ==\n'
	$(CARGO) test --workspace
	@printf '\n== The pure crates in the browser ==\n'
	@set --; for dir in $(PURE); do \
		if [ -f "crates/$$dir/Cargo.toml" ]; then set -- "$$@" -p "frente-$$dir"; fi; \
	done; echo "$(CARGO) check --target $(WASM) $$*"; $(CARGO) check --target $(WASM) "$$@"
	@printf '\nAll tests pass.\n'

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
	rm -rf out
