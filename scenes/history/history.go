// Package history finds out how the players stood at the end of each round of a game. It replays the game in small pieces
// of work, so that no frame waits for it. It knows no game and draws nothing.
package history

import (
	"time"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// Period is a round of the game, or what lies between rounds.
type Period struct {
	From, To int            // its moves: From is the first, To the first of the next period
	Stands   table.Standing // at its end
	shared   bool           // its last move has brought the beginning of the next one too
}

// History is the periods of a game found so far.
type History struct {
	Periods []Period

	session *session.Session
	tally   *table.Tally
	at      int // entries looked through
	open    table.Standing
	from    int
	done    bool
}

// stride is how many moves apart the game is looked at before the end of a round is looked for exactly.
const stride = 16

// New begins the history of a session, which must not change while they are written.
func New(s *session.Session, t *table.Tally) *History {
	a := &History{session: s, tally: t}
	a.open = a.look(0)
	return a
}

// Done says whether the whole game was looked through.
func (a *History) Done() bool { return a.done }

// Step works for about the given time, at least one piece, and says whether all is done.
func (a *History) Step(budget time.Duration) bool {
	for start := time.Now(); !a.done; {
		a.piece()
		if time.Since(start) >= budget {
			break
		}
	}
	return a.done
}

// piece looks one stride further and finds the round that ends there, if one does.
func (a *History) piece() {
	n := a.session.Len()
	if a.at == n {
		a.close(n, a.open)
		a.done = true
		return
	}
	hi := min(a.at+stride, n)
	above := a.look(hi)
	if !above.Later(&a.open) {
		a.at, a.open = hi, above
		return
	}
	lo, below := a.at, a.open
	for hi-lo > 1 {
		mid := (lo + hi) / 2
		if s := a.look(mid); s.Later(&below) {
			hi, above = mid, s
		} else {
			lo, below = mid, s
		}
	}
	ends, shared := above, false // what the last move of a round brings about belongs to it: in Imperio the seal that all orders wait for
	if opens := a.tally.Opens; opens != nil {
		if v, amid := a.session.Within(hi-1, 1, opens, rules.Nobody); amid {
			ends, shared = a.tally.Read(v), true
		}
	}
	ends.Turn, ends.Round, ends.Named = below.Turn, below.Round, below.Named
	a.close(hi, ends)
	a.Periods[len(a.Periods)-1].shared = shared
	a.at, a.from, a.open = hi, hi, above
}

// close ends a period at entry `to`, at which everybody saw the players stand so.
func (a *History) close(to int, stands table.Standing) {
	own(a.session, a.tally, to, &stands)
	a.Periods = append(a.Periods, Period{From: a.from, To: to, Stands: stands})
}

// Final is how the players of a session stand now, as the end of its history says it.
func Final(s *session.Session, t *table.Tally) table.Standing {
	stands := t.Read(s.Chair(rules.Nobody).View())
	own(s, t, s.Len(), &stands)
	return stands
}

// own sets how the players of a game that is over stood at entry n as each knew itself: nothing is secret any more, and a chart that went
// over from one count to the other in its last round would tell of leaders who never led. Of a game that goes on it tells nothing.
func own(s *session.Session, t *table.Tally, n int, stands *table.Standing) {
	if _, over := s.Outcome(); !over || t.Mine == nil {
		return
	}
	for seat := range s.Header().Seats {
		t.Mine(s.ChairAt(n, rules.Seat(seat)).View(), rules.Seat(seat), stands)
	}
}

func (a *History) look(n int) table.Standing {
	return a.tally.Read(a.session.ChairAt(n, rules.Nobody).View())
}

// Find returns the index of the period that move n belongs to.
func (a *History) Find(n int) int {
	for i := range a.Periods {
		if n < a.Periods[i].To {
			return i
		}
	}
	return max(len(a.Periods)-1, 0)
}

// Told is what everybody was told, period by period.
func (a *History) Told() [][]session.Told {
	parts, i := make([][]session.Told, len(a.Periods)), 0
	for _, t := range a.session.Seen(rules.Nobody, 0) {
		for i+1 < len(parts) && t.Entry >= a.Periods[i].To {
			i++
		}
		if p := &a.Periods[i]; p.shared && t.Entry == p.To-1 && a.tally.Opens(t.Event) {
			i++
		}
		parts[i] = append(parts[i], t)
	}
	return parts
}
