package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

const fleetOfTwo = "route ashmere-ilvane short 1"

func TestPlanning(t *testing.T) {
	t.Run("2.1-2.2 four orders each, where one is present or next to it", func(t *testing.T) {
		b := setFrom(t, three)
		b.refused(0, "place build edder", outOfReach)
		b.play(0, "place build ashmere")
		b.play(1+1, "place research karst")
		prove.Is(t, "the player without pieces places none", b.s.top().seat, rules.Seat(0))
	})
	t.Run("2.4 others see neither kind nor gold", func(t *testing.T) {
		b := set(t, "built 1 yard mast")
		b.play(0, "place gold-build ashmere")
		prove.Is(t, "own", b.s.View(0).(View).Planets[ashmere].Stack[0].Order, orderRef(goldBuild))
		prove.Is(t, "other", b.s.View(1).(View).Planets[ashmere].Stack[0].Order, none)
		prove.Is(t, "owner on the back", b.s.View(1).(View).Planets[ashmere].Stack[0].Owner, rules.Seat(0))
	})
	t.Run("2.5 two of each kind, gold by masts", func(t *testing.T) {
		b := set(t, "built 1 yard mast")
		b.play(0, "place build ashmere")
		b.play(1, "place build coldharrow")
		b.play(0, "place build ashmere")
		b.play(1, "place build coldharrow")
		b.refused(0, "place build ashmere", bothTokensUsed)
		b.play(0, "place gold-build ashmere")
		b.refused(1, "place gold-build coldharrow", noMoreGold)
		b.play(1, "place research coldharrow")
		b.refused(0, "place gold-build ashmere", goldTokenUsed)
		b.refused(0, "place gold-mobilise ashmere", noMoreGold)
	})
}

func TestExecution(t *testing.T) {
	start := []string{"round 1 phase execution first 1", "order 1 build ashmere", "order 2 research ashmere", "order 2 research coldharrow"}
	t.Run("3.1 covered orders: a card the first time only", func(t *testing.T) {
		b := set(t, append(start, "order 2 mobilise ashmere")...)
		prove.Is(t, "obstructed at once", b.s.drawn[0][0], 1)
		b.refused(1, "execute ilvane", noTokenThere)
		b.play(1, "lapse coldharrow")
		prove.Is(t, "lapsed", b.s.drawn[1][0], 1)
		prove.Is(t, "once a round", b.s.drawn[0][0], 1)
		b.play(1, "lapse ashmere")
		prove.Is(t, "still covered", b.s.top().seat, rules.Seat(1))
	})
	t.Run("3.1 the top order comes first", func(t *testing.T) {
		b := set(t, append(start[:1:1], "order 2 research ashmere", "order 1 build ashmere", "order 2 build coldharrow")...)
		b.play(0, "execute ashmere", "done")
		prove.Is(t, "then the one below", b.s.tokens[b.s.topToken(ashmere)].owner, rules.Seat(1))
	})
}

func TestBuild(t *testing.T) {
	cards := []string{"card 1 ashmere-1 0", "card 1 ashmere-2 0", "card 1 ashmere-3 0"}
	t.Run("3.2 workers go to cards of their kind", func(t *testing.T) {
		b := set(t, append(cards, "units 1 ashmere-1 deckhand 1")...)
		b.order("build ashmere")
		b.play(0, "buy harpooner ashmere-2")
		prove.Is(t, "mine", b.s.seats[0].mine, 1)
		prove.Is(t, "well", b.s.seats[0].well, 1)
		prove.Is(t, "pool", b.s.seats[0].pool, 4)
		b.play(0, "work ashmere-3", "buy deckhand ashmere-3")
		prove.Is(t, "sent ahead", b.s.work[b.area("ashmere-3")], 1)
		b.refused(0, "work ashmere-3", cardIsFull)
		prove.Is(t, "not paid twice", b.s.seats[0].pool, 3)
	})
	t.Run("3.2 cargo pays either kind, study only knowledge", func(t *testing.T) {
		b := set(t, "workers 1 pool 0 away 0 mine 0 well 0", "tokens 1 cargo 2 study 3")
		b.order("build ashmere")
		b.play(0, "buy harpooner ashmere-1")
		prove.Is(t, "cargo", b.s.seats[0].cargo, 0)
		b.refused(0, "buy deckhand ashmere-1", cannotPay)
		b.play(0, "build skydock")
		prove.Is(t, "study", b.s.seats[0].study, 0)
		b.refused(0, "spend 1", noCargo)
	})
	t.Run("3.2 cargo may be spent before workers", func(t *testing.T) {
		b := set(t, "tokens 1 cargo 2 study 0")
		b.order("build ashmere")
		b.refused(0, "spend 3", notAnAnswer)
		b.play(0, "spend 2", "buy harpooner ashmere-1")
		prove.Is(t, "one token", b.s.seats[0].cargo, 1)
		prove.Is(t, "no worker for the gas", b.s.seats[0].well, 0)
		prove.Is(t, "one for the mineral", b.s.seats[0].mine, 1)
	})
	t.Run("3.3 the parts in their order", func(t *testing.T) {
		b := set(t, append(cards, fleetOfTwo)...)
		b.order("build ashmere")
		b.play(0, "worker", "buy deckhand ashmere-1")
		b.refused(0, "worker", partIsOver)
		b.play(0, "module bulwark")
		b.refused(0, "build foundry", partIsOver)
		prove.Is(t, "unavailable", b.s.seats[0].away, 1)
	})
	t.Run("3.3c the limit of units and its raisings", func(t *testing.T) {
		b := set(t, append(cards, "built 1 yard storehouse mast")...)
		prove.Is(t, "plain", b.s.limit(0, 0), 3)
		prove.Is(t, "gold", b.s.limit(0, buildGold), 4)
		b = set(t, "tech 2 tt5")
		prove.Is(t, "Rich Currents", b.s.limit(1, 0), 3)
		b = set(t, cards...)
		b.order("build ashmere")
		b.play(0, "buy deckhand ashmere-1", "buy deckhand ashmere-1")
		b.refused(0, "buy deckhand ashmere-1", limitReached)
		b.refused(0, "buy crawler ashmere-1", needsBuilding)
		b.refused(0, "buy minnow ashmere-1", notYourUnit)
	})
	t.Run("3.3c Minnows come in pairs", func(t *testing.T) {
		b := setFrom(t, "players 2\nfaction 1 reef ashmere\nfaction 2 ember coldharrow\nbase 1 ashmere-1\nbase 2 coldharrow-1\nworkers 1 pool 6 away 0 mine 0 well 0\n")
		b.order("build ashmere")
		b.play(0, "buy minnow ashmere-1")
		prove.Is(t, "where the second goes", b.s.top().kind, inTwin)
		b.refused(0, "put minnow ilvane-1", notOnPlanet)
		b.play(0, "put minnow ashmere-2")
		prove.Is(t, "for one mineral", b.s.seats[0].pool, 5)
		prove.Is(t, "one unit of the limit", b.s.top().d&buildUnits, 1)
	})
	t.Run("3.3d a base where a unit stands", func(t *testing.T) {
		b := set(t, append(cards, "units 1 ilvane-1 deckhand 1", "units 2 ilvane-2 minnow 1")...)
		b.order("build ilvane")
		b.refused(0, "base ilvane-2", notFriendly)
		b.refused(0, "worker", needsBase)
		b.play(0, "base ilvane-1")
		b.refused(0, "base ilvane-1", oneBase)
		prove.Is(t, "three minerals", b.s.seats[0].pool, 3)
	})
	t.Run("3.3g the discount of a golden order", func(t *testing.T) {
		b := set(t, append(cards, "built 1 yard mast")...)
		b.order("gold-build ashmere")
		b.play(0, "discount 2", "buy deckhand ashmere-1")
		prove.Is(t, "no gas in it: kept", b.s.seats[0].pool, 5)
		b.play(0, "build foundry")
		prove.Is(t, "one gas less", b.s.seats[0].pool, 3)
	})
	t.Run("3.3a Quartermasters: the first worker is free", func(t *testing.T) {
		b := set(t, append(cards, "tech 1 gt5")...)
		b.order("build ashmere")
		b.play(0, "worker", "worker")
		prove.Is(t, "one paid", b.s.seats[0].pool, 5)
		prove.Is(t, "two hired", b.s.seats[0].away, 2)
	})
	t.Run("3.2a Overwork strains and exhausts", func(t *testing.T) {
		b := set(t, append(cards, "options overwork", "mark strained ashmere-3")...)
		b.order("build ashmere")
		b.refused(0, "overwork ashmere-3", overworkOnce)
		b.play(0, "work ashmere-3", "overwork ashmere-3")
		prove.Is(t, "exhausted", b.holds(0, "ashmere-3"), false)
		prove.Is(t, "its workers are sent away", b.s.seats[0].away, 2)
		b.play(0, "buy deckhand ashmere-1", "buy deckhand ashmere-1")
		prove.Is(t, "both minerals came", b.s.seats[0].pool, 4)
		b.play(0, "done")
		b.s.gainCards(ctx{})
		prove.Is(t, "gone for good", b.holds(0, "ashmere-3"), false)
		b = set(t, append(cards, "options overwork")...)
		b.order("build ashmere")
		b.play(0, "work ashmere-3", "overwork ashmere-3")
		prove.Is(t, "strained", b.s.strained, uint64(1)<<b.area("ashmere-3"))
		prove.Is(t, "kept", b.holds(0, "ashmere-3"), true)
	})
}

func TestMobilise(t *testing.T) {
	t.Run("3.4 within the planet and to it over own transports", func(t *testing.T) {
		b := set(t, fleetOfTwo, "route ashmere-lowmarrow short 2", "units 1 ashmere-1 deckhand 3", "units 1 ilvane-2 deckhand 1", "units 1 lowmarrow-1 deckhand 1")
		b.order("mobilise ilvane")
		b.play(0, "move deckhand ashmere-1 ilvane-1", "move deckhand ilvane-2 ilvane-1")
		b.refused(0, "move deckhand ilvane-1 ilvane-3", movedAlready)
		b.refused(0, "move deckhand lowmarrow-1 ilvane-1", noTransport)
		b.refused(0, "move deckhand ashmere-1 ashmere-2", notThere)
		b.play(0, "move deckhand ashmere-1 ilvane-1")
		b.refused(0, "move deckhand ashmere-1 ilvane-1", noRoom)
	})
	t.Run("3.4 a base without units is entered without a battle", func(t *testing.T) {
		b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 1", "base 2 ilvane-1")
		b.order("mobilise ilvane")
		b.play(0, "move deckhand ashmere-1 ilvane-1", "done")
		prove.Is(t, "no battle", b.told(EvBattle), 0)
		prove.Is(t, "contested", b.s.controller(b.area("ilvane-1")), nobody)
	})
	t.Run("3.4a one attack, two above the limit", func(t *testing.T) {
		b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 4", "units 1 ashmere-3 deckhand 1", "units 2 ilvane-2 minnow 1", "units 2 ilvane-3 minnow 1")
		b.order("mobilise ilvane")
		for range 4 {
			b.play(0, "move deckhand ashmere-1 ilvane-2")
		}
		b.refused(0, "move deckhand ashmere-3 ilvane-2", tooManyAttackers)
		b.refused(0, "move deckhand ashmere-3 ilvane-3", oneAttack)
	})
	t.Run("3.4b units may be sent back", func(t *testing.T) {
		b := set(t, "units 1 ashmere-1 deckhand 2")
		b.order("mobilise ashmere")
		b.play(0, "disband deckhand ashmere-1")
		prove.Is(t, "supply", b.s.seats[0].supply[deckhand], 7)
	})
}

func TestResearch(t *testing.T) {
	t.Run("3.5 an event card, cards, a technology", func(t *testing.T) {
		b := set(t, "card 1 ashmere-2 0")
		b.order("research ashmere")
		prove.Is(t, "event card", b.s.drawn[0][0], 1)
		b.play(0, "draw")
		prove.Is(t, "cards", total(&b.s.seats[0].hand), 3)
		b.refused(0, "draw", drawnAlready)
		b.refused(0, "tech gt3", techNeedsBuilding)
		pile := total(&b.s.seats[0].pile)
		b.play(0, "tech gt1")
		prove.Is(t, "two copies shuffled in", total(&b.s.seats[0].pile), pile+2)
	})
	t.Run("3.5a gold: a copy in hand, or one more event card", func(t *testing.T) {
		b := set(t, "built 1 yard mast")
		b.order("gold-research ashmere")
		b.play(0, "tech gt1", "yes")
		prove.Is(t, "in hand", b.s.seats[0].hand[10], 1)
		prove.Is(t, "event cards", b.s.drawn[0][0], 1)
		b = set(t, "built 1 yard mast")
		b.order("gold-research ashmere")
		b.play(0, "tech gt1", "pass")
		prove.Is(t, "event cards without", b.s.drawn[0][0], 2)
		b = set(t, "built 1 yard mast")
		b.order("gold-research ashmere")
		b.play(0, "done")
		prove.Is(t, "no technology", b.s.drawn[0][0], 2)
	})
}

// attack sets up seat 1 attacking ilvane-2 and goes on to the line-up.
func attack(t *testing.T, mine []string, lines ...string) *bench {
	t.Helper()
	b := set(t, append(lines, fleetOfTwo)...)
	b.order("mobilise ilvane")
	for _, u := range mine {
		b.play(0, "move "+u+" ashmere-1 ilvane-2")
	}
	b.play(0, "done")
	return b
}

// give puts cards into a hand, from the pile or from nowhere.
func (b *bench) give(p rules.Seat, ids ...string) {
	k := &b.s.seats[p]
	for i, n := range k.hand {
		k.pile[i] += n
		k.hand[i] = 0
	}
	for _, id := range ids {
		i := idOf(b.T, KindCard, id) % cardsOfPeople
		k.pile[i]--
		k.hand[i]++
	}
}

// recalling is a battle in which a beaten Brickward may be recalled.
func recalling(t *testing.T) *bench {
	t.Helper()
	b := setFrom(t, "players 2\nfaction 1 ember ashmere\nfaction 2 dawn coldharrow\nbase 1 ashmere-1\nbase 2 coldharrow-1\nbuilt 2 kiln-hall great-kiln\ntech 2 kt3\n"+
		"route ashmere-ilvane short 1\nunits 1 ashmere-1 crawler 3\nunits 2 ilvane-2 brickward 1\nunits 2 coldharrow-1 brickward 3\nunits 1 ashmere-2 deckhand 1\n")
	b.order("mobilise ilvane")
	b.play(0, "move crawler ashmere-1 ilvane-2", "move crawler ashmere-1 ilvane-2", "move crawler ashmere-1 ilvane-2", "done")
	b.give(0, "g03")
	b.give(1, "k13")
	b.play(0, "commit g03 none 1")
	b.play(1, "commit none k13 1")
	return b
}

// blasting is a battle in which the blast of a Hammer Gun may hit several of the defender's units.
func blasting(t *testing.T) *bench {
	t.Helper()
	b := set(t, "route ashmere-gyre short 1", "route coldharrow-gyre short", "built 1 yard foundry", "built 2 shallows updraft trench", "units 1 ashmere-1 hammer 1",
		"units 2 gyre-1 quillback 1 shellback 1 minnow 1 skimmer 1")
	b.order("mobilise gyre")
	b.play(0, "move hammer ashmere-1 gyre-1", "done")
	b.play(1, "front quillback 1")
	b.give(0, "g04", "g07")
	b.give(1)
	b.play(0, "commit g04 g07 1")
	return b
}

func TestBattle(t *testing.T) {
	t.Run("4 the worked example", func(t *testing.T) {
		b := attack(t, []string{"deckhand", "deckhand", "deckhand"}, "units 1 ashmere-1 deckhand 3", "units 2 ilvane-2 minnow 2")
		b.give(0, "g01")
		b.give(1, "t09", "t01", "t01")
		b.play(0, "support deckhand 1", "commit g01 none 1", "commit none none 2")
		b.play(1, "commit none t09 1", "commit t01 none 2")
		prove.Is(t, "attackers", b.s.units[b.area("ilvane-2")][deckhand], 2)
		prove.Is(t, "the Minnow withdraws", b.s.top().kind, inWithdrawal)
		b.play(1, "withdraw minnow ilvane-3")
		prove.Is(t, "one Minnow lost", b.s.seats[1].supply[minnow%unitsOfPeople], 11)
		prove.Is(t, "one Deckhand lost", b.s.seats[0].supply[deckhand], 6)
		prove.Is(t, "won", b.s.seats[0].wonAttack, true)
		prove.Is(t, "cards are discarded", total(&b.s.seats[1].discard), 2)
	})
	t.Run("4.1 how many cards are drawn", func(t *testing.T) {
		b := attack(t, []string{"deckhand"}, "units 1 ashmere-1 deckhand 1", "units 2 ilvane-2 minnow 1", "base 2 ilvane-1", "built 2 shallows updraft bulwark", "tech 2 tt6", "built 1 yard skydock", "tech 1 gt6")
		prove.Is(t, "attacker", total(&b.s.seats[0].hand), 4)
		prove.Is(t, "defender", total(&b.s.seats[1].hand), 5)
		prove.Is(t, "Bulwark health", b.s.fightOf(defending, 0).health, 4)
	})
	t.Run("4.4 secret until both have committed", func(t *testing.T) {
		b := attack(t, []string{"deckhand"}, "units 1 ashmere-1 deckhand 1", "units 2 ilvane-2 minnow 1")
		b.give(0, "g01", "g07")
		b.play(0, "commit g01 g07 1")
		v := b.s.View(1).(View)
		prove.Is(t, "hidden", v.Battle.Slots[0].Strike[0], none)
		prove.Is(t, "the hand seems whole", v.Seats[0].Hand, 2)
		prove.Is(t, "own is shown", b.s.View(0).(View).Battle.Slots[0].Ploy[0].ID, idOf(t, KindCard, "g07"))
	})
	t.Run("4.5 types that cannot be hit", func(t *testing.T) {
		b := attack(t, []string{"crawler"}, "built 2 shallows updraft", "units 1 ashmere-1 crawler 1", "units 2 ilvane-2 skimmer 1")
		prove.Is(t, "a Crawler against air", b.s.fightOf(attacking, 0).attack, 0)
		b.s.battle.ploy[attacking][0] = card(idOf(t, KindCard, "g09"))
		prove.Is(t, "with Tracer Fire", b.s.fightOf(attacking, 0).attack, 5)
		b.s.battle.ploy[defending][0] = card(idOf(t, KindCard, "t09"))
		prove.Is(t, "cancelled", b.s.fightOf(attacking, 0).attack, 0)
		b.s.battle.ploy[attacking][0] = card(idOf(t, KindCard, "g10"))
		prove.Is(t, "both cancelled", b.s.fightOf(defending, 0).health, 4)
	})
	t.Run("4.5 Harpooners against air", func(t *testing.T) {
		b := attack(t, []string{"harpooner"}, "units 1 ashmere-1 harpooner 1", "units 2 ilvane-2 skimmer 1")
		prove.Is(t, "attack", b.s.fightOf(attacking, 0).attack, 5)
	})
	t.Run("4.5 SAVE: a support dies instead", func(t *testing.T) {
		b := attack(t, []string{"crawler"}, "units 1 ashmere-1 crawler 1", "units 2 ilvane-2 quillback 1 minnow 1")
		b.play(1, "front quillback 1")
		b.give(0, "g03")
		b.give(1, "t07")
		b.play(0, "commit g03 none 1")
		b.play(1, "commit none t07 1")
		prove.Is(t, "asked", b.s.top().kind, inSave)
		b.refused(1, "save shellback", notInBattle)
		given := b.s.Clone().(*state)
		prove.Is(t, "not yet saved", b.s.saved(defending), uint8(0))
		b.play(1, "save minnow")
		prove.Is(t, "the Quillback lives", b.s.seats[1].supply[quillback%unitsOfPeople], 5)
		prove.Is(t, "the Minnow is lost", b.s.seats[1].supply[minnow%unitsOfPeople], 12)
		prove.Is(t, "the attacker is stronger", b.s.owner[b.area("ilvane-2")], rules.Seat(0))
		prove.Is(t, "seen as saved", b.s.View(0).(View).Battle.Slots[0].Saved, [2]bool{defending: true})
		given.Apply(1, rules.Move{Verb: passVerb}, b.luck, &b.log)
		prove.Is(t, "given up", given.View(0).(View).Battle.Slots[0].Saved, [2]bool{})
		b.play(1, "withdraw quillback ilvane-1")
	})
	t.Run("4.5 RECALL: the beaten unit goes to a planet with a base", func(t *testing.T) {
		b := recalling(t)
		prove.Is(t, "asked", b.s.top().kind, inRecall)
		b.refused(1, "recall ilvane-3", needsBaseThere)
		b.refused(1, "recall coldharrow-1", noRoom)
		b.play(1, "recall coldharrow-2")
		prove.Is(t, "recalled", b.s.owner[b.area("coldharrow-2")], rules.Seat(1))
	})
	t.Run("4.6 BLAST: the victim chooses, of the type, among the units still in the battle", func(t *testing.T) {
		b := blasting(t)
		prove.Is(t, "asked", b.s.top().kind, inBlast)
		prove.Is(t, "the owner", b.s.top().seat, rules.Seat(1))
		b.refused(1, "lose skimmer", wrongType)
		b.refused(1, "lose quillback", notInBattle)
		b.play(1, "lose shellback")
		prove.Is(t, "the front unit and the one chosen are lost", b.told(EvUnitLost), 2)
		prove.Is(t, "the attacker is stronger", b.s.owner[b.area("gyre-1")], rules.Seat(0))
	})
	t.Run("4.6 a strike in other hands has no blast", func(t *testing.T) {
		b := attack(t, []string{"crawler"}, "units 1 ashmere-1 crawler 1", "units 2 ilvane-2 quillback 1 minnow 1")
		b.play(1, "front quillback 1")
		b.give(0, "g04")
		b.give(1)
		b.play(0, "commit g04 none 1")
		prove.Is(t, "only the front unit is lost", b.told(EvUnitLost), 1)
	})
	t.Run("4.7 equal strength holds", func(t *testing.T) {
		b := attack(t, []string{"harpooner"}, "units 1 ashmere-1 harpooner 1", "units 2 ilvane-2 quillback 1")
		b.give(0)
		b.give(1)
		b.s.seats[0].aside, b.s.seats[1].aside = [cardsOfPeople]uint8{}, [cardsOfPeople]uint8{}
		for b.s.top().kind == inCommit {
			b.play(b.s.top().seat, "commit none none 1")
		}
		prove.Is(t, "the defender", b.s.owner[b.area("ilvane-2")], rules.Seat(1))
		prove.Is(t, "the attacker withdraws", b.s.top().seat, rules.Seat(0))
		b.refused(0, "withdraw harpooner ashmere-1", withdrawHere)
		b.refused(0, "lose harpooner", mustWithdraw)
		b.play(0, "withdraw harpooner ilvane-1")
	})
}

// TestLabelsFollowThePosition reads captions whose words depend on what stands where.
func TestLabelsFollowThePosition(t *testing.T) {
	b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 2", "units 2 ilvane-2 minnow 1", "round 1 phase execution first 1", "order 1 mobilise ilvane", "order 2 build coldharrow")
	label := func(p rules.Seat, word string) rules.Text { return b.s.Describe(p, b.move(word)).Label }
	prove.Is(t, "own order", label(0, "execute ilvane"), rules.Say("sector.move.execute.known", rules.R(planetRef(ilvane)), rules.R(orderRef(mobilise))))
	prove.Is(t, "of another", label(0, "execute coldharrow"), rules.Say("sector.move.execute", rules.R(planetRef(coldharrow))))
	b.play(0, "execute ilvane")
	prove.Is(t, "into an empty area", label(0, "move deckhand ashmere-1 ilvane-1").Key, "sector.move.move")
	prove.Is(t, "an attack", label(0, "move deckhand ashmere-1 ilvane-2").Key, "sector.move.move.attack")
	prove.Is(t, "no battle", label(0, "done").Key, "sector.move.mobilise.done")
	b.play(0, "move deckhand ashmere-1 ilvane-2")
	prove.Is(t, "a battle", label(0, "done"), rules.Say("sector.move.mobilise.done.battle", rules.R(areaRef(b.area("ilvane-2")))))
}
