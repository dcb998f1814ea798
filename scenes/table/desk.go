package table

import (
	"tyche/rules"
	"tyche/rules/session"
)

// Desk is where the person at the table writes a plan in any order, in games whose orders are a chain of questions
// (session.Draft). One letter at a time may be open: then the answers offered are those that it can go on with. Changes
// can be taken back until the seal.
type Desk struct {
	Prompt  rules.Text // what the open letter asks, if the face knows it better than the rules tell everybody
	Version int        // another one after every change, on every desk

	draft  *session.Draft
	match  *Match
	open   int          // letter, or -1
	stood  []rules.Move // what the open letter said before it was opened to be written anew; none where it is new
	past   [][]session.Letter
	future [][]session.Letter
	sealed bool
	passed []Hint                       // the hints to write nothing at a question that were shown while this plan is written
	hint   func(c session.Chair) Advice // nil where there are none
	weighs *Offer                       // a letter that is asked about before it is begun
	begin  func()
}

// Asker is a face that can say what an open letter, or any other question, asks, from what whoever answers it sees.
type Asker interface{ Ask(v rules.View) rules.Text }

// newDesk returns the desk of the viewer, or nil while there is no plan to be written.
func newDesk(m *Match) *Desk {
	if m.Session.ReadOnly() {
		return nil
	}
	d, ok := m.draft()
	if !ok {
		return nil
	}
	m.desks++
	return &Desk{draft: d, match: m, open: -1, Version: m.desks << 20}
}

// Plan lets the match go on with a plan that was kept, "" for none, and keep it again after every change.
func (m *Match) Plan(text string, keep func(text string)) { m.plan, m.keepPlan = text, keep }

// draft is the plan that was kept, if it still fits, or an empty one, or the coach's; false while the viewer gives no orders.
func (m *Match) draft() (*session.Draft, bool) {
	if m.coach != nil {
		d := m.coach.Draft()
		return d, d != nil
	}
	if m.plan != "" {
		if d, err := session.ReadDraft(m.Session, m.viewer, m.plan); err == nil {
			return d, true
		}
	}
	return session.NewDraft(m.Session, m.viewer)
}

// note keeps the plan as it stands, so that it outlives the program; without letters there is none.
func (m *Match) note(d *session.Draft) {
	text := ""
	if len(d.Letters()) > 0 {
		text = d.Text(m.Session)
	}
	m.rememberPlan(text)
}

func (m *Match) rememberPlan(text string) {
	if text == m.plan {
		return
	}
	if m.plan = text; m.keepPlan != nil {
		m.keepPlan(text)
	}
}

// Letters returns the letters; they must not be changed.
func (d *Desk) Letters() []session.Letter { return d.draft.Letters() }

// Find returns the first letter of a question, or -1.
func (d *Desk) Find(place int) int { return d.draft.Find(place) }

// Open is the letter being written, or -1.
func (d *Desk) Open() int { return d.open }

// View is what the writer sees after all letters that can be played.
func (d *Desk) View() rules.View { return d.draft.Chair().View() }

// Now is what the writer sees where the game itself stands: the letters are not played there, but what acts at once is.
func (d *Desk) Now() rules.View { return d.match.Chair().View() }

// Pen is what the writer sees where the open letter goes on; false when none is open, or it cannot.
func (d *Desk) Pen() (rules.View, bool) {
	if d.open < 0 {
		return nil, false
	}
	c, ok := d.draft.Pen(d.open)
	if !ok {
		return nil, false
	}
	return c.View(), true
}

// Blank is what a further letter of a question could begin with; without legal answers when it is not asked.
func (d *Desk) Blank(place int) *Offers {
	c, ok := d.draft.Blank(place)
	if !ok {
		return NoOffers()
	}
	o, _ := FindOffers(c)
	return o
}

// change remembers the letters as they were, for taking back, and then changes them.
func (d *Desk) change(do func()) {
	d.past, d.future = append(d.past, d.draft.Copy()), nil
	do()
	d.Version++
}

// Take opens a letter; -1 closes whatever is open. A letter that says nothing is withdrawn.
func (d *Desk) Take(i int) {
	d.restore()
	if old := d.open; old >= 0 && old != i && old < len(d.Letters()) && len(d.Letters()[old].Moves) == 0 {
		d.draft.Remove(old)
		if i > old {
			i--
		}
	}
	if d.open != i {
		d.open = i
		d.Version++
	}
}

// Leave closes the open letter. One that has only been begun is withdrawn: half of it would stay behind and say nothing.
func (d *Desk) Leave() {
	if i := d.open; i >= 0 && d.stood == nil && d.Letters()[i].Fate == session.Unfinished {
		d.Withdraw(i)
		return
	}
	d.Take(-1)
}

// Rewrite opens letter i with its first answers alone. What it said before stands again if it is left before it is finished.
func (d *Desk) Rewrite(i, answers int) {
	d.restore()
	stood := d.Letters()[i].Moves
	d.change(func() { d.draft.Set(i, stood[:answers]...) })
	d.open, d.stood = i, stood
}

// restore lets the open letter say what it said before it was opened to be written anew, if it is not finished.
func (d *Desk) restore() {
	if d.stood != nil && d.Letters()[d.open].Fate != session.Written {
		d.draft.Set(d.open, d.stood...)
	}
	d.stood = nil
}

// Begin writes a further letter and opens it. One that is a single answer which costs much is asked about first.
func (d *Desk) Begin(place int, moves ...rules.Move) {
	begin := func() {
		d.restore()
		d.change(func() { d.open = d.draft.Add(place, moves...) })
		d.settle()
	}
	if len(moves) == 1 {
		if f, ok := d.Blank(place).Find(moves[0]); ok && f.grave() {
			d.weighs, d.begin = &f, begin
			return
		}
	}
	begin()
}

// Set replaces what letter i says, and opens it if it asks for more.
func (d *Desk) Set(i int, moves ...rules.Move) {
	d.restore()
	d.change(func() { d.draft.Set(i, moves...) })
	d.open = i
	d.settle()
}

// Try replaces what letter i says, or writes it if i is -1; nothing changes if it would be refused.
func (d *Desk) Try(i, place int, moves ...rules.Move) bool {
	was := d.draft.Copy()
	switch {
	case i < 0 && len(moves) > 0:
		i = d.draft.Add(place, moves...)
	case i >= 0 && len(moves) == 0:
		d.draft.Remove(i)
		i = -1
	case i >= 0:
		d.draft.Set(i, moves...)
	}
	if i >= 0 && d.Letters()[i].Fate == session.Refused {
		d.draft.Restore(was)
		return false
	}
	d.past, d.future = append(d.past, was), nil
	d.Version++
	return true
}

// Withdraw takes letter i off the desk.
func (d *Desk) Withdraw(i int) {
	d.change(func() { d.draft.Remove(i) })
	d.open, d.stood = -1, nil
}

// Put lets letter i answer another question; a letter there takes its place.
func (d *Desk) Put(i, place int) { d.change(func() { d.draft.Put(i, place) }) }

// Seal ends the planning: the table plays what is written.
func (d *Desk) Seal() {
	d.Take(-1)
	d.sealed = true
}

// write adds an answer to the open letter. One that leads back to its beginning empties it, or lets stand what it said before it was opened.
func (d *Desk) write(m rules.Move) {
	d.change(func() { d.draft.Write(d.open, m) })
	if q, ok := d.draft.PenAsks(d.open); ok && q.Open && q.Once {
		d.draft.Set(d.open, d.stood...)
	}
	d.settle()
}

// settle closes the open letter when it asks for nothing more.
func (d *Desk) settle() {
	if d.open < 0 {
		return
	}
	q, ok := d.draft.PenAsks(d.open)
	if l := d.Letters()[d.open]; !ok || l.Fate == session.Refused || q.Open && !q.Once && len(l.Moves) > 0 {
		d.open, d.stood = -1, nil
	}
}

// offers are what can be answered now: by the open letter, else in the game itself, without what would end the planning.
func (d *Desk) offers() *Offers {
	if d.open >= 0 {
		if c, ok := d.draft.Pen(d.open); ok {
			o, _ := FindOffers(c)
			if d.Prompt.Key != "" {
				o.Decision.Prompt = d.Prompt
			}
			return o
		}
	}
	o, asked := FindOffers(d.match.Chair())
	if !asked {
		return o
	}
	switch q := d.draft.Stands(); {
	case !q.Live:
		return NoOffers()
	case !q.Open: // in the midst of an answer what ends it leads back to the question
		return o
	default:
		return o.without(q.Pass)
	}
}

// without returns the offers but for one answer.
func (o *Offers) without(m rules.Move) *Offers {
	rest := &Offers{Decision: o.Decision, lit: map[rules.Ref][]int{}, bad: map[rules.Ref]int{}}
	for _, list := range [...][]Offer{o.Legal, o.Refused} {
		for _, f := range list {
			if f.Move != m {
				rest.add(f)
			}
		}
	}
	return rest
}

// back takes the last change back, forth makes it again; false when there is none.
func (d *Desk) back() bool  { return d.turn(&d.past, &d.future) }
func (d *Desk) forth() bool { return d.turn(&d.future, &d.past) }

func (d *Desk) turn(from, to *[][]session.Letter) bool {
	n := len(*from) - 1
	if n < 0 {
		return false
	}
	*to = append(*to, d.draft.Copy())
	d.draft.Restore((*from)[n])
	*from = (*from)[:n]
	d.open, d.stood = -1, nil
	d.Version++
	return true
}
