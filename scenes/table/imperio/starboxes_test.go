package imperio

import (
	"fmt"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Names, prices, stars and seals of the technologies lie on none of each other, in the smallest window that shows names and in larger ones,
// in both languages; the seal of a letter stands where nothing is, whichever technology it holds and whoever else is known to have it.
func TestNothingLiesOnAnotherOnTheStarMap(t *testing.T) {
	for _, lang := range []lexicon.Language{"es", "en"} {
		for _, size := range [][2]float64{{628, 480}, {882, 638}, {1500, 900}} {
			for _, own := range []uint32{0, 1<<6 | 1<<10 | 1<<1 | 1<<3 | 1<<11} {
				f := named(t, 4)
				f.voice.Language = lang
				f.view.Own.Techs = own
				for i := range f.desk.prices.Techs {
					f.desk.prices.Techs[i] = 3
				}
				for q := 1; q < 4; q++ {
					f.view.Own.Verified[q] = 1<<6 | 1<<2 | 1<<21
				}
				u := ui.NewUI(f.app)
				u.Begin(&ui.Input{W: 1280, H: 800, Scale: 1, Zoom: 1})
				m := starMapIn(u, canvas.Rect{X: 30, Y: 138, W: size[0], H: size[1]})
				prove.True(t, "names are shown", m.named())
				what := fmt.Sprint(lang, size, own)
				starsApart(t, f, u, &m, what)
				for k := range game.NumTechs {
					at := f.starMark(u, &m, k)
					prove.True(t, fmt.Sprint(what, ": the seal of ", game.TechAt(k).Ref.ID), f.starFree(u, &m, k, square(at, u.Px(2*starSeal))))
				}
				u.End()
			}
		}
	}
}

// starsApart demands that no star lies on the name or the price of another, and no name or price on another.
func starsApart(t *testing.T, f *Face, u *ui.UI, m *starMap, what string) {
	t.Helper()
	for a := range game.NumTechs {
		one := f.starBox(u, m, a)
		for b := range game.NumTechs {
			if a == b {
				continue
			}
			other := f.starBox(u, m, b)
			for _, r := range []canvas.Rect{one.name, one.tag} {
				for _, o := range []canvas.Rect{other.name, other.tag, square(m.star(b), u.Px(2*f.reach(m, b)))} {
					if x := r.Intersect(o); !x.Empty() && x.W > 2 && x.H > 3 {
						t.Errorf("%s: technology %d lies on %d: %v", what, a, b, x)
					}
				}
			}
		}
	}
}

// A price that cannot be paid this turn is red, but for the technology that the letter holds: it is paid already.
func TestAPriceThatCannotBePaidIsRed(t *testing.T) {
	f := named(t, 3)
	f.view.Own.Treasury, f.view.Own.Reserved = 10, 7
	f.desk.prices.Techs[2], f.desk.prices.Techs[3] = 3, 4
	prove.True(t, "what is left is enough", !f.tooDear(2))
	prove.True(t, "one Resource is missing", f.tooDear(3))
	f.view.Own.Slots[0] = game.SlotView{Kind: game.ActionResearch, A: 3}
	prove.True(t, "its letter has paid it", !f.tooDear(3))
}
