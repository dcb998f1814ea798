package stage

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/diadochi"
)

// Tale gathers battles from the events of a game. A question may interrupt a battle, so the last one stays open for
// the events that answer it.
type Tale struct {
	open *Battle
	out  rules.Ref // the space where somebody has just come out of a city: a battle there is a sortie
}

// Hear takes the events of one answer and returns the battles that they tell something of, in order.
func (t *Tale) Hear(events []rules.Event, before *game.View) (told []*Battle) {
	for i := range events {
		e := &events[i]
		b := t.begin(e, before)
		if b == nil {
			continue
		}
		if b.hear(e) && (len(told) == 0 || told[len(told)-1] != b) {
			told = append(told, b)
		}
		if ends[e.Verb] {
			b.closed = true
		}
	}
	return told
}

// begin returns the battle that an event belongs to, which may be a new one, or nil.
func (t *Tale) begin(e *rules.Event, before *game.View) *Battle {
	switch e.Verb {
	case game.EvBattle:
		t.open = newBattle(Land, e.To, e.Seat, rules.Seat(e.N), before)
		t.open.Sides[0].Leader, t.open.Sides[1].Leader = e.Who, e.From
		t.open.Sortie = t.out == e.To
		t.out = rules.Ref{}
	case game.EvOutside:
		t.out = e.To
	case game.EvMoved, game.EvSegment, game.EvActivated:
		t.out = rules.Ref{}
	case game.EvNavalBattle:
		t.open = newBattle(Naval, e.To, e.Seat, rules.Seat(e.N), before)
		if before.March.Active {
			t.open.Sides[0].Leader = before.March.General
		}
	case game.EvForce, game.EvSiegeModifier, game.EvSiegeRoll:
		if b := t.open; b == nil || b.closed || b.At != e.To || b.fought() {
			t.open = newSiege(e, before)
		}
	}
	if t.open != nil && t.open.closed {
		t.open = nil
	}
	return t.open
}

// fought says whether the dice have fallen.
func (b *Battle) fought() bool { return b.Rolled || b.Ended }

func newBattle(scene Scene, at rules.Ref, attacker, defender rules.Seat, v *game.View) *Battle {
	b := &Battle{Scene: scene, At: at, Turn: v.Turn, Round: v.Round, Segment: v.Segment, Winner: rules.Nobody}
	b.Sides[0].Seat, b.Sides[1].Seat = attacker, defender
	return b
}

func newSiege(e *rules.Event, v *game.View) *Battle {
	b := newBattle(Siege, e.To, e.Seat, rules.Nobody, v)
	if sp := int(e.To.ID); sp < len(v.Spaces) {
		b.Sides[1].Seat = v.Spaces[sp].Control
		b.Before = v.Spaces[sp].Siege
		b.Now = b.Before
		b.Needed = game.SiegePointsNeeded(sp, b.Sides[1].Seat)
		b.City, b.Port = v.Spaces[sp].InsidePlace != 0, game.IsPort(sp)
	}
	b.Fleet = slices.ContainsFunc(v.Fleets, func(f game.FleetView) bool { return f.Owner == e.Seat && !f.Dispersed })
	if g := slices.IndexFunc(v.Generals, func(g game.GeneralView) bool { return g.Engineers }); g >= 0 {
		b.engineers = rules.Ref{Kind: game.KindGeneral, ID: int16(g)}
	}
	return b
}

// ends are the events after which nothing belongs to a battle that has been fought.
var ends = [256]bool{
	game.EvActivated: true, game.EvMoved: true, game.EvSegment: true, game.EvPlayerTurn: true, game.EvRoundBegins: true,
	game.EvPhaseBegins: true, game.EvTurnBegins: true, game.EvArmyMoves: true, game.EvVictory: true,
}

// hear takes in one event and says whether it belongs to the battle.
func (b *Battle) hear(e *rules.Event) bool {
	switch e.Verb {
	case game.EvBattle, game.EvNavalBattle:
		return true
	case game.EvForce:
		return b.hearForce(e)
	case game.EvPrestige, game.EvAuxiliaries, game.EvElephants, game.EvFactor, game.EvBattleDice, game.EvNavalDice:
		if i := b.side(e.Seat); i >= 0 {
			b.Sides[i].hear(e)
			return true
		}
	case game.EvBattleEnds, game.EvNavalEnds:
		b.Ended, b.Winner, b.Margin = true, e.Seat, int(e.N)
		return true
	case game.EvSiegeModifier, game.EvSiegeRoll, game.EvSiegePoints:
		return b.Scene == Siege && b.At == e.To && b.hearSiege(e)
	}
	return b.hearNote(e)
}

func (b *Battle) hearForce(e *rules.Event) bool {
	i := b.side(e.Seat)
	if i < 0 || b.At != e.To {
		return false
	}
	d := &b.Sides[i]
	switch {
	case e.Who.Kind == game.KindArmy:
		d.Armies = append(d.Armies, Part{e.Who, int(e.N)})
	case e.Who.Kind == game.KindFleet:
		d.Fleets = append(d.Fleets, Part{e.Who, int(e.N)})
	case e.M == 1:
		d.Idle[e.Who.ID] += int(e.N)
	default:
		d.Force[e.Who.ID] += int(e.N)
	}
	return true
}

// hear takes in what is told of one side.
func (d *Side) hear(e *rules.Event) {
	switch e.Verb {
	case game.EvPrestige:
		d.HasPrestige, d.Prestige, d.Wavering = true, int(e.N), e.M == 1
	case game.EvFactor:
		d.Factor = int(e.N)
	case game.EvAuxiliaries:
		d.Auxiliaries = int(e.N)
	case game.EvElephants:
		d.Elephants, d.ElephantStrength = rolled(e.Dice), int(e.N)
	case game.EvBattleDice:
		all := rolled(e.Dice)
		if n := len(all) - 2; n >= 2 {
			d.Thrown, d.Dice = all[:n], [2]int8{all[n], all[n+1]}
		}
		d.HasDice, d.Strength, d.Score = true, int(e.N), int(e.M)
		if e.Who.Kind != 0 {
			d.Leader = e.Who
		}
	case game.EvNavalDice:
		d.Strength, d.Score = int(e.N), int(e.M)
		if all := rolled(e.Dice); len(all) == 2 {
			d.HasDice, d.Thrown, d.Dice = true, all, [2]int8{all[0], all[1]}
		}
	}
}

// rolled returns the dice of an event.
func rolled(dice rules.Dice) []int8 {
	var list []int8
	for _, n := range dice {
		if n > 0 {
			list = append(list, n)
		}
	}
	return list
}

func (b *Battle) hearSiege(e *rules.Event) bool {
	switch e.Verb {
	case game.EvSiegeModifier:
		b.Modifiers = append(b.Modifiers, Modifier{int(e.N), game.SiegeReason(e.M)})
	case game.EvSiegeRoll:
		b.Rolled, b.Die, b.Total, b.Gained = true, int(e.Dice[0]), int(e.N), int(e.M)
		b.Sides[0].Leader = e.Who
	case game.EvSiegePoints:
		b.Now = int(e.N)
		b.Before = b.Now - b.Gained
	}
	return true
}
