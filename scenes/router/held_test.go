package router

import (
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/replay"
	"tyche/scenes/store"
	"tyche/scenes/table"
)

// TestASecondWindowOnlyWatches opens one game in two windows, and again when the first has left it.
func TestASecondWindowOnlyWatches(t *testing.T) {
	root := filepath.Join(t.TempDir(), "tyche")
	v := enter(t, store.NewFolder(root), "en", 1280, 800)
	v.click("New game")
	v.click("Begin")
	v.tick(3)
	before := v.match().Len()

	w := enter(t, store.NewFolder(root), "en", 1280, 800)
	w.router.Continue()
	w.tick(3)
	prove.True(t, "the second window says why", strings.Contains(strings.Join(w.said(), " "), "open in another window"))
	w.click("Only watch")
	_, watches := w.app.Stack.Top().(*replay.Replay)
	prove.True(t, "the second window watches", watches)
	prove.Is(t, "moves after that", w.match().Len(), before)

	v.router.home()
	v.tick(2)
	w.router.home()
	w.tick(2)
	w.router.Continue()
	w.tick(3)
	_, plays := w.app.Stack.Top().(*table.Table)
	prove.True(t, "once the first has left it, the second plays", plays)
}

// TestAGameWhoseFileIsGoneIsToldAndKept deletes the file under a game.
func TestAGameWhoseFileIsGoneIsToldAndKept(t *testing.T) {
	kept := store.NewMemory()
	v := enter(t, kept, "es", 1280, 800)
	v.app.Prefs.Speed = 0
	v.begin()
	v.answer()
	names := v.house.Names()
	if err := kept.Remove(names[0]); err != nil {
		t.Fatal(err)
	}
	v.answer()
	prove.True(t, "the player is told", strings.Contains(strings.Join(v.said(), " "), "Se ha escrito de nuevo"))
	prove.True(t, "the whole game is kept again", v.match().Len() >= 2)
}

func TestWhereNothingIsKeptThePlayerIsTold(t *testing.T) {
	v := enter(t, store.NewMemory(), "en", 1280, 800)
	v.app.Unkept = true
	v.router.Open()
	v.tick(2)
	prove.True(t, "the player is told", strings.Contains(strings.Join(v.said(), " "), "last until the program ends"))
}

// TestTakingOver goes on in a second window with a game that a first one plays, which then only watches.
func TestTakingOver(t *testing.T) {
	root := filepath.Join(t.TempDir(), "tyche")
	v := enter(t, store.NewFolder(root), "es", 1280, 800)
	v.app.Prefs.Speed = 0
	v.begin()
	v.answer()

	w := enter(t, store.NewFolder(root), "es", 1280, 800)
	w.app.Prefs.Speed = 0
	w.router.Continue()
	w.tick(3)
	w.click("Seguir aquí")
	_, plays := w.app.Stack.Top().(*table.Table)
	prove.True(t, "the second window plays", plays)
	w.answer()
	n := w.match().Len()

	v.answer()
	prove.True(t, "the first is told", strings.Contains(strings.Join(v.said(), " "), "Otra ventana ha continuado"))
	v.click("Entendido")
	_, watches := v.app.Stack.Top().(*replay.Replay)
	prove.True(t, "the first only watches", watches)
	prove.Is(t, "moves after what the first tried", w.match().Len(), n)
	w.answer()
	prove.True(t, "the second plays on", w.match().Len() > n)
	prove.Is(t, "games kept", len(w.house.Names()), 1)
}
