package table

import (
	"cmp"
	"slices"
	"strings"

	"tyche/rules"
	"tyche/rules/session"
)

// Route is a chain of single steps to a far target.
type Route struct {
	Moves []rules.Move
	Stops []rules.Ref // where each step ends
	Left  int         // movement points left at the end, as the game's Walk says

	Stakes []rules.Stake // what hangs on its steps, one after the other
	At     []rules.Ref   // of each of them, where the step ends that it hangs on
}

// Walk tells which moves of a game are steps of a march, how much of its march a seat has left and where it is. The zero Walk
// is that of a game without marches.
type Walk struct {
	IsStep func(rules.Move) bool
	Left   func(rules.View) int
	At     func(rules.View) rules.Ref // where it stands now
	Price  func(*Route) rules.Arg     // what a way costs, in words; nil where a game does not say
}

// farthest bounds the search; no march of any game comes near it.
const farthest = 600

// FindRoutes follows the steps of a march as far as no luck interferes and the others let it pass, and returns the
// cheapest route to each place, and the safest of those; what they may do instead stands in its Stakes. It plays in a resampled world, so it can
// never betray a secret.
func FindRoutes(c session.Chair, walk Walk) map[rules.Ref]Route {
	routes := map[rules.Ref]Route{}
	if walk.IsStep == nil {
		return routes
	}
	type node struct {
		state rules.State
		route Route
	}
	open := []node{{state: c.Resample(&watcher{})}}
	home := walk.At(c.View())
	var moves []rules.Move
	for n := 0; len(open) > 0 && n < farthest; n++ {
		at := open[0]
		open = open[1:]
		moves = rules.Moves(at.state, c.Seat(), moves[:0])
		for _, m := range moves {
			targets := at.state.Describe(c.Seat(), m).Targets
			if !walk.IsStep(m) || len(targets) == 0 || targets[0] == home { // nobody means to go there and back
				continue
			}
			next, quiet := follow(at.state, c.Seat(), m)
			w := Route{
				Moves: append(append([]rules.Move(nil), at.route.Moves...), m),
				Stops: append(append([]rules.Ref(nil), at.route.Stops...), targets[0]),
				Left:  walk.Left(next.View(c.Seat())),
			}
			old, known := routes[targets[0]]
			if known && w.Left < old.Left {
				continue // what hangs on it need not be counted
			}
			own := rules.StakesOf(at.state, c.Seat(), m)
			w.Stakes = slices.Concat(at.route.Stakes, own)
			w.At = slices.Concat(at.route.At, slices.Repeat([]rules.Ref{targets[0]}, len(own)))
			if known && !better(&w, &old) {
				continue
			}
			routes[targets[0]] = w
			if quiet {
				open = append(open, node{next, w})
			}
		}
	}
	return routes
}

// briefly says in one line what hangs on a march, and where, if it is more than one step that something hangs on.
func (t *Table) briefly(w *Route) string {
	var parts []string
	for i := 0; i < len(w.Stakes); {
		end := i + 1
		for end < len(w.Stakes) && w.At[end] == w.At[i] {
			end++
		}
		if i == 0 && end == len(w.Stakes) {
			return t.brief(w.Stakes)
		}
		parts = append(parts, t.word("stake.at", rules.W(t.voice.NameOf(w.At[i])), rules.W(t.brief(w.Stakes[i:end]))))
		i = end
	}
	return strings.Join(parts, " · ")
}

// better says whether a road is to be taken instead of another one: the cheaper; of two as cheap the one on which less
// hangs; and then the one of fewer steps.
func better(w, old *Route) bool {
	return cmp.Or(
		cmp.Compare(old.Left, w.Left),
		cmp.Compare(w.hanging(), old.hanging()),
		cmp.Compare(len(w.Moves), len(old.Moves)),
	) < 0
}

// hanging weighs what hangs on a road: nothing for one without stakes, and for others one, a thousand for each price that
// people are asked about, and in thousandths the chances of all that is feared, at their worst.
func (w *Route) hanging() int {
	n := min(len(w.Stakes), 1)
	for i := range w.Stakes {
		if w.Stakes[i].Grave {
			n += 1000
		}
		for _, way := range w.Stakes[i].Ways {
			if way.Good < 0 {
				n += way.Most.Permille()
			}
		}
	}
	return n
}

// mostReactions is how many questions to others a step may bring.
const mostReactions = 12

// follow plays a step in a copy, lets the others decline what they are asked, and says whether all went without luck and
// the seat is asked again.
func follow(s rules.State, seat rules.Seat, m rules.Move) (next rules.State, quiet bool) {
	next = s.Clone()
	luck := &watcher{}
	next.Apply(seat, m, luck, nil)
	for range mostReactions {
		pending := next.Pending(nil)
		if luck.draws > 0 || len(pending) != 1 {
			return next, false
		}
		if pending[0].Seat == seat {
			return next, true
		}
		no, can := declining(next, pending[0].Seat)
		if !can {
			return next, false
		}
		next.Apply(pending[0].Seat, no, luck, nil)
	}
	return next, false
}

// declining is the answer of a seat that ends its question.
func declining(s rules.State, seat rules.Seat) (no rules.Move, can bool) {
	for _, m := range rules.Moves(s, seat, nil) {
		if s.Describe(seat, m).Rank == rules.Last {
			no, can = m, true
		}
	}
	return no, can
}

// watcher is luck that notices being asked.
type watcher struct{ draws int }

func (w *watcher) Draw(int) int {
	w.draws++
	return 0
}
