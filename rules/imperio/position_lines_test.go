package imperio

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
)

// spoken are lines of positions of three Houses, each with the lines that it needs. Told again, a position has the very
// same line.
var spoken = map[string][]string{
	"clock": {
		"options turns-10", "options turns-12", "options no-balance", "options live-battles", "options hidden-garrisons", "options militia-1",
		"options militia-2", "options first-income", "options station-hull-2", "options no-gaps", "options dissolve", "options deal-houses",
		"turn 15 phase council active 3", "turn 4 phase growth active 1", "turn 2 phase final active 2", "turn 3 phase strategic slot 7 active 3",
		"over influence 1; turn 15 phase final", "over regency 1 3; turn 15 phase final", "over tie 2; turn 15 phase final", "over conquest 3; turn 15 phase final",
	},
	"map": {
		"hex A1 xanteo planets 0", "hex A1 xanteo planets 3 rolled-by 3", "hex A1 xanteo planets 2 rolled-by nobody", "hex F2 xanteo black-hole",
		"hex D3 xanteo asteroids", "hex D3 xanteo ion-storm", "hex D3 xanteo nebula rolled-by 1", "hex D3 xanteo void",
		"planet arvelo resources 0 influence 6", "planet arvelo resources 6 influence 0 owner 3 troops 255",
		"planet arvelo resources 1 influence 5 owner 1 holder 2 start nobody troops 4",
		"planet arvelo resources 1 influence 5 owner 1 start 2 abandoning",
		"planet arvelo resources 1 influence 5 owner 2 prisoners works shipyard port platform platform shield",
		"planet arvelo resources 1 influence 5 owner 2 blockaded-by 1 3 works platform",
		"planet arvelo resources 1 influence 5 owner 2 blockaded-by 1 blockade-ordered 3 works shield",
		"planet arvelo resources 1 influence 5 owner 2 blockade-ordered 3 works port",
	},
	"fleets": {
		"fleet arvelo 1 frigates 1", "fleet arvelo 2 frigates 2 cruisers 255", "fleet arvelo 3 dreadnoughts-1 2 dreadnoughts-2 3 dreadnoughts-3 4 aircraft 5",
		"fleet arvelo 1 cruisers 1 doctrine save-transports retreat never withdraw always", "fleet arvelo 1 cruisers 1 doctrine save-line retreat cautious withdraw never",
		"fleet arvelo 1 cruisers 1 doctrine save-flagship retreat at-once",
		"carrier arvelo 1", "carrier arvelo 1 troops 6", "carrier arvelo 2 troops 2 aircraft 4 fresh 1", "carrier arvelo 1 hull 3", "carrier arvelo 1 number 120",
		"carrier arvelo 1 detachment 1; detachment 1 arvelo", "station arvelo 2 hull 2 aircraft 6", "station arvelo 2", "station arvelo 2 hull 1; options station-hull-2",
		"flagship arvelo 3", "flagship arvelo 3 hull 1 troops 2 aircraft 3 fresh 1", "flagship arvelo 3 aircraft 6 detachment 1; detachment 3 arvelo flagship",
	},
	"Houses": {
		"house 1 ondevar home arvelo abilities charismatic industrious upgrades extended-bays none",
		"house 2 none home idrane abilities none tireless-workers upgrades none none",
		"revealed 1 first", "revealed 2 second", "revealed 3 first second upgrades",
		"stock 1 resources 30000 influence 0", "stock 1 resources 0 influence 30000", "stock 1 resources 12 reserved 4 influence 9 spent 2 gain 3 missed 1 broken 4 battles 5 ceded -2 pledged 6",
		"stock 2 resources 7 influence 8 gone", "stock 3 resources 7 influence 8 gain 127 missed 255 broken 255 battles 255 ceded 100 pledged 1000",
		"stock 3 resources 7 influence 8 ceded -100",
		"techs 1 missile-guidance-system servo-armour courier-network", "learning 2 servo-armour", "techs-at-growth 1; techs 1 servo-armour", "techs-at-growth 3 servo-armour",
	},
	"relations": {
		"war 1 2", "war 2 3", "alliance 1 3", "alliance-ends 1 3", "alliance-ends 3 1", "declared 1 2", "declared 2 1", "peace-offered 3 2", "passage 1 2",
		"passage 3 1", "passage-next 1 2", "passage-next 2 1", "passage-ends 1 3", "passage-ends 3 2", "passage-sold 1 2 5", "passage-sold 2 1 1", "bargains 1 2 3", "deals 4",
	},
	"knowledge": {
		"knows 1 2 techs servo-armour heard layered-armour abilities first second", "knows 3 1 abilities second", "knows 2 3 heard servo-armour", "knows 2 1 techs servo-armour courier-network",
		"alarm 1 4", "alarm 3 15",
		"report 1 2 turn 3 resources 5 influence 6 abilities charismatic none actions construction nothing research production operation subterfuge nothing techs servo-armour",
		"report 3 1 turn 15 resources 30000 influence 30000 abilities none industrious actions nothing nothing nothing nothing nothing nothing research techs",
	},
	"trade": {
		"offer 1 2 gives resources 5 influence 2 tech servo-armour planet fosca fleet korvela passage 2 dossier 3 lies layered-armour vote 1 for peace",
		"offer 2 1 accepted 1 asks vote 2 3 peace", "offer 1 3 alliance", "offer 1 2 turn 2 number 6 gives resources 3; turn 3", "offer 3 2 number 14 gives peace asks passage 5",
		"offer 1 2 gives influence 30 asks vote 10 against", "writing 1 2 gives resources 5", "writing 2 3 turn 4 asks tech servo-armour",
	},
	"Council": {
		"docket chancellor-of-the-seal", "docket chancellor-of-the-seal house 2 by 1", "docket decree-1 house 3 amount 8 by 2", "docket decree-3 amount -5 by 2", "docket decree-9 house 1 amount -1",
		"docket decree-2 house 1 amount 1", "law decree-4 on unit.cruiser amount 2", "law decree-4 on work.port amount -2", "law decree-4 on action.research amount 1",
		"law decree-4 on unit.troop amount 1", "law decree-4 on work.shipyard amount 1", "law decree-4 on unit.station amount 1", "law decree-4 on work.shield amount 1",
		"law fleet-ceiling-treaty", "law decree-7 on korvela", "law decree-6 house 2", "favour decree-5 on action.subterfuge by 1", "favour decree-8 house 2 and 3 by 1",
		"bill 2 decree-8 house 1 and 3 by 2", "vote 1 2 for 5; docket fleet-ceiling-treaty; docket great-estates-levy", "vote 3 1 against 255; docket fleet-ceiling-treaty",
		"vote 2 1 1 1; docket chancellor-of-the-seal", "verdict 1 for; docket fleet-ceiling-treaty", "verdict 1 3; docket chancellor-of-the-seal",
		"deck throne-stipend relief-convoys", "deck", "discard fleet-ceiling-treaty open-ledgers", "discard fleet-ceiling-treaty", "extraordinary",
		"now truce", "next truce", "now quarantine 2", "next quarantine 1", "now moored 3", "next moored 2", "now banned research", "next banned construction",
		"pact 1 2 until 5", "pact 3 1 until 255; turn 2", "pact 2 3 until 4 number 6",
		"spied 1 2", "spied 3 1", "spying 1 2", "spying 2 3", "watch 1 3", "watching 2", "chaos 1 2 research blame 3", "chaos 3 2 production", "sowing 2 1 operation", "sowing 1 3 subterfuge blame 2",
	},
	"orders": {
		"absent 2; sealed 2", "sealed 1 3", "past 1 1 research servo-armour price 4 result failed because counter", "past 3 7 construction fosca port price 4 influence 2 result undone because planet-lost place 6 back 2",
		"slot 1 2 construction fosca shield price 255 influence 3 result done", "slot 2 3 production idrane units 2 price 3 result cancelled because fleet place 1; units 2 2 cruiser 1",
		"slot 1 7 operation price 0", "slot 1 4 research courier-network price 6 place 2", "slot 1 5 subterfuge chaos 2 research blame 3 price 5",
		"slot 1 5 subterfuge sabotage fosca shipyard price 5", "slot 1 5 subterfuge sedition 2 korvela price 5", "slot 3 5 subterfuge watch price 2",
		"slot 3 5 subterfuge espionage 1 price 2", "slot 3 5 subterfuge drain 2 servo-armour blame 1 price 2", "slot 2 1 subterfuge favour price 9; bill 2 throne-stipend by 2",
		"units 1 1 troop 2 cruiser 1; slot 1 1 production fosca units 1 price 9", "units 3 2 flagship 1; slot 3 1 production rondava units 2 price 9", "units 2 1 station 255; slot 2 1 production idrane units 1 price 1",
		"detachment 1 arvelo path fosca idrane stance engage-all frigates 2 cruisers 1 dreadnoughts-1 1 dreadnoughts-2 2 dreadnoughts-3 3 flagship",
		"detachment 2 arvelo stance avoid", "detachment 1 arvelo path fosca now fosca arvelo there standing 63 stopped", "detachment 1 arvelo now fosca none idle",
		"detachment 1 arvelo now fosca arvelo short", "detachment 1 arvelo now fosca arvelo attacks",
		"task 1 load-troops detachment 1 planet fosca carrier 120 n 6; detachment 1 arvelo", "task 2 load-aircraft detachment 24 carrier 1 n 3; detachment 2 arvelo",
		"task 1 move-troops detachment 1 carrier 1 to 2 n 1; detachment 1 arvelo", "task 1 move-aircraft detachment 1 flagship to 126 n 1; detachment 1 arvelo",
		"task 3 land detachment 1 planet fosca n 255; detachment 3 arvelo", "task 1 bombard detachment 2 planet fosca; detachment 1 arvelo",
		"task 1 unload-troops detachment 1 planet fosca carrier 2 n 1; detachment 1 arvelo", "task 1 unload-aircraft detachment 1 carrier 2 n 1; detachment 1 arvelo",
		"task 1 board-troops detachment 1 planet fosca carrier 2 n 6; detachment 1 arvelo", "task 1 board-aircraft detachment 1 flagship n 6; detachment 1 arvelo",
		"task 1 pass-troops detachment 1 carrier 1 to 2 n 1; detachment 1 arvelo", "task 1 pass-aircraft detachment 1 carrier 1 to 2 n 1; detachment 1 arvelo",
	},
	"war": {
		"initiative 3 1 2", "operation 2", "operation 3 stopped 1 24 handled 2 48 contests arvelo ulmeda", "entered korvela arvelo; operation 1", "entered arvelo korvela; operation 1",
		"battle korvela from arvelo round 2 attacker 1 defender 2", "battle arvelo from none round 100 attacker 3 defender 1",
		"side 1 orphans 2 locator 1 hits 3 retreats to fosca; battle korvela from arvelo round 2 attacker 1 defender 2",
		"side 2 orphans 255; battle korvela from arvelo round 2 attacker 1 defender 2",
		"side 2 hits 1; battle korvela from arvelo round 2 attacker 1 defender 2",
		"raid frigates 2 cruisers 1 dreadnoughts-1 1 dreadnoughts-2 2 dreadnoughts-3 3 standing 63; battle korvela from arvelo round 2 attacker 1 defender 2",
		"answer 1", "answer -32768",
	},
	"questions": {
		"ask 1 trade", "ask 3 trade", "ask 2 declarations", "ask 1 standing arvelo; fleet arvelo 1 frigates 1", "ask 1 slot 1", "ask 2 slot 5", "ask 3 seal",
		"ask 2 votes 1; docket fleet-ceiling-treaty", "ask 2 votes 2; docket fleet-ceiling-treaty; docket great-estates-levy",
		"ask 3 trade; turn 2", "ask 1 seal; turn 15",
	},
}

// position is that of a line with others after it, each after a semicolon.
func position(line string) []string {
	return append([]string{"players 3"}, strings.Split(line, "; ")...)
}

func TestEveryLineComesBack(t *testing.T) {
	for chapter, lines := range spoken {
		t.Run(chapter, func(t *testing.T) {
			for _, line := range lines {
				st, err := Game.SetPosition(strings.Join(position(line), "\n"))
				if err != nil {
					t.Errorf("%q: %v", line, err)
					continue
				}
				want, _, _ := strings.Cut(line, "; ")
				text := Game.Position(st)
				prove.Is(t, line, strings.Count("\n"+text, "\n"+want+"\n"), 1)
				prove.True(t, line+": in words alone", !strings.Contains(text, "\n"+exactWord+" "))
			}
		})
	}
}

// The order of the lines after the first one does not matter, in the middle of a battle either.
func TestLinesInAnyOrder(t *testing.T) {
	lines := []string{
		"options live-battles", "operation 1 contests arvelo", "entered korvela lumbrera", "battle korvela from lumbrera round 3 attacker 1 defender 2",
		"side 2 hits 1", "raid cruisers 2", "carrier korvela 1 troops 2 detachment 1 number 1", "fleet korvela 2 cruisers 1 frigates 1", "carrier korvela 2 aircraft 3 number 9", "war 1 2",
		"sealed 1 2", "slot 1 1 operation price 0", "detachment 1 lumbrera path korvela cruisers 2 now korvela lumbrera there", "turn 2 phase strategic slot 1 active 1",
	}
	frames := []string{"frame game step 6", "frame resolution step 3 b 1 c 1", "frame operation seat 1 step 1", "frame battle seat 1 step 5 a 1", "frame casualties seat 2 a 1"}
	told := func(list []string) string {
		return Game.Position(read(t, append(append([]string{"players 2"}, list...), frames...)...))
	}
	want := told(lines)
	for i := range lines {
		turned := append(append([]string{}, lines[i:]...), lines[:i]...)
		prove.Is(t, "from line "+lines[i], told(turned), want)
	}
	slices.Reverse(lines)
	prove.Is(t, "backwards", told(lines), want)
	for _, line := range []string{"entered korvela lumbrera", "fleet korvela 2 frigates 1 cruisers 1", "carrier korvela 1 troops 2 detachment 1", "carrier korvela 2 aircraft 3 number 9"} {
		prove.True(t, line, strings.Contains(want, "\n"+line+"\n"))
	}
}

// Numbers outside their limits are refused, and the limits told.
func TestLimitsOfLines(t *testing.T) {
	for line, limits := range map[string][2]int{
		"turn %d": {1, 15}, "turn 1 slot %d": {0, maxSlots}, "over influence %d": {1, 3}, "hex A1 planets %d": {0, 3}, "hex A1 rolled-by %d": {1, 3},
		"planet arvelo resources %d": {0, 6}, "planet arvelo influence %d": {0, 6}, "planet arvelo troops %d": {0, 255},
		"fleet arvelo 1 cruisers 1 frigates %d": {0, 255}, "carrier arvelo 1 hull %d": {1, 3}, "carrier arvelo 1 troops %d": {0, 6}, "carrier arvelo 1 aircraft %d": {0, 6},
		"carrier arvelo 1 troops 6 fresh %d": {0, 6}, "carrier arvelo 1 detachment %d": {0, 24}, "carrier arvelo 1 number %d": {1, 120},
		"flagship arvelo 1 hull %d": {1, 2}, "flagship arvelo 1 troops %d": {0, 6}, "flagship arvelo 1 aircraft %d": {0, 6}, "flagship arvelo 1 troops 6 fresh %d": {0, 6},
		"flagship arvelo 1 detachment %d": {0, 24},
		"stock 1 resources %d":            {0, 30000}, "stock 1 resources 30000 reserved %d": {0, 30000}, "stock 1 influence %d": {0, 30000}, "stock 1 spent %d": {0, 30000},
		"stock 1 gain %d": {0, 127}, "stock 1 ceded %d": {-100, 100}, "stock 1 pledged %d": {0, 1000},
		"passage-sold 1 2 %d": {1, 255}, "bargains 1 2 %d": {1, 255}, "deals %d": {0, 255}, "alarm 1 %d": {1, 15}, "report 1 2 turn %d": {1, 15},
		"report 1 2 resources %d": {0, 30000}, "report 1 2 influence %d": {0, 30000},
		"offer 1 2 turn %d": {1, 15}, "offer 1 2 accepted %d": {1, 255}, "offer 1 2 number %d": {1, 6}, "offer 1 3 number %d": {7, 12}, "offer 3 2 number %d": {13, 18},
		"stock 1 resources 30000\noffer 1 2 gives resources %d": {1, 30000}, "offer 1 2 gives influence %d": {1, 30}, "offer 1 2 gives passage %d": {1, 255}, "offer 1 2 gives vote %d for": {1, 10},
		"law decree-9 house 1 amount %d": {-8, 8}, "vote 1 %d for 1": {1, 10}, "vote 1 1 for %d": {1, 255}, "verdict %d for": {1, 10}, "pact 1 2 until %d": {1, 255}, "pact 1 2 number %d": {1, 6},
		"slot 1 %d operation": {1, 7}, "slot 1 1 production fosca units %d": {1, 2}, "slot 1 1 operation place %d": {1, 6}, "units 1 %d troop 1": {1, 2},
		"detachment 1 arvelo standing %d": {0, 63}, "task 1 bombard planet arvelo detachment %d": {1, 24}, "task 1 load-aircraft carrier %d": {1, 120}, "task 1 move-troops to %d": {1, 126},
		"operation 1 stopped %d": {1, 24}, "operation 1 handled %d": {1, 48}, "battle arvelo round %d": {0, 100}, "side %d hits 1": {1, 2}, "raid standing %d": {0, 63},
		"answer %d": {-32768, 32767}, "ask 1 slot %d": {1, 6}, "frame game step 4 a 1\nframe orders seat 1 step 1 a %d": {0, 7},
	} {
		for n, fits := range map[int]bool{limits[0] - 1: false, limits[0]: true, limits[1]: true, limits[1] + 1: false} {
			text := "players 3\n" + fmt.Sprintf(line, n)
			_, err := Game.SetPosition(text)
			prove.Is(t, fmt.Sprintf(line, n), err == nil, fits)
			if err != nil && fits {
				t.Log(err)
			}
		}
	}
}

// Lines that contradict the rules or each other are refused, and the House or line at fault is named.
func TestContradictions(t *testing.T) {
	paying := "stock 1 resources 10 reserved 10 influence 0\nslot 1 1 research servo-armour price 6\nframe game step 4 a 1\nframe orders seat 1 step 2 a 1\nframe slot seat 1 step 3 b 4\nframe paying seat 1"
	docket, favour := strings.Repeat("docket decree-9 house 1 amount 1\n", maxDocket), strings.Repeat("favour decree-9 house 1 amount 1 by 1\n", maxSeats)
	for _, k := range [][2]string{
		{"stock 2 resources 5 reserved 6", "seat 2 has reserved 6 Resources and owns 5"},
		{"war 2 3\nalliance 2 3", "seats 2 and 3 are at war and allied"},
		{"carrier arvelo 1 number 120\ncarrier arvelo 1", "there is no room for another transport at number 121"},
		{"flagship arvelo 2\nflagship korvela 2", "seat 2 has a Flagship already"},
		{"fleet arvelo 3 aircraft 1\ncarrier arvelo 1", "the fleet of arvelo is seat 3's"},
		{"slot 2 3 operation\nslot 2 3 operation", "slot 3 of seat 2 has an action already"},
		{"stock 2 gone\nask 2 trade", "seat 2 has left the game and is not asked"},
		{"ask 1 slot 7", "seat 1 has 6 slots"},
		{"stock 2 resources 10 influence 0\ndocket throne-stipend\nask 2 votes 1", "seat 2 has nothing to vote on, or no votes"},
		{"docket throne-stipend\nask 2 votes 2", "seat 2 has nothing to vote on, or no votes"},
		{"fleet arvelo 1 cruisers 1\nask 2 standing arvelo", "seat 2 has no fleet there"},
		{docket + "docket decree-9", "there are too many of these"},
		{favour + "favour decree-9", "there are too many of these"},
		{paying, "line 7: there is no answer to that"},
		{"task 1 load-troops carrier 1", "this task needs a planet"}, {"task 1 bombard", "this task needs a planet"},
		{"task 1 unload-troops carrier 1", "this task needs a planet"}, {"task 1 board-troops carrier 1", "this task needs a planet"},
		{"knows 1 2 abilities upgrades", `"upgrades" was not expected; allowed: first, second`},
		{"law decree-5 on action.research", "decree-5 is a directive; only laws are in force"}, {"docket decree-5 on unit.cruiser", "allowed: a thing such as"},
		{"law decree-4 on plot.chaos", "allowed: a thing such as"}, {"docket decree-5 on work.port", "allowed: a thing such as"},
		{"planet arvelo works platform platform platform", "a planet has at most 2 of platform"}, {"planet arvelo works shipyard shipyard", "a planet has at most 1 of shipyard"},
		{"deck throne-stipend decree-9", "a decree is no card of the deck"},
		{"planet arvelo-1", `allowed: arvelo`}, {"hex A1 arvelo planets 3\nplanet arvelo-4", "allowed: arvelo-1, arvelo-2, arvelo-3"},
		{"report 1 1", "two different seats are needed"}, {"offer 2 2", "two different seats are needed"}, {"spied 3 3", "two different seats are needed"},
		{"frame nothing", `"nothing" was not expected; allowed: game, house`}, {"deals", "the line is too short"}, {"turn 1 turn 2", `"turn" was not expected`},
	} {
		_, err := Game.SetPosition("players 3\n" + k[0])
		prove.True(t, k[1], err != nil && strings.Contains(err.Error(), k[1]))
		if err == nil || !strings.Contains(err.Error(), k[1]) {
			t.Logf("%q: %v", k[0], err)
		}
	}
	for _, fits := range []string{docket, favour, "fleet arvelo 1 aircraft 1", "stock 2 resources 5 reserved 5", "carrier arvelo 1 troops 3 aircraft 3", "planet fosca\nplanet idrane"} {
		_, err := Game.SetPosition("players 3\n" + fits)
		prove.Is(t, fits, err, nil)
	}
}

// What is not told is as in the plainest game.
func TestDefaultsOfLines(t *testing.T) {
	for line, want := range map[string]string{
		"planet arvelo owner 1": "turn 1 phase strategic active 1", "turn 2": "ask 2 trade", "turn 5": "turn 5 phase strategic active 2", "turn 1 phase setup": "ask 1 house",
		"pact 1 2 until 5\npact 2 3 until 6": "pact 2 3 until 6", "carrier arvelo 1\ncarrier arvelo 1 troops 1": "carrier arvelo 1 troops 1",
		"slot 1 1 construction fosca port": "slot 1 1 construction fosca port price 4", "slot 2 1 research servo-armour": "slot 2 1 research servo-armour price 4",
		"slot 2 1 operation": "slot 2 1 operation price 0", "units 1 2 cruiser 2\nslot 1 1 production fosca units 2": "slot 1 1 production fosca units 2 price 8",
		"slot 1 1 subterfuge espionage 2": "slot 1 1 subterfuge espionage 2 price 4", "slot 1 1 subterfuge espionage 2 blame 3": "slot 1 1 subterfuge espionage 2 blame 3 price 6",
		"past 1 1 research servo-armour": "past 1 1 research servo-armour price 0", "report 1 2 techs servo-armour\nturn 4": "report 1 2 turn 4 resources 0 influence 0 abilities none none actions nothing nothing nothing nothing nothing nothing nothing techs servo-armour",
		"techs 1 servo-armour\nstation arvelo 1\noptions station-hull-2": "station arvelo 1", "house 1 ondevar": "house 1 ondevar home fosca abilities " + idOr(KindAbility, houses[7].abilities[0], noAbility) + " " + idOr(KindAbility, houses[7].abilities[1], noAbility) + " upgrades " + idOr(KindUpgrade, houses[7].upgrades[0], noUpgrade) + " " + idOr(KindUpgrade, houses[7].upgrades[1], noUpgrade),
		"house 2 aldemar": "house 1 brisande home fosca abilities charismatic industrious upgrades recycled-materials extended-bays", "planet fosca": "planet fosca resources 4 influence 4",
		"planet idrane resources 3": "planet idrane resources 3 influence 4", "offer 1 2 gives resources 3\nslot 1 1 research servo-armour": "stock 1 resources 10 influence 5",
	} {
		text := Game.Position(read(t, "players 3", line))
		prove.True(t, want, strings.Contains(text, "\n"+want+"\n"))
		if !strings.Contains(text, "\n"+want+"\n") {
			t.Log(text)
		}
	}
}
