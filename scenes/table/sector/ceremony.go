package sector

import (
	"image/color"
	"math"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// Great moments are held over the slate: the cabinet darkens, the worlds that matter light up, and a pennant names what it
// is. They are cues like all others, so that they are skipped and hurried as everything is.

// The moments that are no events of the game, as verbs beyond its own.
const (
	stageRite  uint8 = 250 // the third stage of the event deck begins
	homeRite   uint8 = 251 // Seat has no base on its home world any more; To planet
	menaceRite uint8 = 252 // Seat would win by its special victory at step 7
)

func isRite(e rules.Event) bool {
	switch e.Verb {
	case game.EvVictory, game.EvEliminated, stageRite, homeRite, menaceRite:
		return true
	}
	return false
}

// riteOf returns the moment that an event brings about besides itself. deck is what was left of each stage before the event, and
// follows it.
func riteOf(v *game.View, deck *[3]int, e rules.Event) (rules.Event, bool) {
	switch e.Verb {
	case game.EvEventDrawn:
		early := deck[0] + deck[1]
		if st := int(e.N) - 1; st >= 0 && st < len(deck) && deck[st] > 0 {
			deck[st]--
		}
		if early > 0 && deck[0]+deck[1] == 0 {
			return rules.Event{Verb: stageRite, Seat: rules.Nobody}, true
		}
	case game.EvBaseLost:
		if q := v.Areas[e.From.ID].Planet; v.Planets[q].Home == e.Seat && e.Seat >= 0 && !anotherBase(v, q, e) {
			return rules.Event{Verb: homeRite, Seat: e.Seat, To: planetRef(q)}, true
		}
	}
	return rules.Event{}, false
}

// anotherBase says whether the loser of a base has another one on the planet.
func anotherBase(v *game.View, q int, e rules.Event) bool {
	for _, a := range v.Planets[q].Areas {
		if a != e.From && v.Areas[a.ID].Base == e.Seat {
			return true
		}
	}
	return false
}

// sentence says an event, or a moment that is none of the game's.
func (f *Face) sentence(e rules.Event) (string, bool) {
	switch e.Verb {
	case summaryPage:
		return f.word("walk.all"), true
	case stageRite:
		return f.word("rite.stage.text"), true
	case menaceRite:
		return f.word("rite.menace.text", rules.W(f.seatName(e.Seat)), rules.W(f.objective(&f.view.Seats[e.Seat]))), true
	case homeRite:
		return f.word("rite.home.text", rules.W(f.seatName(e.Seat)), rules.R(e.To)), true
	}
	text, told := game.Game.Tell(e)
	if !told {
		return "", false
	}
	return f.voice.Say(text), true
}

// footnote is what is said of a moment below its sentence: what the special victory asks for, who fulfils theirs already.
func (f *Face) footnote(e rules.Event) string {
	switch {
	case e.Verb == stageRite:
		return f.menaces()
	case e.Verb == menaceRite, e.Verb == game.EvVictory && e.Who.Kind == game.KindFaction:
		return f.special(&f.view.Seats[e.Seat])
	}
	return ""
}

// riteTitles are what the pennant says of a victory, by the ending.
var riteTitles = [...]string{1: "rite.conquest", 2: "rite.special", 3: "rite.last-power", 4: "rite.beacons", 5: "rite.long-stop"}

func (f *Face) riteTitle(e rules.Event) string {
	switch e.Verb {
	case stageRite:
		return f.word("rite.stage")
	case homeRite:
		return f.word("rite.home")
	case menaceRite:
		return f.word("rite.menace")
	case game.EvEliminated:
		return f.word("rite.eliminated")
	}
	return f.word("rite.of", rules.W(f.seatName(e.Seat)), rules.W(f.word(riteTitles[min(max(int(e.N), 1), len(riteTitles)-1)])))
}

// part is how much of the stretch from a to b a share has passed, eased; everything at once where nothing may move.
func (f *Face) part(share, a, b float64) float64 {
	if f.app.Prefs.ReducedMotion {
		return 1
	}
	t := min(max((share-a)/(b-a), 0), 1)
	return t * t * (3 - 2*t)
}

// drawRite draws a moment over the slate, a share of it having passed.
func (f *Face) drawRite(u *ui.UI, e rules.Event, share float64) {
	in := f.board.slate
	dark := veil
	dark.A = uint8(float64(dark.A) * f.part(share, 0, .12))
	u.Fill(in, dark)
	n := 0
	for q := range f.view.Planets {
		if f.board.lay.spots[q].in && f.shines(q, e) {
			at := .12 + .05*float64(n)
			f.drawShining(u, q, f.part(share, at, at+.12))
			n++
		}
	}
	k := math.Round(64*min(u.Theme.Scale, in.W/u.Px(560)*u.Theme.Scale)) / 64
	faction := orrery.Nobody
	if e.Seat >= 0 {
		faction = f.faction(e.Seat)
	}
	w, h := math.Floor(min(in.W*.8, 460*k)), math.Floor(52*k)
	ribbon := canvas.Rect{X: math.Round(in.Center().X - w/2), Y: math.Round(in.Y + 78*k - 60*k*(1-f.part(share, .05, .2))), W: w, H: h}
	shown := f.part(share, .05, .2)
	u.Picture(f.box.Pennant(faction, w, h, k), canvas.Place{At: canvas.Point{X: ribbon.X, Y: ribbon.Y}, Alpha: shown})
	if shown < .5 {
		return
	}
	st := u.Theme.Colored(ui.Hero, palette.Gilt)
	st.Size *= .9 * k / u.Theme.Scale
	title, wide := f.riteTitle(e), w-52*k
	u.Words(canvas.Rect{X: ribbon.X + 26*k, Y: ribbon.Y, W: wide, H: h}, title, fitted(title, st, wide), ui.Center)
	room := in.Bottom() - ribbon.Bottom() - u.Px(64) // that the sentence leaves
	k = math.Floor(64*min(1.7*k, room/112)) / 64
	middle := canvas.Point{X: in.Center().X, Y: ribbon.Bottom() + 56*k}
	f.drawRiteSign(u, e, middle, k, f.part(share, .2, .75))
}

// shines says whether a world belongs to a moment: those that the winner holds areas of, the home world that falls.
func (f *Face) shines(q int, e rules.Event) bool {
	switch e.Verb {
	case homeRite:
		return q == int(e.To.ID)
	case game.EvVictory:
		for _, a := range f.view.Planets[q].Areas {
			if f.view.Areas[a.ID].Controller == e.Seat {
				return true
			}
		}
	}
	return false
}

// drawShining draws a world over the veil, with a halo that grows.
func (f *Face) drawShining(u *ui.UI, q int, shown float64) {
	if shown <= 0 {
		return
	}
	at, r := f.board.place(f.board.lay.spots[q].at), f.board.radius()
	for i := range 3 {
		disc(u, at, 2*r*(1+.07*float64(3-i)*shown), color.NRGBA{R: 0xFF, G: 0xC9, B: 0x28, A: uint8(46 * shown)})
	}
	place := canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Alpha: shown}
	u.Picture(f.box.World(f.world(q)), place)
	u.Picture(f.box.Ring(r, false), place)
}

// drawRiteSign draws what was won by or lost below the pennant.
func (f *Face) drawRiteSign(u *ui.UI, e rules.Event, at canvas.Point, k, shown float64) {
	if e.Verb == game.EvVictory {
		switch e.N {
		case 2:
			f.drawTally(u, at, k, shown, f.view.Seats[e.Seat].Objective, f.view.Seats[e.Seat].Goal)
		case 3:
			f.drawFallen(u, e.Seat, at, k, shown)
		case 4:
			f.drawRiteLamps(u, at, k, shown, f.view.Beacons)
		default:
			f.drawTally(u, at, k, shown, int(e.M), game.GoalPoints)
		}
		return
	}
	if e.Verb == menaceRite { // as it stands after what is acted out, which no single event has told
		f.drawTally(u, at, k, shown, f.acts.after.Seats[e.Seat].Objective, f.acts.after.Seats[e.Seat].Goal)
		return
	}
	if e.Verb == stageRite {
		f.drawRiteLamps(u, at, k, shown, 0)
		return
	}
	if faction := f.faction(e.Seat); faction >= 0 { // their base falls over
		at.Y += 24 * k
		if e.Verb == homeRite {
			at = f.board.place(f.board.lay.spots[e.To.ID].at)
		}
		place := canvas.Place{At: at, AnchorX: .5, AnchorY: .9, Turn: 1.3 * shown * shown, Alpha: 1 - .5*shown}
		u.Picture(f.box.Model(orrery.Bases+int(faction)/2, faction, k), place)
	}
}

// drawTally counts studs of gold up to what was needed, and beyond it.
func (f *Face) drawTally(u *ui.UI, at canvas.Point, k, shown float64, have, goal int) {
	n := max(have, goal)
	step := min(25*k, f.board.slate.W*.9/float64(n))
	k = min(k, step/25)
	band := veil // worlds shine below it
	band.A = uint8(float64(band.A) * shown)
	u.Fill(canvas.Rect{X: at.X - step*float64(n)/2 - 8*k, Y: at.Y - 20*k, W: step*float64(n) + 16*k, H: 40 * k}, band)
	for i := range n {
		c := canvas.Point{X: at.X + step*(float64(i)-float64(n-1)/2), Y: at.Y}
		disc(u, c, 20*k, palette.Ink)
		ink := palette.BrassDk
		if i < have && float64(i) < shown*float64(n) {
			ink = palette.Halo
		}
		disc(u, c, 16*k, ink)
		if i == goal-1 { // the line
			u.Line(canvas.Point{X: c.X + step/2, Y: c.Y - 17*k}, canvas.Point{X: c.X + step/2, Y: c.Y + 17*k}, 2.4*k, u.Theme.Danger)
		}
	}
}

// drawFallen lets the badges of the others fall over, and that of the last power stand.
func (f *Face) drawFallen(u *ui.UI, winner rules.Seat, at canvas.Point, k, shown float64) {
	n := len(f.view.Seats)
	for i := range n {
		place := canvas.Place{At: canvas.Point{X: at.X + 62*k*(float64(i)-float64(n-1)/2), Y: at.Y}, AnchorX: .5, AnchorY: .5}
		if rules.Seat(i) != winner {
			place.Turn, place.Alpha = 1.4*shown, 1-.65*shown
			place.At.Y += 12 * k * shown
		}
		if faction := f.faction(rules.Seat(i)); faction >= 0 {
			u.Picture(f.box.Badge(faction, math.Round(22*k)), place)
		}
	}
}

// drawRiteLamps lets the lamps burn down one after another: so many of them go out with smoke, the others to embers.
func (f *Face) drawRiteLamps(u *ui.UI, at canvas.Point, k, shown float64, out int) {
	size := math.Round(64*.84*k) / 64
	for i := range lampCount {
		c := canvas.Point{X: at.X + 84*k*(float64(i)-1), Y: at.Y + 6*k}
		share := shown*lampCount - float64(i)
		burning := 3
		switch {
		case share < .5:
			burning = 2
		case i < out:
			burning = 0
		}
		u.Picture(f.box.Lamp(burning, size), canvas.Place{At: c, AnchorX: .5, AnchorY: .5})
		if i < out && !f.app.Prefs.ReducedMotion {
			f.drawSmoke(u, canvas.Point{X: c.X, Y: c.Y - 34*k}, k, share)
		}
	}
}
