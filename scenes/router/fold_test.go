package router

import (
	"strings"
	"testing"

	"tyche/scenes/store"
	"tyche/sprites/canvas"
)

// TestTheSetUpTellsWhatIsUnderItsFold: on a phone the sheets of the set-up do not all fit; those further down are named, and a
// touch on their names leads there.
func TestTheSetUpTellsWhatIsUnderItsFold(t *testing.T) {
	for i := range kinds() {
		v := enter(t, store.NewMemory(), "es", 390, 844)
		v.in.Touch = true
		v.tick(2)
		v.router.setup(&v.house.Kinds[i])
		v.tick(10)
		v.shot("setup-fold")
		if !v.names("Más abajo:", "Semilla del azar") {
			t.Fatal("nobody tells of the seed")
		}
		for range 6 {
			v.click("Más abajo:")
			v.tick(90)
			if !v.names("Más abajo:", "") {
				break
			}
		}
		v.shot("setup-unfolded")
		if v.names("Más abajo:", "") {
			t.Error("it never ends")
		}
		found := false
		v.texts(func(s string, at canvas.Point) {
			found = found || strings.HasPrefix(s, "La misma semilla") && at.Y < 780
		})
		if !found {
			t.Error("the seed is not in sight")
		}
	}
}

// names says whether a line begins with these words and names that.
func (v *visit) names(words, that string) (found bool) {
	v.texts(func(s string, _ canvas.Point) {
		found = found || strings.HasPrefix(s, words) && strings.Contains(s, that)
	})
	return found
}
