package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
)

// TestARecapTellsWhoHasComeNear: an enemy Army that stands beside one's own Army or Major City where its march has ended, and no other.
func TestARecapTellsWhoHasComeNear(t *testing.T) {
	city, beside, far := -1, -1, -1
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, nil)
	v := s.match.Chair().View().(game.View)
	for sp := range v.Spaces {
		if city < 0 && game.IsMajorCity(sp) {
			city = sp
			for _, way := range game.WaysFrom(sp) {
				if way.Land > 0 {
					beside = way.To
				}
			}
		}
	}
	for sp := range v.Spaces {
		if sp != city && sp != beside && !joined(sp, city) && !joined(sp, beside) {
			far = sp
		}
	}
	general := rules.Ref{Kind: game.KindGeneral, ID: 2}
	moved := func(seat rules.Seat, to int) rules.Event {
		return rules.Event{Verb: game.EvMoved, Seat: seat, Who: general, From: spaceRef(far), To: spaceRef(to)}
	}
	left := func(at int) rules.Event {
		return rules.Event{Verb: game.EvDropped, Seat: 1, Who: rules.Ref{Kind: game.KindUnit, ID: int16(game.Mercenary)}, To: rules.Ref{Kind: game.KindStack, ID: int16(v.Spaces[at].OutsidePlace)}, N: 1}
	}
	for _, row := range []struct {
		what   string
		events []rules.Event
		change func(v *game.View)
		near   int // -1 for none
		key    string
	}{
		{"a city", []rules.Event{moved(1, beside)}, func(v *game.View) { v.Spaces[city].Control = 0 }, city, "approaches"},
		{"an Army", []rules.Event{moved(1, beside)}, func(v *game.View) { v.Spaces[city].Outside = army(0) }, city, "approaches"},
		{"a space of one's own", []rules.Event{moved(1, beside)}, func(v *game.View) { v.Spaces[city].Control, v.Spaces[beside].Control = 0, 0 }, city, "invades"},
		{"a city of one's own", []rules.Event{moved(1, city)}, func(v *game.View) {
			v.Spaces[city].Control, v.Spaces[city].Outside, v.Generals[2].At = 0, army(1), v.Spaces[city].OutsidePlace
		}, city, "besieges"},
		{"a city of one's own, with too few", []rules.Event{moved(1, city)}, func(v *game.View) {
			v.Spaces[city].Control, v.Spaces[city].Outside, v.Generals[2].At = 0, army(1), v.Spaces[city].OutsidePlace
			v.Spaces[city].Outside.Units[game.Mercenary] = 2
		}, city, "stands"},
		{"a city with the royal family inside", []rules.Event{moved(1, city)}, func(v *game.View) {
			v.Spaces[city].Control, v.Spaces[city].Outside, v.Generals[2].At = 0, army(1), v.Spaces[city].OutsidePlace
			v.Royals[0].Owner, v.Royals[0].At, v.Royals[0].Worth, v.Seats[1].Legitimacy = 0, v.Spaces[city].InsidePlace, 4, 11
		}, city, "besieges.royals"},
		{"units left in a town of one's own", []rules.Event{left(beside)}, func(v *game.View) { v.Spaces[beside].Control = 0 }, beside, "leaves"},
		{"of which more are left", []rules.Event{left(beside), left(beside)}, func(v *game.View) { v.Spaces[beside].Control = 0 }, -1, ""},
		{"left in a town of another", []rules.Event{left(beside)}, func(v *game.View) { v.Spaces[beside].Control = 1 }, -1, ""},
		{"under a truce", []rules.Event{moved(1, beside)}, func(v *game.View) { v.Spaces[beside].Control, v.Truces = 0, [][2]rules.Seat{{1, 0}} }, -1, ""},
		{"a city of another", []rules.Event{moved(1, beside)}, func(v *game.View) { v.Spaces[city].Control = 1 }, -1, ""},
		{"one's own march", []rules.Event{moved(0, beside)}, func(v *game.View) { v.Spaces[city].Control = 0 }, -1, ""},
		{"passing by", []rules.Event{moved(1, beside), moved(1, far)}, func(v *game.View) { v.Spaces[city].Control = 0 }, -1, ""},
		{"nobody there any more", []rules.Event{moved(1, beside)}, func(v *game.View) {
			v.Spaces[city].Control, v.Spaces[beside].Outside = 0, game.Stack{Owner: rules.Nobody}
		}, -1, ""},
		{"far away", []rules.Event{moved(1, far)}, func(v *game.View) {
			v.Spaces[city].Control, v.Spaces[far].Outside, v.Generals[2].At = 0, army(1), v.Spaces[far].OutsidePlace
		}, -1, ""},
	} {
		v := s.match.Chair().View().(game.View)
		for sp := range v.Spaces {
			v.Spaces[sp].Control, v.Spaces[sp].Outside, v.Spaces[sp].Inside = rules.Nobody, game.Stack{Owner: rules.Nobody}, game.Stack{Owner: rules.Nobody}
		}
		v.Generals[2].Owner, v.Generals[2].At, v.Spaces[beside].Outside = 1, v.Spaces[beside].OutsidePlace, army(1)
		row.change(&v)
		got, grave := Tally.Nears(func() rules.View { return v }, row.events, 0, 0)
		want := rules.Text{}
		switch to := row.events[0].To; {
		case row.key == "approaches":
			want = rules.Say("diadochi.recap.approaches", rules.R(seatRef(1)), rules.R(general), rules.R(to), rules.R(spaceRef(row.near)))
		case row.key == "stands":
			want = rules.Say("diadochi.recap.stands", rules.R(seatRef(1)), rules.R(general), rules.R(to), rules.N(3))
		case row.key == "besieges.royals":
			want = rules.Say("diadochi.recap.besieges.royals", rules.R(seatRef(1)), rules.R(to), rules.N(4), rules.N(15))
		case row.key == "leaves":
			want = rules.Say("diadochi.recap.leaves", rules.R(seatRef(1)), rules.R(spaceRef(row.near)))
		case row.near >= 0:
			want = rules.Say("diadochi.recap."+row.key, rules.R(seatRef(1)), rules.R(general), rules.R(to))
		}
		prove.Same(t, row.what, got, want)
		prove.Is(t, "something is about to be lost: "+row.what, grave, slices.Contains([]string{"invades", "besieges", "besieges.royals", "leaves"}, row.key))
	}
}

// army is a stack of a seat.
func army(seat rules.Seat) game.Stack {
	k := game.Stack{Owner: seat}
	k.Units[game.Mercenary] = 3
	return k
}

// joined says whether a road leads from one space to another.
func joined(from, to int) bool {
	for _, way := range game.WaysFrom(from) {
		if way.To == to && way.Land > 0 {
			return true
		}
	}
	return false
}

// TestWhereGeneralsHaveGoneIsToldOnce: with the last step, from where the first began; not of who is back.
func TestWhereGeneralsHaveGoneIsToldOnce(t *testing.T) {
	step := func(g, from, to int16) rules.Event {
		space := func(n int16) rules.Ref { return rules.Ref{Kind: game.KindSpace, ID: n} }
		return rules.Event{Verb: game.EvMoved, Seat: 1, Who: rules.Ref{Kind: game.KindGeneral, ID: g}, From: space(from), To: space(to)}
	}
	events := []rules.Event{step(2, 5, 6), step(3, 9, 8), step(2, 6, 7), step(3, 8, 9)}
	prove.Is(t, "it is news", news(events[0]), true)
	for n, told := range []bool{false, false, true, false} {
		prove.Is(t, "told", !spared(events, n), told)
	}
	way := journey(events, 2)
	prove.Is(t, "from where the first step began", way, rules.Say("diadochi.recap.marches.way", rules.R(events[0].Who), rules.R(events[0].From), rules.R(events[2].To)))
	prove.Is(t, "all of a player in one line", together(events[2]), together(events[3]))
	for verb, key := range map[uint8]string{game.EvRetreats: "back", game.EvDispersed: "dispersed", game.EvDies: "dies"} {
		then := append(slices.Clone(events), rules.Event{Verb: verb, Who: generalRef(9)}, rules.Event{Verb: verb, Who: events[0].Who, To: spaceRef(44)})
		prove.Is(t, "what came of it", journey(then, 2).Key, "diadochi.recap.marches.way."+key)
	}
	for i := range events {
		events[i].Who = generalRef(game.Majors)
	}
	back := append(slices.Clone(events), rules.Event{Verb: game.EvDispersed, Who: events[0].Who, To: spaceRef(44)})
	prove.Is(t, "a Minor General goes back to the hand", journey(back, 2).Key, "diadochi.recap.marches.way.hand")
	prove.Is(t, "nothing else is a journey", journey([]rules.Event{{Verb: game.EvControl, Seat: 1}}, 0), rules.Text{})
}
