package table

import (
	"math"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// asking is the sheet on which a player says when to be asked whether to come between.
type asking struct {
	open   bool
	card   rules.Ref // a card of the player's own that was clicked; may be nothing
	scroll ui.Scroll
	height float64 // of what it says, as it was drawn last
}

// worded is a stop and what it is called.
type worded struct {
	stop Stop
	key  string
}

var stopWords = [...]worded{{WhenItMatters, "stop.matters"}, {Always, "stop.always"}, {NotThisTurn, "stop.never"}}

// reactions returns the game's kinds of questions whether to come between; none while a coach leads or nobody sits there.
func (t *Table) reactions() []string {
	g, has := t.match.Session.Game().(rules.Reactions)
	if !has || t.match.coach != nil || t.match.viewer == rules.Nobody {
		return nil
	}
	kinds := g.ReactionKinds()
	return kinds[:min(len(kinds), mostKinds)]
}

// stopsEntry is what the menu does to open the sheet; nil where the game has no such questions.
func (t *Table) stopsEntry() func() {
	if t.reactions() == nil {
		return nil
	}
	return func() { t.asking = asking{open: true} }
}

// askAbout opens the sheet for a card that is not an answer now; false if it is no card to come between with.
func (t *Table) askAbout(ref rules.Ref) bool {
	g, has := t.match.Session.Game().(rules.Reactions)
	if !has || t.reactions() == nil || !g.Reactive(t.match.Chair().View(), ref) {
		return false
	}
	t.asking = asking{open: true, card: ref}
	return true
}

// turnNow is the number of the turn under way, and whose it is; Nobody's where the game does not tell.
func (t *Table) turnNow() (number int, whose rules.Seat) {
	if g, has := t.match.Session.Game().(rules.Turns); has {
		return g.TurnOf(t.match.Chair().View())
	}
	return 0, rules.Nobody
}

// choose draws the three stops and changes an order.
func (t *Table) choose(u *ui.UI, r canvas.Rect, o *StandingOrder) bool {
	turn, _ := t.turnNow()
	return t.chooseAmong(u, r, o, turn, stopWords[:])
}

// chooseAmong draws the stops that there are, the usual one first, "not this turn" being for a turn of this number, and changes an order.
func (t *Table) chooseAmong(u *ui.UI, r canvas.Rect, o *StandingOrder, turn int, stops []worded) bool {
	var labels [stopCount]string
	now := 0
	for i, w := range stops {
		labels[i] = t.word(w.key)
		if w.stop == o.Stop && (o.Stop != NotThisTurn || o.Turn == turn) { // else that turn is over
			now = i
		}
	}
	if !u.Choice(r, labels[:len(stops)], &now) {
		return false
	}
	*o = StandingOrder{Stop: stops[now].stop, Turn: turn}
	return true
}

// stopHeight is the height of the line below a question whether to come between, in design pixels; 0 for other questions.
func (t *Table) stopHeight() float64 {
	if _, reacts := t.match.reaction(t.match.viewer); reacts {
		return t.ui.ButtonHeight() + 26
	}
	return 0
}

// leastList is the height that a list of answers keeps, in design pixels.
const leastList = 130

// stopArea cuts the place of the row below off a list of answers; empty where the list needs the room, for the menu has it too.
func (t *Table) stopArea(u *ui.UI, in *canvas.Rect) canvas.Rect {
	if _, reacts := t.match.reaction(t.match.viewer); !reacts || in.H < u.Px(leastList)+u.Px(t.stopHeight()) {
		return canvas.Rect{}
	}
	return ui.CutBottom(in, u.Px(t.stopHeight()))
}

// stopRow lets the player say when to be asked this kind of question again. "Not this turn" answers the present one too.
func (t *Table) stopRow(u *ui.UI, row canvas.Rect) {
	r, reacts := t.match.reaction(t.match.viewer)
	if !reacts || row.H == 0 {
		return
	}
	u.Words(ui.CutTop(&row, u.Px(22)), t.word("stop.ask"), u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
	o := &t.match.stops[t.match.viewer].Kinds[r.Kind]
	choices := ui.CutTop(&row, u.Px(u.Tall(ui.ButtonHeight-2)))
	u.Tip(ui.Column(choices, len(stopWords)-1, len(stopWords), 0), t.word("stop.never.tip"))
	if !t.choose(u, choices, o) {
		return
	}
	t.match.keep()
	if o.Stop == NotThisTurn {
		t.play(r.Pass)
	}
}

// drawAsking draws the sheet.
func (t *Table) drawAsking(u *ui.UI, a Areas) {
	k := &t.asking
	if !k.open {
		return
	}
	u.Block(a.Window)
	ui.Dim(u, 0.45)
	head, foot := u.Px(ui.HeadingHeight+8), u.Px(u.ButtonHeight()+8)
	most := a.Window.H - u.Px(8)
	h := min(k.height+head+foot+u.Px(32), most)
	if k.height == 0 {
		h = most // it is measured while it is drawn
	}
	r := ui.Middle(a.Window, min(u.Px(520), a.Window.W-u.Px(16)), h)
	u.Theme.Skin(u, ui.CardShape, r)
	u.Heading(ui.CutTop(&r, head), t.word("stops"))
	in := r.Inset(u.Px(16))
	if done := ui.CutBottom(&in, foot); u.Button(ui.Middle(ui.CutBottom(&done, u.Px(u.ButtonHeight())), u.Px(200), u.Px(u.ButtonHeight())), t.word("stop.done"), ui.ButtonOpts{Main: true, Hot: ui.KeyEscape}) {
		k.open = false
	}
	box := u.BeginScroll(in, &k.scroll)
	rows := canvas.Rect{X: box.X, Y: box.Y, W: box.W, H: math.MaxInt32}
	t.askingRows(u, &rows)
	k.height = rows.Y - box.Y
	u.EndScroll(&k.scroll, k.height)
}

// askingRows says when a player is asked: whether to come between with a card and at all, and what standing orders answer.
func (t *Table) askingRows(u *ui.UI, in *canvas.Rect) {
	st := u.Theme.Colored(ui.Small, u.Theme.Ink2)
	ui.CutTop(in, u.Paragraph(*in, t.word("stop.about"), st, ui.Left)+u.Px(10))
	stops := &t.match.stops[t.match.viewer]
	if t.asking.card != (rules.Ref{}) {
		t.cardStop(u, in, stops)
	}
	turn, _ := t.turnNow()
	for i, key := range t.reactions() {
		u.Scope(i)
		t.askingRow(u, in, key, &stops.Kinds[i], turn, stopWords[:])
		u.Unscope()
	}
	if custom, has := t.match.customs(); has {
		u.Scope(mostKinds)
		t.askingRow(u, in, custom.Kind, t.match.customOrder(t.match.viewer), custom.Turn, customWords[:])
		u.Unscope()
		ui.CutTop(in, u.Paragraph(*in, t.say(rules.Text{Key: custom.Note}), st, ui.Left))
	}
}

// askingRow is a kind of questions, and when it is asked.
func (t *Table) askingRow(u *ui.UI, in *canvas.Rect, kind string, o *StandingOrder, turn int, stops []worded) {
	u.Words(ui.CutTop(in, u.Px(24)), t.say(rules.Text{Key: kind}), u.Theme.Text(ui.Label), ui.Left)
	if t.chooseAmong(u, ui.CutTop(in, u.Px(u.ButtonHeight())), o, turn, stops) {
		t.match.keep()
	}
	ui.CutTop(in, u.Px(6))
}

// cardStop is what is said of one card.
func (t *Table) cardStop(u *ui.UI, in *canvas.Rect, stops *Stops) {
	card := t.asking.card
	next := false
	for _, ref := range stops.Next {
		next = next || ref == card
	}
	u.Words(ui.CutTop(in, u.Px(24)), t.voice.NameOf(card), u.Theme.Colored(ui.BodyBold, u.Theme.Heading), ui.Left)
	if u.Toggle(ui.CutTop(in, u.Px(u.ButtonHeight())), t.word("stop.next"), &next) {
		stops.askNext(card, next)
		t.match.keep()
	}
	ui.CutTop(in, u.Px(8))
	u.Scope(len(stopWords) + mostKinds)
	o := stops.of(card, stops.Kinds[0])
	if t.choose(u, ui.CutTop(in, u.Px(u.ButtonHeight())), &o) {
		stops.set(card, o)
		t.match.keep()
	}
	u.Unscope()
	ui.CutTop(in, u.Px(6))
}
