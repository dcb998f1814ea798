package sector

import (
	"bytes"
	"embed"
	"io/fs"
	"path"
	"strings"
)

// The sentences lie in one file for each part of the rules and each language.
//
//go:embed text
var parts embed.FS

// Texts holds text/es.json and text/en.json, each put together from its parts.
var Texts fs.FS = joined{}

type joined struct{}

// Open returns the sentences of a language.
func (joined) Open(name string) (fs.File, error) {
	folder := strings.TrimSuffix(name, ".json")
	list, err := parts.ReadDir(folder)
	if err != nil || folder == name {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	all := []byte("{")
	for _, part := range list {
		text, err := parts.ReadFile(path.Join(folder, part.Name()))
		if err != nil {
			return nil, err
		}
		inner := bytes.TrimSpace(text)
		inner = bytes.TrimSpace(bytes.TrimSuffix(bytes.TrimPrefix(inner, []byte("{")), []byte("}")))
		if len(inner) > 0 && len(all) > 1 {
			all = append(all, ',')
		}
		all = append(all, inner...)
	}
	return joinedFile{bytes.NewReader(append(all, '}'))}, nil
}

// joinedFile is a file in memory that can only be read.
type joinedFile struct{ *bytes.Reader }

func (joinedFile) Close() error               { return nil }
func (joinedFile) Stat() (fs.FileInfo, error) { return nil, fs.ErrInvalid }
