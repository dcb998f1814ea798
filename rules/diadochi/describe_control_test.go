package diadochi

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestWhatAPCBringsIsTold: what stands below "place control" is what the marker does to its province (4.5-4.8).
func TestWhatAPCBringsIsTold(t *testing.T) {
	c := position(t, "players 3\nturn 2\nask 1 tyche\nhand 1 kassandros mutiny\ncontrol 1 kyinda tarsos pella lindos\ncontrol 2 rhodos\n")
	told := map[string]int{}
	for sp := range space(numSpaces) {
		if c.pc[sp] != nobody {
			continue
		}
		why := c.whatPCBrings(0, sp)[0]
		key := strings.TrimPrefix(why.Key, "diadochi.move.control.")
		told[key]++
		after := *c.state
		before := after.landVP[0]
		after.setPC(ctx{}, sp, 0)
		prove.Is(t, spaces[sp].id+" brings VP", key == "gains", after.landVP[0] > before)
		if key == "gains" {
			prove.Is(t, spaces[sp].id+": so many", why.Args[1].N, int(provinces[spaces[sp].province].vp))
		}
		prove.Is(t, spaces[sp].id+" is in a province that is held", key == "yours", spaces[sp].province != noProvince && spaces[sp].kind != transit && c.ruler[spaces[sp].province] == 0)
		if key == "counts" {
			prove.Is(t, spaces[sp].id+": the PCs there", why.Args[2].N, int(after.held[spaces[sp].province][0]))
		}
	}
	for _, key := range []string{"yours", "counts", "nothing"} {
		prove.True(t, "told: "+key, told[key] > 0)
	}
	c = position(t, "players 3\nturn 2\nask 1 tyche\nhand 1 kassandros mutiny\ncontrol 1 kyinda lindos\ncontrol 2 rhodos\n")
	prove.Same(t, "the one that makes the majority", c.whatPCBrings(0, spTarsos)[0], rules.Say("diadochi.move.control.gains", rules.R(provinceRef(kilikia)), rules.N(int(provinces[kilikia].vp))))
}

// TestWhatComesWithAProvinceIsTold: the legitimacy of Makedonia (11.3), and fleets (4.8).
func TestWhatComesWithAProvinceIsTold(t *testing.T) {
	c := position(t, "players 3\nturn 2\nask 1 tyche\nhand 1 kassandros mutiny\ncontrol 1 pella aigai\n")
	for sp := range space(numSpaces) {
		if c.pc[sp] != nobody {
			continue
		}
		legitimacy, fleet := 0, 0
		for _, line := range c.whatPCBrings(0, sp)[1:] {
			switch line.Key {
			case "diadochi.move.control.legitimacy":
				legitimacy = line.Args[0].N
			case "diadochi.move.control.fleet":
				fleet = line.Args[0].N
			}
		}
		after := *c.state
		after.setPC(ctx{}, sp, 0)
		prove.Is(t, spaces[sp].id+": legitimacy", legitimacy, after.legitimacy(0)-c.legitimacy(0))
		prove.Is(t, spaces[sp].id+": fleet", fleet, after.fleetPower(0)-c.fleetPower(0))
	}
	prove.Is(t, "Makedonia is told with legitimacy, a fleet, and the largest one", len(c.whatPCBrings(0, spPydna)), 4)
}

// TestPCsAreListedByWhatTheyGive: what gives a province stands before what does not, what gives nothing new stands last, and the fewer
// spaces a province still lacks the further up it stands.
func TestPCsAreListedByWhatTheyGive(t *testing.T) {
	c := position(t, "players 3\nturn 2\nask 1 tyche\nhand 1 kassandros mutiny\ncontrol 1 kyinda tarsos pella aigai\ncontrol 2 rhodos\n")
	rank := map[string]int{"gains": 0, "counts": 1, "city": 1, "yours": 2, "nothing": 3}
	kind := func(sp space) int { return rank[strings.TrimPrefix(c.whatPCDoes(0, sp).Key, "diadochi.move.control.")] }
	seen := map[int]bool{}
	for a := range space(numSpaces) {
		for b := range space(numSpaces) {
			if c.pc[a] != nobody || c.pc[b] != nobody {
				continue
			}
			seen[kind(a)] = true
			if kind(a) < kind(b) {
				prove.True(t, spaces[a].id+" before "+spaces[b].id, c.orderOfPC(0, a) < c.orderOfPC(0, b))
			}
			p, q := spaces[a].province, spaces[b].province
			if kind(a) == 1 && kind(b) == 1 && c.stepsToControl(0, a, p) < c.stepsToControl(0, b, q) {
				prove.True(t, spaces[a].id+" lacks less than "+spaces[b].id, c.orderOfPC(0, a) < c.orderOfPC(0, b))
			}
		}
	}
	prove.Is(t, "kinds of places", len(seen), 4)
}

// TestAFallenCityTellsWhatItsControlBrings: whoever may place his control in a city that has fallen is told so, as anywhere else (3.21).
func TestAFallenCityTellsWhatItsControlBrings(t *testing.T) {
	b := newWar(t, 2)
	b.assault = assault{sp: spAthenai, seat: 0, at: outside(spAthenai), general: antigonos}
	b.setPC(ctx{}, spAthenai, nobody)
	b.push(frame{kind: inSiege, seat: 0, step: siegePlacing})
	prove.Same(t, "placing it", b.Describe(0, rules.Move{Verb: yesVerb}).More, b.whatPCBrings(0, spAthenai))
	prove.Is(t, "leaving it", len(b.Describe(0, rules.Move{Verb: passVerb}).More), 0)
}

// TestWhereARecruitedGeneralTakesControlIsSaid: in his preferred province a PC may come with him, even on a Major City (15.6).
func TestWhereARecruitedGeneralTakesControlIsSaid(t *testing.T) {
	b := newTable(t, 2)
	b.at[seleukos] = inReserve
	b.control(1, spBabylon)
	b.pushRecruiting(ctx{}, 0, seleukos)
	said := func(move string) bool {
		return slices.ContainsFunc(b.Describe(0, b.move(move)).More, func(t rules.Text) bool { return t.Key == "diadochi.move.recruiting.may-control" })
	}
	prove.True(t, "Babylon, where he may take it", said("place seleukos babylon"))
	prove.True(t, "not elsewhere", !said("place seleukos pella"))
	b.play("place seleukos babylon", "yes")
	prove.Is(t, "whose it is", b.pc[spBabylon], 0)
}
