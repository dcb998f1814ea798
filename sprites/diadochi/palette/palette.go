// Package palette adds to the colours of the program those of Diadochi: its six factions in every theme, royal purple,
// silver, ships and the bands of cards. It knows no shape and no rule.
package palette

import (
	"image/color"

	"tyche/sprites/paint"
	base "tyche/sprites/palette"
)

// Faction is one of the five players' factions, or the Independents.
type Faction uint8

// The factions, in the order of the seats' emblems.
const (
	Sun Faction = iota
	Owl
	Eagle
	Anchor
	Lion
	Independent
	Factions // how many there are
)

// Theme is a theme of the program with what Diadochi adds to it. Themes are shared and never changed.
type Theme struct {
	*base.Theme
	Faction [Factions]base.Colors

	Purple, Silver, Steel, Fleet     color.NRGBA // royal army, silver shields and their ground, ships
	Event, Bonus, Surprise, CardBack color.NRGBA
}

// Of returns the colours of a faction; anything unknown is Independent.
func (t *Theme) Of(f Faction) base.Colors {
	if f >= Factions {
		f = Independent
	}
	return t.Faction[f]
}

// Band returns the colour of a card's band by its kind: 0 event, 1 bonus, 2 surprise.
func (t *Theme) Band(kind int) color.NRGBA {
	return [...]color.NRGBA{t.Event, t.Bonus, t.Surprise}[kind]
}

// Overlays returns the colours that must never be mistaken for one another on the map.
func (t *Theme) Overlays() []color.NRGBA { return []color.NRGBA{t.Glow, t.Danger, t.Fleet, t.Good} }

var rgb = paint.RGB
