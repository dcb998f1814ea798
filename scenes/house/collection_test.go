package house

import (
	"strings"
	"testing"
	"time"

	"tyche/rules/conform/prove"
)

// All games go into one file and come back from it, once, with their names and moments; a damaged file gives what
// comes before the damage.
func TestCollections(t *testing.T) {
	h, kept := open(t)
	var names []string
	for i := range uint64(5) {
		name := h.FreeName(time.Date(2026, 3, 1, 10, 0, int(i), 0, time.Local))
		if err := kept.Write(name, game(t, i).Journal()); err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	h.Rename(names[2], "La \"larga\"\ntarde")
	if err := kept.Write("games/2020-01-01T00-00-00.tyche", []byte("nothing of ours")); err != nil {
		t.Fatal(err)
	}
	all, running := h.Collection()
	prove.True(t, "games under way", running)
	prove.True(t, "known as a collection", IsCollection(string(all)) && !IsCollection(string(game(t, 1).Journal())))

	next, there := open(t)
	taken, err := next.TakeIn(string(all))
	prove.Is(t, "taken", taken, Taken{New: 5, Unreadable: 1})
	prove.True(t, "without complaint", err == nil)
	for _, name := range names {
		a, _ := kept.Read(name)
		b, _ := there.Read(name)
		prove.Is(t, name, string(b), string(a))
	}
	prove.Is(t, "the name", next.Peek(names[2]).Title, `La "larga" tarde`)
	taken, _ = next.TakeIn(string(all))
	prove.Is(t, "taken again", taken, Taken{Known: 5, Unreadable: 1})

	for _, text := range []string{string(all[:len(all)-40]), strings.Replace(string(all), "game ", "gama ", 1), collectionMagic + "\ngame 99999999999999999999 1 \"\"\n", collectionMagic + "\ngame -1 1 \"\"\n\n"} {
		last, _ := open(t)
		if _, err := last.TakeIn(text); err == nil {
			t.Errorf("no complaint of %.60q", text)
		}
	}
}
