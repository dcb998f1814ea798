# make play   set up what is missing, build and open the game (without a display: in the browser)
# make test   everything that .ci/run checks
# make web    the browser version in dist/web        make serve    the same on http://127.0.0.1:8080
# make gallery  pictures of everything in gallery/             make bench  what docs/performance.md tells
# make index  docs/rules-<game>.md anew, after rules or their tests have changed
# make mutants GAME=imperio   faults put into the rules, and how many the tests notice (all: one game after the other)
# make soak GAMES=1000000   random games of all rules, here and as WebAssembly
# make fuzz TIME=10m   odd journals, links, positions and moves of all games, so long for each of them
# make release VERSION=1.2.0  archives for Linux, Windows and any web server in dist/release, with checksums (docs/publishing.md)

export PATH := $(CURDIR)/.go/go/bin:$(PATH):/usr/local/go/bin
export GOFLAGS ?= -buildvcs=false
SMALL := -trimpath -ldflags="-s -w"
# The page is an eighth smaller without inlining; what counts or paints in loops keeps it, but for the ground of the map, which is
# painted once, and what only has words or is done once. The last flag that fits wins.
LEAN := -gcflags=all=-l $(foreach p,runtime image golang.org/x/image tyche/rules tyche/board tyche/sprites/paint,-gcflags=$(p)/...=) \
	$(foreach p,tyche/board/atlas tyche/board/chart tyche/board/pick tyche/rules/lexicon tyche/rules/manual tyche/rules/notation \
	tyche/rules/session tyche/rules/tutor golang.org/x/image/font image/png,-gcflags=$(p)/...=-l)

.PHONY: play test web serve gallery bench index mutants soak fuzz release clean

# Windows are opened through X11; a Wayland desktop offers that as well, and then sets DISPLAY.
play:
	@.ci/setup go
	@if [ "$$(uname -s)" = Linux ] && [ -z "$$DISPLAY" ]; then \
		echo "There is no display here (DISPLAY is not set)."; \
		echo "No hay pantalla gráfica: se prepara la versión para el navegador."; \
		echo "Building the browser version instead; open the address below in a browser."; \
		$(MAKE) --no-print-directory serve; \
	else \
		.ci/setup desktop && echo "Building: the first time takes a minute." && go build $(SMALL) -o dist/tyche . && dist/tyche; \
	fi

test:
	@.ci/test

dist/tyche.wasm: FORCE
	@.ci/setup go
	go run ./web/lean -libraries dist/lean
	GOOS=js GOARCH=wasm go build -modfile dist/lean/go.mod $(SMALL) $(LEAN) -o $@ .
	go run ./web/lean -lines $@

web: dist/tyche.wasm
	go run ./web/pack $(PACK)

serve: web
	go run ./web/serve

gallery:
	@.ci/setup go
	@.ci/gallery

bench:
	@.ci/setup go
	@.ci/bench

index:
	@.ci/setup go
	TYCHE_INDEX=write go test -count=1 -run '^TestRulesIndex$$' ./rules/...

GAMES_OF_RULES := diadochi imperio sector

# SEED chooses other faults, AGAIN=1 tries only what survived the last time.
mutants:
	@.ci/setup go
	@for game in $(if $(filter all,$(or $(GAME),all)),$(GAMES_OF_RULES),$(GAME)); do \
		go run ./rules/cmd/mutants -game $$game -seed $(or $(SEED),1) $(if $(AGAIN),-again) || exit 1; done

soak:
	@.ci/setup go
	@GAMES=$(or $(GAMES),1000000) JOBS=$(JOBS) .ci/soak

fuzz:
	@.ci/setup go
	@TIME=$(or $(TIME),10m) JOBS=$(or $(JOBS),2) .ci/fuzz

# The version is that of the last tag (v1.2.0), unless it is given.
VERSION ?= $(or $(patsubst v%,%,$(shell git describe --tags --abbrev=0 2>/dev/null)),0.0.0)

release:
	@.ci/setup go desktop packing
	go build $(SMALL) -o dist/tyche-linux .
	GOOS=windows GOARCH=amd64 CGO_ENABLED=0 go build -trimpath -ldflags="-s -w -H=windowsgui" -o dist/tyche-windows.exe .
	$(MAKE) --no-print-directory web PACK=-small
	SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct 2>/dev/null) go run ./release -version $(VERSION)
	@echo "Ready in dist/release; how to publish it: docs/publishing.md"

clean:
	rm -rf dist gallery

FORCE:
