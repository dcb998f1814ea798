package sector

import (
	"slices"
	"strings"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// A special victory that holds while the deck is in its third stage ends the game at step 7 of the next regroup phase (5.7). Nobody
// should lose to one unwarned: it is marked at its player for as long as it holds, and held over the slate when it begins to.

// lastStage is the stage of the event deck in which special victories count.
const lastStage = 3

// stageOf is the stage of the event deck of a view, 1 to 3.
func stageOf(v *game.View) int {
	for st := range v.Deck {
		if v.Deck[st] > 0 {
			return st + 1
		}
	}
	return len(v.Deck)
}

// stage is the stage of the event deck that is shown.
func (f *Face) stage() int { return stageOf(&f.view) }

// comes says whether a special victory holds, as things stand, when it is looked at in the regroup phase (5.7).
func comes(v *game.SeatView) bool { return v.Goal > 0 && v.Coming >= v.Goal }

// aboutToWin says who would win at step 7 if it came now. In a battle units of both sides are off the slate, so that objectives
// seem to lapse; what held before it is kept.
func aboutToWin(v *game.View, before rules.Seats) (set rules.Seats) {
	switch {
	case v.Battle.On:
		return before
	case v.Ending != 0 || v.Round == 0 || stageOf(v) < lastStage:
		return 0
	}
	for p := range v.Seats {
		if comes(&v.Seats[p]) {
			set = set.With(rules.Seat(p))
		}
	}
	return set
}

// warn adds a moment for each seat that has come to where it would win at step 7, unless the third stage begins: that moment tells it.
func (f *Face) warn(list []cue, events int) []cue {
	fresh := aboutToWin(&f.acts.after, f.menace) &^ f.menace
	if fresh == 0 || slices.ContainsFunc(list, func(c cue) bool { return c.event.Verb == stageRite }) {
		return list
	}
	for p := range f.view.Seats {
		if fresh.Has(rules.Seat(p)) {
			list = append(list, cue{event: rules.Event{Verb: menaceRite, Seat: rules.Seat(p)}, seconds: lengths[menaceRite], from: events})
		}
	}
	return list
}

// special says what a player's special victory is.
func (f *Face) special(v *game.SeatView) string {
	return f.voice.Below("sector.special.", f.id(v.Faction))
}

// objective is the name of a player's special victory.
func (f *Face) objective(v *game.SeatView) string {
	return f.voice.Below("sector.objective.", f.id(v.Faction))
}

// outlook says what comes of a player's special victory as it stands: what it lacks, or when it wins.
func (f *Face) outlook(v *game.SeatView) string {
	switch holds := v.Objective >= v.Goal; {
	case !holds && v.Coming < v.Goal:
		return f.word("special.lacks", rules.N(v.Goal-v.Objective))
	case !holds && f.stage() < lastStage:
		return f.word("special.comes")
	case !holds:
		return f.word("special.comes-wins")
	case v.Coming < v.Goal:
		return f.word("special.falls")
	case f.stage() < lastStage:
		return f.word("special.early", rules.N(f.view.Deck[0]+f.view.Deck[1]))
	}
	return f.word("special.wins")
}

// wins says whether a player's special victory would win the game if step 7 came now.
func (f *Face) wins(v *game.SeatView) bool {
	return comes(v) && f.stage() == lastStage && f.view.Round > 0
}

// drawObjective draws the name of the special victory and a tick for each part of it that is there; low, it has no room for ticks.
// Where it would win the game, it is marked.
func (f *Face) drawObjective(u *ui.UI, in *canvas.Rect, p rules.Seat, v *game.SeatView, low bool) {
	r := ui.CutTop(in, u.Px(objectiveRow))
	name, ink := f.objective(v), u.Theme.Heading
	wins := f.wins(v)
	if wins {
		u.Theme.Skin(u, ui.SelectShape, canvas.Rect{X: r.X - u.Px(4), Y: r.Y, W: r.W + u.Px(8), H: r.H})
		ink = u.Theme.Danger
	} else {
		u.Fill(canvas.Rect{X: r.X, Y: r.Y + u.Px(1), W: r.W, H: 1}, u.Theme.Paper3)
	}
	whole := canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}
	done := min(v.Objective, v.Goal)
	w := u.Words(r, f.word("figure.of", rules.N(done), rules.N(v.Goal)), u.Theme.Text(ui.Number), ui.Right)
	r.W -= w + u.Px(4)
	if wins {
		side := u.Px(15)
		u.Picture(u.Theme.SignPicture(icons.Victory, side, ink), canvas.Place{At: canvas.Point{X: r.Right() - side, Y: r.Center().Y}, AnchorY: .5})
		r.W -= side + u.Px(3)
	}
	u.Words(r, name, u.Theme.Colored(ui.Small, ink), ui.Left)
	if !low {
		ticks := ui.CutTop(in, u.Px(ticksRow))
		f.drawTicks(u, ticks, p, done, v.Goal)
		whole.H += ticks.H
	}
	u.Tip(whole, f.word("special.tip", rules.W(f.special(v)), rules.W(f.outlook(v))))
}

// Heights of the parts of an objective, in design pixels.
const objectiveRow, ticksRow = 20, 13

// drawTicks draws a tick for each part of a special victory.
func (f *Face) drawTicks(u *ui.UI, ticks canvas.Rect, p rules.Seat, done, goal int) {
	ticks.H = u.Px(9)
	for i := range goal {
		box := ui.Column(ticks, i, goal, u.Px(2))
		u.Fill(box, u.Theme.Ink3)
		box = box.Inset(1)
		if i < done && f.faction(p) >= 0 {
			u.Fill(box, f.theme.Faction[f.faction(p)].Main)
		} else {
			u.Fill(box, u.Theme.Paper2)
		}
	}
}

// menaces says of everybody who would win now that they would.
func (f *Face) menaces() string {
	var list []string
	for p := range f.view.Seats {
		if v := &f.view.Seats[p]; comes(v) {
			list = append(list, f.word("rite.stage.holds", rules.W(f.seatName(rules.Seat(p))), rules.W(f.objective(v))))
		}
	}
	return strings.Join(list, " ")
}
