package table

import (
	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Table is the scene in which a game is played.
type Table struct {
	app   *ui.App
	ui    *ui.UI
	match *Match
	face  Face
	exits Exits
	voice *lexicon.Voice

	offers     *Offers
	room       room // of the list of answers
	sight      Sight
	queue      []rules.Move // steps still to be made towards a far target
	pop        popup
	toast      toast
	log        chronicle
	recap      recap
	told       [6]told
	opened     int        // the set-up has at least so many entries, see opening
	hidden     bool       // the curtain is drawn
	shut       bool       // ... because somebody has hidden everything at once
	public     rules.View // what everybody may see, while it is
	menu       bool
	sharing    bool // its page with what makes files and links is open
	asking     asking
	seating    bool                  // the sheet that says who plays the seats is open
	reseated   map[rules.Seat]string // levels chosen on it
	opensAt    int                   // entries that were there when the table was opened: they were not watched at it
	amid       amid                  // whose motives are not told now
	covered    bool                  // a scene covered the table in the last tick
	waits      bool                  // the viewer's next question comes when what happened last was acted out
	homeward   float64               // seconds until the map is back where the viewer had it
	closedBook bool                  // a book of the face lay over the table in the last tick: the key that closes it means nothing else
	escaped    bool                  // the key that goes back was pressed in this tick
	held       bool                  // what happens stands still until the player lets it go on
	ended      bool
	hint       *Hint
	counsel    counsel
	asksBelow  bool    // the open page says what is asked
	lowNotice  bool    // the sentence over the map stands at its lower edge
	advises    bool    // a hint was asked for before there was a question, and comes with it
	wait       float64 // seconds to go before a computer player's next move is shown
	asked      rules.Seat
	quiet      ui.Input // what lies under a modal thing gets
	still      float64  // seconds of thinking without a frame
	tab        Tab      // the panel that has the page
	shared     [TabCount]bool
	tall       tallPage
	high       highLog
	mapped     canvas.Rect  // where the map is
	sized      canvas.Point // how wide and high the window is
	lifted     bool         // a finger has pressed the button that lifts the pieces
	looked     []rules.Ref  // what the coach last brought into view
	lookStep   int          // the step for which it was seen to last
	pointed    []rules.Ref  // what it has pointed at last
	stood      float64      // seconds that the map has stood where it was not kept yet
	entries    ui.Scroll    // of the menu
	stock      inventory    // for those who read the table
	peeks      bool         // a finger rests on something, and the page shows it
	before     *Offers      // of the question before this one
	lettered   int          // question of the letter that it was asked for, -1 for none
	staged     int          // the stage in which it was asked
	dated      int          // the turn in which it was asked, at a table with a Dater
	recurs     recurring    // the last question that may come again in its round
	marched    rules.Ref    // where the march stood when it was asked
	age        float64      // seconds that the question can be seen
	curtained  float64      // seconds that the curtain has been drawn, up to longGrace
	calm       float64      // seconds since something was acted out last, up to longGrace
	pressed    *Offers      // what was offered when the button went down last
	given      given        // by the person at the table
	thread     thread
	hovered    rules.Ref // what was under the cursor when the answers were drawn last
	lead       lead
	preview    preview
	brought    *Offer // a finger rested on its answer last
	fore       foretold
	takes      takeback
	steps      stepback
	call       call
	gathered   gathering
	mood       string // of the music

	desk     *Desk      // where a plan is written, or nil
	deskSeat rules.Seat // whose it is
	deskSeen int        // its Version when it was shown last
	aside    aside      // the desk of who waits for an answer to an offer
}

// New opens a table on a match.
func New(app *ui.App, m *Match, face Face, voice *lexicon.Voice, exits Exits) *Table {
	t := &Table{app: app, ui: ui.NewUI(app), match: m, face: face, exits: exits, voice: voice, offers: NoOffers(), before: NoOffers(), lettered: -1, asked: rules.Nobody, opensAt: m.Session.Len()}
	if f, shows := face.(Lettered); shows {
		f.Letter(m.words)
	}
	for seat := range m.Session.Header().Seats {
		t.told[seat] = told{entry: m.toldAt(rules.Seat(seat)), turn: untold}
	}
	if m.viewer >= 0 { // of a kept game, too, the menu tells what came before the turn that is played
		t.recap.from = m.newsFrom(m.viewer)
	}
	t.sight.Since = func(begins func(rules.Event) bool) []rules.Event {
		return m.Session.SeenSince(m.viewer, m.shown, begins)
	}
	t.sight.Acts, t.sight.Amid, t.sight.Why = m.acts, m.amid, t.whyDone
	t.sight.Earned = func() []Source { return m.tally.Earned(m.Session, min(m.shown, m.Session.Len())) }
	if exits.Watch != nil {
		t.sight.Watch = func(begins func(rules.Event) bool) {
			t.watchFrom(m.Session.EntrySeen(m.viewer, m.shown, begins))
		}
	}
	t.sight.Foresee = func(who, at rules.Ref) (rules.Stake, bool) { return m.Chair().Foresee(who, at) }
	t.lookAgain()
	t.tuneCalls()
	t.regather()
	t.refresh()
	t.tune()
	return t
}

// Update plays one tick.
func (t *Table) Update(in *ui.Input) (changed bool) {
	u := t.ui
	u.Begin(in)
	t.voice.Language, t.voice.Touch = lexicon.Language(t.app.Prefs.Language), t.app.Touch
	t.escaped = in.Hit(ui.KeyEscape, 0)
	t.tickSight(in)
	t.retune()
	t.ripen(in)
	t.sight.Persons, t.sight.Held = t.match.Persons(), t.held || t.menu
	t.sight.Advised = t.urgedAnswer() >= 0
	if t.hidden || t.shut {
		t.atCurtain(u, in)
		return u.End()
	}
	a := t.arrange(u, in.W, in.H)
	t.mapped = a.Map
	t.resize(in.W, in.H)
	t.turn(&a)
	t.yield(&a)
	a.GiveWay(t.face)
	t.raiseLog(&a)
	raised := t.raise(&a)
	question := t.keepQuestion(u, &a)
	t.pressBeside(u, in, a)
	if t.modal() || t.pressedNotice(u) {
		u.In = t.hush(in, in.Dt)
	}
	page := u.In
	if raised {
		u.In = t.hush(in, in.Dt)
	}
	u.Hush(true)
	t.liftPieces(u, in)
	t.prompt()
	t.sight.Headed = canvas.Rect{}
	t.face.Paint(u, a, &t.sight)
	t.liftButton(u, a)
	u.Hush(false)
	clicked := t.panels(u, a, page)
	t.comeBack(u, question)
	u.Order(readBar)
	t.liveBar(u, in, a.Top)
	u.Order(readFirst)
	t.coverMap(u)
	if raised {
		u.In = t.hush(in, in.Dt)
	}
	under, hit := t.face.Point(u, a, &t.sight)
	t.sight.Hover = under
	t.sight.Scolds, t.sight.Doubled = t.movedOn(u), t.answeredJustNow()
	if clicked == (rules.Ref{}) {
		clicked = hit
	}
	t.peek(in)
	u.In = in
	t.overlays(u, a)
	t.tendDesk()
	t.listen(u, clicked)
	t.advance(in.Dt)
	t.noteOutlook(in.Dt)
	if t.match.Taken() && t.exits.Taken != nil {
		t.exits.Taken()
	}
	t.tendDesk()
	t.consider(in.Dt)
	return u.End() || t.counsel.think != nil && !t.modal() || t.wakes(in.Dt) || t.call.on && !t.call.asks
}

// hush returns an input in which nothing is pressed: what lies under a modal thing gets it.
func (t *Table) hush(in *ui.Input, dt float64) *ui.Input {
	t.quiet = ui.Input{W: in.W, H: in.H, Scale: in.Scale, Dt: dt, Zoom: 1, Focused: in.Focused}
	return &t.quiet
}

// modal says whether something lies on the table that alone may be clicked.
func (t *Table) modal() bool {
	return t.menu || t.asking.open || t.seating || t.recap.open || t.pop.open || t.face.Busy() || t.call.on || t.reading()
}

// Draw paints the last tick.
func (t *Table) Draw(c canvas.Canvas) { t.ui.Draw(c) }

// Return looks again at the settings when another scene has been left. The panel that was read stays open: nothing new is asked.
func (t *Table) Return() {
	t.tune()
	t.tuneCalls()
	read := t.tab
	t.refresh()
	t.tab = read
}

// panels draws everything around the map and returns the piece or card clicked there; the panels of the table itself hear page.
func (t *Table) panels(u *ui.UI, a Areas, page *ui.Input) rules.Ref {
	t.log.unfold(t.face)
	u.Order(readPanels)
	clicked := t.face.Panels(u, a, &t.sight)
	u.In = page
	t.sight.Offer = nil // the answers are drawn after the face: what it saw was under the cursor in the last frame
	if given := t.sight.Answers; len(given) > 0 {
		t.sight.Answers = given[:0]
		t.weigh(given)
	}
	t.answerByCustom()
	if used := t.read(u, a); used != (rules.Ref{}) {
		clicked = used
	}
	t.tabs(u, &a)
	u.Order(readQuestion)
	t.decision(u, a.Decision)
	u.Order(readBar)
	u.Hush(true)
	t.logPanel(u, a.Log)
	t.drawRaise(u, a)
	u.Hush(false)
	return clicked
}

// overlays draws what lies on everything else.
func (t *Table) overlays(u *ui.UI, a Areas) {
	t.heed(u, a)
	t.popup(u, a)
	t.drawStakes(u, a)
	t.drawToast(u, a)
	if !t.scene(u, a) {
		t.drawRecap(u, a)
	}
	t.drawCall(u, a)
	t.drawMenu(u, a)
	t.drawAsking(u, a)
	t.drawSeating(u, a)
}

// advance lets the game go on: act out what happened, then wait for a person or let a computer player think.
func (t *Table) advance(dt float64) {
	t.held = t.held && t.watching()
	t.lookAway()
	if t.face.Busy() || t.menu || t.held {
		t.orderAhead()
		return
	}
	t.wait = max(t.wait-dt, 0)
	if t.call.on {
		t.attendCall(dt)
		return
	}
	for n := 0; ; n++ {
		if t.comeTogether() {
			return
		}
		if !t.actNext() {
			break
		}
		if t.face.Busy() || t.call.on || n == ordersInATick {
			return
		}
	}
	if t.waits {
		t.refresh()
	}
	if !t.hidden && t.match.ChangesHands() { // it waited until everything was acted out
		t.refresh()
		return
	}
	if _, over := t.match.Session.Outcome(); over {
		t.finish()
		return
	}
	if len(t.queue) > 0 && t.match.Deciding() == t.match.viewer {
		t.walk()
		return
	}
	if t.wait > 0 || t.recap.open {
		return
	}
	if !t.orderAhead() {
		t.think()
	}
}

// finish goes to the result once.
func (t *Table) finish() {
	if !t.ended {
		t.ended = true
		t.exits.Result(t.match)
	}
}

// refresh finds out who is asked and what is offered, and draws the curtain where the mouse changes hands.
func (t *Table) refresh() {
	t.offers, t.pop, t.hint, t.counsel, t.sight.Offer = NoOffers(), popup{}, nil, counsel{}, nil
	t.ui.Release()
	t.sight.Seconds = 0
	seat := t.match.Deciding()
	t.nameDecider(seat)
	if t.match.ChangesHands() && t.caughtUp() && !t.face.Busy() {
		t.handOver(seat)
		return
	}
	asks := t.match.Person(seat) && seat == t.match.viewer && t.match.open() && !t.calling()
	t.advises = t.advises && asks
	waited := t.waits
	t.waits = asks && (t.face.Busy() || !t.caughtUp())
	if !t.waits || t.desk != nil {
		t.deskwork()
	}
	if asks && !t.waits {
		t.putQuestion(seat, waited)
	}
	if !t.waits {
		t.asked = seat
	}
	t.sight.Offers, t.sight.Viewer = t.offers, t.match.viewer
	t.log.catchUp(t)
	if !t.face.Busy() && t.caughtUp() {
		t.face.Show(t.view())
		t.tendDesk()
	}
}

// caughtUp says whether everything that happened was acted out.
func (t *Table) caughtUp() bool { return t.match.shown >= t.match.Session.Len() && !t.calling() }

// say speaks a text.
func (t *Table) say(x rules.Text) string { return t.voice.Say(x) }

// word speaks a key of the table's own texts.
func (t *Table) word(key string, args ...rules.Arg) string {
	return t.voice.Below("table.", key, args...)
}

// close drops what belongs to the decision that has passed.
func (t *Table) close() { t.pop, t.hint, t.counsel = popup{}, nil, counsel{} }

// Hidden says whether the curtain is drawn.
func (t *Table) Hidden() bool { return t.hidden || t.shut }

// Asks returns what the person at the table is offered, or nil while nothing can be answered.
func (t *Table) Asks() *Offers {
	if t.Hidden() || t.modal() || len(t.offers.Legal) == 0 {
		return nil
	}
	return t.offers
}

// Kept says that the game is written down with every move.
func (t *Table) Kept() bool { return t.match.save != nil }
