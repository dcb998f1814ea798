package table

import (
	"slices"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// listen turns clicks and keys into answers.
func (t *Table) listen(u *ui.UI, clicked rules.Ref) {
	t.holdKey(u)
	if t.face.Busy() {
		t.hurry(u, clicked)
		return
	}
	if t.reading() || t.closedBook {
		t.closedBook = t.reading()
		t.backToRecap()
		return
	}
	t.keys(u)
	t.sight.Path = nil
	if t.pop.open && t.pop.way != nil {
		t.sight.Path = t.pop.way.Stops
	} else if way, far := t.offers.Routes[t.sight.Hover]; far && len(way.Moves) > 1 {
		t.sight.Path = way.Stops
	}
	if clicked != (rules.Ref{}) && t.begunHere() {
		t.click(clicked, u.In.Cursor)
	} else if clicked != (rules.Ref{}) && t.offers.Lit(clicked) {
		t.tooSoon()
	} else if _, right := u.In.Clicked(ui.RightButton); right {
		if step := t.backwards(); step != nil {
			step(t)
		}
	}
}

// click answers with what was clicked, asks which answer is meant, or says why it is none.
func (t *Table) click(ref rules.Ref, at canvas.Point) {
	t.sight.Selected = ref
	if t.justShut(ref) {
		return
	}
	t.toast = toast{} // what was said of the press before would lie on the small list
	sole, way := t.offers.sole(ref, t.sight.Picked), t.byAnotherWay(ref)
	switch {
	case way != nil && t.ripe():
		t.pop = popup{about: ref, at: at, offers: append(meant(t.offers.At(ref), t.sight.Picked), t.marching(ref, way)), way: way, open: true}
	case sole >= 0 && !t.face.Careful(ref, t.offers.Legal[sole].Caption) && !t.looksFirst(t.offers.Legal[sole].Stakes):
		t.answer(sole)
	case len(t.offers.lit[ref]) > 0:
		if !t.ripe() {
			t.tooSoon()
		} else {
			t.pop = popup{about: ref, at: at, offers: meant(t.offers.At(ref), t.sight.Picked), barred: t.offers.Barred(ref), open: true}
		}
	case t.askAbout(ref):
	case t.openQuestion(ref, at):
	default:
		t.open(DetailTab)
		t.clickFar(ref, at)
	}
}

// byAnotherWay is the march to a thing that also an answer of the list leads to, such as a voyage or a dearer road; nil where there is none.
func (t *Table) byAnotherWay(ref rules.Ref) *Route {
	if way, far := t.offers.Routes[ref]; far && len(way.Moves) > 1 && len(t.offers.lit[ref]) > 0 {
		return &way
	}
	return nil
}

// marching is the row of the small list that offers a march to a far place, with what it costs.
func (t *Table) marching(ref rules.Ref, way *Route) Offer {
	label := rules.Say("table.go-to", rules.R(ref))
	if walk := t.face.Walk(); walk.Price != nil {
		label = rules.Say("table.go-to.for", rules.R(ref), walk.Price(way))
	}
	return Offer{Caption: rules.Caption{Label: label}, Stakes: way.Stakes}
}

// openQuestion opens what the question is about: those of its answers that no place on the map means, in a small list; false
// for any other thing, and where there are none but the one that ends the question: that has its place, and whoever presses a thing to
// read it does not mean to end.
func (t *Table) openQuestion(ref rules.Ref, at canvas.Point) bool {
	if ref != t.offers.Decision.About || !t.ripe() {
		return false
	}
	var offers []Offer
	for _, f := range t.offers.Legal {
		if f.Caption.Fold.Key == "" && !slices.ContainsFunc(f.Caption.Targets, func(r rules.Ref) bool {
			_, lies := t.face.Where(r)
			return r != ref && (lies || r.Kind == ref.Kind) // what is out of sight has its place on the map too
		}) {
			offers = append(offers, f)
		}
	}
	if len(offers) == 0 || len(offers) == 1 && offers[0].Caption.Rank == rules.Last {
		return false
	}
	t.pop = popup{about: ref, at: at, offers: offers, open: true}
	return true
}

// looksFirst says whether a press only shows an answer with what hangs on it, and the next one gives it. A finger has not
// pointed at anything before it presses: it has read no price and no chance.
func (t *Table) looksFirst(stakes []rules.Stake) bool { return t.app.Touch && len(stakes) > 0 }

func (t *Table) clickFar(ref rules.Ref, at canvas.Point) {
	if way, far := t.offers.Routes[ref]; far {
		switch {
		case !t.ripe():
			t.tooSoon()
		case t.looksFirst(way.Stakes):
			t.pop = popup{about: ref, at: at, offers: []Offer{t.marching(ref, &way)}, way: &way, open: true}
		default:
			t.decide(t.voice.NameOf(ref), way.Stakes, func() { t.march(&way) })
		}
		return
	}
	if t.calm < grace { // it was meant for what was acted out here
		return
	}
	if bad := t.refusal(ref); bad != nil {
		t.refuse(bad)
		return
	}
	t.shrug(ref)
}

// refusal is why a click on a thing means nothing: the reason against an answer that the question is about; else what the game says of
// the thing; else the reason against something that could be done besides.
func (t *Table) refusal(ref rules.Ref) *rules.Illegal {
	i, known := t.offers.bad[ref]
	if known && t.offers.Refused[i].Caption.Rank == rules.Main {
		return t.offers.Refused[i].Bad
	}
	if bad := t.answering().Refuse(ref); bad != nil || !known {
		return bad
	}
	return t.offers.Refused[i].Bad
}

// march goes all the way to a far target.
func (t *Table) march(way *Route) {
	t.playAll(way.Moves)
	t.walk()
}

// Knower is a Face that can say of something that the rules do not know, such as the open sea, what can be done there.
type Knower interface {
	// Tells returns "" for what the rules know.
	Tells(ref rules.Ref, o *Offers) string
}

// shrug says of a click that means nothing, and of which the game knows nothing, what the face knows of it, or what is asked, or who.
func (t *Table) shrug(ref rules.Ref) {
	text := t.waiting()
	if f, can := t.face.(Knower); can && f.Tells(ref, t.offers) != "" {
		text = f.Tells(ref, t.offers)
	} else if len(t.offers.Legal) > 0 {
		text = t.word("not-asked", rules.R(ref), rules.W(t.say(t.offers.Decision.Prompt)))
	}
	t.toast = toast{text: text, left: toastSeconds}
}

// answering is the chair where the answers now offered are given: at the open letter of a plan, else in the game.
func (t *Table) answering() session.Chair {
	if d := t.desk; d != nil && d.open >= 0 {
		if c, ok := d.draft.Pen(d.open); ok {
			return c
		}
	}
	return t.match.Chair()
}

// refuse shakes the table and says why.
func (t *Table) refuse(bad *rules.Illegal) {
	t.app.Play("refuse")
	t.sight.Shake = 1
	t.sight.Culprits = bad.Culprits
	t.toast = toast{text: t.say(bad.Why), rule: bad.Rule, left: toastSeconds}
}

// keys are the shortcuts of the table; the digits belong to the list of answers.
func (t *Table) keys(u *ui.UI) {
	in := u.In
	if u.Typing() || t.Recaps() {
		return
	}
	switch {
	case in.Hit(ui.KeyEscape, 0):
		t.back()
	case in.Hit(ui.KeyR, 0):
		t.exits.Rulebook("")
	case in.Hit(ui.KeyM, 0):
		t.mute()
	case in.Wrote('?'):
		t.exits.Keys()
	case t.menu || t.asking.open || t.seating: // what lies behind is not played on
	case in.Hit(ui.KeyZ, ui.Ctrl):
		t.undo()
	case in.Hit(ui.KeyY, ui.Ctrl), in.Hit(ui.KeyZ, ui.Ctrl|ui.Shift):
		t.redo()
	case in.Hit(ui.KeyH, 0):
		t.advise()
	case in.Hit(ui.KeyL, 0) && t.high.can:
		t.high.toggle(t)
	case in.Hit(ui.KeyL, 0):
		t.open(LogTab)
	default:
		t.digit(in)
	}
}

// digit follows a digit that no answer in sight has taken: it explains that its answer has been given, or can no longer be, and where another
// panel has the page it brings the answers back to it, for their keys are read there.
func (t *Table) digit(in *ui.Input) {
	if t.Asks() == nil || t.listOpen() {
		return
	}
	for k := range lastKey + 1 {
		switch {
		case !in.Hit(ui.Digit(k), 0):
		case k > 0 && t.offers.gone(k):
			t.toast = toast{text: t.word("gone", rules.N(k)), left: toastSeconds}
		case t.desk == nil && t.shared[AnswerTab] && t.tab != AnswerTab:
			t.open(AnswerTab)
			t.app.Play("page")
		}
	}
}

// back steps back, or opens the menu where there is nothing to step back from.
func (t *Table) back() {
	if step := t.backwards(); step != nil {
		step(t)
		return
	}
	if f, tells := t.face.(Stager); tells && t.computerMoves() && f.Stage(t.match.Chair().View()) > 0 {
		return // between two films of one affair: the press was meant for the one that has just ended
	}
	t.openMenu()
}

// backwards closes what is open, else drops what was taken up, else takes back the card that asks; nil where nothing is. A right click does no more than that.
func (t *Table) backwards() func(*Table) {
	switch {
	case t.menu:
		return (*Table).closeMenu
	case t.pop.open:
		return func(t *Table) { t.pop = popup{} }
	case t.tall.on:
		return func(t *Table) { t.tall.on = false }
	case t.toast.left > 0:
		return func(t *Table) { t.toast, t.sight.Culprits = toast{}, nil }
	case t.listOpen():
		return func(t *Table) { t.face.(ListCloser).CloseList() }
	case t.desk != nil && t.desk.open >= 0:
		return func(t *Table) { t.desk.Leave() }
	case len(t.sight.Picked) > 0:
		return func(*Table) {} // the face has put it back
	case t.grips():
		return func(t *Table) { t.face.(Dropper).Drop() }
	case t.counsel.think != nil:
		return func(t *Table) { t.counsel = counsel{} }
	case t.hint != nil && !t.hint.heard:
		return func(t *Table) { t.hint.heard = true }
	case t.returns() && (t.sight.Selected == rules.Ref{} || t.sight.Selected == t.offers.Decision.About):
		return (*Table).stepOut
	case t.sight.Selected != (rules.Ref{}):
		return func(t *Table) { t.sight.Selected = rules.Ref{} }
	}
	return nil
}

// ListCloser is a face that may have a small list of its own open, which going back closes. No key answers the question behind it.
type ListCloser interface {
	ListOpen() bool
	CloseList()
}

// Dropper is a face that may have something in its grip, such as a fleet whose way the next click on the map would write: going back
// drops it.
type Dropper interface {
	Grips() bool
	Drop()
}

func (t *Table) grips() bool {
	d, may := t.face.(Dropper)
	return may && d.Grips()
}

func (t *Table) listOpen() bool {
	l, may := t.face.(ListCloser)
	return may && l.ListOpen()
}

func (t *Table) undo() {
	if t.desk != nil && !t.led() && t.desk.back() {
		t.app.Play("click")
		return
	}
	if can, why := t.match.CanUndo(); !can && why.Key != "" {
		t.toast = toast{text: t.say(why), left: toastSeconds}
	}
	before := t.match.Session.Len()
	t.turnBack(t.match.Undo)
	if why := t.match.partly(); why.Key != "" && t.match.Session.Len() < before {
		t.toast = toast{text: t.word("undo.partly", rules.W(t.say(why))), left: toastSeconds}
	}
}

func (t *Table) redo() {
	if t.desk != nil && !t.led() && t.desk.forth() {
		t.app.Play("click")
		return
	}
	t.turnBack(t.match.Redo)
}

func (t *Table) turnBack(do func() error) {
	if err := do(); err != nil {
		t.app.Play("refuse")
		return
	}
	t.queue, t.ended, t.call = nil, false, call{}
	if t.match.coach != nil {
		t.desk = nil // he has laid other letters on it
	}
	t.log.rebuild(t)
	t.face.Show(t.match.Chair().View())
	t.refresh()
}
