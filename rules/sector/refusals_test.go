package sector

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// reached collects the refusals that come up in games played by rank, when everything is tried.
func reached(t *testing.T) map[string]bool {
	t.Helper()
	found := map[string]bool{}
	note := func(s *state, p rules.Seat, m rules.Move) {
		if bad := s.Check(p, m); bad != nil {
			found[bad.Why.Key] = true
			if full := s.Explain(p, m); full == nil || full.Why.Key != bad.Why.Key {
				t.Errorf("%+v is not explained", m)
			}
		}
	}
	for seed := range uint64(40) {
		ch := dice.New(seed, 7)
		st, err := Game.New(rules.Setup{Seats: 2 + int(seed%5), Scenario: int(seed % 2), Options: seed / 2 % 4}, ch)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*state)
		var scores [4096]int
		for n := 0; s.over == stillPlaying; n++ {
			p := s.top().seat
			for _, m := range s.Candidates(p, nil) {
				note(s, p, m)
			}
			note(s, p, rules.Move{Verb: uint8(ch.Draw(int(numVerbs))), A: int16(ch.Draw(60)), B: int16(ch.Draw(40)), C: int16(ch.Draw(40))})
			note(s, s.next(p), rules.Move{Verb: doneVerb})
			moves := rules.Moves(s, p, nil)
			best := ch.Draw(len(moves))
			if ch.Draw(3) > 0 {
				Mind{}.Rank(s, p, moves, scores[:])
				for i := range moves {
					if scores[i] > scores[best] {
						best = i
					}
				}
			}
			s.Apply(p, moves[best], ch, nil)
		}
		note(s, 0, rules.Move{Verb: doneVerb})
	}
	return found
}

// byHand finds the refusals that the tests demand by name.
func byHand(t *testing.T) map[string]bool {
	t.Helper()
	names := regexp.MustCompile(`(\w+)\s+= refuse\("[^"]+", "([^"]+)"\)`)
	key := map[string]string{}
	demanded := regexp.MustCompile(`(?:refused\([^)]*|Kind\w+, "[\w-]+)", (\w+)[,)]`)
	found := map[string]bool{}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, pass := range []bool{false, true} {
		for _, name := range files {
			source, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if !pass {
				for _, m := range names.FindAllStringSubmatch(string(source), -1) {
					key[m[1]] = m[2]
				}
			} else if strings.HasSuffix(name, "_test.go") {
				for _, m := range demanded.FindAllStringSubmatch(string(source), -1) {
					found[key[m[1]]] = true
				}
			}
		}
	}
	return found
}

func TestEveryRefusalIsReached(t *testing.T) {
	found := reached(t)
	for key := range byHand(t) {
		found[key] = true
	}
	for _, key := range refusalKeys(t) {
		if !found[key] {
			t.Errorf("%s is never given", key)
		}
	}
}
