package site

import (
	"errors"
	"io/fs"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
	"syscall"
)

// kinds are the media types of what the site contains; a file of another kind is not handed out.
var kinds = map[string]string{
	".html":        "text/html; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".svg":         "image/svg+xml",
	".png":         "image/png",
	".jpg":         "image/jpeg",
	".webmanifest": "application/manifest+json",
	".wasm":        "application/wasm",
}

// packings are the packed forms of a file, best first: the name in HTTP and the ending.
var packings = []struct{ name, ending string }{{"br", ".br"}, {"gzip", ".gz"}}

// Handler hands out the folder that Pack made: packed where the browser understands it, and to be kept for ever
// where the address names a version.
func Handler(folder string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
		if name == "" {
			name = "index.html"
		}
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, http.StatusText(http.StatusMethodNotAllowed), http.StatusMethodNotAllowed)
			return
		}
		kind, known := kinds[path.Ext(name)]
		if !known || !possible(name) {
			http.NotFound(w, r)
			return
		}
		header := w.Header()
		header.Set("Content-Type", kind)
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Vary", "Accept-Encoding")
		header.Set("Cache-Control", "no-cache")
		if r.URL.Query().Has("v") {
			header.Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		serve(w, r, filepath.Join(folder, filepath.FromSlash(name)))
	})
}

// longestName is how many bytes the name of a file may have, without a packing's ending.
const longestName = 200

// possible says whether a file can have this name: a file system would call others a fault of ours.
func possible(name string) bool {
	return len(name) <= longestName && fs.ValidPath(name) && !strings.ContainsAny(name, "\x00\\:")
}

// serve sends the best form of the file that the browser accepts.
func serve(w http.ResponseWriter, r *http.Request, file string) {
	for _, p := range packings {
		if !accepts(r.Header.Get("Accept-Encoding"), p.name) {
			continue
		}
		if send(w, r, file+p.ending, p.name) {
			return
		}
	}
	if !send(w, r, file, "") {
		w.Header().Del("Cache-Control")
		http.NotFound(w, r)
	}
}

// send sends one form of the file; false if there is none.
func send(w http.ResponseWriter, r *http.Request, file, packing string) bool {
	f, err := os.Open(file)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) {
		return false
	}
	if err != nil {
		http.Error(w, http.StatusText(http.StatusInternalServerError), http.StatusInternalServerError)
		return true
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || info.IsDir() {
		return false
	}
	if packing != "" {
		w.Header().Set("Content-Encoding", packing)
	}
	http.ServeContent(w, r, "", info.ModTime(), f)
	return true
}

// accepts reads an Accept-Encoding header.
func accepts(header, packing string) bool {
	for _, part := range strings.Split(header, ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(part), ";")
		if strings.TrimSpace(name) == packing {
			return strings.ReplaceAll(weight, " ", "") != "q=0"
		}
	}
	return false
}
