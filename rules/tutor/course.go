package tutor

import (
	"slices"
	"strings"

	"tyche/rules"
	"tyche/rules/session"
)

// Course is one run of a learner through a lesson. It keeps the session that is played in.
type Course struct {
	lesson  *Lesson
	session *session.Session
	at      int          // the step that waits; len(Steps) at the end
	warned  []rules.Text // what was said in the free play that waits
	marks   []mark       // where each step behind the learner began

	draft   *session.Draft   // of a plan, or nil
	drafted int              // how long the session was when it was looked for last
	written []session.Letter // what was asked for since the last seal
	kept    []session.Letter // ... as the learner has written it
	sealed  []sealed
}

// mark is where a step began.
type mark struct {
	entries int              // of the session
	turn    int              // whose next one ends free play
	letters []session.Letter // on the desk
	written []session.Letter // asked for so far
}

// here marks where the course stands.
func (c *Course) here() mark {
	m := mark{entries: c.session.Len(), letters: c.kept, written: slices.Clone(c.written)}
	m.turn, _ = c.turnNow()
	return m
}

// turnNow is the number of the turn and whose it is, where the game counts turns.
func (c *Course) turnNow() (number int, whose rules.Seat) {
	if g, counts := c.lesson.Game.(rules.Turns); counts {
		return g.TurnOf(c.session.Chair(c.lesson.Seat).View())
	}
	return 0, rules.Nobody
}

// Start begins a lesson with these people and computer players at the table, as many as the lesson has seats. The seed
// is that of free play.
func (l *Lesson) Start(people []session.Seating, seed uint64) *Course {
	return &Course{lesson: l, session: session.Lesson(l.Game, l.start, people, seed), drafted: -1}
}

// Lesson returns what is being taught.
func (c *Course) Lesson() *Lesson { return c.lesson }

// Session returns the game that is played; only the course may play in it.
func (c *Course) Session() *session.Session { return c.session }

// Done says that the lesson is over.
func (c *Course) Done() bool { return c.at == len(c.lesson.Steps) }

// Step returns the step that waits; false at the end.
func (c *Course) Step() (Step, bool) {
	if c.Done() {
		return Step{}, false
	}
	return c.lesson.Steps[c.at], true
}

// Progress returns how many of the learner's steps are behind him, and how many there are.
func (c *Course) Progress() (done, of int) {
	for i, s := range c.lesson.Steps {
		if s.Kind == Play {
			continue
		}
		of++
		if i < c.at {
			done++
		}
	}
	return done, of
}

// Look returns the things that should be in view now.
func (c *Course) Look() []rules.Ref {
	for i := min(c.at, len(c.lesson.Steps)-1); i >= 0; i-- {
		if look := c.lesson.Steps[i].Look; len(look) > 0 {
			return look
		}
	}
	return nil
}

// Verdict is what the tutor says to a move.
type Verdict struct {
	Right   bool
	Illegal *rules.Illegal // the move is against the rules
	Text    rules.Text     // the move is allowed, but not asked for
}

// Judge says whether a move of the learner is the one to play now. In free play a warning comes once: the same answer is
// right after it.
func (c *Course) Judge(m rules.Move) Verdict {
	step, ok := c.Step()
	if ok && c.isSeal(m) {
		return c.judgeSeal(step, m)
	}
	if bad := c.session.Chair(c.lesson.Seat).Explain(m); bad != nil {
		return Verdict{Illegal: bad}
	}
	if w := c.warning(step, m); w.Key != "" {
		c.warned = append(c.warned, w)
		return Verdict{Text: w}
	}
	if ok && (step.Kind == Free || step.Kind == Do && c.wanted(step, m)) {
		return Verdict{Right: true}
	}
	return Verdict{Text: step.no()}
}

// warning returns what is to be said before a move of free play, or nothing.
func (c *Course) warning(step Step, m rules.Move) rules.Text {
	words := c.lesson.Game.Format(m)
	for _, w := range step.warn {
		asked := slices.ContainsFunc(c.session.Pending(), func(d rules.Decision) bool {
			return d.Seat == c.lesson.Seat && d.Prompt.Key == w.ask
		})
		if asked && w.answer.fits(words) && !slices.Contains(c.warned, w.text) && !c.playedFreely(w.unless) {
			return w.text
		}
	}
	return rules.Text{}
}

// playedFreely says whether the learner has played such a move in the free play that waits.
func (c *Course) playedFreely(p pattern) bool {
	if p.words == "" || len(c.marks) <= c.at {
		return false
	}
	for i := c.marks[c.at].entries; i < c.session.Len(); i++ {
		if e := c.session.Entry(i); e.Seat == c.lesson.Seat && p.fits(c.lesson.Game.Format(e.Move)) {
			return true
		}
	}
	return false
}

// wanted says whether a step asks for a move.
func (c *Course) wanted(step Step, m rules.Move) bool {
	words := c.lesson.Game.Format(m)
	return slices.ContainsFunc(step.want, func(p pattern) bool { return p.fits(words) })
}

// fits says whether a move in words is meant.
func (p pattern) fits(words string) bool {
	return words == p.words || p.open && (p.words == "" || strings.HasPrefix(words+" ", p.words+" "))
}

// Wanted lists the moves that the waiting step asks for, to be lit.
func (c *Course) Wanted() []rules.Move {
	step, ok := c.Step()
	if !ok || step.Kind != Do {
		return nil
	}
	if c.sealWanted(step) {
		return []rules.Move{c.seal()}
	}
	moves := c.session.Chair(c.lesson.Seat).Moves(nil)
	return slices.DeleteFunc(moves, func(m rules.Move) bool { return !c.wanted(step, m) })
}

// Lead returns the move that the program has to play now; false when it waits for somebody.
func (c *Course) Lead() (seat rules.Seat, m rules.Move, ok bool) {
	step, more := c.Step()
	if !more || step.Kind != Play {
		return rules.Nobody, m, false
	}
	m, err := c.lesson.Game.Parse(step.want[0].words)
	return step.Seat, m, err == nil
}

// Play plays a move of the program, a right one of the learner, or any in free play, with the dice that the step fixes.
func (c *Course) Play(seat rules.Seat, m rules.Move) error {
	step, _ := c.Step()
	from := c.began()
	if err := c.enter(step, seat, m); err != nil {
		return err
	}
	if step.Kind != Free || c.ended(step, from) {
		c.pass(from)
	}
	return nil
}

// enter plays a move in the session: the seal with the letters before it.
func (c *Course) enter(step Step, seat rules.Seat, m rules.Move) error {
	if seat == c.lesson.Seat && c.isSeal(m) {
		return c.playSealed(step)
	}
	if step.Kind != Free {
		c.session.Fix(step.Dice)
	}
	_, err := c.session.Play(seat, m)
	return err
}

// pass goes on to the next step.
func (c *Course) pass(from mark) {
	c.marks = append(c.marks[:c.at], from)
	c.at++
}

// began returns where the step that waits began; free play remembers it from its first move on.
func (c *Course) began() mark {
	if len(c.marks) > c.at {
		return c.marks[c.at]
	}
	m := c.here()
	if step, ok := c.Step(); ok && step.Kind == Free {
		c.marks = append(c.marks, m)
	}
	return m
}

// ended says whether free play has come to its end.
func (c *Course) ended(step Step, from mark) bool {
	if number, whose := c.turnNow(); step.end.ask == nextTurn && whose == step.end.seat && number != from.turn {
		return true
	}
	pending := c.session.Pending()
	return len(pending) == 0 || slices.ContainsFunc(pending, func(d rules.Decision) bool {
		return d.Seat == step.end.seat && d.Prompt.Key == step.end.ask
	})
}

// Next goes on from a step that was read. It does nothing when a move is asked for.
func (c *Course) Next() {
	if step, ok := c.Step(); ok && step.Kind == Say {
		c.pass(c.here())
	}
}

// CanBack says whether there is a step to go back to.
func (c *Course) CanBack() bool {
	return len(c.marks) > c.at || c.strays() || slices.ContainsFunc(c.lesson.Steps[:c.at], func(s Step) bool { return s.Kind != Play })
}

// Back returns to the step before that the learner had to do with. In free play it takes back his last move, or where
// dice forbid that, all of them; it returns false at the beginning.
func (c *Course) Back() bool {
	if !c.CanBack() {
		return false
	}
	to := c.at
	if n := c.session.LastAnswer(); n > 0 && len(c.marks) > to && c.session.Len() > c.marks[to].entries {
		return c.rewindFree(n)
	}
	if c.strays() {
		c.draft.Restore(c.kept)
		return true
	}
	if len(c.marks) == c.at { // not within free play
		for to--; c.lesson.Steps[to].Kind == Play; to-- {
		}
	}
	c.rewind(to)
	return true
}

// rewind returns to the beginning of a step behind the learner, or of the free play that waits.
func (c *Course) rewind(to int) {
	k := c.marks[to]
	if n := c.session.Len() - k.entries; n > 0 {
		if err := c.session.Rewind(n); err != nil {
			panic(err) // only a session that has ended for good refuses
		}
	}
	c.sealed = slices.DeleteFunc(c.sealed, func(p sealed) bool { return p.to > k.entries })
	c.at, c.marks, c.warned, c.written, c.kept = to, c.marks[:to], nil, k.written, k.letters
	c.restore(k.letters)
}
