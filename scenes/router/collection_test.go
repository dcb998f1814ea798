package router

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/store"
)

// All games go out of one program as one file and into another, which says what became of them.
func TestAllGamesInOneFile(t *testing.T) {
	v := enter(t, kept(t), "en", 1280, 800)
	var file []byte
	v.router.Save = func(name string, data []byte) (string, error) { file = data; return "/home/ana/" + name, nil }
	v.router.load()
	v.tick(20)
	v.click("Export all games")
	v.tick(3)
	said := strings.Join(v.said(), " ")
	prove.True(t, "where it is, and that secrets go along", strings.Contains(said, "-all.tyche") && strings.Contains(said, "every hand"))
	had := len(v.house.Names())

	w := enter(t, store.NewMemory(), "en", 1280, 800)
	w.router.load()
	w.router.receive(string(file))
	w.tick(3)
	prove.True(t, "what became of them", strings.Contains(strings.Join(w.said(), " "), "games of the file were kept"))
	prove.True(t, "games that can be read", len(w.house.Names()) > 2 && len(w.house.Names()) < had)
	w.click("Understood")
	w.tick(20)
	prove.True(t, "the list shows them", strings.Contains(strings.Join(w.said(), " "), "Irene"))
}
