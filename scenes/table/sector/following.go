package sector

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/sector"
)

// How the view on the slate follows events while they are acted out.

// happen makes the view follow an event that was acted out, as far as it is seen on the slate.
func (f *Face) happen(e rules.Event) {
	f.follow(e)
	f.reckon()
}

// reckon counts anew what seats have by what is on the slate, so that it is told with what changes it and not when all is over: how far
// their objectives are, what they could pay, and what the regroup phase would bring. A battle takes units off the slate; what an
// objective was before it is kept.
func (f *Face) reckon() {
	v := &f.view
	if !v.Battle.On {
		have, coming := game.Objectives(v)
		for p := range v.Seats {
			v.Seats[p].Objective, v.Seats[p].Coming = have[p], coming[p]
		}
	}
	for p := range v.Seats {
		k := &v.Seats[p]
		k.Minerals, k.Gas, k.Income = game.MineYield-k.Mine, game.WellYield-k.Well, 0
		for a := range v.Areas {
			f.reckonArea(k, rules.Seat(p), &v.Areas[a])
		}
	}
}

// reckonArea adds what an area gives a seat.
func (f *Face) reckonArea(k *game.SeatView, p rules.Seat, a *game.AreaView) {
	if a.Owner == p || a.Owner < 0 && a.Base == p {
		k.Income += a.Points
	}
	if a.Card != p {
		return
	}
	if free := max(0, a.Yield-a.Workers); a.Kind == 0 {
		k.Minerals += free
	} else {
		k.Gas += free
	}
}

// follow changes the view as an event has changed the position.
func (f *Face) follow(e rules.Event) {
	if f.fought(e) || f.regrouped(e) {
		return
	}
	v := &f.view
	switch e.Verb {
	case game.EvMoved, game.EvWithdraws, game.EvRecalled:
		f.stand(e, e.From, -1)
		f.stand(e, e.To, 1)
	case game.EvUnitPlaced:
		f.stand(e, e.To, 1)
	case game.EvUnitLost, game.EvDisbanded:
		f.stand(e, e.From, -1)
	case game.EvBaseBuilt:
		a := &v.Areas[e.To.ID]
		a.Base = e.Seat
		v.Seats[e.Seat].Bases++
		control(a)
	case game.EvBuilding:
		k := &v.Seats[e.Seat]
		k.Buildings = append(slices.Clone(k.Buildings), e.Who)
	case game.EvTech:
		k := &v.Seats[e.Seat]
		k.Techs = append(slices.Clone(k.Techs), e.Who)
	case game.EvModule:
		v.Seats[e.Seat].Modules[e.Who.ID] = int(e.N)
	case game.EvWorks:
		f.work(e)
	case game.EvWorkers:
		k := &v.Seats[e.Seat]
		if e.M == 0 { // bought
			k.Away += int(e.N)
		} else {
			k.Pool += int(e.N)
		}
	case game.EvStopped:
		k := &v.Seats[e.Seat]
		k.Pool, k.Away = k.Pool-int(e.N), k.Away+int(e.N)
	case game.EvTokenPlaced:
		p := &v.Planets[e.To.ID]
		p.Stack = append(slices.Clone(p.Stack), game.TokenView{Owner: e.Seat})
		v.Seats[e.Seat].TokensLeft++
	case game.EvRevealed:
		if p := &v.Planets[e.To.ID]; len(p.Stack) > 0 {
			p.Stack = p.Stack[:len(p.Stack)-1]
		}
		v.Seats[e.Seat].TokensLeft--
	case game.EvPoints:
		v.Seats[e.Seat].Points = int(e.M)
	case game.EvEventDrawn:
		if st := int(e.N) - 1; st >= 0 && st < len(v.Deck) && v.Deck[st] > 0 {
			v.Deck[st]--
			v.Seats[e.Seat].Drawn[st]++
		}
	case game.EvRound:
		v.Round = int(e.N)
	case game.EvPhase:
		v.Phase, v.Step = int(e.N), 0
	case game.EvTransport:
		v.Seats[e.Seat].Transports++
		for i := range v.Routes {
			if v.Routes[i].Ref == e.To && !slices.Contains(v.Routes[i].Transports, e.Seat) {
				v.Routes[i].Transports = append(slices.Clone(v.Routes[i].Transports), e.Seat)
			}
		}
	}
}

// stand puts the unit of an event into an area, or takes it out of it. In a battle both sides stand there: the view shows
// the defender until it is over.
func (f *Face) stand(e rules.Event, area rules.Ref, change int) {
	if area.Kind != game.KindArea || e.Who.Kind != game.KindUnit {
		return
	}
	a, i := &f.view.Areas[area.ID], int(e.Who.ID)%game.UnitsOfPeople
	if a.Owner >= 0 && a.Owner != e.Seat || change < 0 && a.Units[i] == 0 {
		return
	}
	a.Units[i] = uint8(int(a.Units[i]) + change)
	a.Owner = e.Seat
	if total(&a.Units) == 0 {
		a.Owner = rules.Nobody
	}
	control(a)
}

// control shows who holds an area: who alone stands there with units or a base.
func control(a *game.AreaView) {
	switch {
	case a.Owner < 0:
		a.Controller = a.Base
	case a.Base < 0 || a.Base == a.Owner:
		a.Controller = a.Owner
	default:
		a.Controller = rules.Nobody
	}
}

// work puts a worker of the pool on a resource card.
func (f *Face) work(e rules.Event) {
	k := &f.view.Seats[e.Seat]
	k.Pool--
	switch at := int(e.To.ID); {
	case at < len(f.view.Areas):
		f.view.Areas[at].Workers++
	case at == len(f.view.Areas):
		k.Mine++
	default:
		k.Well++
	}
}
