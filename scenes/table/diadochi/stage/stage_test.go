package stage

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/lexicon"
	"tyche/scenes/store"
	"tyche/scenes/table"
	stageText "tyche/scenes/table/diadochi/stage/text"
	faceText "tyche/scenes/table/diadochi/text"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/palette"
)

// hall is a stage with a window to look at.
type hall struct {
	*Stage
	ui    *ui.UI
	in    ui.Input
	heard []string
	cited rules.Rule // in the last tick
	still bool       // the clock is held
}

func lexica(t testing.TB) *lexicon.Lexicon {
	t.Helper()
	lex, err := lexicon.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, add := range []func() error{
		func() error { return lex.Add(lexicon.Kit, "text") },
		func() error { return lex.Add(game.Texts, "text") },
		func() error { return lex.Add(faceText.Files, ".") },
		func() error { return lex.Add(stageText.Files, ".") },
	} {
		if err := add(); err != nil {
			t.Fatal(err)
		}
	}
	return lex
}

func open(t testing.TB, lang string, w, h float64) *hall {
	t.Helper()
	app := ui.NewApp(store.NewMemory())
	app.Prefs.Language, app.Alone = lang, true
	voice := &lexicon.Voice{Lexicon: lexica(t), Language: lexicon.Language(lang), Name: game.Game.Name}
	o := &hall{Stage: New(app, voice, []palette.Faction{palette.Lion, palette.Eagle, palette.Owl, palette.Sun})}
	app.Play = func(name string) { o.heard = append(o.heard, name) }
	o.ui = ui.NewUI(app)
	o.in = ui.Input{W: w, H: h, Scale: 1, Dt: 1. / 60, Zoom: 1, Focused: true}
	return o
}

// play begins with events in an empty view that has a major city at the places of the fixtures.
func (o *hall) play(events []rules.Event) bool { return o.Begin(events, someView(), rules.Everyone) }

func (o *hall) tick() rules.Rule {
	o.ui.Begin(&o.in)
	o.cited = o.Draw(o.ui, table.Areas{Window: canvas.Rect{W: o.in.W, H: o.in.H}}, o.still)
	o.ui.End()
	o.in.Clear()
	return o.cited
}

// settle waits until every picture of the scene is painted.
func (o *hall) settle(t testing.TB) {
	t.Helper()
	dt := o.in.Dt
	o.in.Dt = 0
	for range 4000 {
		o.tick()
		if o.prep != nil && o.prep.ready(len(o.beats)) {
			o.in.Dt = dt
			return
		}
	}
	t.Fatal("the pictures are never painted")
}

// at shows a moment of a beat.
func (o *hall) at(beat int, share float64) {
	o.begin(beat)
	if beat < len(o.beats) {
		o.ms = share * o.beats[beat].Ms
		o.cry = 99
	}
	o.life = 1000
	dt := o.in.Dt
	o.in.Dt = 0
	o.tick()
	o.in.Dt = dt
}

const (
	gabai   = 4
	salamis = 31
)

func someView() game.View {
	v := game.View{Players: 4, Turn: 3, Round: 2, Segment: 3, Spaces: make([]game.SpaceView, 125), Fleets: make([]game.FleetView, 20)}
	for i := range v.Spaces {
		v.Spaces[i].Control = 1
	}
	v.Spaces[14].InsidePlace = 130
	v.Spaces[14].Siege = 1
	v.March = game.MarchView{Active: true, General: general(8)}
	return v
}

func ref(kind uint8, id int) rules.Ref { return rules.Ref{Kind: kind, ID: int16(id)} }
func general(id int) rules.Ref         { return ref(game.KindGeneral, id) }
func space(id int) rules.Ref           { return ref(game.KindSpace, id) }
func unit(id int) rules.Ref            { return ref(game.KindUnit, id) }

func force(seat rules.Seat, at, u, n, idle int) rules.Event {
	return rules.Event{Verb: game.EvForce, Seat: seat, Who: unit(u), To: space(at), N: int16(n), M: int16(idle)}
}

// landBattle is the battle of the design: a raised die, elephants on both sides, royal troops that do not fight.
var landBattle = []rules.Event{
	{Verb: game.EvMoved, Seat: 0, Who: general(7), From: space(3), To: space(gabai), N: 1},
	{Verb: game.EvBattle, Seat: 0, Who: general(7), From: general(13), To: space(gabai), N: 3},
	force(0, gabai, game.Loyal, 3, 0), force(0, gabai, game.Mercenary, 4, 0), force(0, gabai, game.Elephant, 2, 0),
	force(3, gabai, game.SilverShields, 2, 0), force(3, gabai, game.RoyalArmy, 2, 1), force(3, gabai, game.Mercenary, 3, 0), force(3, gabai, game.Elephant, 1, 0),
	{Verb: game.EvPrestige, Seat: 0, Who: general(7), To: space(gabai), N: 7},
	{Verb: game.EvPrestige, Seat: 3, Who: general(13), To: space(gabai), N: 4, M: 1},
	{Verb: game.EvElephants, Seat: 0, To: space(gabai), Dice: rules.Dice{5, 3}, N: 4},
	{Verb: game.EvElephants, Seat: 3, To: space(gabai), Dice: rules.Dice{4}, N: 2},
	{Verb: game.EvAuxiliaries, Seat: 3, To: space(gabai), N: 2},
	{Verb: game.EvFactor, Seat: 0, Who: general(7), To: space(gabai), N: 4},
	{Verb: game.EvBattleDice, Seat: 0, Who: general(7), To: space(gabai), Dice: rules.Dice{2, 6, 4, 6}, N: 14, M: 33},
	{Verb: game.EvFactor, Seat: 3, Who: general(13), To: space(gabai), N: 3},
	{Verb: game.EvBattleDice, Seat: 3, Who: general(13), To: space(gabai), Dice: rules.Dice{5, 4, 5, 4}, N: 13, M: 30},
	{Verb: game.EvBattleEnds, Seat: 0, To: space(gabai), N: 3},
	{Verb: game.EvLeaderCheck, Seat: 3, Who: general(13), Dice: rules.Dice{4, 4}, M: 3},
	{Verb: game.EvLeaderCheck, Seat: 0, Who: general(7), Dice: rules.Dice{4, 5}, M: 2},
	{Verb: game.EvAttrition, Seat: 3, To: space(gabai), Dice: rules.Dice{4}, N: 1, M: 1},
}

var landEnd = []rules.Event{
	{Verb: game.EvLost, Seat: 3, Who: unit(game.Elephant), To: space(gabai), N: 1},
	{Verb: game.EvLost, Seat: 0, Who: unit(game.Mercenary), To: space(gabai), N: 1},
	{Verb: game.EvDesert, Seat: 0, Who: unit(game.RoyalArmy), From: ref(game.KindSeat, 3), To: space(gabai), N: 2},
	{Verb: game.EvDesert, Seat: 0, Who: unit(game.SilverShields), From: ref(game.KindSeat, 3), To: space(gabai), N: 2},
	{Verb: game.EvDispersed, Seat: 3, Who: general(13), To: space(gabai), N: 3},
	{Verb: game.EvSegment, N: 4},
}

var siegeAttempt = []rules.Event{
	force(0, 14, game.Loyal, 2, 0), force(0, 14, game.Mercenary, 4, 0),
	force(1, 14, game.Loyal, 1, 0), force(1, 14, game.Mercenary, 1, 0),
	{Verb: game.EvSiegeModifier, Seat: 0, To: space(14), N: -1, M: int16(game.SiegeCity)},
	{Verb: game.EvSiegeModifier, Seat: 0, To: space(14), N: 1, M: int16(game.SiegeAbility)},
	{Verb: game.EvSiegeModifier, Seat: 0, To: space(14), N: 1, M: int16(game.SiegeHelepolis)},
	{Verb: game.EvSiegeRoll, Seat: 0, Who: general(8), To: space(14), Dice: rules.Dice{2}, N: 3, M: 1},
	{Verb: game.EvSiegePoints, Seat: 0, To: space(14), N: 2, M: 3},
	{Verb: game.EvLost, Seat: 0, Who: unit(game.Mercenary), To: space(14), N: 1},
}

var siegeFalls = []rules.Event{
	force(0, 14, game.Loyal, 4, 0), force(1, 14, game.SilverShields, 1, 0), force(1, 14, game.Mercenary, 1, 0),
	{Verb: game.EvSiegeRoll, Seat: 0, Who: general(8), To: space(14), Dice: rules.Dice{6}, N: 6, M: 2},
	{Verb: game.EvSiegePoints, Seat: 0, To: space(14), N: 3, M: 3},
	{Verb: game.EvCityFalls, Seat: 0, To: space(14), N: 1},
	{Verb: game.EvLeaderCheck, Seat: 1, Who: general(2), Dice: rules.Dice{1, 2}, N: 1, M: 3},
	{Verb: game.EvAttrition, Seat: 1, To: space(14), Dice: rules.Dice{3}, N: 0},
	{Verb: game.EvDesert, Seat: 0, Who: unit(game.SilverShields), From: ref(game.KindSeat, 1), To: space(14), N: 1},
	{Verb: game.EvDispersed, Seat: 1, To: space(14), N: 1},
	{Verb: game.EvControl, Seat: rules.Nobody, To: space(14), N: 1},
}

var navalBattle = []rules.Event{
	{Verb: game.EvNavalBattle, Seat: 0, To: space(salamis), N: 1},
	force(0, salamis, game.Loyal, 2, 1), force(0, salamis, game.Mercenary, 4, 1),
	{Verb: game.EvForce, Seat: 0, Who: ref(game.KindFleet, 2), To: space(salamis), N: 3},
	{Verb: game.EvForce, Seat: 0, Who: ref(game.KindFleet, 3), To: space(salamis), N: 2},
	{Verb: game.EvForce, Seat: 1, Who: ref(game.KindFleet, 0), To: space(salamis), N: 2},
	{Verb: game.EvForce, Seat: 1, Who: ref(game.KindFleet, 1), To: space(salamis), N: 2},
	{Verb: game.EvNavalDice, Seat: 0, To: space(salamis), Dice: rules.Dice{4, 3}, N: 5, M: 20},
	{Verb: game.EvNavalDice, Seat: 1, To: space(salamis), Dice: rules.Dice{6, 2}, N: 4, M: 19},
	{Verb: game.EvNavalEnds, Seat: 0, To: space(salamis), N: 1},
	{Verb: game.EvFleetDispersed, Seat: 1, Who: ref(game.KindFleet, 0)},
	{Verb: game.EvFleetDispersed, Seat: 1, Who: ref(game.KindFleet, 1)},
	{Verb: game.EvDisembarks, Seat: 0, To: space(salamis), Who: general(8)},
}

// noEscort is a convoy without escort that is caught: it scores nothing, suffers attrition and must turn back.
var noEscort = []rules.Event{
	{Verb: game.EvNavalBattle, Seat: 0, To: space(salamis), N: 2},
	force(0, salamis, game.Mercenary, 2, 1),
	{Verb: game.EvForce, Seat: 2, Who: ref(game.KindFleet, 5), To: space(salamis), N: 4},
	{Verb: game.EvNavalDice, Seat: 0, To: space(salamis)},
	{Verb: game.EvNavalDice, Seat: 2, To: space(salamis), Dice: rules.Dice{4, 3}, N: 4, M: 18},
	{Verb: game.EvNavalEnds, Seat: 2, To: space(salamis), N: 18},
	{Verb: game.EvAttrition, Seat: 0, To: space(salamis), Dice: rules.Dice{4}, N: 1},
}
