package house

import (
	"errors"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// What players have written lies beside their game, goes with it under another name, and is forgotten with it.
func TestWritingsLieBesideTheirGame(t *testing.T) {
	h, kept := open(t)
	k := &Kind{Rules: toy.Game{}, Writings: map[string]int{"motto": 20}}
	name, err := h.Adopt(game(t, 1))
	prove.True(t, "a game is kept", err == nil)
	w := h.writings(k, name)
	prove.True(t, "a motto", w.Set(0, "motto", rules.Ref{}, "Ñandú") == nil)
	h.keepWritings(name, w.Text())
	next, err := New(ui.NewApp(kept), []Kind{*k})
	prove.True(t, "the next run of the program", err == nil)
	prove.Is(t, "it is there", next.writings(k, name).Find(0, "motto", rules.Ref{}), "Ñandú")

	moved := &sink{house: h, name: name, words: w}
	prove.True(t, "the game goes on under another name", moved.Move() == nil && moved.name != name)
	prove.Is(t, "with what was written", h.writings(k, moved.name).Find(0, "motto", rules.Ref{}), "Ñandú")

	kept.Write(writingsOf(name), []byte("1 password 0.0 \"x\"\n"))
	prove.Is(t, "nonsense is nothing", len(h.writings(k, name).List()), 0)
	prove.True(t, "the game is removed", h.Remove(name) == nil)
	_, err = kept.Read(writingsOf(name))
	prove.True(t, "and what was written", errors.Is(err, store.ErrMissing))
}
