package main

import (
	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/dice"
)

// ranker answers decisions by rank alone.
type ranker struct {
	moves   []rules.Move
	scores  []int
	pending []rules.Decision
}

// game plays a game in which each seat ranks by its temper, swayed by luck, and returns the only winner, or Nobody.
// between is called at the end of each Player Turn.
func (r *ranker) game(players int, seed uint64, sway int, tempers []*diadochi.Temper, between func(rules.State)) rules.Seat {
	var mind diadochi.Mind
	s, err := diadochi.Game.New(rules.Setup{Seats: players}, dice.New(seed, 0))
	if err != nil {
		panic(err)
	}
	luck, before := dice.NewStream(seed, 1), s.Clone()
	for {
		r.pending = s.Pending(r.pending[:0])
		if len(r.pending) == 0 {
			break
		}
		if between != nil && mind.Settled(before, s) {
			before.CopyFrom(s)
			between(s)
		}
		seat := r.pending[0].Seat
		r.moves = rules.Moves(s, seat, r.moves[:0])
		s.Apply(seat, r.moves[r.choose(tempers[seat], s, sway, &luck)], &luck, nil)
	}
	o, _ := s.Outcome()
	for p := range rules.Seat(players) {
		if o.Winners == rules.Only(p) {
			return p
		}
	}
	return rules.Nobody
}

// choose returns the index of the move that ranks best.
func (r *ranker) choose(t *diadochi.Temper, s rules.State, sway int, luck *dice.Stream) int {
	if len(r.moves) == 1 {
		return 0
	}
	for len(r.scores) < len(r.moves) {
		r.scores = append(r.scores, 0)
	}
	diadochi.Mind{}.RankBy(t, s, r.moves, r.scores)
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
