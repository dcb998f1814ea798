package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// View returns what the seat may see (1.8).
func (s *state) View(seat rules.Seat) rules.View {
	v := View{
		Seat: seat, Players: int(s.players),
		Turn: int(s.turn), Round: int(s.round), Rounds: int(rounds[s.players]),
		InstantWins: s.instantWins(), LegitimacyCounts: s.legitimacyCounts(),
		Phase: int(s.phase), Segment: int(s.segment),
		First: s.first, Active: s.active, Usurper: s.usurper, Deciding: nobody,
		Provinces: append([]rules.Seat(nil), s.ruler[:]...),
		Cart:      Place(s.cart), CartOwner: s.cartOf,
		Winners: s.winners, Ending: int(s.over),
		March: s.marchView(), Reaction: s.reactionView(),
	}
	if s.depth > 0 {
		v.Deciding = s.top().seat
	}
	for i := range int(s.players) {
		v.Order = append(v.Order, s.nth(i))
	}
	if s.tomb != noSpace {
		v.Tomb = spaceRef(s.tomb)
	}
	for _, at := range s.armyAt {
		v.Armies = append(v.Armies, Place(at))
	}
	for _, t := range s.truces {
		if t.a != nobody {
			v.Truces = append(v.Truces, [2]rules.Seat{t.a, t.b})
		}
	}
	s.viewMap(&v)
	s.viewPieces(&v)
	s.viewCards(&v, seat)
	for p := range rules.Seat(s.players) {
		v.Seats = append(v.Seats, s.playerView(p))
	}
	return v
}

func stackView(k *stack) Stack { return Stack{Owner: k.owner, Units: k.cu} }

func (s *state) viewMap(v *View) {
	for sp := range space(numSpaces) {
		row := SpaceView{
			Control: s.pc[sp], Siege: int(s.siege[sp]), Outside: stackView(&s.stacks[sp]),
			Inside: Stack{Owner: nobody}, OutsidePlace: Place(sp), HasTruce: s.truceAt(sp),
		}
		if spaces[sp].kind == majorCity {
			row.Inside, row.InsidePlace = stackView(&s.stacks[inside(sp)]), Place(inside(sp))
			row.Besieged = s.pc[sp] != nobody && s.isBesieged(sp)
			row.Looted = s.looted&(1<<majorIndex[sp]) != 0
		}
		v.Spaces = append(v.Spaces, row)
	}
}

// truceAt says whether a truce exempts the PC of a space from the CUs there (11.23).
func (s *state) truceAt(sp space) bool {
	a, b := s.pc[sp], s.stacks[sp].owner
	return isPlayer(a) && isPlayer(b) && a != b && s.truceHolds(a, b)
}

func (s *state) viewPieces(v *View) {
	for g := range general(numGenerals) {
		v.Generals = append(v.Generals, s.generalView(g))
	}
	for r := range royal(numRoyals) {
		v.Royals = append(v.Royals, RoyalView{
			Owner: s.royalOf[r], At: Place(s.royalAt[r]), Worth: s.royalWorth(r), Husband: generalRef(s.spouse[r]),
		})
	}
	for f := range fleet(numFleets) {
		v.Fleets = append(v.Fleets, FleetView{
			Owner: s.fleetOf[f], Strength: s.fleetStrength(f),
			Improved: s.fleetImproved&(1<<f) != 0, Dispersed: s.fleetDispersed&(1<<f) != 0,
		})
	}
}

func (s *state) generalView(g general) GeneralView {
	b := g.bit()
	v := GeneralView{
		Owner: s.ownerOf(g), At: Place(s.at[g]), Initiative: s.initiative(g, moving),
		Battle: s.battleFactor(g, s.at[g], false), Popularity: s.popularity(g), Major: isMajor(g),
		Commander: s.at[g] < place(numStacks) && s.isCommander(g),
		Condemned: s.condemned&b != 0, Festival: s.festival&b != 0, Wounded: s.wounded&b != 0,
		Oratory: s.oratory&b != 0, Activated: s.activated&b != 0, Omens: s.omens&b != 0,
		Helepolis: s.helepolis == g, Engineers: s.engineers == g, RoyalRoad: s.royalRoad == g,
	}
	if v.Owner >= rules.Seat(s.players) {
		v.Owner = nobody
	}
	if v.Major {
		v.Seniority = int(generals[g].seniority)
	}
	for r, husband := range s.spouse {
		if husband == g {
			v.Spouse = royalRef(royal(r))
		}
	}
	for i, husband := range s.daughters {
		if husband == g {
			v.Daughter = i + 1
		}
	}
	return v
}

func (s *state) playerView(p rules.Seat) PlayerView {
	v := PlayerView{
		Victory: s.vp(p), Legitimacy: s.legitimacy(p), Hand: s.handSize(p), FleetStrength: s.fleetPower(p),
		Units: s.unitsOnMap(p), Champion: s.isChampion(p), Usurper: s.usurper == p, Largest: s.largest == p,
		Boxed: stackView(&s.stacks[boxed(p)]), Waiting: stackView(&s.stacks[waiting(p)]), Sources: s.sources(p),
	}
	if s.trainingStep[p] > 0 {
		v.TrainingUnit, v.TrainingStep = int(s.training[p]), int(s.trainingStep[p])
	}
	return v
}

// sources lists what p's legitimacy and victory points consist of (11.2, 4.8).
func (s *state) sources(p rules.Seat) (list []Source) {
	add := func(legitimacy bool, n int, key string, args ...rules.Arg) {
		if n != 0 {
			list = append(list, Source{Legitimacy: legitimacy, N: n, Text: rules.Say("diadochi.source."+key, args...)})
		}
	}
	if s.isChampion(p) {
		add(true, 3, "champion")
	}
	if s.ruler[makedonia] == p {
		add(true, 2, "strategos")
	}
	if s.cartOf == p {
		add(true, CartWorth, "cart")
	}
	if s.tomb != noSpace && s.pc[s.tomb] == p {
		add(true, s.tombWorth(), "tomb", rules.R(spaceRef(s.tomb)))
	}
	for r, owner := range s.royalOf {
		if owner == p {
			add(true, s.royalWorth(royal(r)), "royal", rules.R(royalRef(royal(r))))
		}
	}
	for i, owner := range s.daughterOf {
		if owner == p {
			add(true, 1, "daughter", rules.R(generalRef(s.daughters[i])))
		}
	}
	add(true, int(s.regent[p]), "regent")
	for set := s.condemned & s.force[p]; set != 0; set &= set - 1 {
		add(true, -3, "condemned", rules.R(generalRef(first(set))))
	}
	for q := range province(numProvinces) {
		if s.ruler[q] == p {
			add(false, int(provinces[q].vp), "province", rules.R(provinceRef(q)))
		}
	}
	if s.largest == p {
		add(false, 3, "largest-fleet")
	}
	if s.options&optHellespontTolls != 0 && s.ruler[thrake] == p && s.ruler[hellespontine] == p {
		add(false, 2, "tolls")
	}
	return list
}

// viewCards shows the viewer's hand, the open piles, and how many cards lie in the others.
func (s *state) viewCards(v *View, seat rules.Seat) {
	v.DrawPile, v.FaceDown = s.countIn(drawPile), s.countIn(faceDown)
	shown := s.shownTo(seat)
	for c, at := range s.cardAt {
		switch {
		case at < maxSeats && rules.Seat(at) == seat:
			v.Hand = append(v.Hand, s.cardView(seat, card(c)))
		case at == discardPile:
			v.Discard = append(v.Discard, cardRef(card(c)))
		case at == outOfGame:
			v.Removed = append(v.Removed, cardRef(card(c)))
		case at == inPlay:
			v.InPlay = cardRef(card(c))
		case at == revealed:
			v.Shown = append(v.Shown, s.cardView(nobody, card(c)))
		}
		if shown.has(card(c)) {
			v.Shown = append(v.Shown, s.cardView(nobody, card(c)))
		}
	}
}

func (s *state) cardView(p rules.Seat, c card) CardView {
	return CardView{
		Ref: cardRef(c), Number: cards[c].number, Band: int(cards[c].band), OP: int(cards[c].op), Playable: s.playableNow(p, c),
	}
}

// playableNow says whether p may play c now, as an event or as a Surprise card.
func (s *state) playableNow(p rules.Seat, c card) bool {
	if p == nobody || s.depth == 0 || s.top().seat != p {
		return false
	}
	switch f := s.top(); f.kind {
	case inTyche:
		return cards[c].band != surpriseBand && s.eventPlayable(p, c) == nil
	case inWindow, inSearching:
		return s.Check(p, rules.Move{Verb: surpriseVerb, A: int16(c)}) == nil
	}
	return false
}

// reactionView is what reacts to an entry.
func (s *state) reactionView() ReactionView {
	v := ReactionView{Force: Stack{Owner: nobody}, Picked: Stack{Owner: nobody}}
	if !s.entry.on {
		return v
	}
	v.Active, v.At, v.Force = true, spaceRef(s.entry.sp), stackView(&s.stacks[reacting])
	for set := s.generalsAt(reacting, s.entry.interceptor); set != 0; set &= set - 1 {
		v.Generals = append(v.Generals, generalRef(first(set)))
	}
	if s.depth == 0 {
		return v
	}
	if f := s.top(); f.kind == inInterception && f.step == interceptForce || f.kind == inEvasion {
		v.Picked = Stack{Owner: f.seat, Units: s.entry.picked.cu}
	}
	return v
}

// marchView is the activation under way.
func (s *state) marchView() MarchView {
	m := &s.march
	v := MarchView{Seat: nobody, Group: Stack{Owner: nobody}}
	if !m.on {
		return v
	}
	v = MarchView{
		Active: true, BySea: m.atSea, Seat: m.seat, General: generalRef(m.general), At: spaceRef(m.at),
		Points: s.usablePoints(), Group: stackView(&s.stacks[marching]),
	}
	for set := s.generalsAt(marching, m.seat); set != 0; set &= set - 1 {
		v.Generals = append(v.Generals, generalRef(first(set)))
	}
	for set := s.royalsAt(marching); set != 0; set &= set - 1 {
		v.Royals = append(v.Royals, royalRef(royal(bits.TrailingZeros8(set))))
	}
	v.Cart = s.cart == marching
	if s.voyage.on {
		for i := range s.voyage.ports {
			v.Route = append(v.Route, spaceRef(s.voyage.route[i].sp))
		}
		for set := s.voyage.escort; set != 0; set &= set - 1 {
			v.Escort = append(v.Escort, fleetRef(fleet(bits.TrailingZeros16(set))))
		}
	}
	return v
}
