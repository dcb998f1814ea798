package diadochi

import "tyche/rules"

// Refs to the pieces of the game.

func spaceRef(sp space) rules.Ref {
	if sp == noSpace {
		return rules.Ref{}
	}
	return rules.Ref{Kind: KindSpace, ID: int16(sp)}
}
func provinceRef(p province) rules.Ref { return rules.Ref{Kind: KindProvince, ID: int16(p)} }
func generalRef(g general) rules.Ref {
	if g == noGeneral {
		return rules.Ref{}
	}
	return rules.Ref{Kind: KindGeneral, ID: int16(g)}
}
func stackRef(at place) rules.Ref    { return rules.Ref{Kind: KindStack, ID: int16(at)} }
func unitRef(u unit) rules.Ref       { return rules.Ref{Kind: KindUnit, ID: int16(u)} }
func cardRef(c card) rules.Ref       { return rules.Ref{Kind: KindCard, ID: int16(c)} }
func fleetRef(f fleet) rules.Ref     { return rules.Ref{Kind: KindFleet, ID: int16(f)} }
func royalRef(r royal) rules.Ref     { return rules.Ref{Kind: KindRoyal, ID: int16(r)} }
func armyRef(a army) rules.Ref       { return rules.Ref{Kind: KindArmy, ID: int16(a)} }
func seatRef(p rules.Seat) rules.Ref { return rules.Ref{Kind: KindSeat, ID: int16(p)} }

var cartRef = rules.Ref{Kind: KindCart}

// telling says whether anybody listens, to spare the work of composing events.
func (x ctx) telling() bool { return x.log != nil }

// tell reports an event that everybody sees.
func (x ctx) tell(v uint8, p rules.Seat, who, from, to rules.Ref, n, m int) {
	if x.log == nil {
		return
	}
	x.log.Add(rules.Event{Verb: v, Seat: p, Who: who, From: from, To: to, N: int16(n), M: int16(m)})
}

// none is no thing.
var none rules.Ref

// refuse makes a refusal, for package variables.
func refuse(rule rules.Rule, key string) *rules.Illegal {
	return &rules.Illegal{Rule: rule, Why: rules.Text{Key: key}}
}
