package table

import (
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// asking is the sheet on which a player says when to be asked whether to come between.
type asking struct {
	open bool
	card rules.Ref // a card of the player's own that was clicked; may be nothing
}

var stopKeys = [stopCount]string{WhenItMatters: "stop.matters", Always: "stop.always", NotThisTurn: "stop.never"}

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
	return t.chooseFor(u, r, o, turn)
}

// chooseFor is choose where "not this turn" is for a turn of this number.
func (t *Table) chooseFor(u *ui.UI, r canvas.Rect, o *StandingOrder, turn int) bool {
	now := int(o.Stop)
	if o.Stop == NotThisTurn && o.Turn != turn {
		now = int(WhenItMatters) // that turn is over
	}
	var labels [stopCount]string
	for i, key := range stopKeys {
		labels[i] = t.word(key)
	}
	if !u.Choice(r, labels[:], &now) {
		return false
	}
	*o = StandingOrder{Stop: Stop(now), Turn: turn}
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
	if !t.choose(u, ui.CutTop(&row, u.Px(u.Tall(ui.ButtonHeight-2))), o) {
		return
	}
	t.match.keep()
	if o.Stop == NotThisTurn {
		t.play(r.Pass)
	}
}

// drawAsking draws the sheet.
func (t *Table) drawAsking(u *ui.UI, a Areas) {
	if !t.asking.open {
		return
	}
	u.Block(a.Window)
	ui.Dim(u, 0.45)
	kinds := t.reactions()
	line := u.Px(u.ButtonHeight() + 30)
	h := u.Px(ui.HeadingHeight+8+2*ui.Padding+u.ButtonHeight()+16) + line*float64(len(kinds))
	about := t.word("stop.about")
	w := min(u.Px(520), a.Window.W-u.Px(16))
	st := u.Theme.Colored(ui.Small, u.Theme.Ink2)
	h += ui.TextHeight(about, st, w-u.Px(32)) + u.Px(10)
	custom, customs := t.match.customs()
	if customs {
		h += line + ui.TextHeight(t.say(rules.Text{Key: custom.Note}), st, w-u.Px(32)) + u.Px(6)
	}
	card := t.asking.card != (rules.Ref{})
	if card {
		h += line + u.Px(u.ButtonHeight()+8)
	}
	r := ui.Middle(a.Window, w, min(h, a.Window.H-u.Px(8)))
	u.Theme.Skin(u, ui.CardShape, r)
	u.Heading(ui.CutTop(&r, u.Px(ui.HeadingHeight+8)), t.word("stops"))
	in := r.Inset(u.Px(16))
	if u.Button(ui.Middle(ui.CutBottom(&in, u.Px(u.ButtonHeight())), u.Px(200), u.Px(u.ButtonHeight())), t.word("stop.done"), ui.ButtonOpts{Main: true, Hot: ui.KeyEscape}) {
		t.asking.open = false
	}
	ui.CutBottom(&in, u.Px(8))
	ui.CutTop(&in, u.Paragraph(in, about, st, ui.Left)+u.Px(10))
	stops := &t.match.stops[t.match.viewer]
	if card {
		t.cardStop(u, &in, stops)
	}
	for i, key := range kinds {
		u.Scope(i)
		u.Words(ui.CutTop(&in, u.Px(24)), t.say(rules.Text{Key: key}), u.Theme.Text(ui.Label), ui.Left)
		if t.choose(u, ui.CutTop(&in, u.Px(u.ButtonHeight())), &stops.Kinds[i]) {
			t.match.keep()
		}
		u.Unscope()
		ui.CutTop(&in, u.Px(6))
	}
	if customs {
		u.Scope(mostKinds)
		u.Words(ui.CutTop(&in, u.Px(24)), t.say(rules.Text{Key: custom.Kind}), u.Theme.Text(ui.Label), ui.Left)
		if t.chooseFor(u, ui.CutTop(&in, u.Px(u.ButtonHeight())), t.match.customOrder(t.match.viewer), custom.Turn) {
			t.match.keep()
		}
		u.Unscope()
		ui.CutTop(&in, u.Px(6))
		u.Paragraph(in, t.say(rules.Text{Key: custom.Note}), st, ui.Left)
	}
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
	u.Scope(len(stopKeys) + mostKinds)
	o := stops.of(card, stops.Kinds[0])
	if t.choose(u, ui.CutTop(in, u.Px(u.ButtonHeight())), &o) {
		stops.set(card, o)
		t.match.keep()
	}
	u.Unscope()
	ui.CutTop(in, u.Px(6))
}
