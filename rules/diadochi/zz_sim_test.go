package diadochi

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

func TestZZSim(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("SIM"))
	if n == 0 {
		t.Skip()
	}
	var played [numCards]int
	var surprised [numCards]int
	for players := 2; players <= 5; players++ {
		total, max := 0, 0
		var kinds [numFrameKinds]int
		ends := map[string]int{}
		for seed := range uint64(n) {
			func() {
				ch := dice.New(seed+uint64(n)*7, uint64(players))
				s, err := Game.New(rules.Setup{Seats: players, Options: seed & 31}, ch)
				if err != nil {
					t.Fatal(err)
				}
				k := 0
				st := s.(*state)
				var last string
				defer func() {
					if r := recover(); r != nil {
						t.Errorf("players %d seed %d move %d (%s): %v", players, seed, k, last, r)
						panic(r)
					}
				}()
				var moves []rules.Move
				var asked []rules.Decision
				for {
					asked = s.Pending(asked[:0])
					if len(asked) == 0 {
						break
					}
					f := st.top()
					kinds[f.kind]++
					moves = rules.Moves(s, asked[0].Seat, moves[:0])
					if len(moves) == 0 {
						t.Fatalf("no legal move: %+v in %s, players %d seed %d", asked[0], frameNames[f.kind], players, seed)
					}
					m := moves[ch.Draw(len(moves))]
					last = Game.Format(m)
					if m.Verb == playVerb {
						played[m.A]++
					}
					if m.Verb == surpriseVerb {
						surprised[m.A]++
					}
					s.Apply(asked[0].Seat, m, ch, nil)
					if err := invariant(s); err != nil {
						t.Fatalf("players %d seed %d move %d (%s): %v", players, seed, k, last, err)
					}
					k++
					if k > 200000 {
						t.Fatalf("endless: players %d seed %d %s", players, seed, frameNames[f.kind])
					}
				}
				o, _ := s.Outcome()
				ends[o.Reason.Key]++
				total += k
				if k > max {
					max = k
				}
			}()
		}
		fmt.Println(players, "players: mean", total/n, "max", max, ends)
		for k, c := range kinds {
			if c > 0 {
				fmt.Printf("  %s %.1f", frameNames[k][4:], float64(c)/float64(n))
			}
		}
		fmt.Println()
	}
	for c := range played {
		fmt.Printf("%s:%d/%d ", cards[c].id, played[c], surprised[c])
	}
	fmt.Println()
}
