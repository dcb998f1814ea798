package table

import (
	"errors"
	"slices"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/session"
)

// Thinker is a computer player at work on one decision. Think works for a short while, so that no frame waits for
// it, and says whether the answer is there.
type Thinker interface {
	Think() (m rules.Move, done bool)
	// Best is the best answer so far, at any time.
	Best() rules.Move
}

// Engage sets a computer player of a level to work for a chair.
type Engage func(level string, c session.Chair, entry int) Thinker

// Match is a game in progress: the session, who plays each seat, and how far the table has shown it.
type Match struct {
	Session     *session.Session
	engage      Engage
	mind        bot.Mind     // of the game's computers, nil for plain ones
	save        func() error // writes the journal; called after every move
	thinker     Thinker
	shown       int         // entries that were acted out
	views       []entryView // of entries that computers played while others were acted out
	opened      int         // the last of them that has revealed something, -1 for none
	viewer      rules.Seat
	away        rules.Seat       // looks on with the eyes of nobody while computers act, and has the mouse still; else Nobody
	dealt       bool             // there are secrets: seen in an entry that was acted out
	failed      error            // the last save
	notice      rules.Text       // about the save or the seats, not yet told
	asked       []rules.Decision // working memory of Deciding
	coach       Coach            // nil outside lessons
	settled     Settled          // nil where nothing is
	tally       *Tally           // nil where the game counts nothing
	stops       [6]Stops
	refused     [6]refused
	keepStops   func([6]Stops) // nil = nowhere
	outlook     Outlook        // as it was kept last
	keepOutlook func(Outlook)  // nil = nowhere
	desks       int            // laid so far
	plan        string         // the plan as it was kept last, "" for none
	keepPlan    func(string)   // nil = nowhere
	words       *Words         // nil where the game has none
	together    bool           // people are asked together whether they come between, see calls.go
	silent      bool           // the last move of a computer was not to come between
	secrets     bool           // the game hides something from somebody
	clicks      clicks
}

// Settled returns the answer that was given before the game began, at the set-up; false for what is really asked.
type Settled func(who session.Seating, c session.Chair) (m rules.Move, ok bool)

// Settle plays what was settled at the set-up, now and whenever it is asked again later.
func (m *Match) Settle(answer Settled) {
	m.settled = answer
	m.playSettled()
}

func (m *Match) playSettled() {
	for m.settled != nil {
		seat := m.Deciding()
		if seat == rules.Nobody || m.Session.ReadOnly() {
			return
		}
		move, ok := m.settled(m.Session.Header().Seats[seat], m.Session.Chair(seat))
		if !ok {
			return
		}
		if _, err := m.Session.Play(seat, move); err != nil {
			return
		}
		m.Keep()
	}
}

// NewMatch seats everybody. save may be nil.
func NewMatch(s *session.Session, engage Engage, save func() error) *Match {
	m := &Match{Session: s, engage: engage, save: save, shown: s.Len(), viewer: rules.Nobody, away: rules.Nobody, opened: -1}
	m.secrets = s.Game().Info().HasSecrets
	if persons := m.persons(); len(persons) == 1 {
		m.viewer = persons[0]
	}
	return m
}

// persons lists the seats that people play.
func (m *Match) persons() []rules.Seat {
	var list []rules.Seat
	for i, s := range m.Session.Header().Seats {
		if s.Person() {
			list = append(list, rules.Seat(i))
		}
	}
	return list
}

// Person says whether a person plays the seat.
func (m *Match) Person(seat rules.Seat) bool {
	seats := m.Session.Header().Seats
	return seat >= 0 && int(seat) < len(seats) && seats[seat].Person()
}

// Persons returns the seats that people play.
func (m *Match) Persons() (set rules.Seats) {
	for i, s := range m.Session.Header().Seats {
		if s.Person() {
			set = set.With(rules.Seat(i))
		}
	}
	return set
}

// Deciding returns the seat that has to answer, or Nobody.
func (m *Match) Deciding() rules.Seat {
	m.asked = m.Session.AppendPending(m.asked[:0])
	for _, d := range m.asked {
		return d.Seat
	}
	return rules.Nobody
}

// Chair is the viewer's.
func (m *Match) Chair() session.Chair { return m.Session.Chair(m.viewer) }

// NextAct returns the events of the next entry that was not acted out yet, as the viewer may see them.
func (m *Match) NextAct() (events []rules.Event, ok bool) {
	if m.shown >= m.Session.Len() {
		m.shown = m.Session.Len()
		return nil, false
	}
	m.shown++
	return m.Session.Read(m.shown-1, m.viewer).Events, true
}

// acts returns what the viewer saw from the entry on with the last event that begins something, as far as it was shown.
func (m *Match) acts(begins func(rules.Event) bool) (list []Act) {
	end := min(m.shown, m.Session.Len())
	for i := m.Session.EntrySeen(m.viewer, end, begins); i < end; i++ {
		list = append(list, Act{m.Session.ChairAt(i, m.viewer).View(), m.Session.Read(i, m.viewer).Events})
	}
	if len(list) > 0 && !slices.ContainsFunc(list[0].Events, begins) {
		return nil
	}
	return list
}

// amid returns what everybody saw just as the last event of a kind happened, as far as the game was shown; nil where there was none.
func (m *Match) amid(is func(rules.Event) bool) rules.View {
	end := min(m.shown, m.Session.Len())
	if end == 0 {
		return nil
	}
	entry, hits := m.Session.EntrySeen(rules.Nobody, end, is), 0
	for _, e := range m.Session.Read(entry, rules.Nobody).Events {
		if is(e) {
			hits++
		}
	}
	v, _ := m.Session.Within(entry, hits, is, rules.Nobody)
	return v
}

// ChangesHands says whether the next answer is that of a person who does not look at the table yet.
func (m *Match) ChangesHands() bool {
	seat := m.Deciding()
	return m.Person(seat) && seat != m.viewer
}

// NeedsCurtain says whether the mouse must change hands unseen before the next answer.
func (m *Match) NeedsCurtain() bool {
	return m.ChangesHands() && m.secrets && !m.bare()
}

// Play plays a move for a person and writes it down.
func (m *Match) Play(seat rules.Seat, move rules.Move) error {
	m.clicks.branch(m.Session.Len())
	if m.coach != nil {
		return m.coach.Play(seat, move)
	}
	before := m.Session.Header().Seats
	r, reacts := m.reaction(seat)
	recurrence := m.Session.Chair(seat).Recurrence()
	if _, err := m.Session.Play(seat, move); err != nil {
		return err
	}
	m.silent = reacts && move == r.Pass
	if reacts && m.Person(seat) {
		m.answered(seat, r)
		if m.silent {
			m.refused[seat].note(recurrence)
		}
	}
	if err := m.passOver(); err != nil {
		return err
	}
	m.Keep()
	if said := m.Session.Handed(before); len(said) > 0 {
		m.notice = said[0]
	}
	m.playSettled()
	return nil
}

// Think lets the computer player whose turn it is work for a moment; true when a move was played.
func (m *Match) Think() (played bool, err error) {
	if c := m.coach; c != nil {
		if seat, move, ok := c.Lead(); ok {
			return true, m.Play(seat, move)
		}
		if !c.Free() {
			return false, nil
		}
	}
	seat := m.Deciding()
	if seat == rules.Nobody || m.Person(seat) {
		m.thinker = nil
		return false, nil
	}
	m.begin(seat)
	move, done := m.thinker.Think()
	if !done {
		return false, nil
	}
	m.thinker = nil
	return true, m.Play(seat, move)
}

// begin sets the computer of a seat to work, unless it is.
func (m *Match) begin(seat rules.Seat) {
	if m.thinker == nil {
		level := m.Session.Header().Seats[seat].Level
		m.thinker = m.engage(level, m.Session.Chair(seat), m.Session.Len())
	}
}

// Thinking says whether a computer player is at work.
func (m *Match) Thinking() bool { return m.thinker != nil }

// CanUndo says whether the one who looks at the table can take something back, and if not, why not.
func (m *Match) CanUndo() (bool, rules.Text) {
	if m.coach == nil {
		return m.Session.CanUndo(m.holder())
	}
	if !m.coach.CanBack() {
		return false, rules.Say("kit.undo.why.nothing")
	}
	return true, rules.Text{}
}

// CanRedo says whether something that was taken back can be played again.
func (m *Match) CanRedo() bool { return m.coach == nil && m.Session.CanRedo(m.holder()) }

// open says whether the person at the table may answer: a coach may want something to be read first.
func (m *Match) open() bool { return m.coach == nil || m.coach.Open() }

// led says that the coach is about to move for somebody: his note says nothing then.
func (m *Match) led() bool {
	if m.coach == nil {
		return false
	}
	_, _, leads := m.coach.Lead()
	return leads
}

// Undo and Redo follow the session's rules, or the coach, and stop what a computer player was thinking.
func (m *Match) Undo() error {
	step := m.Session.Undo
	if m.coach != nil {
		step = m.backInLesson
	}
	return m.turnBack(func() error { return m.wholeClick(step) })
}

func (m *Match) Redo() error {
	return m.turnBack(func() error { return m.wholeClick(m.Session.Redo) })
}

func (m *Match) turnBack(do func() error) error {
	m.thinker, m.views, m.opened, m.dealt = nil, nil, -1, false
	m.refused = [6]refused{}
	if err := do(); err != nil {
		return err
	}
	m.away = rules.Nobody // whoever has pressed that is perhaps another
	m.shown = m.Session.Len()
	for i := range m.stops {
		m.stops[i].Read = min(m.stops[i].Read, m.shown) // what comes instead was not read
	}
	m.Keep()
	return nil
}

// SaveError returns why the last move could not be written down, or nil. The game goes on in memory.
func (m *Match) SaveError() error { return m.failed }

// ErrTaken is the error of a save in whose place another window plays the game now.
var ErrTaken = errors.New("table: another window plays this game now")

// Taken says that another window has taken the game over: here nothing is written any more.
func (m *Match) Taken() bool { return errors.Is(m.failed, ErrTaken) }

// Keep writes the journal.
func (m *Match) Keep() {
	if m.save == nil {
		return
	}
	m.failed = m.save()
	var p *session.Problem
	if errors.As(m.failed, &p) && p.Safe() {
		m.failed, m.notice = nil, p.Text()
	}
}
