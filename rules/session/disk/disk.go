// Package disk keeps journals in files that survive a crash. It knows nothing of what it writes.
package disk

import (
	"fmt"
	"os"
	"path/filepath"
)

// File is a session.Sink on a path. Its folder is made when needed.
type File struct{ Path string }

// Append adds p and waits until the disk has it.
func (f File) Append(p []byte) error {
	out, err := os.OpenFile(f.Path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		return fmt.Errorf("disk: append: %w", err)
	}
	return finish(out, p)
}

// Replace writes p beside the file and then renames it.
func (f File) Replace(p []byte) error {
	dir := filepath.Dir(f.Path)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("disk: make folder: %w", err)
	}
	out, err := os.CreateTemp(dir, filepath.Base(f.Path)+".*.part")
	if err != nil {
		return fmt.Errorf("disk: replace: %w", err)
	}
	if err := finish(out, p); err != nil {
		os.Remove(out.Name())
		return err
	}
	if err := os.Rename(out.Name(), f.Path); err != nil {
		os.Remove(out.Name())
		return fmt.Errorf("disk: replace: %w", err)
	}
	return nil
}

// finish writes, syncs and closes.
func finish(out *os.File, p []byte) error {
	_, err := out.Write(p)
	if err == nil {
		err = out.Sync()
	}
	if shut := out.Close(); err == nil {
		err = shut
	}
	if err != nil {
		return fmt.Errorf("disk: write: %w", err)
	}
	return nil
}
