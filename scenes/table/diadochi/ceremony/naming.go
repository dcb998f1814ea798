package ceremony

import (
	"math"

	"tyche/rules"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/plates"
)

// naming is that of the Usurper: a diadem on his head, the others turn away (3.7).
type naming struct {
	hall  *Hall
	rite  *Rite
	parts plates.Usurper
}

func (c *naming) program() program {
	return program{motion: 2000, rest: 1300, cries: []cry{{0, "drum"}, {1000, "lyre"}, {1500, "shields"}}}
}

func (c *naming) write(h *Hall, r *Rite) words {
	e := &r.Event
	return words{
		title: h.word("usurper", rules.R(seatRef(e.Seat))), under: h.word("usurper.points", rules.N(int(e.N))),
		text: h.word("usurper.means"), rule: "3.7", lesson: h.word("usurper.lesson"), hue: h.faction(e.Seat),
	}
}

// named is the head of a seat: its general of highest Seniority, else an officer.
func (c *naming) named(p rules.Seat) plates.Named {
	n := plates.Named{Head: "minor1", Faction: c.hall.faction(p)}
	if g, ok := first(&c.rite.Before, p); ok {
		n.Head = c.hall.portrait(g)
	}
	return n
}

func (c *naming) build(d *dais) {
	var others []plates.Named
	for p := range rules.Seat(c.rite.Before.Players) {
		if p != c.rite.Event.Seat {
			others = append(others, c.named(p))
		}
	}
	c.parts = d.plate.Usurper(c.named(c.rite.Event.Seat), others)
}

func (c *naming) draw(d *dais, share float64) {
	p := &c.parts
	d.put(p.Ground, 0, 0, 1)
	for i := range p.Away {
		turn := between(share, .6+.05*float64(i), .8+.05*float64(i))
		side := p.Toward[i]
		if turn > .5 {
			side = p.Away[i]
		}
		d.lay(side, 0, 0, canvas.Place{Alpha: 1, Squeeze: max(math.Abs(math.Cos(math.Pi*turn)), .03)})
	}
	d.put(p.Head, 0, 0, 1)
	down := -70 * (1 - between(share, .12, .58))
	d.put(p.Diadem, 0, down, 1)
	d.put(p.Hands, 0, down, 1)
}
