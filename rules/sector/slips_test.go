package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestSlipsOfARound(t *testing.T) {
	ended := []rules.Event{{Verb: EvStep, N: 1}, {Verb: EvWorkersBack, Seat: 0, N: 4}}
	for what, k := range map[string]struct {
		change func(b *bench)
		slip   Slip
		want   int
	}{
		"two of six workers did nothing":        {func(*bench) {}, SlipWorker, 2},
		"who is out slips no more":              {func(b *bench) { b.s.seats[0].out = true }, SlipWorker, 0},
		"nobody near an empty home":             {func(*bench) {}, SlipHome, 0},
		"an enemy on the home planet":           {func(b *bench) { b.enemyAt(b.s.seats[0].home) }, SlipHome, 1},
		"an enemy next to it":                   {func(b *bench) { b.enemyAt(b.nextToHome()) }, SlipHome, 1},
		"... and a unit of one's own at home":   {func(b *bench) { b.enemyAt(b.nextToHome()); b.ownAt(b.s.seats[0].home, 1) }, SlipHome, 0},
		"two units beside empty points":         {func(b *bench) { b.besideEmptyPoints(2) }, SlipPoints, 1},
		"one unit beside them has its own work": {func(b *bench) { b.besideEmptyPoints(1) }, SlipPoints, 0},
	} {
		b := set(t)
		k.change(b)
		w := NewWatch()
		w.After(b.s, ended)
		prove.Is(t, what, w.slips[0][k.slip], k.want)
	}
}

func TestSlipsOfOrdersAndCards(t *testing.T) {
	b, w := set(t), NewWatch()
	w.After(b.s, []rules.Event{
		{Verb: EvRevealed, Seat: 0, N: 1}, {Verb: EvRevealed, Seat: 0}, {Verb: EvDiscarded, Seat: 0},
		{Verb: EvStep, N: 9}, {Verb: EvDiscarded, Seat: 0}, {Verb: EvDiscarded, Seat: 1}, {Verb: EvRound, N: 2}, {Verb: EvDiscarded, Seat: 0},
	})
	prove.Is(t, "orders lapsed", w.slips[0][SlipLapsed], 1)
	prove.Is(t, "cards over the limit", w.slips[0][SlipCards], 1)
	prove.Is(t, "cards of the other", w.slips[1][SlipCards], 1)
	prove.Is(t, "no round has ended", w.rounds[0], 0)
}

func (b *bench) enemyAt(q planet) { b.unitOn(1, lastArea(q), 1) }

func (b *bench) ownAt(q planet, n int) { b.unitOn(0, lastArea(q), n) }

// unitOn puts units of a seat on an area.
func (b *bench) unitOn(p rules.Seat, a area, n int) {
	for range n {
		b.s.units[a][0]++
	}
	b.s.owner[a] = p
}

// lastArea is the last area of a planet.
func lastArea(q planet) area { _, end := areasOf(q); return end - 1 }

// nextToHome is a planet joined to the home of the first seat.
func (b *bench) nextToHome() planet {
	home := b.s.seats[0].home
	for i := range b.s.routeCount {
		if r := &b.s.routes[i]; r.touches(home) {
			return r.other(home)
		}
	}
	b.Fatal("no route from home")
	return 0
}

// besideEmptyPoints puts units on a planet with exactly one conquest area, in an area of another kind.
func (b *bench) besideEmptyPoints(n int) {
	for q := range planet(numPlanets) {
		if !b.s.playing(q) || b.s.present(0, q) || b.s.present(1, q) {
			continue
		}
		points, other := 0, area(0)
		for a, end := areasOf(q); a < end; a++ {
			if areas[a].kind == conquest {
				points++
			} else {
				other = a
			}
		}
		if points == 1 {
			b.unitOn(0, other, n)
			return
		}
	}
	b.Fatal("no such planet")
}
