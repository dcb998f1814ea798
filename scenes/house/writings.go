package house

import (
	"errors"
	"fmt"
	"strings"

	"tyche/rules/session"
	"tyche/scenes/store"
	"tyche/scenes/table"
)

// writingsFolder holds the words of the players' own in kept games, under the names of the games.
const writingsFolder = "writings/"

func writingsOf(save string) string {
	return writingsFolder + strings.TrimSuffix(strings.TrimPrefix(save, saves), ending) + ".txt"
}

// writings reads what the players of a game have written. Where it cannot be read there is nothing.
func (h *House) writings(k *Kind, save string) *session.Writings {
	w := session.NewWritings(k.Writings)
	if save == "" {
		return w
	}
	data, err := h.App.Store.Read(writingsOf(save))
	if err == nil {
		err = w.Read(string(data))
	}
	if err != nil && !errors.Is(err, store.ErrMissing) {
		h.App.Note(fmt.Errorf("house: writings: %w", err))
	}
	return w
}

// keepWritings writes them; without any the file is removed.
func (h *House) keepWritings(save, text string) {
	var err error
	if text == "" {
		err = h.App.Store.Remove(writingsOf(save))
	} else {
		err = h.App.Store.Write(writingsOf(save), []byte(text))
	}
	if err != nil && !errors.Is(err, store.ErrMissing) {
		h.App.Note(fmt.Errorf("house: writings: %w", err))
	}
}

// inscribe gives a match the words of its players, and keeps what they write where the game is kept.
func (h *House) inscribe(m *table.Match, k *Kind, kept *sink) {
	list := h.writings(k, kept.name)
	if kept.name == "" {
		m.Inscribe(list, nil)
		return
	}
	kept.words = list
	m.Inscribe(list, func(text string) { h.keepWritings(kept.name, text) })
}
