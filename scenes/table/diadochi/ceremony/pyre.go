package ceremony

import (
	"image/color"
	"math"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/counters"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/diadochi/plates"
)

// pyre is a death: of a general in the field (7.18), of old Antipatros (3.4), of one of the royal house (12.13).
type pyre struct {
	hall  *Hall
	rite  *Rite
	parts plates.Pyre
}

func (c *pyre) program() program {
	return program{motion: 2400, rest: 1400, cries: []cry{{0, "death"}, {450, "fire"}, {2000, "drum"}}}
}

// dead is who lies on the bier.
func (c *pyre) dead() rules.Ref {
	if c.rite.Event.Verb == game.EvSucceeds {
		return c.rite.Event.From
	}
	return c.rite.Event.Who
}

func (c *pyre) write(h *Hall, r *Rite) words {
	who := c.dead()
	w := words{title: h.word("death", rules.R(who)), rule: "7.18", lesson: h.word("death.lesson"), hue: h.faction(r.Event.Seat)}
	switch {
	case who.Kind == game.KindRoyal:
		v := r.Before.Royals[who.ID]
		w.rule, w.under, w.lesson, w.hue = "12.13", h.word("death.royal"), h.word("death.royal.lesson"), h.faction(v.Owner)
		if v.Owner >= 0 {
			w.text = h.word("death.royal.worth", rules.R(seatRef(v.Owner)), rules.N(v.Worth))
		}
	case r.Event.Verb == game.EvSucceeds:
		w.rule, w.under, w.text, w.lesson = "3.4", h.word("death.old"), h.word("death.heir", rules.R(r.Event.Who), rules.R(seatRef(r.Event.Seat))), ""
	default:
		v := r.Before.Generals[who.ID]
		w.under = h.word("death.of", rules.R(seatRef(r.Event.Seat)), rules.N(v.Seniority))
		if at := where(&r.Before, v.At); at.Kind != 0 {
			w.under = h.word("death.at", rules.R(seatRef(r.Event.Seat)), rules.R(at), rules.N(v.Seniority))
		}
		w.text = h.word("death.was", rules.N(v.Initiative), rules.N(v.Battle), rules.N(v.Popularity))
		if wife := v.Spouse; wife.Kind != 0 {
			w.text += " " + h.word("death.widow", rules.R(wife))
		}
	}
	return w
}

// where is the space that a place lies in, or nothing.
func where(v *game.View, at game.Place) rules.Ref {
	if at == game.Marching && v.March.Active {
		return v.March.At
	}
	if at == game.Reacting && v.Reaction.Active {
		return v.Reaction.At
	}
	if s, _, ok := at.Space(); ok {
		return rules.Ref{Kind: game.KindSpace, ID: int16(s)}
	}
	return rules.Ref{}
}

func (c *pyre) build(d *dais) {
	who := c.dead()
	dead := plates.Dead{Head: c.hall.portrait(who), Faction: c.hall.faction(c.rite.Event.Seat)}
	if who.Kind == game.KindRoyal {
		dead.Royal, dead.Faction, dead.Stone = true, palette.Independent, counters.CameoGround(dead.Head)
	}
	c.parts = d.plate.Pyre(dead)
}

// flames are where tongues of fire stand: across, height of the foot, size, and when they catch.
var flames = [...]struct{ x, y, size, at float64 }{
	{-60, 2, .62, .34}, {58, 2, .66, .38}, {-38, -6, .92, .44}, {36, -5, .96, .48}, {0, -12, .7, .6}, {-18, 0, .82, .52}, {19, 1, .86, .56}, {-74, 4, .46, .5}, {73, 4, .44, .54},
}

func (c *pyre) draw(d *dais, share float64) {
	p := &c.parts
	d.put(p.Ground, 0, 0, 1)
	burning := between(share, .3, .9)
	for i := range 3 { // smoke climbs past the portrait
		t := math.Mod(d.drift(5200)+float64(i)/3, 1)
		if burning > 0 {
			d.lay(p.Smoke, -6+14*math.Sin(t*5+float64(i)*2), 20-110*t, canvas.Place{Alpha: burning * .7 * math.Sin(math.Pi*t), Scale: .7 + 1.1*t})
		}
	}
	tarnish := between(share, .5, .85)
	d.put(p.Portrait, 0, 0, 1)
	d.put(p.Tarnish, 0, 0, tarnish)
	if share > .84 {
		d.put(p.Crack, 0, 0, between(share, .84, .88))
	}
	d.lay(p.Glow, 0, 40, canvas.Place{Alpha: burning * (.5 + .06*d.sway(330, 0)), Scale: 1.15})
	for i, f := range flames[:5] {
		c.tongue(d, i, f.x*.8, f.y-6, f.size*.8, between(share, f.at, f.at+.3))
	}
	d.put(p.Stack, 0, 0, 1)
	for i, f := range flames {
		if i != 4 && math.Abs(f.x) > 30 {
			c.tongue(d, i+5, f.x, f.y, f.size, between(share, f.at, f.at+.3))
		}
	}
	c.sparks(d, burning)
	d.put(p.Front, 0, 0, 1)
}

// tongue is one flame; it leans to and fro.
func (c *pyre) tongue(d *dais, i int, x, y, size, grown float64) {
	if grown <= 0 {
		return
	}
	k := size * grown * (1 + .09*d.sway(170+13*float64(i), float64(i)))
	d.lay(c.parts.Flame, x, plates.FlameY+y, canvas.Place{Alpha: .94, Scale: k, Turn: .1 * d.sway(260+21*float64(i), float64(i)*2), Squeeze: .95 + .16*d.sway(140+9*float64(i), float64(i))})
}

// sparks rise from the fire.
func (c *pyre) sparks(d *dais, burning float64) {
	if d.still || burning <= 0 {
		return
	}
	for i := range 26 {
		seed := float64(i)
		t := math.Mod(d.life/(1500+70*seed)+seed*.618, 1)
		x := 58*math.Sin(seed*2.4) + 9*math.Sin(t*7+seed)
		at := d.point(x, 44-118*t)
		ember := color.NRGBA{0xFF, 0xC0 - uint8(70*t), 0x50, uint8(230 * burning * (1 - t))}
		d.ui.Line(at, canvas.Point{X: at.X + .01, Y: at.Y}, d.plate.Unit()*(1.1-.5*t), ember)
	}
}

// drift runs from 0 to 1 again and again, once in so many ms; it stands where nothing may move.
func (d *dais) drift(ms float64) float64 {
	if d.still {
		return .4
	}
	return math.Mod(d.life/ms, 1)
}

// sway swings between -1 and 1.
func (d *dais) sway(ms, phase float64) float64 {
	if d.still {
		return 0
	}
	return math.Sin(d.life/ms + phase)
}
