// Package sector is the face of Sector at the table: the slate with its worlds, rails and spindles, the bench with workers,
// plates, orders and combat cards, players and detail, and how events are acted out. It knows the game's View, Refs and
// events, and never its state or what is legal.
package sector

import (
	"reflect"
	"strings"

	"tyche/rules"
	"tyche/rules/lexicon"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/emblems"
	"tyche/sprites/sector/cards"
	factions "tyche/sprites/sector/emblems"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// Face shows one game of Sector.
type Face struct {
	app   *ui.App
	voice *lexicon.Voice
	seats []session.Seating

	theme *palette.Theme
	small *ui.Theme // of a battle where letters are large and the slate is small; nil while none was
	box   *orrery.Box
	deck  *cards.Deck
	lang  string

	view       game.View
	board      board
	bench      bench
	drag       drag
	glass      glass
	laid       laid
	sums       sums
	brought    brought
	fan        []copies    // the hand, each kind once
	handScroll ui.Scroll   // of its strips, where there are too many
	unheard    bool        // what is gone through at once makes no sound
	heldCards  []rules.Ref // working memory of cardsHeld
	acts       acts
	walk       walk        // of the regroup phase
	turns      turns       // of its step 8
	menace     rules.Seats // who would win by a special victory at step 7
	shut       shut        // the cabinet between players
	lens       lens        // what a key shows about the whole slate
	earned     func() []table.Source
	since      func(begins func(rules.Event) bool) []rules.Event
	persons    rules.Seats // who sits at the table in flesh and blood
	coached    bool        // a coach tells what happens
	picked     []rules.Ref // what was taken up to be put somewhere: an order, a unit and where it stands
	offers     *table.Offers
	loupe      loupe
	aiming     aiming
	boothing   bool                      // booths lie over the slate
	drawn      map[rules.Ref]canvas.Rect // where cards, plates, medallions and players were drawn last
	detail     table.Detail
	cells      []rules.Ref // working memory: where a built galaxy may grow
	names      [worlds]string
	plates     []rules.Ref // working memory of held
	fits       fitting     // whether they fit as plates
	shelved    bool        // limb and lamps were drawn last
	marks      []mark      // what can be pointed at on the sheets over the slate
	cover      canvas.Rect // the sheet itself
	shop       []shelf
	counter    counter // its sheet in a small window
	shelter    bool    // that sheet lies over the slate
	shopFor    stocked
	flag       [5]canvas.Point
	due        game.Payment // of the purchase under the cursor
	threads    threads      // that show it
	corner     canvas.Rect  // where the table has buttons over the slate
	dueFor     asked
}

// New returns the face of a game with these seats.
func New(app *ui.App, voice *lexicon.Voice, seats []session.Seating) table.Face {
	f := &Face{app: app, voice: voice, seats: seats, drawn: map[rules.Ref]canvas.Rect{}}
	f.dress()
	return f
}

// dress takes colours and language from the settings.
func (f *Face) dress() {
	if theme := palette.Named(f.app.Prefs.Vision); theme != f.theme {
		f.theme, f.box, f.deck = theme, orrery.NewBox(theme), cards.NewDeck(theme)
		f.board.forget()
	}
	if lang := f.app.Prefs.Language; lang != f.lang {
		f.lang = lang
		for q := range f.names {
			f.names[q] = engraved(f.voice, q)
		}
	}
}

// Show takes a view and shows it at once. Whoever sees the same as before, having looked at another scene, keeps what he took up.
func (f *Face) Show(v rules.View) {
	before := f.view
	f.view = v.(game.View)
	f.acts.clear()
	f.turns.known, f.brought, f.counter.wanted = false, brought{}, f.counter.wanted[:0]
	if f.view.Seat != before.Seat && f.lens.which == handLens { // it was another's
		f.lens.which = noLens
	}
	f.menace = aboutToWin(&f.view, f.menace)
	if !reflect.DeepEqual(before, f.view) {
		f.lay()
	}
	f.scout()
}

// Busy says whether something is being acted out.
func (f *Face) Busy() bool { return f.acts.busy() }

// Walk tells that no move is a step of a march that the table could make by itself.
func (f *Face) Walk() table.Walk {
	return table.Walk{}
}

// Careful says that a click on a card only asks what to do with it, and so does one on a world where an order would be executed: once it
// is turned up it cannot be taken back, and whoever points at the world may have meant to read it, or to give the order up.
func (f *Face) Careful(ref rules.Ref, only rules.Caption) bool {
	return ref.Kind == game.KindCard || ref.Kind == game.KindEvent || ref.Kind == game.KindSeat || strings.HasPrefix(only.Label.Key, "sector.move.execute")
}

// faction returns the faction of a seat: the one it plays, before that the one it was promised.
func (f *Face) faction(seat rules.Seat) int8 {
	if seat < 0 || int(seat) >= len(f.seats) {
		return orrery.Nobody
	}
	if int(seat) < len(f.view.Seats) && f.view.Seats[seat].Faction.Kind == game.KindFaction {
		return int8(f.view.Seats[seat].Faction.ID)
	}
	if i := emblems.Named(factions.Seats, f.seats[seat].Emblem); i >= 0 {
		return int8(i)
	}
	return int8(seat)
}

// Emblem draws the sign of a seat.
func (f *Face) Emblem(u *ui.UI, seat rules.Seat, at canvas.Point, size float64) {
	if faction := f.faction(seat); faction != orrery.Nobody {
		u.Emblem(&factions.Seats[faction], at, size)
	}
}

// name says a thing's name.
func (f *Face) name(ref rules.Ref) string { return f.voice.NameOf(ref) }

// id returns the last part of the text key of a thing: "ember", "g01".
func (f *Face) id(ref rules.Ref) string {
	key := f.voice.KeyOf(ref)
	return key[strings.LastIndexByte(key, '.')+1:]
}

// word says a text of this face.
func (f *Face) word(key string, args ...rules.Arg) string {
	return f.voice.Below("sector.face.", key, args...)
}

// seatName is what the person or computer on a seat is called.
func (f *Face) seatName(seat rules.Seat) string {
	if seat < 0 || int(seat) >= len(f.seats) {
		return f.word("nobody")
	}
	if name := f.seats[seat].Name; name != "" {
		return f.app.Calls(name)
	}
	return f.name(seatRef(seat))
}

func seatRef(p rules.Seat) rules.Ref { return rules.Ref{Kind: game.KindSeat, ID: int16(p)} }
func planetRef(q int) rules.Ref      { return rules.Ref{Kind: game.KindPlanet, ID: int16(q)} }
func areaRef(a int) rules.Ref        { return rules.Ref{Kind: game.KindArea, ID: int16(a)} }
func stackRef(q int) rules.Ref       { return rules.Ref{Kind: game.KindStack, ID: int16(q)} }
func unitRef(people, i int) rules.Ref {
	return rules.Ref{Kind: game.KindUnit, ID: int16(people*game.UnitsOfPeople + i)}
}
