package site

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// program stands in for the game.
var program = bytes.Repeat([]byte("\x00asm and what follows "), 500)

// packed packs the real page around the stand-in.
func packed(t *testing.T, content []byte) (folder, version string) {
	t.Helper()
	return packedFrom(t, "../page", content)
}

// packedFrom packs another page.
func packedFrom(t *testing.T, page string, content []byte) (folder, version string) {
	t.Helper()
	from := t.TempDir()
	for name, c := range map[string][]byte{Program: content, "wasm_exec.js": []byte("class Go {}")} {
		if err := os.WriteFile(filepath.Join(from, name), c, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	folder = filepath.Join(t.TempDir(), "web")
	version, err := Pack(page, folder, map[string]string{
		Program: filepath.Join(from, Program), "wasm_exec.js": filepath.Join(from, "wasm_exec.js"),
	}, false)
	if err != nil {
		t.Fatal(err)
	}
	return folder, version
}

func TestHandlerSendsTheRightHeaders(t *testing.T) {
	folder, version := packed(t, program)
	for _, row := range []struct {
		url, accept                   string
		status                        int
		kind, packing, cacheFor, body string
	}{
		{"/", "", 200, "text/html; charset=utf-8", "", "no-cache", "<!DOCTYPE html>"},
		{"/index.html", "gzip", 200, "text/html; charset=utf-8", "gzip", "no-cache", "<!DOCTYPE html>"},
		{"/tyche.wasm?v=" + version, "gzip, deflate, br", 200, "application/wasm", "br", "immutable", "\x00asm"},
		{"/tyche.wasm?v=" + version, "gzip, br;q=0", 200, "application/wasm", "gzip", "immutable", "\x00asm"},
		{"/icon.svg", "", 200, "image/svg+xml", "", "no-cache", "<svg"},
		{"/manifest.webmanifest", "", 200, "application/manifest+json", "", "no-cache", "{"},
		{"/offline.js", "", 200, "text/javascript; charset=utf-8", "", "no-cache", "//"},
		{"/nothing.js?v=1", "gzip", 404, "", "", "", "404"},
		{"/tyche.wasm.gz", "", 404, "", "", "", "404"},
		{"/../../../../etc/passwd", "", 404, "", "", "", "404"},
	} {
		r := httptest.NewRequest(http.MethodGet, row.url, nil)
		r.Header.Set("Accept-Encoding", row.accept)
		w := httptest.NewRecorder()
		Handler(folder).ServeHTTP(w, r)
		body := unpacked(t, w)
		h := w.Header()
		if w.Code != row.status || !strings.HasPrefix(body, row.body) {
			t.Errorf("%s: %d %.20q, want %d %q", row.url, w.Code, body, row.status, row.body)
		}
		if row.status != 200 {
			continue
		}
		if h.Get("Content-Type") != row.kind || h.Get("Content-Encoding") != row.packing || !strings.Contains(h.Get("Cache-Control"), row.cacheFor) {
			t.Errorf("%s accepting %q: %v, want %q %q %q", row.url, row.accept, h, row.kind, row.packing, row.cacheFor)
		}
	}
}

func unpacked(t *testing.T, w *httptest.ResponseRecorder) string {
	t.Helper()
	var from io.Reader = w.Body
	switch w.Header().Get("Content-Encoding") {
	case "gzip":
		z, err := gzip.NewReader(w.Body)
		if err != nil {
			t.Fatal(err)
		}
		from = z
	case "br":
		from = brotli.NewReader(w.Body)
	}
	body, err := io.ReadAll(from)
	if err != nil {
		t.Fatal(err)
	}
	return string(body)
}

func TestPackNamesVersionAndSize(t *testing.T) {
	folder, version := packed(t, program)
	again, same := packed(t, program)
	if same != version || again == folder {
		t.Errorf("versions %s and %s of the same files", version, same)
	}
	if _, other := packed(t, append(program, '.')); other == version {
		t.Errorf("version %s of different files", other)
	}
	files, _ := filepath.Glob(filepath.Join(folder, "*"))
	for _, file := range files {
		content, _ := os.ReadFile(file)
		if bytes.Contains(content, []byte("@VERSION@")) || bytes.Contains(content, []byte("@PROGRAM@")) || bytes.Contains(content, []byte("@SIZE@")) {
			t.Errorf("%s is not filled in", file)
		}
		if ext := filepath.Ext(file); ext != ".br" && ext != ".gz" && ext != ".png" && ext != ".jpg" {
			for _, form := range []string{".br", ".gz"} {
				if _, err := os.Stat(file + form); err != nil {
					t.Error(err)
				}
			}
		}
	}
	page, _ := os.ReadFile(filepath.Join(folder, "page.js"))
	if !bytes.Contains(page, []byte(`Number("11000")`)) {
		t.Error("page.js does not know that the program has 11000 bytes")
	}
}

// TestSmallPagesArePackedByZopfli, where it is there; what does not come out of it as it went in is no page.
func TestSmallPagesArePackedByZopfli(t *testing.T) {
	tools, folder := t.TempDir(), t.TempDir()
	t.Setenv("PATH", tools+string(os.PathListSeparator)+os.Getenv("PATH"))
	zopfli := func(script string) {
		if err := os.WriteFile(filepath.Join(tools, "zopfli"), []byte("#!/bin/sh\n"+script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	program := filepath.Join(folder, Program)
	if err := os.WriteFile(program, []byte("\x00asm of the game"), 0o644); err != nil {
		t.Fatal(err)
	}
	page := filepath.Join(folder, "page")
	if err := os.Mkdir(page, 0o755); err != nil {
		t.Fatal(err)
	}
	packed := func(small bool) ([]byte, error) {
		out := t.TempDir()
		_, err := Pack(page, out, map[string]string{Program: program}, small)
		content, _ := os.ReadFile(filepath.Join(out, Program+".gz"))
		return content, err
	}
	zopfli(`shift 2; gzip -1 -c "$1"`) // level 1 marks the head, which our own gzip never does
	const fastest, mark = 4, 8
	if got, err := packed(true); err != nil || got[mark] != fastest {
		t.Errorf("zopfli was there and is not used: % x, %v", got, err)
	}
	if got, err := packed(false); err != nil || got[mark] == fastest {
		t.Errorf("a page that is packed quickly waits for zopfli: % x, %v", got, err)
	}
	for _, script := range []string{"echo another | gzip -c", "echo no archive", "exit 1"} {
		zopfli(script)
		if _, err := packed(true); err == nil {
			t.Errorf("zopfli did %q, and nobody noticed", script)
		}
	}
}

func TestPackRefusesASiteWithoutProgram(t *testing.T) {
	if _, err := Pack("../page", t.TempDir(), nil, false); err == nil {
		t.Error("packed")
	}
}

func TestThePageAsksNobodyElse(t *testing.T) {
	outside := regexp.MustCompile(`(https?:)?//[a-z0-9-]+\.[a-z]`)
	files, err := filepath.Glob("../page/*")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, address := range outside.FindAllString(string(content), -1) {
			if !strings.HasPrefix(address, "http://www.w") { // the name of SVG, never fetched
				t.Errorf("%s names %s", file, address)
			}
		}
	}
}

func TestOfflineKeepsEveryFileOfTheSite(t *testing.T) {
	folder, _ := packed(t, program)
	offline, err := os.ReadFile(filepath.Join(folder, "offline.js"))
	if err != nil {
		t.Fatal(err)
	}
	files, _ := filepath.Glob(filepath.Join(folder, "*"))
	for _, file := range files {
		name := filepath.Base(file)
		if name == "offline.js" || name == "index.html" || strings.HasSuffix(name, ".gz") || strings.HasSuffix(name, ".br") {
			continue // the browser keeps the first itself; the page is kept as "./"
		}
		if !bytes.Contains(offline, []byte(`"`+name+`"`)) && !bytes.Contains(offline, []byte(`"`+name+`?v=`)) {
			t.Errorf("offline.js does not keep %s", name)
		}
	}
}

// TestAnEditOfThePageKeepsTheProgram: what browsers have of the program stays good when only the page changes.
func TestAnEditOfThePageKeepsTheProgram(t *testing.T) {
	address := regexp.MustCompile(`tyche\.wasm\?v=[0-9a-f]+`)
	named := func(content []byte, page string) (string, string) {
		folder, version := packedFrom(t, page, content)
		script, err := os.ReadFile(filepath.Join(folder, "page.js"))
		if err != nil {
			t.Fatal(err)
		}
		return address.FindString(string(script)), version
	}
	edited := t.TempDir()
	if err := os.CopyFS(edited, os.DirFS("../page")); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(edited, "page.css"), []byte("body { color: red }"), 0o600); err != nil {
		t.Fatal(err)
	}
	before, old := named(program, "../page")
	after, fresh := named(program, edited)
	if before == "" || before != after || old == fresh {
		t.Errorf("the program is %q and then %q, the version %s and then %s", before, after, old, fresh)
	}
	if other, _ := named(append(program, '.'), edited); other == after {
		t.Errorf("another program is %q too", other)
	}
}
