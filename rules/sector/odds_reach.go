package sector

import "tyche/rules"

// Who could come into an area by one Mobilise order, with as many units as have room there, and how that would end. Nothing
// needs to be ordered for it: it is what can be read off the map.

// Reach is what a seat could bring into an area.
type Reach struct {
	Seat   rules.Seat
	Units  int
	Fights bool       // the area is held by somebody else
	Odds   BattleOdds // of that fight, the strongest units coming, by a regular order
}

// Reaches answers for the position of a view.
type Reaches struct {
	s    *state
	seat rules.Seat // whose knowledge counts
}

// ReachesOf takes the position of a view; nil during a battle, in which units stand nowhere.
func ReachesOf(v *View) *Reaches {
	if len(v.Areas) != numAreas || v.Battle.On {
		return nil
	}
	s := v.board()
	s.depth, s.moved = 0, [maxAreas][unitsOfPeople]uint8{}
	return &Reaches{s, v.Seat}
}

// Seats returns who could bring a unit into an area in which it has none.
func (r *Reaches) Seats(to rules.Ref) (set rules.Seats) {
	if r == nil {
		return 0
	}
	a := area(to.ID)
	for p := range rules.Seat(r.s.players) {
		if r.s.owner[a] != p && r.s.canEnter(p, a) {
			set = set.With(p)
		}
	}
	return set
}

// Into returns what each of them could bring, and how a fight for the area would end.
func (r *Reaches) Into(to rules.Ref) (list []Reach) {
	set := r.Seats(to)
	for p := range rules.Seat(r.playerCount()) {
		if set.Has(p) {
			list = append(list, r.s.reachOf(r.seat, p, area(to.ID)))
		}
	}
	return list
}

func (r *Reaches) playerCount() int {
	if r == nil {
		return 0
	}
	return int(r.s.players)
}

// canEnter says whether any unit of p could move into an area (3.4).
func (s *state) canEnter(p rules.Seat, to area) bool {
	_, _, some := s.strongestInto(p, to)
	return some
}

// strongestInto finds the strongest unit of p that could still move into an area, and where it stands.
func (s *state) strongestInto(p rules.Seat, to area) (u unit, from area, some bool) {
	q, most := areas[to].planet, -1
	for a := range area(numAreas) {
		if a == to || !s.mayLeave(p, q, a) {
			continue
		}
		for i, n := range s.units[a] {
			k := unitOf(s.people(p), i)
			if n == 0 || s.moveRefusal(p, q, k, a, to) != nil {
				continue
			}
			if worth := int(units[k].strength) + int(units[k].health); worth > most {
				u, from, some, most = k, a, true, worth
			}
		}
	}
	return u, from, some
}

// reachOf moves units of p into an area on a copy, the strongest first, until there is no room; of a fight it counts the odds
// as seat knows them.
func (s *state) reachOf(seat, p rules.Seat, to area) Reach {
	t := *s
	r := Reach{Seat: p, Fights: t.attackable(p, to)}
	t.push(frame{kind: inMobilise, seat: p, a: int16(areas[to].planet)})
	for {
		u, from, some := t.strongestInto(p, to)
		if !some {
			break
		}
		mobiliseApply(&t, ctx{}, t.top(), rules.Move{Verb: moveVerb, A: int16(u), B: int16(from), C: int16(to)})
		r.Units++
	}
	if r.Fights && r.Units > 0 {
		t.gather(false)
		c := contest{s: &t, seat: seat, draws: [2]int{t.attackCards(), t.defenceCards()}}
		r.Odds = c.foretell()
	}
	return r
}

// foretell lines up by the book and counts.
func (c *contest) foretell() BattleOdds {
	t := c.s
	t.lineUpByBook()
	b := &t.battle
	o := BattleOdds{Area: areaRef(b.area), Seats: b.seats, Units: [2]int{count(&b.alive[attacking]), count(&b.alive[defending])}}
	c.count(&o)
	o.Planned = c.fixed > 0
	return o
}
