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
	"time"

	"tyche/rules/session/disk"
)

// Folder keeps entries as files below a folder.
type Folder struct {
	root string
	held map[string]*disk.Held
}

// Open returns the player's own store: $XDG_DATA_HOME/tyche, or what the system has in its place.
func Open() (Store, error) {
	root, err := dataFolder()
	if err != nil {
		return nil, err
	}
	f := NewFolder(filepath.Join(root, "tyche"))
	f.clean()
	return f, nil
}

// NewFolder returns a store below root, which is made when first written to.
func NewFolder(root string) *Folder { return &Folder{root, map[string]*disk.Held{}} }

// clean removes what programs that crashed left in the folder and in those below it.
func (f *Folder) clean() {
	_ = filepath.WalkDir(f.root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() {
			disk.Clean(path, time.Now())
		}
		return nil
	})
}

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
	return explain("write", name, (&disk.File{Path: f.path(name)}).Replace(data))
}

// Append adds to the end of the file.
func (f *Folder) Append(name string, before, data []byte) error {
	if err := check(name); err != nil {
		return err
	}
	return explain("append", name, (&disk.File{Path: f.path(name)}).Append(before, data))
}

// Hold locks the file for this program. Where there are no locks it grants what nobody refuses.
func (f *Folder) Hold(name string, done func(held bool)) {
	lock, err := disk.Hold(f.path(name))
	if err == nil {
		f.held[name] = lock
	}
	done(!errors.Is(err, disk.ErrHeld))
}

// Release unlocks it.
func (f *Folder) Release(name string) {
	if lock := f.held[name]; lock != nil {
		lock.Release()
		delete(f.held, name)
	}
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
		if err == nil && !d.IsDir() && strings.HasPrefix(name, prefix) && !disk.Hidden(d.Name()) {
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
