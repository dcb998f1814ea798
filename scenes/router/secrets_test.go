package router

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
)

// TestASpoiltGameOpensNoHands watches a game that can only be watched and one that is over.
func TestASpoiltGameOpensNoHands(t *testing.T) {
	for _, c := range []struct {
		what, save string
		opens      bool
	}{
		{"a game with a line that cannot be read", "games/2026-03-04T18-05-00.tyche", false},
		{"a game under way", "games/2026-03-06T22-45-00.tyche", false},
		{"a game that is over", "games/2026-03-01T20-15-00.tyche", true},
	} {
		v := enter(t, kept(t), "en", 1280, 800)
		s, _ := v.house.Open(c.save)
		v.router.watch(s, 0)
		v.tick(3)
		words := strings.Join(v.said(), " ")
		prove.Is(t, c.what+" opens hands", strings.Contains(words, "The game is over, so you may look"), c.opens)
	}
}

// TestWhatGoesAlongIsSaid exports and shares a game under way and one that is over.
func TestWhatGoesAlongIsSaid(t *testing.T) {
	const warning = "all that is hidden"
	way, over := played(t, trio, 5, 240), finished(t)
	for _, c := range []struct {
		what string
		hand func(r *Router)
		warn bool
	}{
		{"exporting a game under way", func(r *Router) { r.export(way) }, true},
		{"exporting a game that is over", func(r *Router) { r.export(over) }, false},
		{"exporting a kept game", func(r *Router) { r.exportSave("games/2026-03-06T22-45-00.tyche") }, true},
		{"exporting a spoilt game", func(r *Router) { r.exportSave("games/2026-03-04T18-05-00.tyche") }, true},
		{"sharing a game under way", func(r *Router) { r.share(way) }, true},
		{"sharing a game that is over", func(r *Router) { r.share(over) }, false},
	} {
		v := enter(t, kept(t), "en", 1280, 800)
		v.router.Save = func(string, []byte) (string, error) { return "/tmp/x", nil }
		v.router.app.Copy = func(_ string, done func(bool)) { done(true) }
		c.hand(v.router)
		v.tick(3)
		prove.Is(t, c.what+" warns", strings.Contains(strings.Join(v.said(), " "), warning), c.warn)
	}
}
