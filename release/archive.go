package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

// file is one of an archive. Its times are left out, so that the same files make the same archive.
type file struct {
	name    string // with slashes
	content []byte
	runs    bool // it is a program
}

func (f *file) mode() int64 {
	if f.runs {
		return 0o755
	}
	return 0o644
}

// tarball writes a compressed tar file.
func tarball(to string, files []file) error {
	return written(to, func(w io.Writer) error {
		z, err := gzip.NewWriterLevel(w, gzip.BestCompression)
		if err != nil {
			return err
		}
		t := tar.NewWriter(z)
		for _, f := range files {
			h := &tar.Header{Typeflag: tar.TypeReg, Name: f.name, Size: int64(len(f.content)), Mode: f.mode(), Format: tar.FormatUSTAR}
			if err := t.WriteHeader(h); err != nil {
				return err
			}
			if _, err := t.Write(f.content); err != nil {
				return err
			}
		}
		if err := t.Close(); err != nil {
			return err
		}
		return z.Close()
	})
}

// zipped writes a zip file.
func zipped(to string, files []file) error {
	return written(to, func(w io.Writer) error {
		z := zip.NewWriter(w)
		for _, f := range files {
			h := &zip.FileHeader{Name: f.name, Method: zip.Deflate}
			h.SetMode(os.FileMode(f.mode()))
			into, err := z.CreateHeader(h)
			if err != nil {
				return err
			}
			if _, err := into.Write(f.content); err != nil {
				return err
			}
		}
		return z.Close()
	})
}

// written makes a file and closes it, whatever happens.
func written(to string, write func(io.Writer) error) error {
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	f, err := os.Create(to)
	if err != nil {
		return err
	}
	if err := write(f); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// writeSums writes the checksums of everything in a folder, as sha256sum -c reads them.
func writeSums(folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	var lines []string
	for _, e := range entries {
		if e.IsDir() || e.Name() == sumsName {
			continue
		}
		content, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			return err
		}
		lines = append(lines, fmt.Sprintf("%x  %s\n", sha256.Sum256(content), e.Name()))
	}
	sort.Strings(lines)
	return os.WriteFile(filepath.Join(folder, sumsName), []byte(strings.Join(lines, "")), 0o644)
}

const sumsName = "SHA256SUMS"

func sortFiles(files []file) {
	sort.Slice(files, func(i, j int) bool { return files[i].name < files[j].name })
}
