// Package disk keeps journals in files that survive a crash, and lets one program at a time write each of them. It
// knows nothing of what it writes.
package disk

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"tyche/rules/session"
)

// File is a session.Sink on a path. Its folder is made when needed.
type File struct{ Path string }

// Append adds p behind what was written before and waits until the disk has it. It fails when the file holds anything
// else; see session.Fits.
func (f *File) Append(before, p []byte) error {
	kept, err := os.ReadFile(f.Path)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("disk: append: %w", session.ErrBehind)
	}
	if err != nil {
		return fmt.Errorf("disk: append: %w", err)
	}
	if err := session.Fits(kept, before); err != nil {
		return fmt.Errorf("disk: append: %w", err)
	}
	out, err := os.OpenFile(f.Path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		return fmt.Errorf("disk: append: %w", err)
	}
	return finish(out, p)
}

// Replace writes p beside the file and then renames it, so that after a crash there is the old whole or the new.
func (f *File) Replace(p []byte) error {
	dir := filepath.Dir(f.Path)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("disk: make folder: %w", err)
	}
	out, err := os.CreateTemp(dir, "."+filepath.Base(f.Path)+".*"+part)
	if err != nil {
		return fmt.Errorf("disk: replace: %w", err)
	}
	name := out.Name()
	_ = lockFile(out) // tells Clean that somebody is at work; where that cannot be, its age does
	if err := finish(out, p); err != nil {
		os.Remove(name)
		return err
	}
	if err := os.Rename(name, f.Path); err != nil {
		os.Remove(name)
		return fmt.Errorf("disk: replace: %w", err)
	}
	syncFolder(dir)
	return nil
}

// Move goes on under another name beside the old one: what is kept there is somebody else's.
func (f *File) Move() error {
	ending := filepath.Ext(f.Path)
	stem := strings.TrimSuffix(f.Path, ending)
	for n := 2; ; n++ {
		path := stem + "-" + strconv.Itoa(n) + ending
		_, err := os.Lstat(path)
		if errors.Is(err, fs.ErrNotExist) {
			f.Path = path
			return nil
		}
		if err != nil {
			return fmt.Errorf("disk: move: %w", err)
		}
	}
}

// finish writes, syncs and closes.
func finish(out *os.File, p []byte) error {
	_, err := out.Write(p)
	if err := errors.Join(err, out.Sync(), out.Close()); err != nil {
		return fmt.Errorf("disk: write: %w", err)
	}
	return nil
}

// syncFolder makes a rename durable; systems that cannot do it lose at most the last write in a power cut.
func syncFolder(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		d.Close()
	}
}
