package table

import (
	"strings"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// decision draws the question and its answers, with their number keys.
func (t *Table) decision(u *ui.UI, r canvas.Rect) {
	t.asksBelow = false
	if r.W <= 0 || r.H <= 0 {
		return
	}
	in := t.panel(u, r, AnswerTab)
	if len(t.offers.Legal) == 0 {
		ui.CutTop(&in, u.Paragraph(in, t.waiting(), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)+u.Px(promptGap))
		t.drawPreview(u, in)
		if t.shared[AnswerTab] && t.shared[LogTab] && t.match.coach == nil {
			u.Hush(true) // it is read out as it grows
			t.showLog(u, in)
			u.Hush(false)
		}
		return
	}
	t.speakAnswers()
	u.Aloud(ui.QuestionLine, t.offers.asked)
	if t.match.coach == nil || t.leastHeight(in.W) <= in.H { // else the coach's note alone asks
		u.Hush(true)
		ui.CutTop(&in, u.Paragraph(in, t.offers.asked, promptStyle(u), ui.Left)+u.Px(promptGap))
		u.Hush(false)
		t.asksBelow = t.shared[AnswerTab]
	}
	foot := t.footRoom(&in)
	back := t.stepArea(u, &in)
	stops := t.stopArea(u, &in)
	t.listAnswers(u, in, foot.H > 0)
	u.Hush(true)
	t.foot(u, foot)
	t.pressFoot(u, foot)
	u.Hush(false)
	t.stopRow(u, stops) // after the answers, for those who hear them one by one
	t.stepRow(u, back)
}

// Heights below the question, of the line at the foot and above it, in design pixels.
const promptGap, footHeight, footGap = 6, 18, 4

func promptStyle(u *ui.UI) fonts.Style { return u.Theme.Colored(ui.Italic, u.Theme.Ink2) }

// Lister is a face that takes most answers itself, on its map and its panels, and wants the room beside it for what it tells of them.
type Lister interface {
	// ListShare is how much of the window's height the question and the list of its answers take at most; what is longer scrolls.
	ListShare() float64
}

// mostAnswers is how high the question and its answers are at most.
func (t *Table) mostAnswers() float64 {
	if f, lists := t.face.(Lister); lists {
		return t.ui.In.H * f.ListShare()
	}
	return t.ui.In.H
}

// answersHeight is how high the question, all its answers and the foot are where they are so wide.
func (t *Table) answersHeight(width float64) float64 {
	u, most := t.ui, t.mostAnswers()
	if len(t.offers.Legal) == 0 {
		return 0
	}
	t.speakAnswers()
	h := ui.TextHeight(t.offers.asked, promptStyle(u), width) + u.Px(promptGap+footHeight+footGap+t.stopHeight()+t.stepHeight())
	width = u.ScrollWidth(width)
	for i := range t.offers.Legal {
		if h += t.foldHeight(u, width, i); t.offers.folded(i) {
			continue
		}
		if h += t.answerHeight(u, width, i) + u.Px(ui.ButtonGap); h > most {
			return most // it will have to scroll anyway
		}
	}
	return min(h+t.deniedHeight(u, width), most)
}

// room is how high the answers want to be, and the least of it, where they are so wide.
type room struct{ width, all, least float64 }

// answersRoom is the height of the answers where they are so wide, and the least of it. Between two questions of one
// player they keep it, so that no panel moves while an answer is acted out; and while a question lasts they never give up what they
// have had, so that the answer that ends it does not move with every other one.
func (t *Table) answersRoom(width float64) (all, least float64) {
	switch asked := len(t.offers.Legal) > 0; {
	case !asked && !t.waits:
		t.room = room{}
	case asked:
		if t.room.width != width {
			t.room = room{width: width}
		}
		t.room.all, t.room.least = max(t.room.all, t.answersHeight(width)), max(t.room.least, t.leastHeight(width))
	}
	return max(t.room.all, t.room.least), t.room.least
}

// leastHeight is how high the question must be for its first answer, the one that is advised and the one that ends it.
func (t *Table) leastHeight(width float64) float64 {
	u, n := t.ui, len(t.offers.Legal)
	if n == 0 {
		return 0
	}
	t.speakAnswers()
	h := ui.TextHeight(t.offers.asked, promptStyle(u), width) + u.Px(promptGap+footHeight+footGap+t.stepHeight())
	width = u.ScrollWidth(width)
	advised := t.urgedAnswer()
	for i := range n {
		if i == 0 || i == n-1 || i == advised {
			h += t.answerHeight(u, width, i) + u.Px(ui.ButtonGap)
		}
	}
	return h
}

// speakAnswers puts the question, why it is asked and the answers into words, once for each question and language.
func (t *Table) speakAnswers() {
	if t.offers.words != nil && t.offers.spoken == t.voice.Language {
		return
	}
	t.offers.words, t.offers.notes, t.offers.tips, t.offers.quotes, t.offers.spoken = t.offers.words[:0], t.offers.notes[:0], t.offers.tips[:0], t.offers.quotes[:0], t.voice.Language
	t.offers.further = further{}
	t.offers.asked = t.say(t.offers.Decision.Prompt)
	if why := t.offers.Decision.Why; why.Key != "" {
		t.offers.asked = sentence(t.offers.asked) + " " + t.say(why)
	}
	for _, f := range t.offers.Legal {
		t.offers.words = append(t.offers.words, t.say(f.Caption.Label))
		t.offers.notes = append(t.offers.notes, t.contents(f))
		t.offers.tips, t.offers.quotes = append(t.offers.tips, t.rulesOf(f)), append(t.offers.quotes, "")
	}
	t.speakFolds()
	t.speakDenied()
}

// contents is what stands below the words of an answer: what hangs on it, and what it contains, such as the two sides of a deal.
func (t *Table) contents(f Offer) string {
	var parts []string
	if hangs := t.brief(f.Stakes); hangs != "" {
		parts = append(parts, hangs)
	}
	for _, line := range f.Caption.More {
		parts = append(parts, t.say(line))
	}
	if m, means := t.face.(MeansShower); means && t.app.Touch && m.MeansShown() {
		if said := m.Means(f.Caption); said != "" {
			parts = append(parts, said)
		}
	}
	return strings.Join(parts, " · ")
}

// wordQuestion lets a face that knows better than the rules tell everybody say what is asked.
func (t *Table) wordQuestion(o *Offers) {
	if f, asks := t.face.(Asker); asks {
		if words := f.Ask(t.match.Chair().View()); words.Key != "" {
			o.Decision.Prompt = words
		}
	}
}

// waiting says what the table waits for when nothing is asked here.
func (t *Table) waiting() string {
	seat := t.sight.Deciding
	switch {
	case t.paged():
		return t.word("pages")
	case t.held:
		return t.word("paused")
	case t.awaits():
		return t.word("awaits")
	case t.face.Busy(), t.waits, !t.caughtUp(), t.match.led():
		return t.word("watch")
	case t.match.coach != nil && t.match.coach.Over():
		return t.word("lesson-over")
	case !t.match.open():
		return t.word("reads")
	case seat == rules.Nobody && t.match.Deciding() != rules.Nobody: // all look on, and who is asked next is not called yet
		return t.word("watch")
	case seat == rules.Nobody:
		return t.word("over")
	case t.match.Person(seat):
		return t.word("waits", rules.W(t.seatName(seat)))
	}
	return t.word("thinks", rules.W(t.seatName(seat)))
}

// Entitled is a face that has names of its own for the seats, such as those of the Houses that they play.
type Entitled interface{ Title(seat rules.Seat) string }

// titleOf is what the face calls a seat where it is told how the game stands; else the name of who sits there.
func (t *Table) titleOf(seat rules.Seat) string {
	if f, has := t.face.(Entitled); has {
		return f.Title(seat)
	}
	return t.seatName(seat)
}

// seatName is what the person or computer player on a seat is called.
func (t *Table) seatName(seat rules.Seat) string {
	seats := t.match.Session.Header().Seats
	if seat < 0 || int(seat) >= len(seats) {
		return ""
	}
	if n := seats[seat].Name; n != "" {
		return t.app.Calls(n)
	}
	return t.word("seat", rules.N(int(seat)+1))
}

// footRoom takes the line at the foot, unless the answers that are always in sight need its room.
func (t *Table) footRoom(in *canvas.Rect) canvas.Rect {
	u, need := t.ui, t.ui.Px(t.stepHeight())
	for i := range t.offers.Legal {
		if i == 0 || t.offers.ends(i) || t.urged(t.offers.Legal[i].Move) {
			need += t.answerHeight(u, u.ScrollWidth(in.W), i) + u.Px(ui.ButtonGap)
		}
	}
	if u.Theme.Touch && in.H-u.Px(footHeight) < need {
		return canvas.Rect{}
	}
	foot := ui.CutBottom(in, u.Px(footHeight))
	ui.CutBottom(in, min(u.Px(footGap), max(0, in.H-need)))
	return foot
}

// foot writes the keys that always help, and how many answers more there are in the list: to fingers that alone.
func (t *Table) foot(u *ui.UI, r canvas.Rect) {
	st := u.Theme.Colored(ui.Caption, u.Theme.Ink2)
	if r.H <= 0 {
		return
	}
	more := ""
	if k := &t.offers.further; !k.told {
		more = k.words
	}
	escape := "foot.menu"
	if t.backwards() != nil {
		escape = "foot.back"
	}
	if keys := fonts.Width(t.word(escape), st) + fonts.Width(t.word("foot.hint"), st); more != "" && (u.Theme.Touch || keys+fonts.Width(more, st) > r.W) {
		u.Words(r, more, st, ui.Center)
		return
	}
	left := u.Words(r, t.word(escape), st, ui.Left)
	right := u.Words(r, t.word("foot.hint"), st, ui.Right)
	ui.CutLeft(&r, left)
	ui.CutRight(&r, right)
	if more == "" && t.noUndo() == "" {
		more = t.word("foot.undo")
	}
	if fonts.Width(more, st) <= r.W {
		u.Words(r, more, st, ui.Center)
	}
}
