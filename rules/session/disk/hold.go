package disk

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// ErrHeld says that another program, or another window of this one, has the file open for writing.
var ErrHeld = errors.New("disk: another program has it open")

// Held is the only right to write a file, as long as the program lives or until it is released. It is a lock that the
// system keeps on a small hidden file beside it: it ends with the program, however that ends.
type Held struct{ lock *os.File }

// Hold asks for the only right to write the file at a path; the error is ErrHeld (errors.Is) if somebody has it.
func Hold(path string) (*Held, error) {
	name := lockName(path)
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return nil, fmt.Errorf("disk: hold: %w", err)
	}
	for {
		lock, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
		if err != nil {
			return nil, fmt.Errorf("disk: hold: %w", err)
		}
		if err := lockFile(lock); err != nil {
			lock.Close()
			return nil, fmt.Errorf("disk: hold %s: %w", path, err)
		}
		if same(lock, name) {
			return &Held{lock}, nil
		}
		lock.Close() // it was cleaned away between the two: try the new one
	}
}

// Release gives the right back.
func (h *Held) Release() {
	if same(h.lock, h.lock.Name()) {
		os.Remove(h.lock.Name())
	}
	h.lock.Close()
}

func lockName(path string) string {
	return filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+lockEnding)
}

// same says whether the open file is the one that bears the name now.
func same(open *os.File, name string) bool {
	a, err := open.Stat()
	if err != nil {
		return false
	}
	b, err := os.Stat(name)
	return err == nil && os.SameFile(a, b)
}
