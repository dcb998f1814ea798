package imperio

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// judging counts how often positions are judged by the chance of victory.
type judging struct {
	Mind
	calls *int
}

func (j judging) Prospects(s rules.State, seat rules.Seat) int {
	*j.calls++
	return j.Mind.Prospects(s, seat)
}

// TestProspectsJudgeDrawnWorlds asks a strategos in live battles, where he tries answers out, and asks him again in a world that his chair
// cannot tell from the true one: he judges the same positions, and thinks the same of every answer.
func TestProspectsJudgeDrawnWorlds(t *testing.T) {
	judged, differ := 0, 0
	for seed := uint64(1); seed < 12 && judged < 12; seed++ {
		ch := dice.New(seed, 0)
		s, err := Game.New(rules.Setup{Seats: 3, Options: uint64(optLiveBattles)}, ch)
		if err != nil {
			t.Fatal(err)
		}
		for n := uint64(0); n < 3000 && judged < 12; n++ {
			asked := s.Pending(nil)
			if len(asked) == 0 {
				break
			}
			seat := asked[0].Seat
			if k := s.(*state).top().kind; (k == inBattle || k == inCasualties) && len(rules.Moves(s, seat, nil)) > 1 {
				calls := 0
				think := func(s rules.State) []bot.Choice {
					p, _ := bot.New(bot.Strategos, judging{calls: &calls}, n)
					bot.Choose(p, session.NewChair(Game, s, 3, seat), bot.Budget{Decisions: 200})
					return p.Choices()
				}
				here := think(s)
				if calls > 0 {
					judged++
					world := s.Resample(seat, ch)
					if world.Hash() != s.Hash() {
						differ++
					}
					if there := think(world); !slices.Equal(here, there) {
						t.Fatalf("seed %d, answer %d: %v, and %v in a world that looks alike", seed, n, here, there)
					}
				}
			}
			p, _ := bot.New(bot.Learner, Mind{}, n)
			s.Apply(seat, bot.Choose(p, session.NewChair(Game, s, 3, seat), bot.Budget{}), ch, nil)
		}
	}
	if judged < 12 || differ < 12 {
		t.Errorf("%d decisions were judged, %d of them in worlds that differ: nothing is tried", judged, differ)
	}
}

// TestWhatCameAboardIsDrawn changes how many of the Troops of an Operation have come aboard in it, which its House alone knows: the worlds
// that others draw stay the same.
func TestWhatCameAboardIsDrawn(t *testing.T) {
	tried := 0
	for seed := uint64(1); seed < 20 && tried == 0; seed++ {
		ch := dice.New(seed, 0)
		st, err := Game.New(rules.Setup{Seats: 3, Options: uint64(optLiveBattles)}, ch)
		if err != nil {
			t.Fatal(err)
		}
		for n := uint64(0); n < 2000 && tried < 20; n++ {
			asked := st.Pending(nil)
			if len(asked) == 0 {
				break
			}
			s, seat := st.(*state), asked[0].Seat
			for i := range s.transport {
				k := &s.transport[i]
				if k.at == noHex || k.part == 0 || k.troops == 0 || !s.arena.on || s.arena.seat != k.owner || k.owner == seat {
					continue
				}
				none, all := *s, *s
				none.transport[i].fresh, all.transport[i].fresh = 0, k.troops
				tried++
				for w := range uint64(4) {
					if none.Resample(seat, dice.New(n, w)).Hash() != all.Resample(seat, dice.New(n, w)).Hash() {
						t.Fatalf("seed %d, answer %d: a drawn world tells how many Troops came aboard transport %d", seed, n, i)
					}
				}
			}
			p, _ := bot.New(bot.Learner, Mind{}, n)
			st.Apply(seat, bot.Choose(p, session.NewChair(Game, st, 3, seat), bot.Budget{}), ch, nil)
		}
	}
	if tried == 0 {
		t.Error("no Operation with loaded transports was seen")
	}
}
