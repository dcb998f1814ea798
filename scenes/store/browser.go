//go:build js

package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
	"unicode/utf8"

	"tyche/rules/session"
)

// Browser keeps entries in the page's localStorage, each under a key of its own.
type Browser struct {
	local js.Value
	held  map[string]js.Value // what ends a lock, by name
}

const browserPrefix = "tyche/"

// Open returns the page's store. It fails where the browser forbids storage.
func Open() (s Store, err error) {
	defer func() { // merely touching localStorage throws in a sandboxed frame
		if thrown := recover(); thrown != nil {
			s, err = nil, fmt.Errorf("store: the browser forbids storage: %v", thrown)
		}
	}()
	local := js.Global().Get("Reflect").Call("get", js.Global(), "localStorage") // Get would end the program
	if !local.Truthy() {
		return nil, errors.New("store: the browser has no storage")
	}
	return &Browser{local, map[string]js.Value{}}, nil
}

// Read returns the entry.
func (b *Browser) Read(name string) ([]byte, error) {
	if err := check(name); err != nil {
		return nil, err
	}
	v := b.local.Call("getItem", browserPrefix+name)
	if v.IsNull() {
		return nil, fmt.Errorf("store: read %s: %w", name, ErrMissing)
	}
	return []byte(v.String()), nil
}

// Write replaces the entry; localStorage does that in one step. Only text can be kept.
func (b *Browser) Write(name string, data []byte) (err error) {
	if err := check(name); err != nil {
		return err
	}
	if !utf8.Valid(data) {
		return fmt.Errorf("store: write %s: %w", name, errors.New("the browser keeps only text"))
	}
	defer func() {
		if thrown := recover(); thrown != nil {
			err = fmt.Errorf("store: write %s: %w", name, ErrFull)
		}
	}()
	b.local.Call("setItem", browserPrefix+name, string(data))
	return nil
}

// Append writes the longer entry.
func (b *Browser) Append(name string, before, data []byte) error {
	old, err := b.Read(name)
	if err != nil && !errors.Is(err, ErrMissing) {
		return err
	}
	if err := session.Fits(old, before); err != nil {
		return fmt.Errorf("store: append %s: %w", name, err)
	}
	return b.Write(name, append(old, data...))
}

// Hold asks the browser for a lock, which ends with the page. Where it has none, everything is granted.
func (b *Browser) Hold(name string, done func(held bool)) {
	locks := js.Global().Get("navigator").Get("locks")
	if !locks.Truthy() {
		done(true)
		return
	}
	var granted, refused js.Func
	granted = js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer granted.Release()
		if !args[0].Truthy() {
			done(false)
			return nil
		}
		var begin js.Func
		begin = js.FuncOf(func(_ js.Value, ends []js.Value) any {
			b.held[name] = ends[0]
			return nil
		})
		defer begin.Release()
		until := js.Global().Get("Promise").New(begin)
		done(true)
		return until // the lock lasts until this is resolved
	})
	refused = js.FuncOf(func(js.Value, []js.Value) any {
		done(true) // a page that may not lock
		return nil
	})
	locks.Call("request", browserPrefix+name, map[string]any{"ifAvailable": true}, granted).Call("catch", refused)
}

// Release ends the lock.
func (b *Browser) Release(name string) {
	if end, ok := b.held[name]; ok {
		end.Invoke()
		delete(b.held, name)
	}
}

// List returns the sorted names.
func (b *Browser) List(prefix string) ([]string, error) {
	var names []string
	for i := range b.local.Get("length").Int() {
		key := b.local.Call("key", i).String()
		if name, ok := strings.CutPrefix(key, browserPrefix); ok && strings.HasPrefix(name, prefix) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, nil
}

// Remove forgets the entry.
func (b *Browser) Remove(name string) error {
	if err := check(name); err != nil {
		return err
	}
	b.local.Call("removeItem", browserPrefix+name)
	return nil
}
