package store

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"tyche/rules/session"
)

// Memory is a store that lasts as long as the program.
type Memory struct {
	entries map[string][]byte
	held    map[string]bool
	// Fail, if not nil, is returned by every change: for tests of full disks.
	Fail error
}

// NewMemory returns an empty store.
func NewMemory() *Memory { return &Memory{entries: map[string][]byte{}, held: map[string]bool{}} }

// Read returns a copy of what is kept.
func (m *Memory) Read(name string) ([]byte, error) {
	if err := check(name); err != nil {
		return nil, err
	}
	data, ok := m.entries[name]
	if !ok {
		return nil, fmt.Errorf("store: read %s: %w", name, ErrMissing)
	}
	return slices.Clone(data), nil
}

// Write keeps a copy.
func (m *Memory) Write(name string, data []byte) error {
	if err := check(name); err != nil {
		return err
	}
	if m.Fail != nil {
		return m.Fail
	}
	m.entries[name] = slices.Clone(data)
	return nil
}

// Append adds to the end.
func (m *Memory) Append(name string, before, data []byte) error {
	if err := session.Fits(m.entries[name], before); err != nil {
		return fmt.Errorf("store: append %s: %w", name, err)
	}
	return m.Write(name, slices.Concat(before, data))
}

// Hold grants a name to the first who asks.
func (m *Memory) Hold(name string, done func(held bool)) {
	free := !m.held[name]
	m.held[name] = true
	done(free)
}

// Release gives a name back.
func (m *Memory) Release(name string) { delete(m.held, name) }

// List returns the sorted names.
func (m *Memory) List(prefix string) ([]string, error) {
	var names []string
	for _, name := range slices.Sorted(maps.Keys(m.entries)) {
		if strings.HasPrefix(name, prefix) {
			names = append(names, name)
		}
	}
	return names, nil
}

// Remove forgets.
func (m *Memory) Remove(name string) error {
	if err := check(name); err != nil {
		return err
	}
	delete(m.entries, name)
	return nil
}
