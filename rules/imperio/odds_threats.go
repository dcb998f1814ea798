package imperio

import (
	"slices"

	"tyche/rules"
)

// What others may come with in their next Operation, from a view: their ships go as far as the viewer knows their technologies, and
// what is aboard their transports is a secret (12.5, 23.2).

// Threat is the fleet of another House that can come to a hex where the viewer has something to lose: ships, or a planet that it holds.
type Threat struct {
	Hex, From int
	Owner     rules.Seat
	Way       int  // hexes that it goes; 0 where it lies there already
	Ships     int  // of it that come so far
	Troops    int  // that may land at most: what the transports among them can hold that may carry any
	Ally      bool // its House is an ally, which a declaration of war or the attack itself would end (18.1, 18.5)
}

// Threats returns the fleets that can come, in the order of the hexes that they threaten. Who has made peace for some time is none; neither
// are empty transports without a warship. In a turn of truce, or without Operations, nobody comes.
func Threats(v *View) (list []Threat) {
	s, p := v.board(), v.Seat
	if p < 0 || int(p) >= v.Players || s.now.truce || s.now.banned == operation {
		return nil
	}
	for h := range hex(s.mapSize()) {
		if !s.atStake(p, h) {
			continue
		}
		for from := range hex(s.mapSize()) {
			if t := s.threat(v, p, from, h); t.Ships > 0 {
				list = append(list, t)
			}
		}
	}
	return list
}

// atStake says whether p has ships in a hex, or holds a planet there.
func (s *state) atStake(p rules.Seat, h hex) bool {
	if s.fleets[h].owner == p && s.hasShips(h) {
		return true
	}
	for i := range planet(s.count[h]) {
		if s.bodies[firstPlanet(h)+i].holder == p {
			return true
		}
	}
	return false
}

// threat is what comes from one hex to another, without ships if nothing does.
func (s *state) threat(v *View, p rules.Seat, from, to hex) (t Threat) {
	q := s.fleets[from].owner
	if q == nobody || q == p || s.pacified(p, q) {
		return t
	}
	way, ok := s.wayOf(q, from, to)
	if !ok {
		return t
	}
	k := s.comers(v, from, way)
	t = Threat{Hex: int(to), From: int(from), Owner: q, Way: way, Ally: s.ally[p].Has(q), Ships: k.Frigates + k.Cruisers + len(k.Carriers)}
	for _, n := range k.Dreads {
		t.Ships += n
	}
	if k.Flagship {
		t.Ships++
	}
	warships := t.Ships > len(k.Carriers)
	for i := range v.Hexes[from].Fleet.Transports {
		c := &v.Hexes[from].Fleet.Transports[i]
		if !slices.Contains(k.Carriers, c.Ref) {
			continue
		}
		warships = warships || c.Station
		if c.Loaded || way == 0 && s.embarks(q, from) {
			t.Troops += manifestSize
		}
	}
	if k.Flagship && s.upgraded(q, f06) { // what it carries is a secret too
		t.Troops += manifestSize
	}
	if !warships && t.Troops == 0 {
		t.Ships = 0
	}
	return t
}

// embarks says whether a House has Troops in a system, which may land on another planet of it in the same turn (12.3).
func (s *state) embarks(q rules.Seat, h hex) bool {
	for i := range planet(s.count[h]) {
		if b := &s.bodies[firstPlanet(h)+i]; b.holder == q && b.troops > 0 {
			return true
		}
	}
	return false
}

// wayOf is how many hexes a fleet of q goes from one hex to another, and whether any of its ships may get there.
func (s *state) wayOf(q rules.Seat, from, to hex) (way int, ok bool) {
	switch way = s.distance(from, to); {
	case way < 2:
		return way, true
	case way > 2, s.anomaly[from] == nebula && !s.knowsTech(q, t12):
		return way, false
	}
	for _, via := range s.near(to) {
		if s.distance(from, via) == 1 && s.crosses(q, via) {
			return way, true
		}
	}
	return way, false
}

// reaches says whether a ship of q goes so many hexes.
func (s *state) reaches(q rules.Seat, u unit, way int) bool { return s.shipSpeed(q, u) >= way }

func transportUnit(k *TransportView) unit {
	if k.Station {
		return station
	}
	return carrier
}

// comers are the ships of a fleet that go so many hexes: great ships may be moored.
func (s *state) comers(v *View, from hex, way int) PartView {
	f, q := &v.Hexes[from].Fleet, s.fleets[from].owner
	goes := func(u unit) bool {
		return s.reaches(q, u, way) && (way == 0 || u < dreadnought || s.now.moored != q)
	}
	k := PartView{From: s.systemRef(from), Flagship: f.Flagship > 0 && goes(flagship)}
	if goes(frigate) {
		k.Frigates = f.Frigates
	}
	if goes(cruiser) {
		k.Cruisers = f.Cruisers
	}
	if goes(dreadnought) {
		k.Dreads = f.Dreads
	}
	for i := range f.Transports {
		if t := &f.Transports[i]; goes(transportUnit(t)) {
			k.Carriers = append(k.Carriers, t.Ref)
		}
	}
	return k
}

// ThreatOdds returns the odds of the battle that a threat brings to the viewer's fleet, which may be Aircraft alone, the attacker being the
// House that comes; false where there is no such fleet, or the battle is too large to be reckoned.
func ThreatOdds(v *View, t Threat) (BattleOdds, bool) {
	s, p, at := v.board(), v.Seat, hex(t.Hex)
	if t.Way == 0 || s.fleets[at].owner != p {
		return BattleOdds{}, false
	}
	if !s.invade(t.Owner, at, s.comers(v, hex(t.From), t.Way)) {
		return BattleOdds{}, false
	}
	return s.battleOdds(p, true)
}

// ThreatLanding returns the odds of planet i of the threatened hex being taken by as many Troops as may land there at most, once the hex is
// theirs, and after they have bombarded it; false where none may land, the viewer does not hold it, or the fleet of a third House is in the way.
func ThreatLanding(v *View, t Threat, i int) (LandingForecast, bool) {
	k := &v.Hexes[t.Hex].Planets[i]
	if t.Troops == 0 || k.Holder != v.Seat || k.Troops < 0 || k.Troops > mostLanding {
		return LandingForecast{}, false
	}
	s, h, pl := v.board(), hex(t.Hex), firstPlanet(hex(t.Hex))+planet(i)
	if owner := s.fleets[h].owner; owner != t.Owner && owner != v.Seat && s.hasShips(h) || s.sparedBy(t.Owner, pl, false) != noReason {
		return LandingForecast{}, false
	}
	var fall []bombs
	if s.sparedBy(t.Owner, pl, true) == noReason {
		ships := s.comers(v, hex(t.From), t.Way)
		if b := v.bombsIn(&ships); len(s.bombers(t.Owner, b, 1)) > 0 {
			fall = append(fall, b)
		}
	}
	return s.landingAfter(t.Owner, pl, min(t.Troops, mostLanding), fall), true
}
