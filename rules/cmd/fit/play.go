package main

import (
	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/mind"
)

// ranker answers decisions by rank alone.
type ranker struct {
	subject
	moves   []rules.Move
	scores  []int
	pending []rules.Decision
}

// game plays a game in which each seat ranks by its temper, swayed by luck, and returns the only winner, or Nobody.
// between is called at the end of each turn.
func (r *ranker) play(players int, seed uint64, sway int, tempers []mind.Temper, between func(rules.State)) rules.Seat {
	s, err := r.game.New(rules.Setup{Seats: players, Options: r.options()}, dice.New(seed, 0))
	if err != nil {
		panic(err)
	}
	luck, before := dice.NewStream(seed, 1), s.Clone()
	for {
		r.pending = s.Pending(r.pending[:0])
		if len(r.pending) == 0 {
			break
		}
		if between != nil && r.mind.Settled(before, s) {
			before.CopyFrom(s)
			between(s)
		}
		seat := r.pending[0].Seat
		r.moves = rules.Moves(s, seat, r.moves[:0])
		s.Apply(seat, r.moves[r.choose(tempers[seat], s, seat, sway, &luck)], &luck, nil)
	}
	o, _ := s.Outcome()
	for p := range rules.Seat(players) {
		if o.Winners == rules.Only(p) {
			return p
		}
	}
	return rules.Nobody
}

// options deals factions and Houses by chance, where a game has them, so that numbers fit all of them.
func (r *ranker) options() (set uint64) {
	for i, o := range r.game.Info().Options {
		if o.ID == "deal-factions" || o.ID == "deal-houses" {
			set |= 1 << i
		}
	}
	return set
}

// choose returns the index of the move that ranks best.
func (r *ranker) choose(t mind.Temper, s rules.State, seat rules.Seat, sway int, luck *dice.Stream) int {
	if len(r.moves) == 1 {
		return 0
	}
	for len(r.scores) < len(r.moves) {
		r.scores = append(r.scores, 0)
	}
	r.mind.RankBy(t, s, seat, r.moves, r.scores)
	best := 0
	for i := range r.moves {
		if sway > 0 {
			r.scores[i] += luck.Draw(sway + 1)
		}
		if r.scores[i] > r.scores[best] {
			best = i
		}
	}
	return best
}
