package diadochi

import (
	"slices"
	"strconv"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// What the detail says of a player.

// describeSeat lists where a player's victory points and legitimacy come from, his fleets, his Dispersed Box and track.
func (f *Face) describeSeat(u *ui.UI, r *canvas.Rect, p rules.Seat) {
	v := &f.view.Seats[p]
	for _, kind := range []bool{false, true} {
		key, sign := "sources.vp", icons.Victory
		if kind {
			key, sign = "sources.legit", icons.Legitimacy
		}
		if slices.ContainsFunc(v.Sources, func(x game.Source) bool { return x.Legitimacy == kind }) {
			f.heading(u, r, sign, f.word(key))
		}
		for _, source := range v.Sources {
			if source.Legitimacy == kind {
				f.fact(u, r, f.voice.Say(source.Text), signed(source.N))
			}
		}
	}
	if slices.ContainsFunc(f.view.Fleets, func(fl game.FleetView) bool { return fl.Owner == p }) {
		f.heading(u, r, icons.Fleet, f.word("sources.fleets"))
	}
	for i := range f.view.Fleets {
		if fl := &f.view.Fleets[i]; fl.Owner == p {
			ref, text := rules.Ref{Kind: game.KindFleet, ID: int16(i)}, strconv.Itoa(fl.Strength)
			switch {
			case fl.Dispersed:
				text = f.word("dispersed")
			case f.escorts(ref):
				text = f.word("escorting", rules.N(fl.Strength))
			}
			f.fact(u, r, f.word("named", rules.R(ref)), text)
		}
	}
	if v.TrainingStep > 0 {
		f.fact(u, r, f.word("training"), f.inTraining("training-step", v))
	}
	if n := v.Boxed.Size() + v.Waiting.Size(); n > 0 {
		f.fact(u, r, f.word("dispersed-box"), f.word("units", rules.N(n)))
	}
}
