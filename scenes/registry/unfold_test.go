package registry_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/router"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// watched is a face that counts the lines of the chronicle which it was given to act out.
type watched struct {
	table.Face
	game   rules.Game
	before int           // lines of what was acted out earlier
	now    []rules.Event // acted out at present
}

func (w *watched) Perform(events []rules.Event, after rules.View) {
	w.before += w.lines(len(w.now))
	w.now = events
	w.Face.Perform(events, after)
}

func (w *watched) Shown() int { return w.Face.(table.Unfolding).Shown() }

// lines counts the sentences of the first n events.
func (w *watched) lines(n int) (lines int) {
	for _, e := range w.now[:n] {
		if _, worth := w.game.Tell(e); worth {
			lines++
		}
	}
	return lines
}

// TestNothingIsToldBeforeItIsShown watches computers play each game: what is being acted out comes into the chronicle line by
// line as it is shown, and all of it is there as soon as the face is at rest or was told to skip.
func TestNothingIsToldBeforeItIsShown(t *testing.T) {
	for _, k := range registry.Games() {
		id := k.Rules.Info().ID
		w := &watched{game: k.Rules}
		makes := k.Face
		k.Face = func(app *ui.App, voice *lexicon.Voice, seats []session.Seating) table.Face {
			w.Face = makes(app, voice, seats)
			return w
		}
		app := ui.NewApp(store.NewMemory())
		app.Prefs.Speed = 4
		inside, err := house.New(app, []house.Kind{k}, router.Texts()...)
		prove.Is(t, id+" opens", err, nil)
		inside.Exits = func(*house.Kind) table.Exits { return table.Exits{Result: func(*table.Match) {}} }
		var seats []session.Seating
		for range k.Rules.Info().MinSeats {
			seats = append(seats, session.Seating{Level: bot.Random})
		}
		s, err := session.New(k.Rules, rules.Setup{Seats: len(seats)}, seats, 5)
		prove.Is(t, id+" begins", err, nil)
		sat := inside.Seat(&inside.Kinds[0], s, "")
		app.Stack.Push(sat)
		in := ui.Input{W: 1280, H: 800, Scale: 1, Dt: 1. / 60, Zoom: 1, Focused: true}
		base, parts, rests := sat.Chronicle(), 0, 0
		for n := 0; n < 20000 && (parts < 12 || rests < 40); n++ {
			app.Update(&in)
			in.Clear()
			told, all := sat.Chronicle()-base-w.before, w.lines(len(w.now))
			switch {
			case !w.Busy():
				rests++
				app.Update(&in) // computers think or play, nothing of which is acted out yet
				if !w.Busy() {
					prove.Is(t, id+": lines told at rest", sat.Chronicle()-base-w.before, w.lines(len(w.now)))
				}
			case told > w.lines(w.Shown()):
				t.Fatalf("%s: %d of %d lines are told when %d of %d events are shown", id, told, all, w.Shown(), len(w.now))
			case told > 0 && told < all:
				if parts++; parts%3 == 0 {
					in.Keys = append(in.Keys, ui.Press{Key: ui.KeyEscape})
				}
			}
		}
		prove.True(t, id+" is told line by line", parts >= 12)
	}
}
