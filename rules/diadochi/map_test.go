package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestMap(t *testing.T) {
	t.Run("1.11 every space but some Strongholds and Transit Points belongs to a province", func(t *testing.T) {
		outlying := 0
		for _, sp := range spaces {
			if sp.province == noProvince {
				outlying++
				if sp.kind != stronghold && sp.kind != transit {
					t.Errorf("%s lies in no province", sp.id)
				}
			}
		}
		prove.Is(t, "some lie outside", outlying > 0, true)
	})
	t.Run("1.17 Ports are Minor or Major Cities, and Sestos", func(t *testing.T) {
		for i, sp := range spaces {
			if sp.port && sp.kind != minorCity && sp.kind != majorCity && space(i) != spSestos {
				t.Errorf("%s is a Port", sp.id)
			}
		}
		prove.Is(t, "Sestos", spaces[spSestos].port && spaces[spSestos].kind == transit, true)
	})
	t.Run("1.18 land routes join neighbours, sea routes join Ports", func(t *testing.T) {
		for _, r := range routes {
			byWater := r.kind == sea || r.kind == transMed
			if byWater && (!spaces[r.a].port || !spaces[r.b].port) {
				t.Errorf("a ship route from %s to %s, which are not both Ports", spaces[r.a].id, spaces[r.b].id)
			}
			if byLand[r.a].has(r.b) == byWater {
				t.Errorf("%s and %s: adjacent %v", spaces[r.a].id, spaces[r.b].id, !byWater)
			}
		}
	})
	t.Run("1.18a a road between two Ports can be sailed, a road inland cannot", func(t *testing.T) {
		for _, l := range links[spPella] {
			switch l.to {
			case spAmphipolis, spPydna:
				prove.Is(t, spaces[l.to].id, l.kind == road && sailable(l, spPella), true)
			case spAigai:
				prove.Is(t, "Aigai", sailable(l, spPella), false)
			}
		}
	})
	t.Run("1.18b Aigyptos borders on Koile Syria and Kyrenaika; the islands on what one sea route joins to them", func(t *testing.T) {
		borders := func(a, b province) bool { return bordering[a]>>b&1 != 0 && bordering[b]>>a&1 != 0 }
		for _, q := range []province{koilesyria, kyrenaika} {
			prove.Is(t, provinces[q].id, borders(aigyptos, q), true)
		}
		prove.Is(t, "Rhodos and Karia", borders(rhodos, karia), true)
		prove.Is(t, "Makedonia and Aigyptos", borders(makedonia, aigyptos), false)
		for q := range province(numProvinces) {
			prove.Is(t, "itself", bordering[q]>>q&1, uint32(0))
		}
	})
	t.Run("1.19 friendly, enemy and uncontrolled", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\ncontrol 1 pella\ncontrol 2 aigai\ncontrol independents pydna")
		for sp, enemy := range map[space]bool{spPella: false, spAigai: true, spPydna: true, spAmphipolis: false} {
			prove.Is(t, spaces[sp].id, c.enemyControlled(0, sp), enemy)
		}
	})
	t.Run("1.12 1.13 a Stronghold in a player's hands falls like a Minor City, Independent ones do not", func(t *testing.T) {
		c := position(t, `players 2
			turn 2
			ask 1 surrender
			control 2 odrysai philippopolis
			control independents sparta argos
			units 1 odrysai mercenary 1
			units 1 philippopolis mercenary 1
			units 1 sparta mercenary 1
			units 1 argos mercenary 1
			hand 1 mutiny`)
		prove.Is(t, "Odrysai", c.pc[spOdrysai], 0)
		prove.Is(t, "Philippopolis", c.pc[spPhilippopolis], 0)
		prove.Is(t, "Sparta", c.pc[spSparta], independents)
		prove.Is(t, "Argos", c.pc[spArgos], independents)
	})
}

func TestControlMarkers(t *testing.T) {
	t.Run("4.1 one marker in a space, of a player or of Independents", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\ncontrol 1 pella\ncontrol 2 pella\ncontrol independents aigai")
		prove.Is(t, "Pella", c.pc[spPella], 1)
		prove.Is(t, "its count", c.pcs[0].has(spPella), false)
		prove.Is(t, "Aigai", c.pc[spAigai], independents)
	})
	t.Run("4.3 control is placed with OP only where there is none", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nask 1 tyche\ncontrol 1 pella\ncontrol 2 aigai\ncontrol independents pydna\nhand 1 mutiny")
		c.play("ops mutiny; control amphipolis")
		c.refused("control aigai", "3.36")
		c.refused("control pydna", "3.36")
		c.refused("control amphipolis", "3.36")
	})
	t.Run("4.2 4.4 an Army marches through enemy control, and it stays", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(1, spDorylaion, spGordion)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 2})
		b.dice(6)
		b.play("activate antigonos", "step dorylaion", "step gordion", "done")
		b.where(antigonos, outside(spGordion))
		prove.Is(t, "Dorylaion", b.pc[spDorylaion], 1)
		prove.Is(t, "Gordion", b.pc[spGordion], 1)
	})
	t.Run("4.5 Transit Points do not count for the control of their province", func(t *testing.T) {
		// Hellas: six spaces and Thermopylai.
		n := 0
		for _, sp := range byProvince[hellas] {
			if spaces[sp].kind != transit {
				n++
			}
		}
		prove.Is(t, "spaces of Hellas", int(countSpaces()[hellas]), n)
		prove.Is(t, "provinces", numProvinces, 29)
	})
	t.Run("4.7 besiegers do not change who controls a province; Independents control none", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\ncontrol 1 halikarnassos kaunos\nunits 2 halikarnassos mercenary 5\ngeneral 2 krateros halikarnassos\nsiege halikarnassos 2\ncontrol independents knossos kydonia")
		prove.Is(t, "Karia", c.ruler[karia], 0)
		prove.Is(t, "Krete", c.ruler[krete], nobody)
	})
	t.Run("4.9 a province gives its VP, its fleet and legitimacy together", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\ncontrol 1 aigai amphipolis pydna")
		before := c.legitimacy(0)
		c.setPC(ctx{}, spPella, 0)
		prove.Is(t, "VP with the largest fleet", c.vp(0), 4+3)
		prove.Is(t, "fleet", c.fleetOf[fleetOfProvince[makedonia]], 0)
		prove.Is(t, "Strategos of Europe", c.legitimacy(0), before+2)
	})
}

func TestIsolatedMarkers(t *testing.T) {
	isolated := func(t *testing.T, text string, at ...space) (lost map[space]bool) {
		c := position(t, "players 2\nturn 2\n"+text)
		c.isolate(ctx{})
		lost = map[space]bool{}
		for _, sp := range at {
			lost[sp] = c.pc[sp] == nobody
		}
		return lost
	}
	t.Run("4.11 4.10 an isolated marker goes, all at once, Independent ones never", func(t *testing.T) {
		lost := isolated(t, "control 1 dorylaion gordion\ncontrol independents argos", spDorylaion, spGordion, spArgos)
		prove.Is(t, "Dorylaion", lost[spDorylaion], true)
		prove.Is(t, "Gordion", lost[spGordion], true)
		prove.Is(t, "Argos", lost[spArgos], false)
	})
	t.Run("4.13 a besieged city still holds markers, but only by sea", func(t *testing.T) {
		inland := "control 1 babylon opis\nunits 2 babylon mercenary 3\nunits 1 babylon/in mercenary 1"
		prove.Is(t, "Opis", isolated(t, inland, spOpis)[spOpis], true)
		port := "control 1 rhodos lindos\nunits 2 rhodos mercenary 3\nunits 1 rhodos/in mercenary 1"
		prove.Is(t, "Rhodos stands", isolated(t, port, spRhodos)[spRhodos], false)
		harbour := "control 1 tyros sidon\nunits 2 tyros mercenary 3\nunits 1 tyros/in mercenary 1"
		prove.Is(t, "Sidon by sea", isolated(t, harbour, spSidon)[spSidon], false)
	})
}

func TestSecrets(t *testing.T) {
	c := position(t, "players 2\nturn 2\nask 1 tyche\ncontrol 1 pella\nhand 1 mutiny epidemic\nhand 2 fog")
	t.Run("1.8 hands are secret, everything else is open", func(t *testing.T) {
		mine, his := c.View(0).(View), c.View(1).(View)
		prove.Is(t, "own cards", len(mine.Hand), 2)
		prove.Is(t, "cards the other sees of his own", len(his.Hand), 1)
		prove.Is(t, "cards in hand are counted", his.Seats[0].Hand, 2)
		prove.Is(t, "control is open", his.Spaces[spPella].Control, rules.Seat(0))
	})
}
