package ceremony

import (
	"image/color"
	"math"
	"strconv"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/counters"
	"tyche/sprites/diadochi/plates"
	"tyche/sprites/paint"
)

// wedding is a marriage of a general with one of the royal house or a daughter of Antipatros (12.11).
type wedding struct {
	hall  *Hall
	rite  *Rite
	parts plates.Wedding
}

func (c *wedding) program() program {
	return program{motion: 2100, rest: 1500, cries: []cry{{0, "lyre"}, {700, "lyre"}, {1350, "crowd"}}}
}

// daughters are the heads of the daughters of Antipatros, in the order of the card.
var daughters = [...]string{"phila", "nikaia", "antipatris"}

func (c *wedding) write(h *Hall, r *Rite) words {
	e := &r.Event
	w := words{rule: "12.11", lesson: h.word("wedding.lesson"), hue: h.faction(e.Seat)}
	if e.To.Kind == game.KindRoyal {
		w.title = h.word("wedding", rules.R(e.To), rules.R(e.Who))
		w.under = h.word("wedding.house", rules.R(seatRef(e.Seat)))
		w.text = h.word("wedding.worth", rules.R(e.To), rules.N(r.After.Royals[e.To.ID].Worth), rules.R(seatRef(e.Seat)))
		return w
	}
	w.title = h.word("wedding", rules.K("diadochi.ceremony.daughter."+strconv.Itoa(c.daughter())), rules.R(e.Who))
	w.under = h.word("wedding.antipatros", rules.R(seatRef(e.Seat)))
	w.text = h.word("wedding.daughter", rules.R(seatRef(e.Seat)), rules.R(e.Who))
	return w
}

func (c *wedding) daughter() int { return min(max(int(c.rite.Event.N), 0), len(daughters)-1) }

func (c *wedding) build(d *dais) {
	e := &c.rite.Event
	couple := plates.Couple{Groom: c.hall.portrait(e.Who), Faction: c.hall.faction(e.Seat), Bride: daughters[c.daughter()], Stone: paint.RGB(0x2F5A4A)}
	if e.To.Kind == game.KindRoyal {
		couple.Bride = c.hall.portrait(e.To)
		couple.Stone = counters.CameoGround(couple.Bride)
	}
	c.parts = d.plate.Wedding(couple)
}

func (c *wedding) draw(d *dais, share float64) {
	p := &c.parts
	d.put(p.Ground, 0, 0, 1)
	meet := 1 - between(share, .02, .45)
	d.put(p.Torch, 0, 0, 1)
	d.put(p.Bride, -90*meet, 0, 1)
	if veil := between(share, .45, .7); veil > 0 {
		d.put(p.Veil, -90*meet, -16*(1-veil), veil)
	}
	d.put(p.Groom, 90*meet, 0, 1)
	if lit := between(share, .55, .8); lit > 0 {
		d.lay(p.Glow, 0, plates.TorchY-12, canvas.Place{Alpha: lit * (.62 + .06*d.sway(300, 0)), Scale: .9})
		d.lay(p.Flame, 0, plates.TorchY, canvas.Place{Alpha: 1, Scale: .5 * lit * (1 + .07*d.sway(170, 0)), Turn: .08 * d.sway(240, 1)})
	}
	rings := between(share, .72, .95)
	d.put(p.Rings, 0, 26*(1-rings), rings)
	c.petals(d, between(share, .6, .9))
}

// petals fall through the hall.
func (c *wedding) petals(d *dais, seen float64) {
	if d.still || seen <= 0 {
		return
	}
	hx, hy := d.plate.Reach()
	for i := range 34 {
		seed := float64(i)
		t := math.Mod(d.life/(4200+90*seed)+seed*.618, 1)
		x := hx*(2*math.Mod(seed*.377, 1)-1) + 7*math.Sin(t*9+seed)
		turn := math.Sin(t*14 + seed)
		a, b := d.point(x-1.3*turn, -hy+2*hy*t), d.point(x+1.3*turn, -hy+2*hy*t+.9)
		d.ui.Line(a, b, d.plate.Unit()*1.5, color.NRGBA{0xF2, 0xC4 - uint8(i%3)*22, 0xB8 - uint8(i%3)*20, uint8(200 * seen)})
	}
}
