package diadochi

import (
	"fmt"

	"tyche/rules"
)

// Setup (chapter 2).

// bareState is a board with no piece on it: everything aside, nobody in control.
func bareState(players int, options uint8) *state {
	s := &state{players: uint8(players), options: options}
	s.active, s.usurper, s.largest, s.antigonosOf, s.cartOf = nobody, nobody, nobody, nobody, nobody
	s.cart, s.tomb = gone, noSpace
	s.champions = rules.Seats(1<<players - 1) // 2.2
	s.engineers, s.helepolis, s.royalRoad = noGeneral, noGeneral, noGeneral
	s.play, s.ploy = clean(), clean()
	for i := range s.pc {
		s.pc[i], s.besieger[i] = nobody, nobody
	}
	for i := range s.ruler {
		s.ruler[i] = nobody
	}
	for i := range s.stacks {
		s.stacks[i].owner = nobody
	}
	for i := range s.fleetOf {
		s.fleetOf[i] = nobody
	}
	for i := range s.armyAt {
		s.armyAt[i] = gone
	}
	s.bareGenerals()
	s.bareCards()
	s.beginMoves()
	return s
}

// bareGenerals puts every general where he is before the deal (2.1, 2.3).
func (s *state) bareGenerals() {
	for g := range general(numMajors) {
		s.owner[g] = nobody
		switch generals[g].roles[s.players-2] {
		case reserve, starter:
			s.at[g] = inReserve
		case eventGeneral:
			s.at[g] = inEventPool
		default:
			s.at[g] = gone // 1.29
		}
	}
	for g := general(numMajors); g < numGenerals; g++ {
		s.at[g] = gone
		if p := s.ownerOf(g); int(p) < int(s.players) {
			s.at[g] = inHand
			s.force[p] |= g.bit()
		}
	}
	for r := range s.royalAt {
		s.royalAt[r], s.royalOf[r], s.spouse[r] = aside, nobody, noGeneral
	}
	for i := range s.daughters {
		s.daughters[i], s.daughterOf[i] = noGeneral, nobody
	}
}

// bareCards makes the deck (2.14).
func (s *state) bareCards() {
	for c := range s.cardAt {
		s.cardAt[c] = drawPile
	}
	s.cardAt[cardTheCapturedBaggage] = outOfGame
	if s.options&optPriceOfFailure == 0 {
		s.cardAt[cardPriceOfFailure] = outOfGame
	}
}

// beginMoves sets the values that mean nothing in what is not going on.
func (s *state) beginMoves() {
	for i := range s.truces {
		s.truces[i] = truce{nobody, nobody, nobody}
	}
	for p := range s.beatenWith {
		for q := range s.beatenWith[p] {
			s.beatenWith[p][q] = noGeneral
		}
	}
}

// starters returns the Major Generals that are dealt (2.3).
func (s *state) starters() (list []general) {
	for g := range general(numMajors) {
		if generals[g].roles[s.players-2] == starter {
			list = append(list, g)
		}
	}
	return list
}

// newGame sets a game up (chapter 2) and runs to the first decision.
func newGame(setup rules.Setup, ch rules.Chance) (*state, error) {
	if setup.Seats < 2 || setup.Seats > maxSeats {
		return nil, fmt.Errorf("diadochi: %d players", setup.Seats)
	}
	if setup.Scenario != 0 {
		return nil, fmt.Errorf("diadochi: no scenario %d", setup.Scenario)
	}
	if setup.Options>>len(offered) != 0 {
		return nil, fmt.Errorf("diadochi: no such option in %b", setup.Options)
	}
	s := bareState(setup.Seats, uint8(setup.Options&(1<<len(options)-1)))
	favoured := setup.Favoured(Game.Info())
	x := ctx{ch: ch}
	s.dealt = uint8(len(s.starters()) / setup.Seats)
	s.push(frame{kind: inGame, seat: nobody})
	if s.options&optStarterDraft != 0 {
		s.push(frame{kind: inDraft, seat: 0, set: uint64(favoured)})
	} else {
		s.dealStarters(x)
		s.arrange(x)
		s.favour(favoured)
	}
	s.settle(x)
	return s, nil
}

// dealStarters deals the starters one at a time, clockwise (2.4).
func (s *state) dealStarters(x ctx) {
	left := s.starters()
	for p := rules.Seat(0); len(left) > 0; p = (p + 1) % rules.Seat(s.players) {
		i := x.ch.Draw(len(left))
		s.take(left[i], p)
		left = append(left[:i], left[i+1:]...)
	}
}

// take gives a starter to a player.
func (s *state) take(g general, p rules.Seat) {
	s.join(g, p)
	if g == antigonos {
		s.antigonosOf = p
	}
}

// arrange puts everything on the board once the starters are dealt (2.6-2.13).
func (s *state) arrange(x ctx) {
	for _, g := range s.starters() {
		s.arrangeStarter(x, g)
	}
	for sp := range space(numSpaces) {
		if s.startsIndependent(sp) {
			s.setPC(x, sp, independents)
		}
	}
	for a := range armies {
		s.armyAt[a] = outside(armies[a].home)
	}
	p, babylon := s.owner[perdikkas], outside(spBabylon)
	s.giveRoyal(x, philippos, p, babylon)
	s.giveRoyal(x, alexandros, p, babylon)
	s.cart, s.cartOf = babylon, p
	s.giveRoyal(x, herakles, nobody, outside(spSardis))
	s.giveRoyal(x, olympias, nobody, inside(spAmbrakia))
}

// arrangeStarter places a starter with his units and his owner's PCs (2.6, 2.7).
func (s *state) arrangeStarter(x ctx, g general) {
	p, row := s.owner[g], &generals[g]
	s.at[g] = outside(row.start)
	for u, n := range row.startUnits {
		s.addUnits(outside(row.start), p, unit(u), int(n))
	}
	for _, q := range row.startProvinces {
		for _, sp := range byProvince[q] {
			if spaces[sp].kind != transit && spaces[sp].kind != stronghold {
				s.setPC(x, sp, p)
			}
		}
	}
	if g == antipatros {
		s.setPC(x, spKorinthos, p)
	}
}

// independentProvinces start with Independent PCs, Thrake only when Lysimachos is no starter (2.8).
var independentProvinces = [...]province{hellas, krete, rhodos, paphlagonia, armenia, kyrenaika}

// startsIndependent says whether sp starts with an Independent PC (2.8).
func (s *state) startsIndependent(sp space) bool {
	row := &spaces[sp]
	switch {
	case row.kind == stronghold:
		return true
	case row.kind == transit:
		return false
	case sp == spLarissa, sp == spAmbrakia, sp == spSalamis, sp == spHekatompylos:
		return true
	case row.province == thrake:
		return generals[lysimachos].roles[s.players-2] != starter
	}
	for _, q := range independentProvinces {
		if row.province == q {
			return true
		}
	}
	return false
}

// favouredUnits is how many mercenaries a handicap is (18.7).
const favouredUnits = 3

// favour gives the seats with a handicap their mercenaries, with the starter of most Seniority (18.7).
func (s *state) favour(set rules.Seats) {
	for p := range rules.Seat(s.players) {
		if !set.Has(p) {
			continue
		}
		for _, g := range s.starters() { // in order of Seniority
			if s.owner[g] == p {
				s.addUnits(s.at[g], p, mercenary, favouredUnits)
				break
			}
		}
	}
}

// The draft of starters (2.5, 18.6): first clockwise, then back, and so on. a of the frame = how many were picked, set = the
// seats with a handicap.

func draftRun(s *state, x ctx, f *frame) bool {
	n := int(s.players)
	if int(f.a) == n*int(s.dealt) {
		s.arrange(x)
		s.favour(rules.Seats(f.set))
		s.pop(0)
		return false
	}
	f.seat = rules.Seat(int(f.a) % n)
	if int(f.a)/n%2 == 1 {
		f.seat = rules.Seat(n-1) - f.seat
	}
	return true
}

func draftCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for g := range general(numMajors) {
		if generals[g].roles[s.players-2] == starter {
			dst = append(dst, rules.Move{Verb: draftVerb, A: int16(g)})
		}
	}
	return dst
}

func draftCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	g := general(m.A)
	switch {
	case m.Verb != draftVerb || !isMajor(g) || generals[g].roles[s.players-2] != starter:
		return notAnAnswer
	case s.owner[g] != nobody:
		return takenAlready
	}
	return nil
}

func draftApply(s *state, x ctx, f *frame, m rules.Move) {
	s.take(general(m.A), f.seat)
	x.tell(EvRecruited, f.seat, generalRef(general(m.A)), none, none, 0, 0)
	f.a++
}

var takenAlready = refuse("2.5", "diadochi.why.taken-already")
