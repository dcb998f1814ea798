package imperio

import (
	"math"

	"tyche/rules"
	"tyche/rules/dice"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Backdrop paints the chart of a game that begins, for what stands before one: it fills r.
func Backdrop(app *ui.App, voice *lexicon.Voice) func(u *ui.UI, r canvas.Rect) (busy bool) {
	f := New(app, voice, make([]session.Seating, backdropSeats)).(*Face)
	f.Show(opening())
	f.chart.Tag = nil
	return func(u *ui.UI, r canvas.Rect) bool {
		if voice.Language != lexicon.Language(app.Prefs.Language) {
			voice.Language = lexicon.Language(app.Prefs.Language)
			f.set(f.view)
		}
		free := r
		if r.W > r.H { // beside it stands what can be chosen
			free.W = math.Round(r.W * backdropShare)
		}
		f.chart.Look(r, free, f.theme, u.Theme.Scale)
		f.chart.Draw(u, func() {})
		chart.Frame(u, r, u.Theme.Scale)
		return false
	}
}

// opening is what everybody sees of a game whose Houses have just been chosen.
func opening() rules.View {
	luck := dice.New(backdropSeed, 0)
	s, err := game.Game.New(rules.Setup{Seats: backdropSeats}, luck)
	if err != nil {
		return &game.View{}
	}
	for {
		v := s.View(rules.Nobody).(*game.View)
		open := s.Pending(nil)
		if len(open) == 0 || v.Hexes[0].System.Kind != 0 {
			return v
		}
		s.Apply(open[0].Seat, rules.Moves(s, open[0].Seat, nil)[0], luck, nil)
	}
}

// The game of the backdrop: three Houses, and a map with all kinds of worlds.
const (
	backdropSeats = 3
	backdropSeed  = 7
	backdropShare = .66 // of the width
)
