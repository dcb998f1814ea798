package session_test

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/imperio"
	"tyche/rules/session"
)

func TestWritings(t *testing.T) {
	w := session.NewWritings(imperio.Writings())
	planet := rules.Ref{Kind: imperio.KindPlanet, ID: 12}
	set := func(kind string, about rules.Ref, text string) error { return w.Set(1, kind, about, text) }
	prove.True(t, "a House is named", set("house", rules.Ref{}, "  Los  «Tejedores» \n de Ñ ") == nil)
	prove.Is(t, "without spaces too many", w.Find(1, "house", rules.Ref{}), "Los «Tejedores» de Ñ")
	prove.True(t, "a planet", set("planet", planet, `Say "no" \ never`) == nil)
	prove.True(t, "a speech of 140 letters", set("speech", rules.Ref{}, strings.Repeat("ñ", 140)) == nil)
	for what, bad := range map[string]string{
		"too long": strings.Repeat("a", 141), "a bell": "a\a", "turned round": "a\u202eb", "no width": "a\u200bb", "broken": "a\xff", "private": "\ue000",
	} {
		prove.True(t, what+" is refused", set("speech", rules.Ref{}, bad) != nil)
	}
	prove.True(t, "no such kind", set("password", rules.Ref{}, "x") != nil)
	prove.True(t, "no such seat", w.Set(-1, "house", rules.Ref{}, "x") != nil)

	again := session.NewWritings(imperio.Writings())
	prove.True(t, "read", again.Read(w.Text()) == nil)
	prove.Same(t, "as written", again.List(), w.List())
	for _, bad := range []string{"2 house 0.0\n", "2 house 0.0 \"x\" y\n", "7 house 0.0 \"x\"\n", "2 house 0.0 \"\\a\"\n", "house \"x\"\n", strings.Repeat("\n", 1<<19)} {
		prove.True(t, "bad lines are refused", again.Read(bad) != nil)
	}
	prove.Same(t, "and change nothing", again.List(), w.List())
	prove.True(t, "taken back", set("planet", planet, " ") == nil && w.Find(1, "planet", planet) == "" && len(w.List()) == 2)
	for i := range session.MaxWritings {
		_ = w.Set(0, "planet", rules.Ref{Kind: imperio.KindPlanet, ID: int16(i)}, "x")
	}
	prove.Is(t, "no more than so many", len(w.List()), session.MaxWritings)
	prove.True(t, "one too many", w.Set(0, "motto", rules.Ref{}, "x") != nil)
}

func FuzzWritings(f *testing.F) {
	f.Add("2 house 0.0 \"Los «Tejedores»\"\n1 planet 3.12 \"a \\\"b\\\"\"\n")
	f.Fuzz(func(t *testing.T, text string) {
		w, again := session.NewWritings(imperio.Writings()), session.NewWritings(imperio.Writings())
		if w.Read(text) != nil {
			return
		}
		if err := again.Read(w.Text()); err != nil || again.Text() != w.Text() {
			t.Fatalf("%v: %q", err, w.Text())
		}
	})
}
