package stage

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	facewords "tyche/scenes/table/imperio/text"
	"tyche/sprites/imperio/palette"
)

// A battle that waits for an answer names what still fights: an Aircraft that was shot down is out of it, and the Carrier that it
// came from carries nothing any more. While the hit is shown it is still there.
func TestWhatWaitsForAnAnswerIsCountedOut(t *testing.T) {
	lex, err := lexicon.New()
	prove.Is(t, "lexicon", err, nil)
	prove.Is(t, "texts of the stage", lex.Add(facewords.Stage, "stage"), nil)
	s := New(&lexicon.Voice{Lexicon: lex, Name: game.Game.Name, Language: "en"}, func(seat rules.Seat) palette.House { return palette.House(seat) })
	at, hold := rules.Ref{Kind: game.KindSystem, ID: 1}, rules.Ref{Kind: game.KindTransport, ID: 1}
	view := func(loaded bool) *game.View {
		v := &game.View{Hexes: []game.HexView{{System: at, Fleet: game.FleetView{Owner: 1, Frigates: 1, Based: 1}}}}
		v.Battle = game.BattleView{On: true, At: at, Attacker: 0, Defender: 1, Raid: game.FleetView{Owner: 0, Transports: []game.TransportView{{Ref: hold, Loaded: loaded, Hull: 1}}}}
		return v
	}
	for range 2 {
		prove.True(t, "nothing is told yet", !s.Resume(view(true)))
	}
	s.fight.bare = false // as if its beginning had been told
	hit := rules.Event{Verb: game.EvHit, Who: rules.Ref{Kind: game.KindUnit, ID: int16(game.UnitAircraft)}}
	hit.Seat = 0
	other := hit
	other.Seat = 1
	s.fight.hear(Losses, []rules.Event{hit, other})
	fights := func(side int) bool {
		s.said.fresh = false
		s.write()
		return strings.Contains(s.said.force[side], s.word(UnitWords[game.UnitAircraft], rules.N(1)))
	}
	s.fight.Sides[0].Retreat, s.fight.Sides[1].Retreat = Stays, Leaves
	prove.True(t, "its fall is shown", fights(0) && fights(1) && s.fight.Sides[0].Ships[0].Loaded)
	prove.True(t, "the stage goes on", s.Resume(view(false)))
	prove.True(t, "both Aircraft are out", !fights(0) && !fights(1))
	prove.True(t, "the Carrier is empty", !s.fight.Sides[0].Ships[0].Loaded)
	prove.Same(t, "words about the next round, and of who leaves", [2]Word{s.fight.Sides[0].Retreat, s.fight.Sides[1].Retreat}, [2]Word{Unsaid, Leaves})
	s.fight.hear(Losses, nil)
	prove.True(t, "and stay out", !fights(0) && !fights(1))
}

// Nobody retreats of whom nothing is left, though it was announced before the dice that struck the last ship.
func TestWhoHasLostAllDoesNotRetreat(t *testing.T) {
	for _, lost := range [...]bool{false, true} {
		x := &Fight{Round: 2, Ended: true, Sides: [2]Side{{Ships: []Ship{{Unit: game.UnitCarrier, Lost: lost}}, Retreat: Leaves}}}
		prove.Is(t, "retreats", x.flees(0), !lost)
		x.Ended = false
		prove.True(t, "while it lasts the word stands", x.flees(0))
	}
}
