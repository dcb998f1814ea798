package sector

import (
	"math/rand/v2"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// questioned plays games by chance until a question of this kind comes, and returns what is offered.
func questioned(t *testing.T, prompt string, fits func(o *table.Offers) bool) *table.Offers {
	t.Helper()
	for seed := range uint64(60) {
		s, err := session.New(game.Game, rules.Setup{Seats: 2}, make([]session.Seating, 2), seed)
		if err != nil {
			t.Fatal(err)
		}
		luck := dice{rand.New(rand.NewPCG(seed, 1))}
		for len(s.Pending()) > 0 {
			d := s.Pending()[0]
			if d.Prompt.Key == prompt {
				if o, _ := table.FindOffers(s.Chair(d.Seat)); fits(o) {
					return o
				}
			}
			legal := s.Chair(d.Seat).Moves(nil)
			if _, err := s.Play(d.Seat, legal[luck.Draw(len(legal))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("nobody is asked %s", prompt)
	return nil
}

// TestResourceCardsThatAreAskedForAreRinged: where the question is about them, not where they only may pay.
func TestResourceCardsThatAreAskedForAreRinged(t *testing.T) {
	lit := func(o *table.Offers) (list []rules.Ref) {
		for i := range o.Legal {
			for _, ref := range o.Legal[i].Caption.Targets {
				if ref.Kind == game.KindResource {
					list = append(list, ref)
				}
			}
		}
		return list
	}
	for prompt, want := range map[string]bool{"sector.ask.effect.e10": true, "sector.ask.build": false} {
		o := questioned(t, prompt, func(o *table.Offers) bool { return len(lit(o)) > 0 })
		f := &Face{offers: o}
		for _, ref := range lit(o) {
			prove.Is(t, prompt, f.choosesCard(ref), want)
		}
	}
}
