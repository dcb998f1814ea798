package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestAnAdviceIsMadeOfSentences: a price is no sentence where it stands, and ends as one in an advice.
func TestAnAdviceIsMadeOfSentences(t *testing.T) {
	for words, want := range map[string]string{"": "", "Queda un asedio": "Queda un asedio.", "Cae.": "Cae.", "¿Y si no?": "¿Y si no?"} {
		if got := sentence(words); got != want {
			t.Errorf("%q becomes %q, want %q", words, got, want)
		}
	}
}

// TestAnAdviceDoesNotCoverWhatItSpeaksOf: it stands at the lower edge of the map where the general would lie under it above, stays there
// while he moves about, and goes back when he comes under it there.
func TestAnAdviceDoesNotCoverWhatItSpeaksOf(t *testing.T) {
	general, move := rules.Ref{Kind: 1, ID: 1}, rules.Move{Verb: 1}
	face := &sheet{at: map[rules.Ref]canvas.Rect{}}
	offers := NoOffers()
	offers.Legal = []Offer{{Move: move, Caption: rules.Caption{Targets: []rules.Ref{general}}}}
	table := &Table{ui: ui.NewUI(ui.NewApp(store.NewMemory())), face: face, offers: offers, hint: &Hint{Move: move}}
	a := Areas{Map: canvas.Rect{Y: 40, W: 390, H: 300}, Hand: canvas.Rect{Y: 300, W: 390, H: 40}}
	for _, c := range []struct {
		what string
		y    float64
		low  bool
	}{{"in the middle", 170, false}, {"above", 80, true}, {"in the middle again", 170, true}, {"below", 270, false}} {
		at := canvas.Rect{X: 180, Y: c.y - 10, W: 20, H: 20}
		face.at[general] = at
		r := table.noticePlace(a, 360, 80)
		prove.Is(t, c.what, r.Y > 150, c.low)
		prove.True(t, "covered "+c.what, r.Intersect(at).Empty())
		prove.True(t, "above the hand", r.Bottom() <= a.Hand.Y)
	}
	table.hint = nil
	prove.True(t, "without advice it stands above", table.noticePlace(a, 360, 80).Y < 100)
}
