package sector_test

import (
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/rules/session"
)

// TestTheSheetOffersTheDiscount asks for a lower price with the key in the corner of the sheet of a golden Build order: what
// costs minerals costs one less from then on, and the corner says so.
func TestTheSheetOffersTheDiscount(t *testing.T) {
	at := sitAt(t, "es", 1280, 800, goldenBuild(t))
	view := func() game.View { return at.session.Chair(0).View().(game.View) }
	at.look(t, "discount")
	if _, err := at.Click("1 mineral menos"); err != nil {
		t.Fatal(err)
	}
	at.Tick(30)
	if got := view().Order.Discount; got != game.DiscountMinerals {
		t.Fatalf("the key leaves the discount at %d", got)
	}
	if !at.shows("La próxima compra que cueste mineral") {
		t.Error("the corner does not say that the next price is lower")
	}
	if !slices.Contains(at.Says(), "gratis") {
		t.Error("no tile shows the lower price")
	}
	at.look(t, "discounted")
}

// TestASmallSheetOffersTheDiscount asks for a lower price among the tiles of a small window, where the sheet has no corner.
func TestASmallSheetOffersTheDiscount(t *testing.T) {
	for language, words := range map[string][2]string{"es": {"1 gas menos", "· −1 gas"}, "en": {"1 gas less", "· −1 gas"}} {
		for _, size := range [][2]int{{844, 390}, {390, 844}} {
			at := sitAt(t, language, size[0], size[1], goldenBuild(t))
			look(t, at.Guide, "discount-small-"+language)
			key, found := at.Find(words[0])
			if !found {
				key, found = at.Find("−1 gas")
			}
			if !found {
				t.Fatalf("%v: no key for the discount: %q", size, at.Says())
			}
			at.Press(key)
			at.Tick(30)
			look(t, at.Guide, "discounted-small-"+language)
			if got := at.session.Chair(0).View().(game.View).Order.Discount; got != game.DiscountGas {
				t.Errorf("%v: the key leaves the discount at %d", size, got)
			}
			if !at.shows(words[1]) {
				t.Errorf("%v: the title does not say that the next price is lower: %q", size, at.Says())
			}
		}
	}
}

// goldenBuild is a game in which the first seat builds at home by a golden order, as soon as it has a mast.
func goldenBuild(t *testing.T) *session.Session {
	list := company(2)
	s, err := session.New(game.Game, rules.Setup{Seats: 2}, list, 1)
	for err == nil {
		d := s.Pending()[0]
		chair := s.Chair(d.Seat)
		v := chair.View().(game.View)
		if d.Seat == 0 && v.Order.Discount == game.DiscountUnused {
			return s
		}
		legal := chair.Moves(nil)
		m, settled := entry().Settled(list[d.Seat], chair)
		if !settled {
			m = legal[0]
			if v.Order.On {
				m = legal[len(legal)-1] // it ends
			}
		}
		golden := func(m rules.Move) bool {
			home, mast := v.Seats[0].Home, rules.Ref{Kind: game.KindModule, ID: 1}
			return m.Verb == game.PlaceMove && m.A%3 == 0 && m.B == home.ID || m.Verb == game.ExecuteMove && m.A == home.ID ||
				slices.Contains(chair.Describe(m).Targets, mast)
		}
		if d.Seat == 0 {
			for _, k := range legal { // the last one: golden before plain
				if golden(k) {
					m = k
				}
			}
		}
		_, err = s.Play(d.Seat, m)
	}
	t.Fatal(err)
	return nil
}

// TestAGoldenBuildPromisesOneUnitMore compares what the caption of a medallion promises.
func TestAGoldenBuildPromisesOneUnitMore(t *testing.T) {
	v := game.SeatView{BuildLimit: 2}
	if plain, golden := v.MayBuyBy(rules.Ref{Kind: game.KindOrder, ID: 0}), v.MayBuyBy(rules.Ref{Kind: game.KindOrder, ID: 3}); plain != 2 || golden != 3 {
		t.Errorf("a Build order may buy %d units, a golden one %d", plain, golden)
	}
}

// look paints the table where TYCHE_LOOK says.
func (at *sat) look(t *testing.T, name string) {
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		return
	}
	file, err := os.Create(filepath.Join(dir, name+".png"))
	if err == nil {
		err = png.Encode(file, at.Sees())
	}
	if err != nil {
		t.Fatal(err)
	}
}
