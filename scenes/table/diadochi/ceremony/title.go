package ceremony

import (
	"math"
	"strconv"

	"tyche/rules"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/diadochi/plates"
)

// titleCard opens a Game Turn: its coin is tossed and shows the head of the age (3.3).
type titleCard struct {
	turn    int
	account bool // of the Turn before
	parts   plates.Title
}

func (c *titleCard) program() program {
	rest := 1300.
	if c.account { // it wants to be read
		rest = 4200
	}
	return program{motion: 1500, rest: rest, cries: []cry{{0, "horn"}, {1150, "marker"}}}
}

// turnNumerals number the Game Turns as the book does.
var turnNumerals = [...]string{"", "I", "II", "III", "IV", "V"}

func (c *titleCard) write(h *Hall, r *Rite) words {
	n := strconv.Itoa(c.turn)
	text, lesson := h.word("turn.new."+n), h.word("turn.lesson")
	if ended := h.account(r); ended != "" { // with so much to read the lesson was learned a Turn ago
		text, lesson = ended+"\n"+text, ""
	}
	return words{
		title: h.word("turn", rules.W(turnNumerals[min(max(c.turn, 0), 5)])), under: h.word("turn.years." + n), text: text,
		rule: "3.3", lesson: lesson, hue: palette.Independent,
	}
}

func (c *titleCard) build(d *dais) { c.parts = d.plate.Title(c.turn) }

func (c *titleCard) draw(d *dais, share float64) {
	p := &c.parts
	d.put(p.Ground, 0, 0, 1)
	toss := between(share, .05, .72)
	angle := math.Pi * 5 * toss // it ends on the obverse
	side := p.Reverse
	if math.Cos(angle) < 0 {
		side = p.Obverse
	}
	rise := -46 * math.Sin(math.Pi*toss)
	d.lay(side, 0, rise, canvas.Place{Alpha: 1, Squeeze: max(math.Abs(math.Cos(angle)), .03), Scale: 1 - .12*math.Sin(math.Pi*toss)})
	now := min(max(c.turn-1, 0), len(p.Medals)-1)
	for i, medal := range p.Medals {
		if i != now {
			d.put(medal, 0, 0, 1)
		}
	}
	pop := between(share, .68, 1)
	d.lay(p.Medals[now], 0, 0, canvas.Place{Alpha: max(pop, .004), Scale: 1 + .5*(1-pop)})
}
