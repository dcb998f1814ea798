package imperio

import (
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
)

// What a technology brings is told of what the House has: its planets, its works, its ships and their prices.
func TestWhatATechnologyBringsToAHouse(t *testing.T) {
	for _, row := range []struct {
		name string
		tech tech
		want []rules.Text
	}{
		{"15.2 missiles aim three Frigates and a Cruiser", t01, []rules.Text{rules.Say("imperio.gain.fleet", rules.N(3*3+4+6), rules.N(3*4+5+6))}},
		{"15.2 armour", t05, []rules.Text{rules.Say("imperio.gain.hull", rules.N(2), rules.N(3), rules.R(unitRef(dreadnought)), rules.N(1))}},
		{"15.2 thrusters are for ships that the House does not have, too", t14, []rules.Text{
			rules.Say("imperio.gain.speed", rules.N(1), rules.N(2), rules.R(unitRef(dreadnought)), rules.N(1)),
			rules.Say("imperio.gain.speed", rules.N(1), rules.N(2), rules.R(unitRef(flagship)), rules.N(0)),
			rules.Say("imperio.gain.speed", rules.N(1), rules.N(2), rules.R(unitRef(station)), rules.N(0)),
		}},
		{"15.2 servo-armour aims the Troops of its planets", t07, []rules.Text{rules.Say("imperio.gain.troops", rules.N(36), rules.N(48))}},
		{"15.2 docks are for planets with a Shipyard: one without produces as many as before, seven here", t16, []rules.Text{rules.Say("imperio.gain.capacity", rules.N(6), rules.N(8))}},
		{"15.2 refineries are for rich planets", t18, []rules.Text{rules.Say("imperio.gain.resources", rules.N(11), rules.N(13))}},
		{"15.2 crossfire is for its platforms", t20, []rules.Text{rules.Say("imperio.gain.guns", rules.N(4), rules.N(6))}},
		{"15.2 couriers", t21, []rules.Text{rules.Say("imperio.gain.influence", rules.N(8), rules.N(10))}},
		{"15.2 what has no number of the House's says nothing", t15, nil},
	} {
		t.Run(row.name, func(t *testing.T) {
			s, err := Game.SetPosition("players 2\nturn 4 phase strategic\nhouse 1 ezkarra home dorvane\nhouse 2 druvenko home korvela\n" +
				"planet arvelo resources 5 influence 2 owner 1 troops 4 works platform platform\n" +
				"fleet arvelo 1 frigates 3 cruisers 1 dreadnoughts 1\nask 1 seal")
			prove.Is(t, "position", err, nil)
			v := s.View(0).(*View)
			list := GainOf(v, int(row.tech))
			prove.Same(t, "gains", list, row.want)
			for _, text := range list {
				worded(t, text)
			}
		})
	}
}

// What a law brings is told of what the House has, from the tables and from the law's own numbers.
func TestWhatALawBringsToAHouse(t *testing.T) {
	best := rules.W("the best planet")
	for _, row := range []struct {
		name, more, docket string
		want               []rules.Text
	}{
		{"17.7 L04 pays for each Trade Port", "", "free-ports-charter", []rules.Text{rules.Say("imperio.gain.resources", rules.N(13), rules.N(14))}},
		{"17.7 L15 is for who is elected", "", "chancellor-of-the-seal", []rules.Text{rules.Say("imperio.gain.influence", rules.N(8), rules.N(10))}},
		{"18.4 the Influence of the next Growth is that of the account: what is ceded counts", "stock 1 resources 0 influence 8\noffer 1 2 accepted 1 gives influence 2\n", "chancellor-of-the-seal",
			[]rules.Text{rules.Say("imperio.gain.influence", rules.N(6), rules.N(8))}},
		{"17.7 L15 brings nothing more to who has it", "law chancellor-of-the-seal house 1\n", "chancellor-of-the-seal", nil},
		{"17.5 a sixth law makes the oldest lapse", "law keeper-of-the-purse house 1\nlaw open-lanes-act\nlaw general-levy\nlaw works-subsidy\nlaw clean-skies-accord\n", "free-ports-charter",
			[]rules.Text{rules.Say("imperio.gain.lapses", rules.R(entryRef(l16))), rules.Say("imperio.gain.resources", rules.N(16), rules.N(14))}},
		{"17.7 L03 has no number", "", "open-lanes-act", nil},
		{"17.5 D01 pays whoever has planets if it is adopted, those with fewest if it is not", "stock 1 resources 9 influence 8\n", "throne-stipend",
			[]rules.Text{rules.Say("imperio.gain.treasury", rules.N(9), rules.N(13))}},
		{"17.5 D01 pays those with fewest planets if it is rejected", "stock 1 resources 9 influence 8\nplanet fosca owner 2\nplanet jastel owner 2\n", "throne-stipend",
			[]rules.Text{rules.Say("imperio.gain.treasury", rules.N(9), rules.N(13)), rules.Say("imperio.gain.treasury.rejected", rules.N(9), rules.N(13))}},
		{"17.5 D02 takes a quarter", "stock 1 resources 11 influence 8\n", "war-chest-tithe", []rules.Text{rules.Say("imperio.gain.treasury", rules.N(11), rules.N(9))}},
		{"17.5 D05 takes what there is from who is elected", "stock 1 resources 4 influence 8\n", "reparations", []rules.Text{rules.Say("imperio.gain.treasury", rules.N(4), rules.N(0))}},
		{"17.5 what is merely offered is not safe", "stock 1 resources 4 influence 8\noffer 1 2 turn 4 gives resources 4\n", "reparations", []rules.Text{rules.Say("imperio.gain.treasury", rules.N(4), rules.N(0))}},
		{"17.5 what a deal reserves is", "stock 1 resources 4 influence 8\noffer 1 2 accepted 1 gives resources 4\n", "reparations", nil},
		{"17.5 D03 is for the least Influence", "stock 1 resources 4 influence 8\n", "relief-convoys",
			[]rules.Text{rules.Say("imperio.gain.if.least-influence"), rules.Say("imperio.gain.treasury", rules.N(4), rules.N(10)), rules.Say("imperio.gain.garrison", rules.N(8), rules.N(10), best)}},
		{"17.5 D06 reinforces the best planet", "", "crown-auxiliaries", []rules.Text{rules.Say("imperio.gain.garrison", rules.N(8), rules.N(14), best)}},
		{"17.5 D10 raises the lowest bonus", "", "mining-concession", []rules.Text{rules.Say("imperio.gain.resources", rules.N(13), rules.N(14)), rules.Say("imperio.gain.capacity", rules.N(6), rules.N(7))}},
		{"17.5 D09 is for the fewest technologies", "", "shared-discovery", []rules.Text{rules.Say("imperio.gain.if.fewest-techs"), rules.Say("imperio.gain.tech", rules.R(techRef(t01)))}},
		{"17.5 D08 repeals the oldest law", "law keeper-of-the-purse house 1\n", "rescission", []rules.Text{rules.Say("imperio.gain.resources", rules.N(16), rules.N(13))}},
		{"16.6 a fine of another House", "", "decree-2 house 2 amount 3", nil},
		{"16.6 a toll", "stock 1 resources 4 influence 8\n", "decree-3 amount -3", []rules.Text{rules.Say("imperio.gain.treasury", rules.N(4), rules.N(1))}},
	} {
		t.Run(row.name, func(t *testing.T) {
			s, err := Game.SetPosition("players 2\nturn 4 phase strategic\nhouse 1 ezkarra home dorvane\nhouse 2 druvenko home korvela\n" +
				"planet arvelo resources 5 influence 2 owner 1 troops 4 works port\n" + row.more + "docket " + row.docket + "\nask 1 seal")
			prove.Is(t, "position", err, nil)
			v := s.View(0).(*View)
			for i := range row.want {
				if arg := &row.want[i].Args[2]; *arg == best {
					*arg = rules.R(s.(*state).planetRef(s.(*state).bestPlanet(0)))
				}
			}
			list := BillGain(v, &v.Docket[0])
			for _, text := range list {
				worded(t, text)
			}
			prove.Same(t, "gains", list, row.want)
		})
	}
}

// worded demands a sentence in both languages that names every argument.
func worded(t *testing.T, text rules.Text) {
	t.Helper()
	for _, language := range bookLanguages {
		sentence := conform.Sentences(t, Texts, language)[text.Key]
		for i, arg := range text.Args {
			place := "{" + strconv.Itoa(i+1)
			named := strings.Contains(sentence, place+"}") || strings.Contains(sentence, place+"|")
			prove.Is(t, text.Key+" names what it is about in "+language, named, arg.Kind != rules.NoArg)
		}
	}
}

// Two proposals that come to five laws do not end the same one: what goes is told of each by itself, and if those before it are adopted (17.5).
func TestEachLawThatComesEndsAnother(t *testing.T) {
	const five = "law keeper-of-the-purse house 1\nlaw open-lanes-act\nlaw general-levy\nlaw works-subsidy\nlaw clean-skies-accord\n"
	const four = "law keeper-of-the-purse house 1\nlaw open-lanes-act\nlaw general-levy\nlaw works-subsidy\n"
	ref := func(e entry) rules.Arg { return rules.R(entryRef(e)) }
	oldest := rules.Say("imperio.gain.lapses", ref(l16))
	for _, row := range []struct {
		name, laws, docket string
		want               []rules.Text
	}{
		{"alone", five, "free-ports-charter", []rules.Text{oldest}},
		{"after another law", five, "great-tonnage-duty\ndocket free-ports-charter", []rules.Text{oldest, rules.Say("imperio.gain.falls", ref(l13), ref(l03))}},
		{"after two", five, "great-tonnage-duty\ndocket loyal-worlds-act\ndocket free-ports-charter", []rules.Text{oldest, rules.Say("imperio.gain.falls.all", rules.N(2), ref(l09))}},
		{"after a directive", five, "throne-stipend\ndocket free-ports-charter", []rules.Text{oldest}},
		{"after a law in force already", five, "open-lanes-act\ndocket free-ports-charter", []rules.Text{oldest}},
		{"after a Rescission there is room", five, "rescission\ndocket free-ports-charter", []rules.Text{oldest, rules.Say("imperio.gain.falls.none", ref(d08))}},
		{"a Rescission after a law", five, "great-tonnage-duty\ndocket rescission", []rules.Text{rules.Say("imperio.gain.falls", ref(l13), ref(l03))}},
		{"the fifth law ends none, but after another it is the sixth", four, "great-tonnage-duty\ndocket free-ports-charter", []rules.Text{rules.Say("imperio.gain.falls", ref(l13), ref(l16))}},
		{"after a second Rescission there is still room", five, "rescission\ndocket rescission\ndocket free-ports-charter", []rules.Text{oldest, rules.Say("imperio.gain.falls.all.none", rules.N(2))}},
	} {
		t.Run(row.name, func(t *testing.T) {
			s, err := Game.SetPosition("players 2\nturn 4 phase strategic\nhouse 1 ezkarra home dorvane\nhouse 2 druvenko home korvela\n" +
				row.laws + "docket " + row.docket + "\nask 1 seal")
			prove.Is(t, "position", err, nil)
			v := s.View(0).(*View)
			var got []rules.Text
			for _, text := range BillGain(v, &v.Docket[len(v.Docket)-1]) {
				worded(t, text)
				if strings.HasPrefix(text.Key, "imperio.gain.lapses") || strings.HasPrefix(text.Key, "imperio.gain.falls") {
					got = append(got, text)
				}
			}
			prove.Same(t, "laws that go", got, row.want)
		})
	}
}

// Who cannot be elected is told why, and not what the election would bring (17.3, L18).
func TestWhoCannotBeElectedGainsNothing(t *testing.T) {
	read := func(t *testing.T, more string) *View {
		s, err := Game.SetPosition("players 2\nturn 4 phase strategic\nhouse 1 ezkarra home dorvane\nhouse 2 druvenko home korvela\n" + more + "\nask 1 seal")
		prove.Is(t, "position", err, nil)
		return s.View(0).(*View)
	}
	for _, row := range []struct {
		name, more string
		want       rules.Text
	}{
		{"nobody is censured", "docket chancellor-of-the-seal", rules.Text{}},
		{"another House is", "law writ-of-censure house 2\ndocket chancellor-of-the-seal", rules.Text{}},
		{"the House itself", "law writ-of-censure house 1\ndocket chancellor-of-the-seal", rules.Say("imperio.bill.unelectable", rules.R(seatRef(0)), rules.R(entryRef(l18)))},
		{"what the censure does not bar", "law writ-of-censure house 1\ndocket reparations", rules.Text{}},
		{"no election", "law writ-of-censure house 1\ndocket free-ports-charter", rules.Text{}},
	} {
		v := read(t, row.more)
		why, barred := v.Unelectable(&v.Docket[0])
		prove.Same(t, row.name, why, row.want)
		prove.Is(t, row.name, barred, row.want.Key != "")
		if barred {
			prove.Is(t, row.name+": gains", len(BillGain(v, &v.Docket[0])), 0)
			worded(t, why)
		}
	}
	v := read(t, "docket chancellor-of-the-seal")
	v.Houses[0].Alive = false
	why, _ := v.Unelectable(&v.Docket[0])
	prove.Same(t, "nothing is left of it", why, rules.Say("imperio.bill.unelectable.gone", rules.R(seatRef(0))))
	named := v.Docket[0]
	named.Bound = 1
	_, barred := v.Unelectable(&named)
	prove.True(t, "the House that is named can be elected", !barred)
}
