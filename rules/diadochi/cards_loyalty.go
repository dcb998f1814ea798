package diadochi

import "tyche/rules"

// Cards that turn soldiers: 17 and 18. (58 and 47B are Surprise cards.)

// enemyArmy refuses a general who is not the Commander of an army of another player.
func (s *state) enemyArmy(p rules.Seat, g general) *rules.Illegal {
	switch {
	case !s.isEnemy(p, s.ownerOf(g)):
		return cardYours
	case spaceOf(s.at[g]) == noSpace:
		return cardNotOnMap
	case !s.commandsArmy(g):
		return cardNoArmy
	}
	return nil
}

// ghostArmy: an army of p from which a haunted one can be reached (card 17).
func ghostArmy(s *state, f *frame, id int16) *rules.Illegal {
	g := general(id)
	if ill := s.myArmy(f.seat, g); ill != nil {
		return ill
	}
	near := s.openReach(f.seat, spaceOf(s.at[g]), 3)
	for set := enemyGenerals(s, f); !set.empty(); {
		if s.haunted(f.seat, general(set.next()), &near) == nil {
			return nil
		}
	}
	return ghostNobody
}

// haunted refuses what is not an unbesieged enemy army with RA or Silver Shields in a space of near.
func (s *state) haunted(p rules.Seat, g general, near *spaceSet) *rules.Illegal {
	if ill := s.enemyArmy(p, g); ill != nil {
		return ill
	}
	at := s.at[g]
	k := s.stackAt(at)
	switch {
	case s.besiegedAt(k.owner, at):
		return cardBesieged
	case k.cu[royalArmy]+k.cu[silver] == 0:
		return noRoyalsThere
	case !near.has(spaceOf(at)):
		return cardTooFar
	}
	return nil
}

func ghostTarget(s *state, f *frame, id int16) *rules.Illegal {
	near := s.openReach(f.seat, spaceOf(s.at[s.play.general]), 3)
	return s.haunted(f.seat, general(id), &near)
}

// ghostCompare finds by how much the Prestige of the one army is higher (11.6).
func ghostCompare(s *state, x ctx, f *frame) {
	p := &s.play
	if s.myArmy(f.seat, p.general) != nil || s.enemyArmy(f.seat, p.other) != nil {
		return
	}
	mine, theirs := s.prestige(f.seat, p.general), s.prestige(s.ownerOf(p.other), p.other)
	p.number = int8(max(min(mine-theirs, 100), 0))
	x.tell(EvEffect, f.seat, cardRef(card(f.a)), none, none, mine, theirs)
}

// ghostPrize offers 0 one RA, 1 two RA, 2 the Silver Shields.
func ghostPrize(s *state, _ *frame, id int16) *rules.Illegal {
	p := &s.play
	if p.number == 0 {
		return ghostTooWeak
	}
	k := s.stackAt(s.at[p.other])
	switch {
	case id < 2 && int16(k.cu[royalArmy]) <= id:
		return noRoyalsThere
	case id == 2 && p.number < 3:
		return ghostTooWeak
	case id == 2 && k.cu[silver] == 0:
		return noSilverThere
	}
	return nil
}

func ghostTakes(s *state, x ctx, f *frame, id int16) {
	from, to := s.at[s.play.other], s.at[s.play.general]
	u, n := royalArmy, int(id)+1
	if id == 2 {
		u, n = silver, int(s.stackAt(from).cu[silver])
	}
	s.defect(x, from, to, f.seat, u, n)
}

// defect lets CUs go over to p's army in another place; what a city does not hold stands before it (1.15).
func (s *state) defect(x ctx, from, to place, p rules.Seat, u unit, n int) {
	if isInside(to) && s.stackAt(to).size()+n > 2 {
		to = outside(spaceOf(to))
	}
	old := s.stackAt(from).owner
	s.changeOwner(from, to, p, u, n)
	x.tell(EvDesert, p, unitRef(u), seatRef(old), spaceRef(spaceOf(to)), n, 0)
}

// mutinyTarget: an enemy army with Macedonians (card 18).
func mutinyTarget(s *state, f *frame, id int16) *rules.Illegal {
	g := general(id)
	if ill := s.enemyArmy(f.seat, g); ill != nil {
		return ill
	}
	if k := s.stackAt(s.at[g]); k.cu[royalArmy]+k.cu[loyal]+k.cu[silver] == 0 {
		return noMacedonians
	}
	return nil
}

func mutiny(s *state, x ctx, f *frame) {
	g := s.play.general
	if s.enemyArmy(f.seat, g) != nil {
		return
	}
	a, b := x.roll(), x.roll()
	left := min(int(a+b)-s.prestige(s.ownerOf(g), g), 2)
	x.cardRoll(f, max(left, 0), a, b)
	at := s.at[g]
	for _, u := range [...]unit{royalArmy, loyal, silver} {
		if n := min(left, int(s.stackAt(at).cu[u])); n > 0 {
			left -= n
			s.strike(x, at, u, n)
		}
	}
}

// strike eliminates CUs that nobody chooses.
func (s *state) strike(x ctx, at place, u unit, n int) {
	s.lose(x, s.stackAt(at).owner, at, u, n, anyLoss)
	s.loose = true
}

var (
	ghostNobody   = cardRefusal("3.29", "ghost-nobody")
	ghostTooWeak  = cardRefusal("11.6", "ghost-too-weak")
	noRoyalsThere = cardRefusal("1.61", "no-royal-army")
	noSilverThere = cardRefusal("1.57", "no-silver")
	noMacedonians = cardRefusal("1.5", "no-macedonians")
)
