package imperio

import "tyche/rules"

// A House's votes (17.2): proposal after proposal, all its votes on one to a single option. a = proposal.

var (
	noSuchOption   = refuse("17.3", "imperio.why.no-such-option")
	notElectable   = refuse("17.3", "imperio.why.not-electable")
	votesExhausted = refuse("17.2", "imperio.why.votes-exhausted")
)

// runVoting asks for each proposal while there are votes left.
func runVoting(s *state, x ctx, f *frame) bool {
	if f.step == 0 {
		s.votes[f.seat] = [maxDocket]vote{}
		f.step = 1
	}
	if f.a >= int16(s.docketSize) || s.votesLeft(f.seat) <= 0 {
		s.pop(0)
		return false
	}
	return true
}

// votesLeft is what a House has not yet cast.
func (s *state) votesLeft(p rules.Seat) int {
	n := s.votesOf(p)
	for i := range s.docketSize {
		n -= int(s.votes[p][i].n)
	}
	return n
}

func candidatesVoting(s *state, f *frame, dst []rules.Move) []rules.Move {
	dst = append(dst, rules.Move{Verb: doneVerb})
	left := int16(min(255, s.votesLeft(f.seat)))
	first, last := int16(against), int16(forIt)
	if s.docket[f.a].elects() {
		first, last = int16(firstElect), int16(firstElect)+int16(s.players)-1
	}
	for o := first; o <= last; o++ {
		for n := int16(1); n <= left; n++ {
			dst = append(dst, rules.Move{Verb: voteVerb, A: f.a, B: o, C: n})
		}
	}
	return dst
}

func checkVoting(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb == doneVerb {
		return nil
	}
	if m.Verb != voteVerb || m.A != f.a {
		return notNow
	}
	k := &s.docket[f.a]
	switch elect := m.B >= int16(firstElect); {
	case m.B < int16(against) || m.B >= int16(firstElect)+int16(s.players) || elect != k.elects():
		return noSuchOption
	case elect && !s.electable(k.entry, rules.Seat(m.B-int16(firstElect))):
		return notElectable
	case m.C < 1 || m.C > 255 || int(m.C) > s.votesLeft(f.seat):
		return votesExhausted
	}
	return nil
}

func applyVoting(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == voteVerb {
		s.votes[f.seat][f.a] = vote{option: int8(m.B), n: uint8(m.C)}
	}
	f.a++
}
