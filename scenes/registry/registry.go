// Package registry holds the games that can be played at the table, each with all that the table and the other screens need
// of it. It is the one place where a game is registered.
package registry

import (
	"tyche/rules/diadochi"
	"tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/table"
	face "tyche/scenes/table/diadochi"
	"tyche/scenes/table/diadochi/stage"
	stageText "tyche/scenes/table/diadochi/stage/text"
	faceText "tyche/scenes/table/diadochi/text"
	imperioFace "tyche/scenes/table/imperio"
	imperioFinale "tyche/scenes/table/imperio/finale"
	imperioText "tyche/scenes/table/imperio/text"
	sectorFace "tyche/scenes/table/sector"
	sectorText "tyche/scenes/table/sector/text"
	"tyche/scenes/ui"
	"tyche/sprites/diadochi/emblems"
	imperioEmblems "tyche/sprites/imperio/emblems"
	sectorEmblems "tyche/sprites/sector/emblems"
)

// Games lists the games, the first one first on the title.
func Games() []house.Kind {
	return []house.Kind{{
		Rules: diadochi.Game, SeatKind: diadochi.KindSeat, Emblems: emblems.Seats, Mind: diadochi.Mind{}, Adviser: diadochi.Adviser{},
		Texts: []house.Source{
			{Files: diadochi.Texts, Dir: "text"}, {Files: faceText.Files, Dir: "."}, {Files: faceText.Box, Dir: "box"}, {Files: stageText.Files, Dir: "."},
		},
		Face: func(app *ui.App, voice *lexicon.Voice, seats []session.Seating) table.Face {
			sitting := face.Seats(seats)
			return face.New(app, voice, sitting, stage.New(app, voice, face.Factions(sitting)))
		},
		Backdrop: face.Backdrop, Tally: face.Tally, Rolled: diadochi.Rolled, RollParts: diadochi.RollParts, Switches: []string{face.GreekNames}, Keys: face.Keys, Goals: face.Goals, Manual: house.Source{Files: diadochi.Manual, Dir: "manual"},
		Lessons: house.Source{Files: diadochi.Lessons, Dir: "lessons"},
	}, {
		Rules: imperio.Game, SeatKind: imperio.KindSeat, Emblems: imperioEmblems.Seats, Mind: imperio.Mind{}, Adviser: imperio.Adviser{},
		Texts: []house.Source{
			{Files: imperio.Texts, Dir: "text"}, {Files: imperioText.Files, Dir: "."}, {Files: imperioText.Talk, Dir: "talk"}, {Files: imperioText.Box, Dir: "box"}, {Files: imperioText.Effects, Dir: "effects"}, {Files: imperioText.Stage, Dir: "stage"}, {Files: imperioText.Finale, Dir: "finale"}, {Files: imperioText.Annals, Dir: "annals"},
		},
		Face: imperioFace.New, Backdrop: imperioFace.Backdrop, Tally: imperioFace.Tally, Finale: imperioFinale.New, Goals: imperioFace.Goals, Settled: imperioFace.Settled, Presents: imperioFace.Presents, Bears: imperioFace.Bears, Called: imperioFace.Called, Begins: imperio.Begins,
		Keys: imperioFace.Keys, Rolled: imperio.Rolled, RollParts: imperio.RollParts, Writings: imperio.Writings(),
		Manual: house.Source{Files: imperio.Manual, Dir: "manual"}, Lessons: house.Source{Files: imperio.Lessons, Dir: "lessons"},
	}, {
		Rules: sector.Game, SeatKind: sector.KindSeat, Emblems: sectorEmblems.Seats, Mind: sector.Mind{}, Adviser: sector.Adviser{},
		Texts: []house.Source{{Files: sector.Texts, Dir: "text"}, {Files: sectorText.Files, Dir: "."}, {Files: sectorText.Box, Dir: "box"}, {Files: sectorText.Regroup, Dir: "regroup"}, {Files: sectorText.Cards, Dir: "cards"}, {Files: sectorText.Lenses, Dir: "lens"}},
		Face:  sectorFace.New, Backdrop: sectorFace.Backdrop, Tally: sectorFace.Tally, Vista: sectorFace.Vista, Goals: sectorFace.Goals, Settled: sectorFace.Settled, Presents: sectorFace.Presents, Dealt: "deal-factions", Bears: sectorFace.Bears, Begins: sector.Begins, Illustrate: sectorFace.Illustrate, Manual: house.Source{Files: sector.Manual, Dir: "manual"},
		Switches: []string{sectorFace.NoTicking},
		Keys:     [][2]string{{"K", "sector.key.stacks"}, {"O", "sector.key.orders"}, {"P", "sector.key.plates"}, {"G", "sector.key.victory"}, {"T", "sector.key.reach"}, {"J", "sector.key.regroup"}},
		Lessons:  house.Source{Files: sector.Lessons, Dir: "lessons"},
	}}
}
