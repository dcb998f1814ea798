package table

import (
	"slices"
	"strconv"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// decision draws the question and its answers, with their number keys.
func (t *Table) decision(u *ui.UI, r canvas.Rect) {
	if r.W <= 0 || r.H <= 0 {
		return
	}
	in := u.TitledPanel(r, t.word("decision"))
	if len(t.offers.Legal) == 0 {
		u.Paragraph(in, t.waiting(), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
		return
	}
	t.speakAnswers()
	u.Aloud(ui.QuestionLine, t.say(t.offers.Decision.Prompt))
	u.Hush(true)
	ui.CutTop(&in, u.Paragraph(in, t.say(t.offers.Decision.Prompt), promptStyle(u), ui.Left)+u.Px(promptGap))
	u.Hush(false)
	foot := ui.CutBottom(&in, u.Px(footHeight))
	t.foot(u, foot)
	t.stopRow(u, &in)
	t.listAnswers(u, in)
}

// Heights below the question and of the line at the foot, in design pixels.
const promptGap, footHeight = 6, 18

func promptStyle(u *ui.UI) fonts.Style { return u.Theme.Colored(ui.Italic, u.Theme.Ink2) }

// answersHeight is how high the question, all its answers and the foot are where they are so wide.
func (t *Table) answersHeight(width float64) float64 {
	u := t.ui
	if len(t.offers.Legal) == 0 {
		return 0
	}
	t.speakAnswers()
	h := ui.TextHeight(t.say(t.offers.Decision.Prompt), promptStyle(u), width) + u.Px(promptGap+footHeight+t.stopHeight())
	width = u.ScrollWidth(width)
	for i := range t.offers.Legal {
		if h += t.answerHeight(u, width, i) + u.Px(ui.ButtonGap); h > u.In.H {
			break // it will have to scroll anyway
		}
	}
	return h
}

// speakAnswers puts the answers into words, once for each question and language.
func (t *Table) speakAnswers() {
	if t.offers.words != nil && t.offers.spoken == t.voice.Language {
		return
	}
	t.offers.words, t.offers.spoken = t.offers.words[:0], t.voice.Language
	for _, f := range t.offers.Legal {
		t.offers.words = append(t.offers.words, t.say(f.Caption.Label))
	}
}

// listAnswers is the scrolling list of what may be answered; what ends the question keeps its place below it.
func (t *Table) listAnswers(u *ui.UI, r canvas.Rect) {
	last, chosen := len(t.offers.Legal)-1, -1
	t.offers.rows = slices.Grow(t.offers.rows[:0], last+1)[:last+1]
	clear(t.offers.rows)
	whole := r
	draw := func(row canvas.Rect, i int) {
		t.offers.rows[i] = row.Intersect(whole)
		if t.drawAnswer(u, row, i) {
			chosen = i
		}
	}
	if last > 0 && t.offers.Legal[last].Caption.Rank == rules.Last {
		row := ui.CutBottom(&r, t.answerHeight(u, r.W, last))
		ui.CutBottom(&r, u.Px(ui.ButtonGap))
		draw(row, last)
	} else {
		last++
	}
	box := u.BeginScroll(r, &t.log.answers)
	y := box.Y
	for i := range last {
		if t.reach && t.urged(t.offers.Legal[i].Move) {
			t.reach = false
			t.log.answers.To(y - box.Y - r.H/3)
		}
		row := canvas.Rect{X: box.X, Y: y, W: box.W, H: t.answerHeight(u, box.W, i)}
		y += row.H + u.Px(ui.ButtonGap)
		if row.Bottom() >= r.Y && row.Y <= r.Bottom() || u.Reads() {
			draw(row, i)
		} else if i < 9 && !u.Typing() && u.In.Hit(ui.Digit(i+1), 0) { // scrolled out of sight
			chosen = i
		}
	}
	u.EndScroll(&t.log.answers, y-box.Y)
	if chosen >= 0 {
		t.play(t.offers.Legal[chosen].Move)
	}
}

// answerText is where the words of an answer stand in its row, and their style.
func answerText(u *ui.UI, width float64) (left, room float64, st fonts.Style) {
	left = u.Px(40)
	return left, width - left - u.Px(8), u.Theme.Text(ui.Body)
}

// answerHeight is what a row needs for one line of words, or two.
func (t *Table) answerHeight(u *ui.UI, width float64, i int) float64 {
	_, room, st := answerText(u, width)
	return max(ui.TextHeight(t.offers.words[i], st, room)+u.Px(12), u.Px(ui.ButtonHeight-4))
}

// drawAnswer draws one answer and says whether it was chosen.
func (t *Table) drawAnswer(u *ui.UI, row canvas.Rect, i int) bool {
	f := &t.offers.Legal[i]
	o := ui.ButtonOpts{Left: true, Main: len(t.offers.Legal) == 1 || t.urged(f.Move), Tip: t.rulesOf(*f)}
	if i < 9 {
		o.Key, o.Hot = strconv.Itoa(i+1), ui.Digit(i+1)
	}
	if f.Caption.Rank == rules.Last && i > 0 && i == len(t.offers.Legal)-1 {
		o.Key, o.Hot = "0", ui.Digit(0)
	}
	if row.Contains(u.In.Cursor) && u.In.Present {
		t.sight.Offer = f
	}
	u.Scope(i)
	chosen := u.Button(row, "", o)
	u.Unscope()
	left, room, st := answerText(u, row.W)
	if o.Main {
		st.Color = u.Theme.OfferInk
	}
	h := ui.TextHeight(t.offers.words[i], st, room)
	u.Paragraph(canvas.Rect{X: row.X + left, Y: row.Y + (row.H-h)/2, W: room, H: h}, t.offers.words[i], st, ui.Left)
	return chosen
}

// rulesOf names the rules that allow an answer.
func (t *Table) rulesOf(f Offer) string {
	if len(f.Caption.Cites) == 0 {
		return ""
	}
	return t.word("cites", rules.W(string(f.Caption.Cites[0])))
}

// waiting says what the table waits for when nothing is asked here.
func (t *Table) waiting() string {
	seat := t.sight.Deciding
	switch {
	case t.face.Busy():
		return t.word("watch")
	case !t.match.open():
		return t.word("reads")
	case seat == rules.Nobody:
		return t.word("over")
	case t.match.Person(seat):
		return t.word("waits", rules.W(t.seatName(seat)))
	}
	return t.word("thinks", rules.W(t.seatName(seat)))
}

// seatName is what the person or computer player on a seat is called.
func (t *Table) seatName(seat rules.Seat) string {
	seats := t.match.Session.Header().Seats
	if seat < 0 || int(seat) >= len(seats) {
		return ""
	}
	if n := seats[seat].Name; n != "" {
		return n
	}
	return t.word("seat", rules.N(int(seat)+1))
}

// foot writes the keys that always help.
func (t *Table) foot(u *ui.UI, r canvas.Rect) {
	st := u.Theme.Colored(ui.Caption, u.Theme.Ink2)
	left := u.Words(r, t.word("foot.back"), st, ui.Left)
	right := u.Words(r, t.word("foot.hint"), st, ui.Right)
	ui.CutLeft(&r, left)
	ui.CutRight(&r, right)
	u.Words(r, t.word("foot.undo"), st, ui.Center)
}

// popup is the small list that asks which of several answers a click meant.
type popup struct {
	open   bool
	at     canvas.Point
	offers []Offer
	scroll ui.Scroll
}

func (t *Table) popup(u *ui.UI, a Areas) {
	if !t.pop.open {
		return
	}
	r := t.popupRect(u, a)
	u.Headline(2, t.word("read.which"))
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(8))
	step := u.Px(ui.ButtonHeight + 4)
	box := u.BeginScroll(in, &t.pop.scroll)
	for i, f := range t.pop.offers {
		u.Scope(1000 + i)
		row := canvas.Rect{X: box.X, Y: box.Y + float64(i)*step, W: box.W, H: step - u.Px(4)}
		main := i == 0
		if t.match.coach != nil {
			main = t.urged(f.Move)
		}
		if u.Button(row, t.say(f.Caption.Label), ui.ButtonOpts{Left: true, Main: main}) {
			t.pop.open = false
			t.play(f.Move)
		}
		u.Unscope()
	}
	u.EndScroll(&t.pop.scroll, float64(len(t.pop.offers))*step)
	if _, click := u.In.Clicked(ui.LeftButton); click && !u.Taken() {
		t.pop.open = false
	}
}

func (t *Table) popupRect(u *ui.UI, a Areas) canvas.Rect {
	widest := u.Px(160)
	for _, f := range t.pop.offers {
		widest = max(widest, u.ButtonWidth(t.say(f.Caption.Label), ui.ButtonOpts{Left: true})+u.Px(44))
	}
	w := min(widest, a.Window.W-u.Px(16))
	h := min(float64(len(t.pop.offers))*u.Px(ui.ButtonHeight+4)+u.Px(16), a.Window.H*0.6)
	x := min(max(t.pop.at.X+u.Px(14), u.Px(4)), a.Window.W-w-u.Px(4))
	y := t.pop.at.Y - h/2
	if a.Hand.Contains(t.pop.at) { // a card: beside it would be on the next one
		x, y = min(max(t.pop.at.X-w/2, u.Px(4)), a.Window.W-w-u.Px(4)), a.Hand.Y-h
	}
	y = min(max(y, a.Top.H+u.Px(4)), max(a.Window.H-h-u.Px(4), 0))
	return canvas.Rect{X: x, Y: y, W: w, H: h}
}
