package ceremony

import (
	"tyche/rules"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/plates"
)

// burial is Alexander's: the golden carriage comes to his tomb (13.6).
type burial struct{ parts plates.Burial }

func (c *burial) program() program {
	return program{motion: 3000, rest: 2000, cries: []cry{{0, "wheels"}, {500, "lyre"}, {1500, "lyre"}, {2250, "gate"}, {2900, "lyre"}}}
}

func (c *burial) write(h *Hall, r *Rite) words {
	e := &r.Event
	return words{
		title: h.word("burial", rules.R(e.To)), under: h.word("burial.by", rules.R(seatRef(e.Seat))),
		text: h.word("burial.worth", rules.N(tombWorth(r)), rules.R(e.To)), rule: "13.6", lesson: h.word("burial.lesson"), hue: h.faction(e.Seat),
	}
}

// tombWorth is the legitimacy that the tomb gives, as the view lists it among the sources of who has buried the king.
func tombWorth(r *Rite) int {
	if p := r.Event.Seat; p >= 0 && int(p) < len(r.After.Seats) {
		for _, source := range r.After.Seats[p].Sources {
			if source.Legitimacy && source.Text.Key == "diadochi.source.tomb" {
				return source.N
			}
		}
	}
	return 0
}

func (c *burial) build(d *dais) { c.parts = d.plate.Burial() }

func (c *burial) draw(d *dais, share float64) {
	p := &c.parts
	d.put(p.Ground, 0, 0, 1)
	open := between(share, .74, .95)
	d.put(p.Tomb, 0, 0, 1)
	for _, leaf := range p.Doors {
		d.lay(leaf, 0, 0, canvas.Place{Alpha: 1, Squeeze: 1 - .8*open})
	}
	for i, at := range p.TorchAt {
		lit := .5 + .5*open
		d.lay(p.Torch, at.X, at.Y-2, canvas.Place{Alpha: 1, Scale: .2 * lit * (1 + .1*d.sway(160, float64(i))), Turn: .1 * d.sway(230, float64(i)*3)})
	}
	d.put(p.Light, 0, 0, open*(.8+.05*d.sway(400, 0)))
	way := -plates.Journey * (1 - settle(share/.74))
	step := 0
	if share < .74 {
		step = int(-way/2.4) % plates.MuleSteps
	}
	bob := 0.0
	if share > 0 && share < .74 {
		bob = .35 * d.sway(90, 0)
	}
	d.put(p.Cart, way, bob, 1)
	for _, wheel := range p.Wheels {
		d.lay(wheel, way, 0, canvas.Place{Alpha: 1, Turn: way * plates.WheelTurn})
	}
	d.put(p.Mules[step], way, 0, 1)
	d.put(p.Front, 0, 0, 1)
}

// settle starts at once and comes slowly to rest.
func settle(t float64) float64 {
	t = min(max(t, 0), 1)
	return 1 - (1-t)*(1-t)
}
