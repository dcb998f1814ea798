// Package diadochi is the face of Diadochi at the table: map and counters, players, hand, detail, and how events are
// acted out. It knows the game's View, Refs and events, and never its state or what is legal.
package diadochi

import (
	"strings"

	"tyche/board"
	"tyche/board/atlas"
	"tyche/board/chart"
	"tyche/board/geom"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/table/diadochi/ceremony"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/cards"
	"tyche/sprites/diadochi/counters"
	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/palette"
	base "tyche/sprites/emblems"
)

// Seat is who plays a seat, as the table shows it.
type Seat struct {
	Name    string
	Faction palette.Faction
	Level   string // of a computer player; empty for a person
}

// Face shows one game of Diadochi.
type Face struct {
	app   *ui.App
	voice *lexicon.Voice
	seats []Seat

	model      *board.Model
	camera     *geom.Camera
	chart      *chart.Painter
	lang       string
	text       float64
	dense      float64 // of the screen, for which box was made
	box        *counters.Box
	deck       *cards.Deck
	theme      *palette.Theme
	view       game.View
	left       game.View // what the last events that were acted out led to
	pieces     pieces
	sheet      sheet
	found      []rules.Ref     // working memory of pick
	flag       [5]canvas.Point // and of segments
	drag       drag
	acts       acts
	hand       hand
	detail     table.Detail
	fan        fan
	firstAsked bool // who plays first in this turn is asked: who did in the last one does not any more
	players    ui.Scroll

	usurper     usurperWords // for which the words were made
	usurperSaid string
	cards       [6]canvas.Rect // where the players' cards were drawn last
	beside      []rules.Ref    // working memory of drawBeside
	threats     threats
	sides       sides
	stance      stance
	astray      astray
	overview    astray        // where the whole theatre was shown from
	unhomed     bool          // another view is shown since the camera went home
	before      table.Outlook // where the map was left when the game was; the zero value once it stands there
	homeOf      rules.Seat    // whose armies the camera stands over; Nobody = nobody's
	wanted      []rules.Ref   // in view, as Focus asks
	persons     rules.Seats   // as the table told last
	amid        func(is func(rules.Event) bool) rules.View
	closer      closer
	noted       bool        // a coach's note lies beside the map
	buttons     canvas.Rect // of the table, at the upper right corner of the map; empty where there are none
	covered     float64     // canvas pixels of the map's lower edge that the hand lies on
	miniShown   bool        // nothing to click lies below the minimap
	window      [4]float64  // for which the table was drawn last: its size, the scale and the ink of the theme
	stage       Stage
	hall        *ceremony.Hall
}

// Stage plays a battle on its own stage over the table.
type Stage interface {
	// Begin takes the events of a battle; false when there is none among them that is to be shown. A battle in which none
	// of the persons takes part is shown once, without waiting for a press.
	Begin(events []rules.Event, before game.View, persons rules.Seats) bool
	// Forget drops what was told so far: the game has gone back, or elsewhere.
	Forget()
	// Close ends everything on the stage at once.
	Close()
	// Busy and Hurry are as in table.Face; Skip goes to the last frame first.
	Busy() bool
	// Lit says whether the stage lies over the table: while its first frame is painted the map is still there.
	Lit() bool
	// Awaits says whether it waits for a press.
	Awaits() bool
	Skip()
	Hurry()
	// Draw plays a tick, unless the clock is held, and returns the rule that the player wants to read, if any.
	Draw(u *ui.UI, a table.Areas, held bool) (cited rules.Rule)
}

// New returns the face of a game whose seats are given. stage may be nil: then battles are only told.
func New(app *ui.App, voice *lexicon.Voice, seats []Seat, stage Stage) *Face {
	f := &Face{app: app, voice: voice, seats: seats, model: atlas.Diadochi(), stage: stage}
	f.hall = ceremony.New(app, voice, Factions(seats), f.model)
	for i, s := range seats {
		if s.Level == "" {
			f.persons = f.persons.With(rules.Seat(i))
		}
	}
	f.dress()
	return f
}

// dress takes language, text size and colours from the settings.
func (f *Face) dress() {
	lang, text := f.app.Prefs.Language, f.app.Theme.Scale
	if f.app.Prefs.Switches[GreekNames] {
		text += 1e-9 // another sheet
	}
	if f.chart == nil {
		f.chart = chart.New(f.model, chart.Options{Words: f.words(lang), TextScale: text, Density: density(f.app)})
	} else if lang != f.lang || text != f.text {
		f.chart.SetOptions(chart.Options{Words: f.words(lang), TextScale: text, Density: density(f.app)})
	}
	f.lang, f.text = lang, text
	if theme := palette.Named(f.app.Prefs.Vision); theme != f.theme || f.dense != density(f.app) {
		f.theme, f.dense, f.deck = theme, density(f.app), cards.New(theme)
		f.box = counters.NewDense(theme, f.dense)
		f.pieces.size = 0
		f.newSheet()
	}
}

// words are the names on the sheet: spaces and provinces as the rules call them, spaces also in Greek letters if the
// player likes; seas and ornaments as the atlas has them.
func (f *Face) words(lang string) board.Words {
	w := atlas.DiadochiWords(lang)
	greek := atlas.DiadochiWords("el").Areas
	for i := range w.Areas {
		w.Areas[i] = f.name(spaceRef(i))
		if f.app.Prefs.Switches[GreekNames] {
			w.Areas[i] += "\n" + greek[i]
		}
	}
	for i := range w.Regions {
		w.Regions[i] = f.name(rules.Ref{Kind: game.KindProvince, ID: int16(i)})
	}
	return w
}

// Show takes a view and shows it at once.
func (f *Face) Show(v rules.View) {
	if f.stage != nil {
		f.stage.Close()
	}
	f.show(v)
}

// show takes a view without touching the stage.
func (f *Face) show(v rules.View) {
	f.view = v.(game.View)
	f.acts.clear()
	f.hall.Close()
	f.fan.open = false
	if f.threats.on {
		f.threats.count(f, f.view.Seat)
	}
	f.pieces.size = 0
	f.unhomed = true
	f.colour()
}

// Busy says whether something is being acted out.
func (f *Face) Busy() bool { return f.acts.busy() || f.stage != nil && f.stage.Busy() }

// Skip ends everything under way at once, but the result of a battle in which a person takes part stands until it is put away.
func (f *Face) Skip() {
	if f.stage != nil {
		if f.acts.on && !f.acts.heard {
			f.acts.heard = true
			f.stage.Begin(f.acts.all, f.view, f.persons)
		}
		f.stage.Skip()
	}
	if f.skipToVictory() {
		return
	}
	f.finishActs()
}

// Hurry ends the present step.
func (f *Face) Hurry() {
	if f.stage != nil && f.stage.Busy() {
		f.stage.Hurry()
		return
	}
	if f.hall.Busy() {
		f.hall.Hurry()
		return
	}
	f.hurryActs()
}

// Overlay draws the battle or the ceremony under way.
func (f *Face) Overlay(u *ui.UI, a table.Areas, s *table.Sight) bool {
	if f.hall.Busy() {
		s.Cited = f.hall.Draw(u, a.Window, s.Held)
		return f.hall.Lit()
	}
	if f.stage == nil || !f.stage.Busy() {
		return false
	}
	s.Cited = f.stage.Draw(u, a, s.Held)
	if !f.stage.Busy() && !f.acts.busy() {
		f.finishActs()
	}
	return f.stage.Lit()
}

// Walk tells which moves are steps of a march.
func (f *Face) Walk() table.Walk {
	march := func(v rules.View) game.MarchView { return v.(game.View).March }
	return table.Walk{
		IsStep: game.IsStep,
		Left:   func(v rules.View) int { return march(v).Points },
		At:     func(v rules.View) rules.Ref { return march(v).At },
		Price:  func(w *table.Route) rules.Arg { return rules.W(f.word("mp.land", rules.N(f.wayCost(*w)))) },
	}
}

// faction returns the faction of a seat; anybody else is Independent.
func (f *Face) faction(seat rules.Seat) palette.Faction {
	if seat < 0 || int(seat) >= len(f.seats) {
		return palette.Independent
	}
	return f.seats[seat].Faction
}

// owner is faction for what lies on the map, with Nobody for nobody.
func (f *Face) owner(seat rules.Seat) board.Owner {
	if seat == rules.Nobody {
		return board.Nobody
	}
	return board.Owner(f.faction(seat))
}

// id returns the last part of the text key of a thing: "perdikkas", "silver-shields".
func (f *Face) id(ref rules.Ref) string {
	key := f.voice.KeyOf(ref)
	return key[strings.LastIndexByte(key, '.')+1:]
}

// name says a thing's name.
func (f *Face) name(ref rules.Ref) string { return f.voice.NameOf(ref) }

// word says a text of this face.
func (f *Face) word(key string, args ...rules.Arg) string {
	return f.voice.Below("diadochi.", key, args...)
}

// seatName is what the person or computer on a seat is called.
func (f *Face) seatName(seat rules.Seat) string {
	if seat == game.Independents {
		return f.word("independents")
	}
	if seat < 0 || int(seat) >= len(f.seats) {
		return f.word("nobody")
	}
	if name := f.seats[seat].Name; name != "" {
		return f.app.Calls(name)
	}
	return f.voice.Say(rules.Say("table.seat", rules.N(int(seat)+1)))
}

// Seats turns the seats of a journal into those of a face: factions by name, in order where none is named.
func Seats(list []session.Seating) []Seat {
	var seats []Seat
	for i, s := range list {
		f := palette.Faction(i)
		if named := base.Named(emblems.All, s.Emblem); named >= 0 {
			f = palette.Faction(named)
		}
		seats = append(seats, Seat{Name: s.Name, Faction: f, Level: s.Level})
	}
	return seats
}

// Reseat takes who plays the seats now.
func (f *Face) Reseat(seats []session.Seating) { f.seats = Seats(seats) }

// GreekNames is the setting that writes cities also in Greek letters.
const GreekNames = "diadochi.setting.greek"

// Factions lists the factions of seats.
func Factions(seats []Seat) (list []palette.Faction) {
	for _, s := range seats {
		list = append(list, s.Faction)
	}
	return list
}
