package sector

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/sprites/canvas"
)

// dice draws from a seeded stream.
type dice struct{ r *rand.Rand }

func (d dice) Draw(n int) int { return d.r.IntN(n) }

// started plays a game at random until its first round begins and returns what seat 0 sees.
func started(t *testing.T, scenario, seats int, seed uint64) game.View {
	t.Helper()
	ch := dice{rand.New(rand.NewPCG(seed, 1))}
	s, err := game.Game.New(rules.Setup{Seats: seats, Scenario: scenario}, ch)
	if err != nil {
		t.Fatal(err)
	}
	for range 2000 {
		v := s.View(0).(game.View)
		if v.Phase > 0 {
			return v
		}
		d := s.Pending(nil)[0]
		var legal []rules.Move
		for _, m := range s.Candidates(d.Seat, nil) {
			if s.Check(d.Seat, m) == nil {
				legal = append(legal, m)
			}
		}
		s.Apply(d.Seat, legal[ch.Draw(len(legal))], ch, nil)
	}
	t.Fatal("the set-up does not end")
	return game.View{}
}

// sizes of the slate in usual windows: 1024x640, 1280x800, 1600x1000, 1920x1080, and on a phone, upright and sideways.
var slates = [][2]float64{{592, 424}, {796, 600}, {1092, 784}, {1300, 864}, {366, 344}, {528, 228}}

func TestWorldsLieApart(t *testing.T) {
	check := func(name string, v *game.View) {
		for _, size := range slates {
			l := arrange(size[0], size[1], 1, v, nil)
			what := fmt.Sprintf("%s on %v", name, size)
			slate := canvas.Rect{W: size[0], H: size[1]}
			if !l.apart() {
				t.Errorf("%s: worlds touch", what)
			}
			for q := range l.spots {
				if at := l.spots[q].at; l.spots[q].in && !slate.Inset(l.radius*lit).Contains(at) {
					t.Errorf("%s: the light around world %d leaves the slate", what, q)
				}
				if at := l.spots[q].spindle; l.spots[q].in && distance(canvas.Point{X: at.X, Y: at.Y - 18*l.k}, l.foot(q)) < 24*l.k {
					t.Errorf("%s: the orders on world %d cover the sign of its owner", what, q)
				}
				if l.spots[q].in != v.Planets[q].InPlay {
					t.Errorf("%s: world %d is there: %v", what, q, l.spots[q].in)
				}
			}
			for i := range l.ways {
				w := &l.ways[i]
				if near := l.nearest(w.rail.Way, w.a, w.b); near < l.radius {
					t.Errorf("%s: the rail from %d to %d runs through a world, %.0f px from its middle", what, w.a, w.b, near)
				}
			}
			if len(l.ways) != len(v.Routes) {
				t.Errorf("%s: %d rails for %d routes", what, len(l.ways), len(v.Routes))
			}
		}
	}
	for seats := 2; seats <= 6; seats++ {
		v := started(t, 0, seats, 1)
		check(fmt.Sprintf("map for %d", seats), &v)
		for seed := range uint64(12) {
			v := started(t, 1, seats, seed)
			check(fmt.Sprintf("built galaxy %d for %d", seed, seats), &v)
		}
	}
}

// Carriages stand where nobody takes them for those of a rail that crosses theirs.
func TestCarriagesStandApartFromOtherRails(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		v := started(t, 0, seats, 1)
		l := arrange(796, 600, 1, &v, nil)
		for i := range l.ways {
			w := &l.ways[i]
			at, _ := w.rail.At(w.berth)
			if room := l.railsAway(canvas.Point(at), i); room < crossing*l.k {
				t.Errorf("map for %d: a carriage from %d to %d stands %.0f px from another rail", seats, w.a, w.b, room)
			}
		}
	}
}

// TestATinySlateIsLaidOut: where the limb alone is higher than the slate the worlds lie on one line, and nothing fails.
func TestATinySlateIsLaidOut(t *testing.T) {
	for scenario := range 2 {
		for seats := 2; seats <= 6; seats++ {
			v := started(t, scenario, seats, 1)
			for _, size := range [...][2]float64{{40, 40}, {410, 43}, {60, 300}} {
				if l := arrange(size[0], size[1], .9, &v, nil); !(l.radius > 0) {
					t.Errorf("%d seats, %v: worlds of radius %v", seats, size, l.radius)
				}
			}
		}
	}
}
