//go:build unix && !solaris && !illumos && !aix

package disk

import (
	"errors"
	"os"
	"syscall"
)

// lockFile locks an open file for this program without waiting.
func lockFile(f *os.File) error {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return ErrHeld
	}
	if errors.Is(err, syscall.ENOTSUP) || errors.Is(err, syscall.ENOLCK) {
		return nil // a file system without locks: a changed file is noticed all the same
	}
	return err
}
