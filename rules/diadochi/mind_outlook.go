package diadochi

import (
	"tyche/rules"
	"tyche/rules/mind"
)

// What the rest of the Player Turn is likely to bring after a move that another answer would not, in words.

// outlooks are the sentences for what scoreOf counts, what matters most first: each tells of an increase of all that it
// names, by its place in the score.
var outlooks = [...]struct {
	key   string
	names []int
}{
	{"diadochi.hint.gains-both", []int{0, 1}},
	{"diadochi.hint.gains-vp", []int{0}},
	{"diadochi.hint.gains-l", []int{1}},
	{"diadochi.hint.costs-both", []int{2, 3}},
	{"diadochi.hint.costs-vp", []int{2}},
	{"diadochi.hint.costs-l", []int{3}},
	{"diadochi.hint.gains-units", []int{4}},
}

// scoreOf counts what an outlook tells of: what others have counts against p.
func (s *state) scoreOf(p rules.Seat) []int {
	vp, l := 0, 0
	for q := range rules.Seat(s.players) {
		if q != p {
			vp += s.vp(q)
			l += s.legitimacy(q)
		}
	}
	return []int{s.vp(p), s.legitimacy(p), -vp, -l, s.unitsOnMap(p)}
}

// outlook says in one sentence what a move brings most until the turn is over, on the average, beyond the best other answer.
func (m Mind) outlook(s *state, p rules.Seat, move rules.Move) []rules.Text {
	then := mind.BeyondAll(m, s, p, move, func(st rules.State) []int { return st.(*state).scoreOf(p) })
	if then.Wins {
		return []rules.Text{rules.Say("diadochi.hint.wins")}
	}
	s.leaveOut(then.Changes, move)
	list := s.toldOfRivals(foretold(then.Changes))
	return list[:min(len(list), 1)]
}

// leaveOut takes out of the changes of a score, but for points, those to which the place that a card is given does nothing itself: what else the
// rest of the turn then brings is one plan in place of another, and not what the card is for.
func (s *state) leaveOut(changes []int, m rules.Move) {
	if m.Verb != targetVerb && m.Verb != targetProvinceVerb {
		return
	}
	now := s.scoreOf(s.top().seat)
	var does [5]bool
	for face := range faces {
		after, ok := s.played(m, face)
		if !ok {
			return
		}
		for k, n := range after.scoreOf(s.top().seat) {
			does[k] = does[k] || n != now[k]
		}
		does[4] = does[4] || after.depth > 0 && after.top().kind == inLosses
	}
	for k := range does {
		if k != 0 && k != 2 && !does[k] {
			changes[k] = 0
		}
	}
}

// ofOneRival are the sentences about what rivals lose where there is only one.
var ofOneRival = map[string]string{
	"diadochi.hint.costs-both": "diadochi.hint.costs-both.one", "diadochi.hint.costs-vp": "diadochi.hint.costs-vp.one", "diadochi.hint.costs-l": "diadochi.hint.costs-l.one",
}

// toldOfRivals speaks of a single rival where there is only one.
func (s *state) toldOfRivals(list []rules.Text) []rules.Text {
	for i := range list {
		if key, of := ofOneRival[list[i].Key]; of && s.players == 2 {
			list[i].Key = key
		}
	}
	return list
}

// foretold puts the changes of a score into words, each of them once.
func foretold(changes []int) (list []rules.Text) {
	var told uint
	for _, o := range outlooks {
		var args []rules.Arg
		var named uint
		for _, k := range o.names {
			if changes[k] > 0 && told>>k&1 == 0 {
				args, named = append(args, rules.N(changes[k])), named|1<<k
			}
		}
		if len(args) == len(o.names) {
			list, told = append(list, rules.Say(o.key, args...)), told|named
		}
	}
	return list
}
