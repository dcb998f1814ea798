package conform

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/dice"
	"tyche/rules/mind"
	"tyche/rules/session"
)

// Motives plays a game of three learners, answers of whom are asked about by everybody who looks on: what they are told must be the same
// in every world that they cannot tell from the true one and in which the move could be made, and true. Some answers must have motives.
// The game of seed 8 is played, and those of more seeds.
func Motives(t *testing.T, g rules.Game, frank bot.Frank, more ...uint64) {
	t.Helper()
	told := 0
	for _, seed := range append([]uint64{8}, more...) {
		told += motivesIn(t, g, frank, seed)
	}
	if told == 0 {
		t.Error("no answer has a motive: nothing is tried")
	}
}

// motivesIn plays the game of a seed and counts what onlookers are told.
func motivesIn(t *testing.T, g rules.Game, frank bot.Frank, seed uint64) (told int) {
	t.Helper()
	s, err := g.New(rules.Setup{Seats: 3}, dice.New(seed, 0))
	if err != nil {
		t.Fatal(err)
	}
	for n := uint64(1); n < 1500; n++ {
		asked := s.Pending(nil)
		if len(asked) == 0 {
			break
		}
		seat := asked[0].Seat
		p, _ := bot.New(bot.Learner, frank, n)
		m := bot.Choose(p, session.NewChair(g, s, 3, seat), bot.Budget{})
		for eyes := rules.Nobody; eyes < 3; eyes++ {
			if eyes != seat && !g.Private(m) {
				list := knownAlike(t, g, frank, s, eyes, seat, m, n)
				told += len(list)
				for _, text := range list {
					if !slices.Contains(frank.Motives(s, seat, m, mind.Sound), text) {
						t.Errorf("decision %d: seat %d is told %v about %s, which is not so", n, eyes, text, g.Format(m))
					}
				}
			}
		}
		s.Apply(seat, m, dice.New(seed, n), nil)
	}
	return told
}

// knownAlike returns what an onlooker is told about a move; another world of his must tell him the same.
func knownAlike(t *testing.T, g rules.Game, frank bot.Frank, s rules.State, eyes, seat rules.Seat, m rules.Move, n uint64) []rules.Text {
	t.Helper()
	why := func(s rules.State) []rules.Text {
		return bot.Why(bot.Veteran, frank, session.NewChair(g, s, 3, eyes), seat, m, n)
	}
	told := why(s)
	luck := dice.New(n, 2)
	for range 3 {
		if other := s.Resample(eyes, luck); other.Check(seat, m) == nil {
			if again := why(other); !slices.Equal(again, told) {
				t.Fatalf("decision %d: seat %d is told %v about %s, and %v in a world that looks alike", n, eyes, told, g.Format(m), again)
			}
		}
	}
	return told
}

// MotivesSaid looks for the sentences in which others are told what speaks to the mover in a hint: each has one of its own in both
// languages.
func MotivesSaid(t *testing.T, texts fs.FS, others map[string]string) {
	t.Helper()
	for _, language := range []string{"es", "en"} {
		said := Sentences(t, texts, language)
		for key, other := range others {
			if said[key] == "" || said[other] == "" || said[key] == said[other] {
				t.Errorf("%s: %q for the mover, %q for others", key, said[key], said[other])
			}
		}
	}
}

// spokenTo finds English sentences that speak to whoever reads them.
var spokenTo = regexp.MustCompile(`(?i)\byou(r|rs)?\b`)

// MotivesToOthers looks at the reasons of hints, whose keys begin with path: what speaks to the mover is told to others in words of its own or
// not at all, unless its key begins with one of those that stand in hints alone.
func MotivesToOthers(t *testing.T, texts fs.FS, path string, others map[string]string, untold []string, inHints ...string) {
	t.Helper()
	speaking := 0
	for key, sentence := range Sentences(t, texts, "en") {
		own, is := strings.CutPrefix(key, path)
		if !is || !spokenTo.MatchString(sentence) {
			continue
		}
		speaking++
		hinted := slices.ContainsFunc(inHints, func(begins string) bool { return strings.HasPrefix(own, begins) })
		if _, has := others[key]; !has && !hinted && !slices.Contains(untold, key) {
			t.Errorf("%s speaks to the mover: %q", key, sentence)
		}
	}
	if speaking == 0 {
		t.Error("no reason speaks to anybody")
	}
}
