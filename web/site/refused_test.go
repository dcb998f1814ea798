package site

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
)

// TestWhatTheHandlerRefuses asks for names that no file can have, and with other methods than those that read.
func TestWhatTheHandlerRefuses(t *testing.T) {
	folder, _ := packed(t, program)
	for _, row := range []struct {
		method, path string
		status       int
	}{
		{http.MethodGet, "/index.html", 200},
		{http.MethodHead, "/index.html", 200},
		{http.MethodPost, "/index.html", 405},
		{http.MethodPut, "/nothing.js", 405},
		{http.MethodDelete, "/nothing", 405},
		{http.MethodGet, "/in\x00dex.html", 404},
		{http.MethodGet, "/" + strings.Repeat("x", 300) + ".js", 404},
		{http.MethodGet, "/" + strings.Repeat("x/", 3000) + "a.js", 404},
		{http.MethodGet, "/c:\\windows\\a.js", 404},
		{http.MethodGet, "/index.html/a.js", 404},
	} {
		r := httptest.NewRequest(row.method, "/", nil)
		r.URL = &url.URL{Path: row.path}
		w := httptest.NewRecorder()
		Handler(folder).ServeHTTP(w, r)
		if w.Code != row.status {
			t.Errorf("%s %.40q: %d, want %d", row.method, row.path, w.Code, row.status)
		}
		if w.Code == 405 && w.Header().Get("Allow") == "" {
			t.Errorf("%s %.40q: no word of what is allowed", row.method, row.path)
		}
	}
}
