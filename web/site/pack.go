// Package site makes the folder that a web server hands out, and is a small web server for it. It knows nothing of
// the game.
package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sort"
	"strconv"

	"github.com/andybalholm/brotli"
)

// Program is the name of the game among the files of the site.
const Program = "tyche.wasm"

// Pack fills folder out with the files of the page and the extra ones (name -> path), which must contain Program.
// The words @VERSION@ and @SIZE@ in the page are replaced by a fingerprint of all files and by the program's size
// in bytes. Each file is stored plain and with gzip; with small also with brotli, which takes minutes.
func Pack(page, out string, extra map[string]string, small bool) (version string, err error) {
	files, err := gather(page, extra)
	if err != nil {
		return "", fmt.Errorf("site: %w", err)
	}
	version = fingerprint(files)
	size := strconv.Itoa(len(files[Program]))
	if err := os.MkdirAll(out, 0o755); err != nil {
		return "", fmt.Errorf("site: %w", err)
	}
	for name, content := range files {
		if name != Program {
			content = bytes.ReplaceAll(content, []byte("@VERSION@"), []byte(version))
			content = bytes.ReplaceAll(content, []byte("@SIZE@"), []byte(size))
		}
		if err := store(filepath.Join(out, name), content, small); err != nil {
			return "", fmt.Errorf("site: %w", err)
		}
	}
	return version, nil
}

// gather reads all files of the site.
func gather(page string, extra map[string]string) (map[string][]byte, error) {
	if extra[Program] == "" {
		return nil, fmt.Errorf("no %s given", Program)
	}
	paths := map[string]string{}
	entries, err := os.ReadDir(page)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		paths[e.Name()] = filepath.Join(page, e.Name())
	}
	for name, path := range extra {
		paths[name] = path
	}
	files := map[string][]byte{}
	for name, path := range paths {
		if files[name], err = os.ReadFile(path); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// fingerprint is the same for the same files and different for others.
func fingerprint(files map[string][]byte) string {
	names := make([]string, 0, len(files))
	for name := range files {
		names = append(names, name)
	}
	sort.Strings(names)
	sum := sha256.New()
	for _, name := range names {
		fmt.Fprintf(sum, "%s %d\n", name, len(files[name]))
		sum.Write(files[name])
	}
	return fmt.Sprintf("%x", sum.Sum(nil)[:6])
}

// store writes a file and its packed forms; a packed form left over from before must not outlive its file.
func store(path string, content []byte, small bool) error {
	if err := os.WriteFile(path, content, 0o644); err != nil {
		return err
	}
	if err := pack(path+".gz", content, func(w io.Writer) io.WriteCloser {
		z, _ := gzip.NewWriterLevel(w, gzip.BestCompression) // fails only for an unknown level
		return z
	}); err != nil {
		return err
	}
	if !small {
		return removed(path + ".br")
	}
	return pack(path+".br", content, func(w io.Writer) io.WriteCloser {
		return brotli.NewWriterLevel(w, brotli.BestCompression)
	})
}

func pack(path string, content []byte, packer func(io.Writer) io.WriteCloser) error {
	var packed bytes.Buffer
	w := packer(&packed)
	if _, err := w.Write(content); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(path, packed.Bytes(), 0o644)
}

func removed(path string) error {
	if err := os.Remove(path); err != nil && !os.IsNotExist(err) {
		return err
	}
	return nil
}
