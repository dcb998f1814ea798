package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// choicePage explains what is to be chosen before the first turn, abilities or upgrades of the Flagship: first those that the House has by
// custom, then the others. A new question begins at its top.
type choicePage struct {
	asked  rules.Decision
	left   int // answers
	scroll ui.Scroll
}

func (k *choicePage) draw(u *ui.UI, r canvas.Rect, f *Face, s *table.Sight, custom []rules.Ref) {
	if asked, left := s.Offers.Decision, len(s.Offers.Legal); asked != k.asked || left != k.left {
		*k = choicePage{asked: asked, left: left}
	}
	p, box := &f.sheet.pen, u.BeginScroll(r, &k.scroll)
	*p = pen{f: f, u: u, x: box.X, y: box.Y, w: box.W, top: box.Y, seen: r}
	p.title(f.word("choice.custom"), "")
	for _, ref := range custom {
		f.choice(p, ref)
	}
	p.title(f.word("choice.others"), "")
	for _, k := range s.Offers.Legal {
		for _, ref := range k.Caption.Targets {
			if !slices.Contains(custom, ref) {
				f.choice(p, ref)
			}
		}
	}
	u.EndScroll(&k.scroll, p.y-box.Y)
}

// customary is what the House may take by custom of what is chosen now; nil when nothing is chosen.
func customary(s *table.Sight) []rules.Ref {
	for _, k := range s.Offers.Legal {
		if k.Move.Verb == game.VerbDefaults {
			return k.Caption.Targets
		}
	}
	return nil
}

// choice explains an ability or an upgrade.
func (f *Face) choice(p *pen, r rules.Ref) {
	effect := "imperio.effect.ability."
	if r.Kind == game.KindUpgrade {
		effect = "imperio.effect.upgrade."
	}
	f.explained(p, r, true, effect)
}
