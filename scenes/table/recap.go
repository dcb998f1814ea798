package table

import (
	"slices"
	"sort"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Figures is what a Face offers that has pictures for what a recap tells.
type Figures interface {
	// Figure is a picture of what an event is about, px canvas pixels high, or nil.
	Figure(e rules.Event, px int) *canvas.Picture
}

// told is how far a seat has been told what happened.
type told struct {
	entry int // all before were the seat's own answers, or told
	turn  int // the last turn of its own at whose beginning it was told
}

// untold is no turn: whoever was told so far is told again.
const untold = -1

// news is a line of a recap.
type news struct {
	line
	cause rules.Text   // of it, where the game tells one
	many  rules.Text   // the sentence that tells it together with others like it
	also  []rules.Ref  // the places of those others
	ways  []rules.Text // what it says of each in the stead of its place: where pieces have gone
	apart bool         // it only says what came of another line
	lost  bool         // something was taken from the viewer
	times int          // how often the same words were to be told beside these
	asked bool         // somebody wants to know why a computer player did it
}

// recap tells a person what happened since the last answer: what changed for whom, and the events that did it.
type recap struct {
	open   bool
	from   int // entry at which what is told begins
	list   []news
	change [6]change // what a seat has won and lost since
	lang   string
	scroll ui.Scroll
	height float64
	card   canvas.Rect
	seen   float64 // seconds for which it has been shown
	aside  bool    // the face's own report lies over the table in its stead
}

// Reckon gives the match what its game counts for its players, so that recaps tell what changed for whom.
func (m *Match) Reckon(t *Tally) { m.tally = t }

// heard notes that the viewer has answered in the turn of a seat, so that nothing before is news to the viewer. Whoever only answers
// for what befalls him in the turn of another is still told of it when his own begins, and so is he who answers while plans are resolved:
// only the seal is heard, see hearSeal. In a game that breaks off between turns the answer that ended a turn has set off the next, which
// is news; answers between turns make nothing known that was not told there, and what they bring, such as the end of a battle, is news too.
func (t *Table) heard(whose rules.Seat) {
	seat := t.match.viewer
	if seat < 0 {
		return
	}
	n := t.match.Session.Len()
	turn, now := t.turnNow()
	switch {
	case t.match.breaks() && whose == seat && now != seat:
		t.told[seat].entry = n - 1
	case t.match.breaks() && whose == rules.Nobody && t.opening() < n:
		if t.told[seat].turn == turn { // what came before was told then; what this answer has brought was not
			t.told[seat].entry = n - 1
		}
	case whose == seat, whose == rules.Nobody && !t.match.plans():
		t.told[seat].entry = n
	}
}

// plans says whether the seats of the game write plans that are resolved together.
func (m *Match) plans() bool {
	_, is := m.Session.StateAt(m.Session.Len()).(rules.Planned)
	return is
}

// breaks says whether the game breaks off between turns.
func (m *Match) breaks() bool { return m.tally != nil && m.tally.Between }

// hearSeal notes that the viewer has sealed a plan. What comes of it is news, also where this was the last seal and has opened all plans.
func (t *Table) hearSeal() {
	if t.match.viewer >= 0 {
		t.told[t.match.viewer].entry = t.match.Session.Len() - 1
	}
}

// newsFrom is the entry from which the menu of a kept game tells what has happened: what a seat knew before the turn that is played now.
func (m *Match) newsFrom(seat rules.Seat) int {
	g, has := m.Session.Game().(rules.Turns)
	end := m.Session.Len()
	if !has {
		return m.heardAt(seat, end)
	}
	turnAt := func(n int) int {
		turn, _ := g.TurnOf(m.Session.ChairAt(n, rules.Nobody).View())
		return turn
	}
	now := turnAt(end)
	begins := sort.Search(end, func(n int) bool { return turnAt(n) == now }) // turns are counted upwards
	return m.heardAt(seat, begins)
}

// heardAt is up to which of so many entries a seat knows what happened when a kept game is opened: after its last answer in a turn of its own,
// before it where it ended that turn, or sealed a plan; else after what it answered first, before anybody's turn.
func (m *Match) heardAt(seat rules.Seat, end int) int {
	g, has := m.Session.Game().(rules.Turns)
	plans, breaks, first := m.plans(), m.breaks(), 0
	turnAt := func(n int) (number int, whose rules.Seat) { return g.TurnOf(m.Session.ChairAt(n, rules.Nobody).View()) }
	for n := end; n > 0; n-- {
		if m.Session.Entry(n-1).Seat != seat {
			continue
		}
		if !has {
			return n
		}
		number, whose := turnAt(n - 1)
		next, then := turnAt(n)
		switch {
		case (plans || breaks) && whose == seat && (then != seat || next != number): // whoever seals last begins the next turn too
			return n - 1
		case breaks && whose == rules.Nobody:
			first = n
		case whose == seat, whose == rules.Nobody && !plans:
			return n
		}
	}
	return first
}

// toldAt is the entry up to which nothing is news to a seat when a kept game is opened: it knows it, or has put away the recap of it.
func (m *Match) toldAt(seat rules.Seat) int {
	return max(m.heardAt(seat, m.Session.Len()), min(m.stops[seat].Read, m.Session.Len()))
}

// closeRecap puts the recap away, and keeps that it was read.
func (t *Table) closeRecap() {
	t.recap.open = false
	if seat := t.match.viewer; seat >= 0 {
		t.match.stops[seat].Read = t.match.Session.Len()
		t.match.keep()
	}
}

// backToRecap opens the recap again from which the face's report was opened, where that was closed by going back: by the key for it, or the
// browser's. Whoever follows it to a place, or puts it away, has done with both.
func (t *Table) backToRecap() {
	if k := &t.recap; k.aside && !t.reading() {
		k.open, k.aside = t.escaped, false
	}
}

// recall opens a recap when a turn of the viewer begins, if something happened since the last one; where the game wants it also
// before a question between turns, see breaksIn.
func (t *Table) recall() {
	seat := t.match.viewer
	if t.match.coach != nil || seat < 0 {
		return
	}
	turn, whose := t.turnNow()
	if _, reacts := t.match.reaction(seat); reacts && whose != seat {
		return
	}
	if t.told[seat].turn == turn || whose != seat && !(whose == rules.Nobody && t.breaksIn(seat)) {
		return
	}
	if whose == seat && t.midTurn(seat, turn) {
		t.told[seat].turn = turn
		return
	}
	t.tell(t.told[seat].entry, false)
	if whose == seat || t.recap.open {
		t.told[seat].turn = turn
	}
}

// midTurn says whether a seat has given its last answer in its present turn already and is on the move since, as in a game that is opened
// again: what came of that is no news of a former turn.
func (t *Table) midTurn(seat rules.Seat, turn int) bool {
	s := t.match.Session
	g, has := s.Game().(rules.Turns)
	for i := s.Len() - 1; has && i >= 0; i-- {
		if was, whose := g.TurnOf(s.ChairAt(i, seat).View()); was != turn || whose != seat {
			return false
		}
		if s.Entry(i).Seat == seat && !s.Declined(i) { // as a standing answer may have done before anything was asked
			return true
		}
	}
	return false
}

// breaksIn says whether a seat is told the news before a question between turns, in a game that breaks off there: where another turn of
// the game has begun, or less of anything is counted for the seat, since it was told last; and where persons take turns at one screen, for whoever comes
// to it has seen nothing of what the others did.
func (t *Table) breaksIn(seat rules.Seat) bool {
	tally, from := t.match.tally, max(t.told[seat].entry, t.opening())
	if tally == nil || !tally.Between || t.told[seat].entry <= 0 || from >= t.match.Session.Len() {
		return false
	}
	if tally.Amid != nil && tally.Amid(t.match.Chair().View()) {
		return false
	}
	if t.match.Persons().Several() {
		return true
	}
	was := tally.Read(t.match.Session.ChairAt(from, rules.Nobody).View())
	now := tally.Read(t.match.Session.Chair(rules.Nobody).View())
	for c := range tally.Columns {
		if now.Values[seat][c] < was.Values[seat][c] {
			return true
		}
	}
	return now.Turn != was.Turn
}

// opening is the entry with which the first turn of anybody begins: what came before it is the set-up, and no news.
func (t *Table) opening() int {
	g, has := t.match.Session.Game().(rules.Turns)
	for t.opened = min(t.opened, t.match.Session.Len()); has && t.opened < t.match.Session.Len(); t.opened++ {
		if _, whose := g.TurnOf(t.match.Session.ChairAt(t.opened, rules.Nobody).View()); whose != rules.Nobody {
			break
		}
	}
	return t.opened
}

// PageTeller is a face that tells of some events on a page which waits to be read: what its last page has told is not told again by a recap
// that opens by itself after it.
type PageTeller interface {
	ReadOnPage(e rules.Event) bool
}

// justRead says whether the viewer has read of an event on a page of the face. Of several people one alone may have turned it.
func (t *Table) justRead(e rules.Event) bool {
	f, tells := t.face.(PageTeller)
	return tells && t.match.Persons() == rules.Only(t.match.viewer) && f.ReadOnPage(e)
}

// tell opens a recap from an entry onwards: of everything, or without what has just been read.
func (t *Table) tell(from int, everything bool) {
	if from > 0 { // else the seat has answered nothing yet
		from = max(from, t.opening())
	}
	t.recap = recap{from: from}
	k := &t.recap
	if from <= 0 || from >= t.match.Session.Len() {
		return
	}
	tally := t.match.tally
	var events []rules.Event
	var entries []int
	for _, happened := range t.match.Session.Seen(t.match.viewer, from) {
		events, entries = append(events, happened.Event), append(entries, happened.Entry)
	}
	for i, e := range events {
		if n, worth := t.newsOf(events, i); worth && (everything || !t.justRead(e)) {
			n.entry = entries[i]
			k.add(n, tally != nil && tally.Each != nil && tally.Each(e))
		}
	}
	t.arrangeNews()
	// Counts alone stop nobody where the game says which events are news.
	changed, sways := t.reckon(), tally != nil && tally.Sway != nil
	k.open = (k.stops() || changed && !sways) && !t.watchedAlone()
}

// stops says whether something was told for which a player is stopped.
func (k *recap) stops() bool {
	return slices.ContainsFunc(k.list, func(n news) bool { return len(n.ways) == 0 })
}

// beside says whether a line is told besides others, and stops nobody by itself.
func (n *news) beside() bool { return len(n.ways) > 0 || n.apart }

// watchedAlone says whether all there is to tell is one thing about others that the only person at the table has just watched: the
// chronicle has it, and nobody is stopped for it.
func (t *Table) watchedAlone() bool {
	k, seat := &t.recap, t.match.viewer
	if k.change[seat].words != "" || t.match.Persons() != rules.Only(seat) || t.app.Prefs.Speed <= 0 {
		return false
	}
	told := 0
	for i := range k.list {
		n := &k.list[i]
		if n.beside() {
			continue
		}
		if told++; told > 1 || n.lost || n.seat == seat || n.entry < t.opensAt {
			return false
		}
	}
	return told == 1
}

// causeOf asks the game why an event came about.
func (t *Table) causeOf(before []rules.Event, e rules.Event) rules.Text {
	if tally := t.match.tally; tally != nil && tally.Cause != nil {
		return tally.Cause(before, e)
	}
	return rules.Text{}
}

// weighs says whether the i-th event changed anything for anybody; where the game does not tell, every line of the chronicle does.
func (t *Table) weighs(events []rules.Event, i int) bool {
	e, tally := events[i], t.match.tally
	if tally == nil || tally.Sway == nil {
		return true
	}
	if tally.News != nil && tally.News(e) {
		return true
	}
	if tally.Own != nil && e.Seat == t.match.viewer && tally.Own(e) || t.lossOf(events, i).Key != "" {
		return true
	}
	for seat := range t.match.Session.Header().Seats {
		if tally.Sway(e, rules.Seat(seat)) != 0 {
			return true
		}
	}
	return false
}

// happened is what the menu does to tell what others have done since the viewer's last answer, or else what was told last, once more; nil
// where there is nothing to tell, and while something is acted out, for its end would be told.
func (t *Table) happened() func() {
	from, v := max(t.recap.from, t.opening()), t.match.viewer // before the first answer everything is news
	if v >= 0 && t.told[v].entry > 0 && t.told[v].entry < t.match.Session.Len() {
		from = t.told[v].entry
	}
	if from <= 0 || from >= t.match.Session.Len() || t.unfinished() {
		return nil
	}
	return func() {
		if t.tell(from, true); !t.recap.open {
			t.toast = toast{text: t.word("happened.little"), left: toastSeconds}
		}
	}
}

// unfinished says whether something that has happened is not shown to its end yet.
func (t *Table) unfinished() bool { return t.face.Busy() || !t.caughtUp() }

// whyNoNews says why the menu has nothing to tell.
func (t *Table) whyNoNews() string {
	if t.unfinished() {
		return t.word("happened.watching")
	}
	return t.word("happened.nothing")
}
