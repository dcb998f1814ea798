//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
)

// Folder keeps entries as files below a folder.
type Folder struct{ root string }

// Open returns the player's own store: $XDG_DATA_HOME/tyche, or what the system has in its place.
func Open() (Store, error) {
	root, err := dataFolder()
	if err != nil {
		return nil, err
	}
	return NewFolder(filepath.Join(root, "tyche")), nil
}

// NewFolder returns a store below root, which is made when first written to.
func NewFolder(root string) *Folder { return &Folder{root} }

func dataFolder() (string, error) {
	if dir := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return dir, nil
	}
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return os.UserConfigDir()
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", fmt.Errorf("store: no home folder: %w", err)
	}
	return filepath.Join(home, ".local", "share"), nil
}

func (f *Folder) path(name string) string { return filepath.Join(f.root, filepath.FromSlash(name)) }

// Read returns the file.
func (f *Folder) Read(name string) ([]byte, error) {
	if err := check(name); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(f.path(name))
	return data, explain("read", name, err)
}

// Write puts a new file in place of the old one in one step.
func (f *Folder) Write(name string, data []byte) error {
	if err := check(name); err != nil {
		return err
	}
	return explain("write", name, f.replace(f.path(name), data))
}

func (f *Folder) replace(path string, data []byte) error {
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	tmp, err := os.CreateTemp(dir, ".new-*")
	if err != nil {
		return err
	}
	err = writeAndSync(tmp, data)
	if err == nil {
		err = os.Rename(tmp.Name(), path)
	}
	if err != nil {
		os.Remove(tmp.Name())
		return err
	}
	syncFolder(dir)
	return nil
}

// writeAndSync writes, makes sure it is on the disk, and closes.
func writeAndSync(file *os.File, data []byte) error {
	_, err := file.Write(data)
	return errors.Join(err, file.Sync(), file.Close())
}

// syncFolder makes a rename durable; systems that cannot do it lose at most the last write in a power cut.
func syncFolder(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		d.Close()
	}
}

// Append adds to the end of the file.
func (f *Folder) Append(name string, data []byte) error {
	if err := check(name); err != nil {
		return err
	}
	path := f.path(name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return explain("append", name, err)
	}
	file, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return explain("append", name, err)
	}
	return explain("append", name, writeAndSync(file, data))
}

// List walks the folder.
func (f *Folder) List(prefix string) ([]string, error) {
	var names []string
	err := filepath.WalkDir(f.root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			if errors.Is(err, fs.ErrNotExist) {
				return nil
			}
			return err
		}
		rel, err := filepath.Rel(f.root, path)
		name := filepath.ToSlash(rel)
		if err == nil && !d.IsDir() && strings.HasPrefix(name, prefix) && !strings.HasPrefix(d.Name(), ".new-") {
			names = append(names, name)
		}
		return err
	})
	slices.Sort(names)
	return names, explain("list", prefix, err)
}

// Remove deletes the file.
func (f *Folder) Remove(name string) error {
	if err := check(name); err != nil {
		return err
	}
	err := os.Remove(f.path(name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return explain("remove", name, err)
}

func explain(doing, name string, err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, syscall.ENOSPC):
		return fmt.Errorf("store: %s %s: %w", doing, name, ErrFull)
	}
	return fmt.Errorf("store: %s %s: %w", doing, name, err)
}
