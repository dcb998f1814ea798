// Package store keeps the player's files: settings, saved games, lessons done. On the desktop they are files in the
// user's data folder, in the browser entries of localStorage, in tests a map. It knows nothing of what is in them.
package store

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// Store keeps named byte strings. A name is a relative path with slashes, such as "saves/one.tyche".
type Store interface {
	// Read returns what is kept; the error is ErrMissing (errors.Is) if there is nothing of this name.
	Read(name string) ([]byte, error)
	// Write replaces it as a whole: after a crash either the old or the new is there.
	Write(name string, data []byte) error
	// Append adds data behind what was written before and returns when it is safe. Where something else is kept it
	// writes nothing and returns an error of session.Fits.
	Append(name string, before, data []byte) error
	// List returns the names that begin with prefix, sorted.
	List(prefix string) ([]string, error)
	// Remove forgets it; forgetting what is not there is no error.
	Remove(name string) error
	// Hold asks to be the only one who writes the name, among all programs and pages that share the store, and says to
	// done whether that is so: before it returns, or later where the answer takes time. Release gives it back; the end
	// of the program does so too.
	Hold(name string, done func(held bool))
	Release(name string)
}

// The errors that callers tell apart.
var (
	ErrMissing = fs.ErrNotExist
	ErrName    = errors.New("store: this name cannot be kept")
	ErrFull    = errors.New("store: no room left")
)

// check refuses names that would leave the store or trouble a file system.
func check(name string) error {
	if !fs.ValidPath(name) || name == "." || len(name) > 200 || strings.ContainsAny(name, "\\:*?\"<>|\x00") {
		return fmt.Errorf("%w: %q", ErrName, name)
	}
	return nil
}
