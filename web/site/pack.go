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
	"os/exec"
	"path/filepath"
	"sort"
	"strconv"
	"strings"

	"github.com/andybalholm/brotli"
)

// Program is the name of the game among the files of the site.
const Program = "tyche.wasm"

// Pack fills folder out with the files of the page and the extra ones (name -> path), which must contain Program.
// The words @VERSION@, @PROGRAM@ and @SIZE@ in the page are replaced by a fingerprint of all files, one of the program
// alone, and the program's size in bytes. Each file is stored plain, with gzip and with brotli; small packs as tightly
// as brotli and zopfli can, which takes minutes.
func Pack(page, out string, extra map[string]string, small bool) (version string, err error) {
	files, err := gather(page, extra)
	if err != nil {
		return "", fmt.Errorf("site: %w", err)
	}
	version = fingerprint(files)
	filled := strings.NewReplacer("@VERSION@", version, "@PROGRAM@", fingerprint(map[string][]byte{Program: files[Program]}),
		"@SIZE@", strconv.Itoa(len(files[Program])))
	if err := os.MkdirAll(out, 0o755); err != nil {
		return "", fmt.Errorf("site: %w", err)
	}
	for name, content := range files {
		if name != Program {
			content = []byte(filled.Replace(string(content)))
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

// Levels of brotli: quick takes seconds and is an eighth larger than tight, which takes minutes.
const quick, tight = 5, brotli.BestCompression

// widest is the largest window that browsers read (16 MB, as a power of two): 1 % less than with the usual one.
const widest = 24

// store writes a file and its packed forms. Pictures are packed as they are.
func store(path string, content []byte, small bool) error {
	if err := os.WriteFile(path, content, 0o644); err != nil {
		return err
	}
	if ext := filepath.Ext(path); ext == ".png" || ext == ".jpg" {
		return nil
	}
	if err := packGzip(path, content, small); err != nil {
		return err
	}
	options := brotli.WriterOptions{Quality: quick}
	if small {
		options = brotli.WriterOptions{Quality: tight, LGWin: widest}
	}
	return pack(path+".br", content, func(w io.Writer) io.WriteCloser { return brotli.NewWriterOptions(w, options) })
}

// packGzip uses zopfli where it should be small and zopfli is there: 4 % less than the best that gzip does.
func packGzip(path string, content []byte, small bool) error {
	if zopfli, err := exec.LookPath("zopfli"); small && err == nil {
		return packWith(zopfli, path, content)
	}
	return pack(path+".gz", content, func(w io.Writer) io.WriteCloser {
		z, _ := gzip.NewWriterLevel(w, gzip.BestCompression) // fails only for an unknown level
		return z
	})
}

// packWith has zopfli pack a file that is already stored, and looks whether the same comes out of it.
func packWith(zopfli, path string, content []byte) error {
	packed, err := exec.Command(zopfli, "--i5", "-c", path).Output()
	if err != nil {
		return fmt.Errorf("zopfli: %w", err)
	}
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return fmt.Errorf("zopfli: %w", err)
	}
	if unpacked, err := io.ReadAll(z); err != nil || !bytes.Equal(unpacked, content) {
		return fmt.Errorf("zopfli packed something else than %s, %v", filepath.Base(path), err)
	}
	return os.WriteFile(path+".gz", packed, 0o644)
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
