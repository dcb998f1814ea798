// Package imperio is the face of Imperio at the table: the celestial chart, the Houses, the sheet beside it, the desk of
// letters below it, and how a turn is acted out. It knows the game's View, Refs and events, and never its state or what
// is legal.
package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/table/imperio/stage"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/emblems"
	arms "tyche/sprites/imperio/emblems"
	"tyche/sprites/imperio/palette"
)

// Face shows one game of Imperio.
type Face struct {
	app   *ui.App
	voice *lexicon.Voice
	seats []session.Seating
	view  *game.View

	chart  *chart.Chart
	miniAt int           // of the small chart: see miniPlace
	glows  func()        // what glow paints on the chart of this tick, made once: see over
	offers *table.Offers // those that the chart lights
	over   struct {
		u *ui.UI
		s *table.Sight
	}
	theme *palette.Theme
	lang  lexicon.Language
	film  film
	// steers says that the transport bar was drawn in this tick.
	steers bool
	stage  *stage.Stage
	// unheard says that the stage shows a battle of which it has not heard: its dice and losses are still to be told.
	unheard bool
	drag    drag
	sheet   sheet
	gained  billGains
	desk    desk
	cards   [6]canvas.Rect  // where the Houses' cards were drawn last
	list    ui.Scroll       // of the cards, on a page
	flag    [5]canvas.Point // working memory of phases

	aim    aim
	fights fights
	bench  bench
	hover  hover
	todo   todo
	book   book
	deal   deal
	guide  guide

	plates  plates
	threats threats
	head    [3]canvas.Point      // working memory of arrowhead
	badges  []badge              // ... of drawBadges
	caps    map[string]string    // headings in capitals
	said    map[[2]string]string // phrases of planets, as spoken in saidIn
	saidIn  lexicon.Language

	words   *table.Words // of the players' own
	persons rules.Seats  // who sits at the table in flesh and blood
}

// New returns the face of a game with these seats.
func New(app *ui.App, voice *lexicon.Voice, seats []session.Seating) table.Face {
	f := &Face{app: app, voice: voice, seats: seats, view: &game.View{}, chart: chart.New(), theme: palette.Atlas}
	f.stage = stage.New(voice, f.house)
	f.chart.Tag = f.tag
	f.glows = func() { f.glow(f.over.u, f.over.s) }
	return f
}

// Show takes a view and shows it at once.
func (f *Face) Show(v rules.View) {
	f.film.clear()
	f.set(v.(*game.View))
}

// set shows a view without touching the film.
func (f *Face) set(v *game.View) {
	f.handOver(v.Seat)
	f.entitle(v)
	f.view = v
	f.lang = f.voice.Language
	if v.Seat >= 0 && int(v.Seat) < len(v.Houses) {
		f.chart.Start = v.Houses[v.Seat].Home
	}
	f.chart.Set(f.model(v.Hexes))
	if f.film.busy() {
		return
	}
	f.unheard = false
	if b := &v.Battle; b.On && f.staged(b.Attacker, b.Defender) {
		f.unheard = !f.stage.Resume(v)
	} else {
		f.stage.Clear()
	}
	f.desk.tell(f)
}

// House returns the House of a seat: the one it leads, or before it is chosen the one whose arms it bears.
func (f *Face) house(seat rules.Seat) palette.House {
	if seat < 0 || int(seat) >= len(f.seats) {
		return chart.Nobody
	}
	if int(seat) < len(f.view.Houses) {
		if h := f.view.Houses[seat].House; h >= 0 {
			return palette.House(h)
		}
	}
	if i := emblems.Named(arms.Seats, f.seats[seat].Emblem); i >= 0 {
		return palette.House(i)
	}
	return palette.House(int(seat) % int(palette.Houses))
}

// Paint draws the chart and what lies on it.
func (f *Face) Paint(u *ui.UI, a table.Areas, s *table.Sight) {
	f.theme, f.persons = palette.Named(f.app.Prefs.Vision), s.Persons
	if f.lang != f.voice.Language {
		f.set(f.view)
	}
	f.rehear(s)
	f.guide.follow(f, s)
	f.aim.follow(f, s.Desk)
	f.aim.reckon(f)
	f.fights.follow(f)
	if !s.Held {
		f.film.tick(f, u)
	}
	if f.live() {
		f.drawStage(u, battleRoom(a), s)
		return
	}
	free := a.Map
	if a.Hand.H > 0 && a.Hand.Y < free.Bottom() {
		free.H = a.Hand.Y - free.Y
	}
	seen := free
	free = free.Inset(chart.FrameWidth * u.Theme.Scale)
	f.chart.Bare = s.Bare
	f.chart.Look(seen, free, f.theme, u.Theme.Scale)
	f.reserve(u, seen)
	if f.offers != s.Offers {
		f.offers, f.chart.Lit = s.Offers, s.Offers.Lit
	}
	if s.Bare {
		f.chart.Draw(u, func() {})
	} else {
		f.over.u, f.over.s = u, s
		f.chart.Draw(u, f.glows)
	}
	u.Clip(f.chart.Inner())
	if !s.Bare {
		f.drawOrders(u)
		f.threats.ways(f, u, s)
		f.overChart(u, s)
		f.film.draw(f, u)
	}
	f.cartouche(u)
	f.drawDocket(u, s)
	f.threats.card(f, u, s)
	u.Unclip()
	chart.Frame(u, seen, u.Theme.Scale)
	f.mini(u, seen)
}

// Panels draws everything around the chart.
func (f *Face) Panels(u *ui.UI, a table.Areas, s *table.Sight) (clicked rules.Ref) {
	f.woodwork(u, a)
	if ref := f.drawHouses(u, a.Seats, s); ref.Kind != 0 {
		clicked = ref
	}
	if !f.live() {
		if ref := f.desk.draw(f, u, a, s); ref.Kind != 0 {
			clicked = ref
		}
	}
	if ref := f.drawSheet(u, a.Detail, s); ref.Kind != 0 {
		clicked = ref
	}
	f.markChart(s)
	s.Marks = append(s.Marks, f.guide.marks...)
	f.openBooks(u, s)
	f.drawHover(u, s)
	f.wayCard(u, s)
	return clicked
}

// woodwork is the ground of the side columns and of the desk.
func (f *Face) woodwork(u *ui.UI, a table.Areas) {
	a.Columns(u, u.Theme.Wood)
	if low := (canvas.Rect{Y: a.Map.Bottom(), W: a.Window.W, H: a.Window.H - a.Map.Bottom()}); low.H > 0 && !f.live() {
		u.Fill(low, u.Theme.Wood)
	}
}

// Busy, Skip and Hurry are those of the film.
func (f *Face) Busy() bool { return f.film.busy() }

// Skip ends what is being acted out.
func (f *Face) Skip() { f.film.end(f) }

// Hurry ends its present step.
func (f *Face) Hurry() { f.film.hurry(f) }

// Walk is empty: whole orders are written, not steps.
func (f *Face) Walk() table.Walk { return table.Walk{} }

// Stage is the round of a live battle.
func (f *Face) Stage(v rules.View) int {
	if b := &v.(*game.View).Battle; b.On {
		return max(b.Round, 1)
	}
	return 0
}

// Turn is the turn for which orders are given.
func (f *Face) Turn(v rules.View) int { return v.(*game.View).Turn }

// Emblem draws the arms of a seat.
func (f *Face) Emblem(u *ui.UI, seat rules.Seat, at canvas.Point, size float64) {
	chart.Arms(u, f.theme, f.house(seat), at, size)
}

// name says a thing's name.
func (f *Face) name(ref rules.Ref) string { return f.voice.NameOf(ref) }

// word says a text of this face.
func (f *Face) word(key string, args ...rules.Arg) string {
	return f.voice.Below("imperio.face.", key, args...)
}

// Reseat takes who plays the seats now.
func (f *Face) Reseat(seats []session.Seating) { f.seats = seats }

// houseName is what the House of a seat is called; before the choice, the person on it.
func (f *Face) houseName(seat rules.Seat) string {
	if h := f.house(seat); h < palette.Houses && seat >= 0 {
		return f.voice.Below("imperio.emblem.", palette.Names[h])
	}
	return f.word("nobody")
}

func seatRef(seat rules.Seat) rules.Ref { return rules.Ref{Kind: game.KindSeat, ID: int16(seat)} }
