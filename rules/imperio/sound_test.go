package imperio

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// Bytes that are no position are refused, those at the limit are read.
func TestBytesWithinTheirTables(t *testing.T) {
	for what, k := range map[string]struct {
		change func(s *state)
		sound  bool
	}{
		"turn 15":                      {func(s *state) { s.turn = 15 }, true},
		"turn 16":                      {func(s *state) { s.turn = 16 }, false},
		"ten proposals":                {func(s *state) { s.docketSize = maxDocket }, true},
		"eleven proposals":             {func(s *state) { s.docketSize = maxDocket + 1 }, false},
		"five laws":                    {func(s *state) { s.lawCount = maxLaws }, true},
		"six laws":                     {func(s *state) { s.lawCount = maxLaws + 1 }, false},
		"void":                         {func(s *state) { s.anomaly[13], s.count[13] = void, 0 }, true},
		"a strange anomaly":            {func(s *state) { s.anomaly[13], s.count[13] = numAnomalies, 0 }, false},
		"three planets":                {func(s *state) { s.count[13] = 3 }, true},
		"four planets":                 {func(s *state) { s.count[13] = 4 }, false},
		"a strange name":               {func(s *state) { s.name[13] = numSystems }, false},
		"a fleet of nobody":            {func(s *state) { s.fleets[13].owner = -1 }, true},
		"a fleet of less than nobody":  {func(s *state) { s.fleets[13].owner = -2 }, false},
		"a fleet of seat 7":            {func(s *state) { s.fleets[13].owner = maxSeats }, false},
		"a planet of less than nobody": {func(s *state) { s.bodies[5].owner = -2 }, false},
		"a planet of seat 7":           {func(s *state) { s.bodies[5].owner = maxSeats }, false},
		"held by less than nobody":     {func(s *state) { s.bodies[5].holder = -2 }, false},
		"held by seat 7":               {func(s *state) { s.bodies[5].holder = maxSeats }, false},
		"a transport off the map":      {func(s *state) { s.transport[3].at = maxHexes }, false},
		"24 detachments":               {func(s *state) { s.plans[1].count = maxParts }, true},
		"25 detachments":               {func(s *state) { s.plans[1].count = maxParts + 1 }, false},
		"48 tasks":                     {func(s *state) { s.plans[1].jobs = maxTasks }, true},
		"49 tasks":                     {func(s *state) { s.plans[1].jobs = maxTasks + 1 }, false},
		"subterfuge in a slot":         {func(s *state) { s.plans[1].slots[6].kind = subterfuge }, true},
		"a strange action":             {func(s *state) { s.plans[1].slots[6].kind = numActions }, false},
		"a second Production":          {func(s *state) { s.plans[1].slots[6] = deed{kind: production, b: 1} }, true},
		"a third Production":           {func(s *state) { s.plans[1].slots[6] = deed{kind: production, b: 2} }, false},
		"two steps":                    {func(s *state) { s.plans[1].count, s.plans[1].parts[0].steps = 1, 2 }, true},
		"three steps":                  {func(s *state) { s.plans[1].count, s.plans[1].parts[0].steps = 1, 3 }, false},
		"from the last hex":            {func(s *state) { s.plans[1].count, s.plans[1].parts[0].from = 1, 20 }, true},
		"from beyond":                  {func(s *state) { s.plans[1].count, s.plans[1].parts[0].from = 1, 21 }, false},
		"it avoids":                    {func(s *state) { s.plans[1].count, s.plans[1].parts[0].stance = 1, avoid }, true},
		"a strange stance":             {func(s *state) { s.plans[1].count, s.plans[1].parts[0].stance = 1, numStances }, false},
		"too many procedures":          {func(s *state) { s.depth = maxFrames + 1 }, false},
		"nothing is asked":             {func(s *state) { s.depth, s.frames = 0, [maxFrames]frame{} }, false},
		"the game is over":             {func(s *state) { s.depth, s.frames, s.over = 0, [maxFrames]frame{}, byTie }, true},
	} {
		s := read(t, "players 3")
		k.change(s)
		prove.Is(t, what, (&state{}).LoadBinary(s.AppendBinary(nil)) == nil, k.sound)
	}
}

// Questions that a position may ask by its procedures, and such as cannot be asked.
func TestQuestionsOfPositions(t *testing.T) {
	live := []string{"options live-battles", "operation 1", "battle korvela from lumbrera round 3 attacker 1 defender 2", "raid cruisers 2", "fleet korvela 2 cruisers 1 frigates 1", "slot 1 1 operation", "sealed 1 2 3"}
	fight := "game step 6; resolution step 3 b 1 c 1; operation seat 1 step 1; "
	slot := "game step 4 a 1; orders seat 1 step 2 a 1; "
	for _, k := range []struct {
		frames string
		asked  bool
		with   []string
	}{
		{"game step 4 a 3; orders seat 3 step 1", true, nil},
		{"game step 4 a 4; orders seat 3 step 1", false, nil},
		{"game step 6 a 1; orders seat 3 step 1", true, nil},
		{"game step 7 a 1; orders seat 3 step 1", false, nil},
		{"game step 4 a -1; orders seat 3 step 1", false, nil},
		{"game step 4 a 1; orders step 1", false, nil},
		{"game step 4 a 1; orders seat 1 step 3", false, nil},
		{"game step 4 a 1; orders seat 1 step 2", false, nil},
		{"game step 4 a 1; orders seat 1 step 4", true, nil},
		{"game step 4 a 1; orders seat 1 step 5", false, nil},
		{"game step 4 a 1; orders seat 1 step 1 a 7", true, nil},
		{"game step 4 a 1; orders seat 1 step 1 a 8", false, nil},
		{"game step 4 a 1; orders seat 1 step 1 b 22", false, nil},
		{"game step 4 a 1; orders seat 1 step 1", false, []string{"stock 1 resources 10 gone"}},
		{slot + "slot seat 1", true, nil},
		{slot + "slot seat 1 a 5", true, nil},
		{slot + "slot seat 1 a 6", false, nil}, // the first House has six slots
		{slot + "slot seat 2", false, nil},     // while the first gives its orders
		{slot + "slot seat 1 step 1 b 1", false, nil},
		{slot + "slot seat 1 step 1 b 1; building seat 1", true, nil},
		{slot + "slot seat 1 step 1; building seat 1", false, nil},
		{slot + "slot seat 1 step 1 b 5; building seat 1", true, nil},
		{slot + "slot seat 1 step 1 b 6; building seat 1", false, nil},
		{slot + "slot seat 1 step 1 b 1; building seat 1 a 1", false, nil}, // another slot
		{slot + "slot seat 1 step 1 b 1; building seat 2", false, nil},
		{slot + "building seat 1", false, nil}, // no slot is being filled
		{slot + "slot seat 1 step 1 b 2; producing seat 1", true, nil},
		{slot + "slot seat 1 step 1 b 2; producing seat 1 b 63", true, nil},
		{slot + "slot seat 1 step 1 b 2; producing seat 1 b 64", false, nil},
		{slot + "slot seat 1 step 1 b 2; producing seat 1 b 1 c 1", true, nil},
		{slot + "slot seat 1 step 1 b 2; producing seat 1 b 1 c 2", false, nil},
		{slot + "slot seat 1 step 1 b 4; researching seat 1", true, nil},
		{slot + "slot seat 1 step 1 b 3; operating seat 1", true, nil},
		{slot + "slot seat 1 step 1 b 3; operating seat 1; detaching seat 1", false, nil},
		{slot + "slot seat 1 step 1 b 3; operating seat 1; detaching seat 1", true, []string{"detachment 1 arvelo cruisers 1"}},
		{slot + "slot seat 1 step 1 b 3; operating seat 1; detaching seat 1 a 1", false, []string{"detachment 1 arvelo cruisers 1"}},
		{slot + "slot seat 1 step 1 b 5; plotting seat 1 step 2 set 6 b 3", true, nil},
		{slot + "slot seat 1 step 1 b 5; plotting seat 1 step 2 set 7 b 3", false, nil},
		{slot + "slot seat 1 step 1 b 5; plotting seat 1 step 2 set 6 b 4", false, nil},
		{slot + "slot seat 1 step 1 b 5; plotting seat 1 step 3", false, nil},
		{slot + "slot seat 1 step 1 b 5; plotting seat 1 step 2 c 503", true, nil},
		{slot + "slot seat 1 step 1 b 5; plotting seat 1 step 2 c 504", false, nil},
		{slot + "slot seat 1 step 1 b 5; plotting seat 1 step 3 set 5 b 1; favour seat 1", true, nil},
		{slot + "slot seat 1 step 1 b 5; plotting seat 1 step 3 set 5 b 1; favour seat 1 step 7 b 34", true, nil},
		{slot + "slot seat 1 step 1 b 5; plotting seat 1 step 3 set 5 b 1; favour seat 1 step 8 b 34", false, nil},
		{slot + "slot seat 1 step 1 b 5; plotting seat 1 step 3 set 5 b 1; favour seat 1 b 99", false, nil},
		{"game step 4 a 1; orders seat 1 step 4; voting seat 1 step 1", false, nil},
		{"game step 4 a 1; orders seat 1 step 4; voting seat 1 step 1", true, []string{"docket throne-stipend"}},
		{"game step 4 a 1; orders seat 1 step 4; voting seat 1 step 1 a 1", false, []string{"docket throne-stipend"}},
		{"game step 4 a 1; orders seat 1 step 4; voting seat 1", false, []string{"docket throne-stipend"}},
		{"game step 4 a 1; orders seat 1 step 1; trading seat 1; offer seat 1", true, []string{"writing 1 2 gives resources 1"}},
		{"game step 4 a 1; orders seat 1 step 1; trading seat 1; offer seat 1", false, []string{"writing 2 1 gives resources 1"}},
		{"game step 4 a 1; orders seat 1 step 1; trading seat 1; offer seat 1", false, nil},
		{"game step 4 a 2; orders seat 2 step 1; trading seat 2; offer seat 2", false, nil},
		{"game step 4 a 1; orders seat 1 step 1; trading seat 1; offer seat 1 set 262143", true, []string{"writing 1 2 gives resources 1"}},
		{"game step 4 a 1; orders seat 1 step 1; trading seat 1; offer seat 1 set 262144", false, []string{"writing 1 2 gives resources 1"}},
		{"game step 4 a 1; orders seat 1 step 1; trading seat 1; answering seat 2", true, []string{"offer 1 2 gives resources 1"}},
		{"game step 4 a 1; orders seat 1 step 1; trading seat 1; answering seat 2", false, []string{"offer 2 1 gives resources 1"}},
		{"game step 4 a 1; orders seat 1 step 1; trading seat 1; answering seat 2", false, []string{"offer 1 2 accepted 1 gives resources 1"}},
		{"game step 4 a 1; orders seat 1 step 1; trading seat 1; answering seat 1", false, []string{"offer 2 1 gives resources 1"}},
		{fight + "battle seat 1 step 2", true, live},
		{fight + "battle seat 1 step 3", true, live},
		{fight + "battle seat 1 step 7", true, live},
		{fight + "battle seat 1 step 8", true, live},
		{fight + "battle seat 1 step 1", false, live},
		{fight + "battle seat 1 step 4", false, live},
		{fight + "battle seat 1 step 6", false, live},
		{fight + "battle seat 3 step 2", false, live},
		{fight + "battle seat 1 step 2", false, live[1:]}, // nobody is asked without the option
		{fight + "battle seat 1 step 5 a 3; casualties seat 2 a 1", false, live},
		{fight + "battle seat 1 step 5 a 1; casualties seat 2 a 1", true, live},
		{fight + "battle seat 1 step 5 a 1; casualties seat 1", true, live},
		{fight + "battle seat 1 step 5 a 1; casualties seat 1 a 1", false, live},
		{fight + "battle seat 1 step 5 a 1; casualties seat 2 a 2", false, live},
		{"game step 6; resolution step 3 a 7 b 1 c 1; operation seat 1 step 1; battle seat 1 step 2", false, live[:5]}, // after the last slot
		{"game step 6; resolution step 3 b 1 c 1", false, live},
		{"game step 6; resolution step 3 b 1 c 1; operation seat 1 step 1", false, live},
		{"game", false, nil},
		{"orders seat 1 step 1", false, nil},
	} {
		lines := append([]string{"players 3"}, k.with...)
		for _, f := range strings.Split(k.frames, "; ") {
			lines = append(lines, "frame "+f)
		}
		_, err := Game.SetPosition(strings.Join(lines, "\n"))
		prove.Is(t, k.frames+" with "+strings.Join(k.with, ", "), err == nil, k.asked)
		if (err == nil) != k.asked {
			t.Log(err)
		}
	}
}

// What the rules never allow is found, with what is wrong.
func TestBrokenInvariants(t *testing.T) {
	for want, change := range map[string]func(s *state){
		"derived values differ":                func(s *state) { s.name[0], s.name[1] = s.name[1], s.name[0] },
		"transport 4 is nowhere":               func(s *state) { s.transport[4].troops = 1 },
		"transport 5: ":                        func(s *state) { s.transport[5] = transport{owner: 0, at: 5, hull: 0} },
		"transport 6: ":                        func(s *state) { s.transport[6] = transport{owner: 0, at: 5, hull: 4} },
		"transport 7: ":                        func(s *state) { s.transport[7] = transport{owner: 0, at: 5, hull: 1, troops: 4, aircraft: 3} },
		"transport 8: ":                        func(s *state) { s.transport[8] = transport{owner: 0, at: 5, hull: 1, troops: 1, fresh: 2} },
		"transport 9 of seat 2 is in ":         func(s *state) { s.transport[9] = transport{owner: 1, at: 5, hull: 1} },
		"hex 0: a fleet of nobody":             func(s *state) { s.fleets[0].based = 1 },
		"hex 0: an empty fleet of seat 3":      func(s *state) { s.fleets[0].owner = 2 },
		"hex 0: a fleet in a Black Hole":       func(s *state) { s.fleets[0] = fleet{owner: 0, cruisers: 1}; s.anomaly[0] = blackHole },
		"seat 2: treasury 1, reserved 2":       func(s *state) { s.houses[1].treasury, s.houses[1].reserved = 1, 2 },
		"seat 2: treasury 1, reserved -1":      func(s *state) { s.houses[1].treasury, s.houses[1].reserved = 1, -1 },
		"reserved 0, Influence -1":             func(s *state) { s.houses[1].influence = -1 },
		"spent -1":                             func(s *state) { s.houses[1].spent = -1 },
		"seat 1: the Flagship {":               func(s *state) { s.houses[0].flag = flagshipState{at: 5} },
		"seat 2: the Flagship {":               func(s *state) { s.houses[1].flag = flagshipState{at: 8, hull: 3} },
		"seat 3: the Flagship {":               func(s *state) { s.houses[2].flag = flagshipState{at: 17, hull: 2, troops: 4, aircraft: 3} },
		"seat 2: the Flagship is in a foreign": func(s *state) { s.houses[1].flag = flagshipState{at: 5, hull: 2} },
		"seat 1: relation with seat 2 is not":  func(s *state) { s.war[0] = rules.Only(1) },
		"seat 1: relation with seat 3 is not":  func(s *state) { s.ally[0] = rules.Only(2) },
		"seat 1: planet 0: ":                   func(s *state) { s.bodies[0].owner = 0 },
		"seat 1: planet 1: ":                   func(s *state) { s.bodies[1].owner, s.bodies[1].holder = 0, 0 },
		"seat 1: planet 3: ":                   func(s *state) { s.bodies[3].works = 12 },
	} {
		s := read(t, "players 3", "fleet fosca 1 cruisers 1", "fleet idrane 2 cruisers 1", "fleet rondava 3 cruisers 1")
		change(s)
		err := Invariant(s)
		prove.True(t, want, err != nil && strings.Contains(err.Error(), want))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Log(err)
		}
	}
	for what, change := range map[string]func(s *state){
		"a full transport":    func(s *state) { s.transport[4] = transport{owner: 0, at: 5, hull: 3, troops: 4, aircraft: 2, fresh: 4} },
		"a full Flagship":     func(s *state) { s.houses[1].flag = flagshipState{at: 8, hull: 2, troops: 4, aircraft: 2} },
		"all reserved":        func(s *state) { s.houses[1].treasury, s.houses[1].reserved = 1, 1 },
		"two platforms":       func(s *state) { s.bodies[0].works = 8 },
		"a fleet of Aircraft": func(s *state) { s.fleets[0] = fleet{owner: 1, based: 1} },
		"one hull point each": func(s *state) {
			s.transport[4] = transport{owner: 0, at: 5, hull: 1}
			s.houses[1].flag = flagshipState{at: 8, hull: 1}
		},
		"a planet not held":     func(s *state) { s.bodies[0].owner, s.bodies[0].holder = 0, 1 },
		"a planet held without": func(s *state) { s.bodies[0].holder = 1 },
	} {
		s := read(t, "players 3", "fleet fosca 1 cruisers 1", "fleet idrane 2 cruisers 1", "fleet rondava 3 cruisers 1")
		change(s)
		prove.Is(t, what, Invariant(s), nil)
	}
}
