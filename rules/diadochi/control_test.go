package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestFleets(t *testing.T) {
	scene := "players 3\nturn 2\nask 1 tyche\nhand 1 kassandros mutiny\n"
	prove.Line(t, "S002-107 S002-119 fleets have a normal and an improved side", func(t *testing.T) {
		for _, f := range fleets {
			prove.Is(t, f.id, f.improved, f.normal+1)
		}
		c := position(t, scene+"control 1 rhodos lindos\n")
		prove.Is(t, "what it throws into a naval battle", c.fleetsStrength(1<<7), 2)
		prove.Is(t, "VP with the largest", c.vp(0), 1+3)
		c = position(t, scene+"control 1 rhodos lindos\nfleet rhodos improved\n")
		prove.Is(t, "improved, in a naval battle", c.fleetsStrength(1<<7), 3)
	})
	prove.Line(t, "S002-114 S002-128 fleets belong to provinces or to Athenai", func(t *testing.T) {
		prove.Is(t, "fleet of Karia", fleetOfProvince[karia] != noFleet, true)
		prove.Is(t, "fleet of Hellas", fleetOfProvince[hellas], noFleet)
	})
	prove.Line(t, "S002-115 who gains or loses the province gains or loses the fleet; Athenai by the city", func(t *testing.T) {
		c := position(t, scene+"control 1 rhodos lindos athenai\n")
		prove.Is(t, "Rhodos", c.fleetOf[7], 0)
		prove.Is(t, "Athenai", c.fleetOf[fleetAthenai], 0)
		c.setPC(ctx{}, spLindos, nobody)
		prove.Is(t, "Rhodos lost", c.fleetOf[7], nobody)
		c.setPC(ctx{}, spAthenai, 1)
		prove.Is(t, "Athenai gone over", c.fleetOf[fleetAthenai], 1)
	})
	prove.Line(t, "S002-116 Kilikia's fleet does not come with the province", func(t *testing.T) {
		c := position(t, scene+"control 1 kyinda tarsos issos\n")
		prove.Is(t, "Kilikia", c.ruler[kilikia], 0)
		prove.Is(t, "its fleet", c.fleetOf[fleetKilikia], nobody)
	})
	prove.Line(t, "S002-120 an improved fleet that is dispersed or changes control turns back", func(t *testing.T) {
		c := position(t, scene+"control 1 rhodos lindos\nfleet rhodos improved\n")
		prove.Is(t, "improved", c.fleetStrength(7), 3)
		c.disperseFleet(ctx{}, 7)
		prove.Is(t, "dispersed", c.fleetStrength(7), 2)
		c = position(t, scene+"control 1 rhodos lindos\nfleet rhodos improved\n")
		c.setPC(ctx{}, spRhodos, 1)
		c.setPC(ctx{}, spLindos, 1)
		prove.Is(t, "of another", c.fleetStrength(7), 2)
		prove.Is(t, "owner", c.fleetOf[7], 1)
	})
	prove.Line(t, "S002-113 fleets are dispersed, never eliminated; they come back with the reinforcements", func(t *testing.T) {
		c := position(t, scene+"control 1 rhodos lindos\n")
		c.disperseFleet(ctx{}, 7)
		prove.Is(t, "available", c.availableFleets(0), 0)
		c.returnFleets(ctx{}, 0)
		prove.Is(t, "back", c.availableFleets(0), 1<<7)
	})
	t.Run("14.7 a dispersed fleet goes dispersed to the new controller", func(t *testing.T) {
		c := position(t, scene+"control 1 rhodos lindos\n")
		c.disperseFleet(ctx{}, 7)
		c.setPC(ctx{}, spRhodos, 1)
		c.setPC(ctx{}, spLindos, 1)
		prove.Is(t, "available", c.availableFleets(1), 0)
	})
	prove.Line(t, "S002-110 the largest fleet gives 3 VP; on a tie the holder keeps it", func(t *testing.T) {
		c := position(t, scene+"control 1 rhodos lindos\n")
		prove.Is(t, "VP", c.vp(0), 1+3)
		c.setPC(ctx{}, spHalikarnassos, 1)
		c.setPC(ctx{}, spMiletos, 1)
		prove.Is(t, "Karia", c.ruler[karia], 1)
		prove.Is(t, "tie", c.largest, 0)
		c.disperseFleet(ctx{}, 7)
		prove.Is(t, "dispersed", c.largest, 1)
		c.disperseFleet(ctx{}, 6)
		prove.Is(t, "no fleet at all", c.largest, nobody)
	})
	t.Run("14.10 a tie without the holder gives it to nobody", func(t *testing.T) {
		c := position(t, scene+"control 1 rhodos lindos\ncontrol 2 halikarnassos miletos\ncontrol 3 athenai\n")
		prove.Is(t, "Athenai", c.largest, 2)
		c.disperseFleet(ctx{}, fleetAthenai)
		prove.Is(t, "two tied", c.largest, nobody)
	})
	prove.Line(t, "S002-108 fleets protect and hinder naval movement only while available; S002-111 S002-112 they are no CUs and stand nowhere on the map", func(t *testing.T) {
		c := position(t, scene+"control 1 rhodos lindos\n")
		prove.Is(t, "CUs", c.unitsOnMap(0), 0)
		prove.Is(t, "strength", c.fleetPower(0), 2)
		c.disperseFleet(ctx{}, 7)
		prove.Is(t, "dispersed", c.fleetPower(0), 0)
	})
}

func TestProvinces(t *testing.T) {
	base := "players 2\nturn 2\n"
	t.Run("4.6 more than half of the spaces and the Major City", func(t *testing.T) {
		c := position(t, base+"control 1 halikarnassos\n")
		prove.Is(t, "one of three", c.ruler[karia], nobody)
		c = position(t, base+"control 1 halikarnassos kaunos\n")
		prove.Is(t, "two of three", c.ruler[karia], 0)
		c = position(t, base+"control 1 miletos kaunos\n")
		prove.Is(t, "without the city", c.ruler[karia], nobody)
	})
	t.Run("4.6 Aigyptos needs both cities, Lykia none", func(t *testing.T) {
		c := position(t, base+"control 1 memphis pelousion panopolis\n")
		prove.Is(t, "without Alexandreia", c.ruler[aigyptos], nobody)
		c = position(t, base+"control 1 memphis alexandreia pelousion\n")
		prove.Is(t, "both", c.ruler[aigyptos], 0)
		c = position(t, base+"control 1 xanthos phaselis\n")
		prove.Is(t, "Lykia", c.ruler[lykia], 0)
	})
	t.Run("18.5 Hellespont tolls", func(t *testing.T) {
		text := base + "control 1 byzantion abdera philippopolis odessos kardia kyzikos abydos chalkedon\n"
		c := position(t, text)
		plain := c.vp(0)
		c = position(t, "players 2\noptions hellespont-tolls\nturn 2\n"+text[len(base):])
		prove.Is(t, "with the option", c.vp(0), plain+2)
	})
	t.Run("9.30 a city that loses its PC opens its gates", func(t *testing.T) {
		c := position(t, base+"control 1 pella\nunits 1 pella/in mercenary 2\ngeneral 1 krateros pella/in\nroyal olympias pella/in 1")
		c.setPC(ctx{}, spPella, nobody)
		prove.Is(t, "CUs outside", c.stackAt(outside(spPella)).size(), 2)
		prove.Is(t, "Krateros", c.at[krateros], outside(spPella))
		c = position(t, base+"control 1 pella\nunits 1 pella/in mercenary 2\ngeneral 1 krateros pella/in\nroyal olympias pella/in 1\nunits 2 pella mercenary 1")
		c.setPC(ctx{}, spPella, nobody)
		prove.Is(t, "dispersed CUs", c.stackAt(boxed(0)).size(), 2)
		prove.Is(t, "dispersed Krateros", c.at[krateros], boxed(0))
		prove.Is(t, "captured", c.royalOf[olympias], 1)
	})
}

func TestUnits(t *testing.T) {
	prove.Line(t, "S002-51 S002-52 S002-53 S002-127 CUs are counted by type, whatever their counters", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nunits 1 pella loyal 2\nunits 1 aigai loyal 10")
		c.addUnits(outside(spPella), 0, loyal, 1)
		prove.Is(t, "one stack", c.stackAt(outside(spPella)).size(), 3)
		prove.Is(t, "ten at once", c.stackAt(outside(spAigai)).size(), 10)
		shown := c.View(1).(View).Spaces[spPella].Outside
		prove.Is(t, "what the table shows of them", shown.Units[loyal], 3)
		d := side{seat: 0, at: outside(spAigai), general: noGeneral}
		c.musterStrength(ctx{}, &d)
		prove.Is(t, "their strength", d.strength, 20)
	})
	prove.Line(t, "S002-54 S002-74 S002-68 eliminated CUs may come back, but not RA and Silver Shields", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nunits 1 pella royal-army 8 silver 2 elephant 8")
		c.eliminate(outside(spPella), royalArmy, 1)
		prove.Is(t, "RA for good", int(c.royalLost)+c.supply(royalArmy), 1)
		c.eliminate(outside(spPella), silver, 1)
		prove.Is(t, "one Silver Shield left", c.silverState, silverInPlay)
		c.eliminate(outside(spPella), silver, 1)
		prove.Is(t, "Silver Shields", c.silverState, silverGone)
		prove.Is(t, "none again", c.muster(outside(spPella), 0, silver, 2), 0)
		prove.Is(t, "no ninth elephant", c.muster(outside(spPella), 0, elephant, 1), 0)
		c.eliminate(outside(spPella), elephant, 2)
		prove.Is(t, "elephants back", c.muster(outside(spPella), 0, elephant, 5), 2)
	})
	prove.Line(t, "S002-55 every CU belongs to one player", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nunits 1 pella mercenary 1\nunits 2 box-2 mercenary 1")
		prove.Is(t, "Pella", c.stackAt(outside(spPella)).owner, 0)
		prove.Is(t, "Box", c.stackAt(boxed(1)).owner, 1)
	})
	prove.Line(t, "S002-56 the CUs of a stack are the Commander's", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nunits 1 pella mercenary 1\ngeneral 1 krateros pella\ngeneral 1 eumenes pella")
		prove.Is(t, "Commander", c.commanderAt(outside(spPella), 0), krateros)
	})
	prove.Line(t, "S002-57 S002-58 S002-59 Mercenaries are trained fastest, elephants never", func(t *testing.T) {
		c := position(t, "players 2\nturn 2")
		prove.Is(t, "M", trainingGoal(mercenary) < trainingGoal(loyal), true)
		prove.Is(t, "E", c.trainRefusal(0, elephant), notTrainable)
		c.addUnits(outside(spPella), 0, elephant, 1)
		prove.Is(t, "elephants with their riders are one CU", c.stackAt(outside(spPella)).size(), 1)
	})
}

func TestFreeActions(t *testing.T) {
	scene := `players 2
		turn 2
		ask 1 activation
		control 1 pella aigai
		control 2 gaza
		general 1 antipatros pella
		units 1 pella mercenary 4 royal-army 2
		units 1 aigai mercenary 1
		units 2 gaza mercenary 1
		royal olympias pella 1
		hand 1 mutiny`
	t.Run("1.35 a Minor General is placed where you have a CU, once between two Procedures", func(t *testing.T) {
		c := position(t, scene)
		c.refused("minor minor-2-1", "1.35")
		c.play("minor minor-1-1")
		c.refused("station gaza 0", "1.35")
		c.play("station aigai 0")
		c.refused("minor minor-1-1", "1.35a")
		c.play("minor minor-1-2")
		c.allowed("station pella 0")
		c.play("pass")
		c.allowed("activate minor-1-1")
	})
	t.Run("1.37 after a Procedure a subordinate Minor General returns to hand", func(t *testing.T) {
		c := position(t, scene)
		c.play("minor minor-1-1; station pella 0; disband pella 0")
		prove.Is(t, "place", c.at[minorOf(0, 0)], inHand)
	})
	prove.Line(t, "S002-97 S002-98 RA are disbanded before they move and leave the game", func(t *testing.T) {
		c := position(t, scene)
		c.refused("disband aigai 0", "1.62")
		disbanding, _ := Game.Parse("disband pella 0")
		prove.True(t, "asked whether it is meant", c.Stakes(0, disbanding, nil)[0].Grave)
		c.play("disband pella 0")
		prove.Is(t, "lost", c.royalLost, 7)
		c.tagAll(outside(spPella), marchedTag)
		c.refused("disband pella 0", "1.62")
	})
	t.Run("9.19 9.20 at most 2 CUs go inside, each piece once", func(t *testing.T) {
		c := position(t, scene)
		c.play("in pella mercenary; in pella mercenary; general-in antipatros; royal-in olympias")
		c.refused("in pella mercenary", "9.19")
		c.refused("out pella mercenary", "9.20")
		c.refused("general-out antipatros", "9.20")
		c.refused("in aigai mercenary", "1.15")
		c.play("disband pella 0; out pella mercenary; general-out antipatros")
		prove.Is(t, "inside", c.stackAt(inside(spPella)).size(), 1)
	})
	t.Run("13.6 burial from Turn II on in a Major City of yours; 13.7 the Tomb in Pella is worth 10", func(t *testing.T) {
		c := position(t, scene+"\ncart pella 1")
		before := c.legitimacy(0)
		c.play("bury")
		prove.Is(t, "tomb", c.tomb, spPella)
		prove.Is(t, "L", c.legitimacy(0), before-2+10)
		c = position(t, scene+"\ncart pella 1\nturn 1")
		c.refused("bury", "13.3")
		c = position(t, scene+"\ncart aigai 1")
		c.refused("bury", "13.6")
	})
}

func TestActivations(t *testing.T) {
	scene := `players 2
		turn 2
		ask 1 activation
		control 1 pella
		control 2 gaza
		general 1 antipatros pella
		general 1 krateros pella
		units 1 pella mercenary 4
		general 2 perdikkas gaza
		hand 1 mutiny`
	prove.Line(t, "S000-75 all your Armies and generals, one at a time, each once", func(t *testing.T) {
		c := position(t, scene)
		c.refused("activate perdikkas", "5.2")
		c.play("[3] activate antipatros; done")
		c.refused("activate antipatros", "5.3")
		c.allowed("activate krateros")
	})
	prove.Line(t, "S000-76 1 Mercenary instead of activating; S000-77 announced before any die", func(t *testing.T) {
		c := position(t, scene)
		c.play("muster")
		prove.Is(t, "M", c.stackAt(outside(spPella)).cu[mercenary], 5)
		c.play("done")
		prove.Is(t, "the Segment is over", c.asked() == 0 && c.prompt() == "diadochi.ask.activations", false)
		c = position(t, scene)
		c.play("[3] activate antipatros; done")
		c.refused("muster", "3.41")
	})
}

func TestPlacing(t *testing.T) {
	place := func(t *testing.T, text string, n int) *scene {
		c := position(t, "players 2\nturn 2\nask 1 activation\nhand 1 mutiny\n"+text)
		c.muster(waiting(0), 0, mercenary, n)
		c.placeWaiting(0, false)
		c.settle(ctx{ch: c.luck})
		return c
	}
	t.Run("3.13 on your PC or with a Major General, no enemies, no Transit Point, 3 to a space", func(t *testing.T) {
		c := place(t, "control 1 pella aigai gaza\nunits 2 gaza mercenary 1\ngeneral 1 krateros abdera\n", 8)
		c.refused("put mercenary gaza", "3.13")
		c.refused("put mercenary sestos", "3.13")
		c.refused("put mercenary babylon", "3.13")
		c.play("put mercenary abdera; put mercenary pella; put mercenary pella; put mercenary pella")
		c.refused("put mercenary pella", "3.13")
		c.play("put mercenary aigai; put mercenary aigai; put mercenary aigai")
		prove.Is(t, "Abdera", c.stackAt(outside(spAbdera)).size(), 2)
	})
	t.Run("3.14 a piece without a legal space waits", func(t *testing.T) {
		c := place(t, "control 1 gaza\nunits 2 gaza mercenary 1\n", 2)
		prove.Is(t, "waiting", c.stackAt(waiting(0)).size(), 2)
	})
	t.Run("3.14 without any PC an uncontrolled space without CUs serves", func(t *testing.T) {
		c := place(t, "control 2 pella\n", 1)
		c.refused("put mercenary pella", "3.13")
		c.play("put mercenary babylon")
		prove.Is(t, "Babylon", c.stackAt(outside(spBabylon)).size(), 1)
	})
	t.Run("3.13 CUs of the Dispersed Box go without limit with a Major General of the Box", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nask 1 activation\nhand 1 mutiny\ncontrol 1 pella aigai\nunits 1 box-1 loyal 5\ngeneral 1 krateros box-1\n")
		c.placeWaiting(0, true)
		c.settle(ctx{ch: c.luck})
		c.play("place krateros pella; put loyal pella; put loyal pella; put loyal pella; put loyal pella; put loyal pella")
		prove.Is(t, "Pella", c.stackAt(outside(spPella)).cu[loyal], 5)
	})
}

func TestLegitimacySources(t *testing.T) {
	c := position(t, `players 2
		turn 2
		champions 1
		control 1 pella aigai amphipolis pydna
		general 1 krateros pella
		condemned krateros
		royal philippos pella 1
		royal eurydike pella 1
		royal kleopatra pella 1
		cart pella 1`)
	c.marry(ctx{}, kleopatra, krateros)
	t.Run("11.2 the sources add up and the view lists them", func(t *testing.T) {
		// 3 Champion, 2 Makedonia, 2 Cart, 2 Philippos, 1+1 Eurydike, 2+1 Kleopatra, -3 Krateros
		prove.Is(t, "L", c.legitimacy(0), 11)
		sum, points := 0, 0
		for _, line := range c.View(0).(View).Seats[0].Sources {
			if line.Legitimacy {
				sum += line.N
			} else {
				points += line.N
			}
		}
		prove.Is(t, "listed L", sum, 11)
		prove.Is(t, "listed VP", points, c.vp(0))
	})
	t.Run("12.12 a bride goes with her husband; the marriage ends with him", func(t *testing.T) {
		c.setGeneral(krateros, outside(spAigai))
		prove.Is(t, "Kleopatra", c.royalAt[kleopatra], outside(spAigai))
		c.killGeneral(ctx{}, krateros)
		prove.Is(t, "widow", c.spouse[kleopatra], noGeneral)
		prove.Is(t, "L", c.legitimacy(0), 13) // no longer -3, no longer +1
	})
	t.Run("11.18 a hostile act against a Champion who is not the Usurper makes a Successor", func(t *testing.T) {
		c := position(t, "players 3\nturn 2\nusurper 2\nchampions 1 2 3")
		c.hostile(ctx{}, 0, 1)
		prove.Is(t, "against the Usurper", c.isChampion(0), true)
		c.hostile(ctx{}, 0, 2)
		prove.Is(t, "against a Champion", c.isChampion(0), false)
		c.hostile(ctx{}, 2, 0)
		prove.Is(t, "against a Successor", c.isChampion(2), true)
	})
	t.Run("12.9 a royal with nothing of her Faction becomes unattached", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nroyal olympias gaza 1\nroyal herakles pella 1\ncontrol 1 pella")
		c.detachRoyals(ctx{})
		prove.Is(t, "Olympias", c.royalOf[olympias], nobody)
		prove.Is(t, "Herakles", c.royalOf[herakles], rules.Seat(0))
	})
}
