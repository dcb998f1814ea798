package house

import (
	"bytes"
	"errors"
	"strings"

	"tyche/rules/session"
	"tyche/scenes/store"
)

// saves is the folder of kept games.
const saves = "games/"

// sink keeps one journal in the player's store.
type sink struct {
	store store.Store
	name  string
}

func (k sink) Append(p []byte) error  { return k.store.Append(k.name, p) }
func (k sink) Replace(p []byte) error { return k.store.Write(k.name, p) }

// Save is a kept game.
type Save struct {
	Name    string // in the store
	Header  session.Header
	Moves   int
	Over    bool
	Problem *session.Problem // what is wrong with it, or nil
}

// Saves lists the kept games, the latest first.
func (h *House) Saves() ([]Save, error) {
	names, err := h.App.Store.List(saves)
	if err != nil {
		return nil, err
	}
	var list []Save
	for i := len(names) - 1; i >= 0; i-- {
		s, err := h.open(names[i])
		save := Save{Name: names[i]}
		errors.As(err, &save.Problem)
		if s != nil {
			save.Header, save.Moves = s.Header(), s.Len()
			_, save.Over = s.Outcome()
		}
		list = append(list, save)
	}
	return list, nil
}

// Open loads a kept game. Next to an error there may be a session that can be watched.
func (h *House) Open(name string) (*session.Session, error) { return h.open(name) }

func (h *House) open(name string) (*session.Session, error) {
	data, err := h.App.Store.Read(name)
	if err != nil {
		return nil, err
	}
	return session.Load(bytes.NewReader(data), h.Library)
}

// NewName returns a name for a new game: names sort by time.
func NewName(stamp string) string { return saves + strings.ReplaceAll(stamp, ":", "-") + ".tyche" }
