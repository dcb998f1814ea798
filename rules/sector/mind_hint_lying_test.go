package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// lyingCase is an answer while an own order lies face down.
type lyingCase struct {
	order string // under way
	lying token
	move  string
	lines []string
	want  string
	price bool // lowers the rank
}

const (
	lyingMove  = "move deckhand ashmere-1 ilvane-1"
	lyingRoute = "route ashmere-lowmarrow short 1"
)

var lyingCases = map[string]lyingCase{
	"one of several":         {"mobilise ilvane", token{lowmarrow, 0, mobilise}, lyingMove, []string{lyingRoute, "units 1 ashmere-1 deckhand 3"}, "takes-movers", true},
	"all units":              {"mobilise ilvane", token{lowmarrow, 0, mobilise}, lyingMove, []string{lyingRoute, "units 1 ashmere-1 deckhand 1"}, "takes-movers.none", false},
	"those of an attack":     {"mobilise ilvane", token{lowmarrow, 0, mobilise}, lyingMove, []string{lyingRoute, "units 1 ashmere-2 deckhand 1", "units 1 ashmere-1 deckhand 2", "units 2 lowmarrow-2 minnow 1"}, "takes-movers", true},
	"an order of another":    {"mobilise ilvane", token{lowmarrow, 1, mobilise}, lyingMove, []string{lyingRoute, "units 1 ashmere-1 deckhand 1"}, "", false},
	"it may go there still":  {"mobilise ilvane", token{ashmere, 0, mobilise}, lyingMove, []string{lyingRoute, "units 1 ashmere-1 deckhand 1"}, "", false},
	"it never could":         {"mobilise ilvane", token{lowmarrow, 0, mobilise}, lyingMove, []string{"units 1 ashmere-1 deckhand 1"}, "", false},
	"who is to build a base": {"mobilise ashmere", token{ilvane, 0, build}, "move deckhand ilvane-1 ashmere-1", []string{"units 1 ilvane-1 deckhand 1", "card 1 ashmere-1 0"}, "takes-founder", true},
	"one of them":            {"mobilise ashmere", token{ilvane, 0, build}, "move deckhand ilvane-1 ashmere-1", []string{"units 1 ilvane-1 deckhand 2", "card 1 ashmere-1 0"}, "", false},
	"what was to pay it":     {"build ashmere", token{ilvane, 0, build}, "worker", []string{"units 1 ilvane-1 deckhand 1", "workers 1 pool 3 away 0 mine 0 well 0", "card 1 ashmere-1 0"}, "takes-base", true},
	"what was to pay units":  {"build ashmere", token{ilvane, 0, build}, "worker", []string{"base 1 ilvane-1", "workers 1 pool 1 away 0 mine 0 well 0"}, "takes-units.none", true},
	"for one unit":           {"build ashmere", token{ilvane, 0, build}, "worker", []string{"base 1 ilvane-1", "workers 1 pool 2 away 0 mine 0 well 0"}, "takes-units", false},
	"more than it may buy":   {"build ashmere", token{ilvane, 0, build}, "worker", []string{"base 1 ilvane-1", "workers 1 pool 6 away 0 mine 0 well 0", "card 1 ashmere-1 0"}, "", false},
	"what was to pay a card": {"build ashmere", token{ilvane, 0, research}, "worker", []string{"workers 1 pool 1 away 0 mine 0 well 0", "built 1 yard"}, "takes-tech", false},
}

// begin makes the position of a case in which the answer is asked for.
func (c *lyingCase) begin(t *testing.T) (*bench, rules.Move) {
	t.Helper()
	b := set(t, append([]string{fleetOfTwo}, c.lines...)...)
	b.order(c.order)
	b.s.tokens[b.s.tokenCount] = c.lying
	b.s.tokenCount++
	return b, b.move(c.move)
}

// TestAHintKnowsTheOwnOrdersFaceDown: what an answer takes from an own order that still lies face down lowers its rank and is told with its
// price; what it takes from nobody, or from an order of another, is not.
func TestAHintKnowsTheOwnOrdersFaceDown(t *testing.T) {
	for name, c := range lyingCases {
		t.Run(name, func(t *testing.T) {
			b, m := c.begin(t)
			prove.True(t, "legal", b.s.Check(0, m) == nil)
			rank, words := judge{b.s, even}.taken(0, m)
			said := ""
			if len(words) > 0 {
				said = words[0].Key[len("sector.hint."):]
			}
			prove.Is(t, "said", said, c.want)
			prove.Is(t, "lowers the rank", rank > 0, c.price)
			list := Adviser{}.Reasons(b.s, 0, m)
			prove.Is(t, "the hint says it after its purpose", len(words) > 0 && len(list) > 1 && list[1] == words[0], c.want != "")
			var plain, advised [1]int
			Mind{}.Reckon(b.s, 0, []rules.Move{m}, plain[:])
			Adviser{}.Reckon(b.s, 0, []rules.Move{m}, advised[:])
			prove.Is(t, "the adviser ranks it lower", advised[0] < plain[0], c.price)
		})
	}
}
