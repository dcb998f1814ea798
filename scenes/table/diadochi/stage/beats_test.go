package stage

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
)

// told names the beats of what a list of events tells.
func told(t *testing.T, tale *Tale, personal bool, events []rules.Event) string {
	t.Helper()
	v := someView()
	var all []string
	for _, b := range tale.Hear(events, &v) {
		if !b.worthOpening(personal) {
			continue
		}
		beats := b.Beats()
		var names []string
		for _, beat := range beats[b.start(beats):] {
			names = append(names, beatKeys[beat.Kind])
		}
		b.told, b.shown = true, len(b.Notes)
		all = append(all, strings.Join(names, " "))
	}
	return strings.Join(all, " | ")
}

func TestBeats(t *testing.T) {
	drawn := []rules.Event{
		{Verb: game.EvBattle, Seat: 0, To: space(gabai), N: 1},
		force(0, gabai, game.Loyal, 2, 0), force(1, gabai, game.Loyal, 2, 0),
		{Verb: game.EvBattleDice, Seat: 0, To: space(gabai), Dice: rules.Dice{3, 4, 3, 4}, N: 4, M: 18},
		{Verb: game.EvBattleDice, Seat: 1, To: space(gabai), Dice: rules.Dice{2, 5, 2, 5}, N: 4, M: 18},
		{Verb: game.EvBattleEnds, Seat: rules.Nobody, To: space(gabai)},
		{Verb: game.EvAttrition, Seat: 0, To: space(gabai), Dice: rules.Dice{1}},
		{Verb: game.EvAttrition, Seat: 1, To: space(gabai), Dice: rules.Dice{2}},
		{Verb: game.EvRetreats, Seat: 0, Who: general(7), From: space(gabai), To: space(3)},
	}
	deserted := []rules.Event{
		{Verb: game.EvBattle, Seat: 0, To: space(gabai), N: 1},
		force(0, gabai, game.Loyal, 3, 0), force(1, gabai, game.RoyalArmy, 2, 0),
		{Verb: game.EvDesert, Seat: 0, Who: unit(game.RoyalArmy), From: ref(game.KindSeat, 1), To: space(gabai), N: 2},
		{Verb: game.EvDispersed, Seat: 1, Who: general(2), To: space(gabai)},
	}
	equalAtSea := []rules.Event{
		{Verb: game.EvNavalBattle, Seat: 0, To: space(salamis), N: 1},
		{Verb: game.EvNavalDice, Seat: 0, To: space(salamis), Dice: rules.Dice{4, 3}, N: 4, M: 18},
		{Verb: game.EvNavalDice, Seat: 1, To: space(salamis), Dice: rules.Dice{5, 2}, N: 4, M: 18},
		{Verb: game.EvNavalEnds, Seat: rules.Nobody, To: space(salamis)},
	}
	bribe := rules.Event{Verb: game.EvDesert, Seat: 0, Who: unit(game.Mercenary), From: ref(game.KindSeat, 3), To: space(gabai), N: 1}
	forage := []rules.Event{{Verb: game.EvSegment, N: 4}, {Verb: game.EvAttrition, Seat: 0, To: space(gabai), Dice: rules.Dice{4}, N: 1}, {Verb: game.EvLost, Seat: 0, Who: unit(1), To: space(gabai), N: 1}}
	storm := []rules.Event{{Verb: game.EvNavalBattle, Seat: 0, To: space(salamis), N: 1}, {Verb: game.EvAttrition, Seat: 0, To: space(salamis), Dice: rules.Dice{4}, N: 1}, {Verb: game.EvRetreats, Seat: 0, From: space(salamis), To: space(3)}}
	full := "lines prestige elephants dice factor table losses"
	for _, c := range []struct {
		name  string
		parts [][]rules.Event
		want  []string
	}{
		{"7.16 a battle told at once", [][]rules.Event{slices.Concat(landBattle, landEnd)}, []string{full + " desertion flight"}},
		{"3.32 a window before the dice keeps the stage dark", [][]rules.Event{landBattle[:2], {bribe}, landBattle[2:]}, []string{"", "", "lines desertion" + strings.TrimPrefix(full, "lines")}},
		{"7.33 the choice of losses interrupts", [][]rules.Event{landBattle, landEnd}, []string{full, "losses desertion flight"}},
		{"7.33 each loss chosen by itself", [][]rules.Event{landBattle, landEnd[:1], landEnd[1:2], landEnd[2:]}, []string{full, "", "", "losses desertion flight"}},
		{"7.21 a draw", [][]rules.Event{drawn}, []string{"lines dice table losses flight"}},
		{"7.7 royal troops alone go over", [][]rules.Event{deserted}, []string{"lines desertion flight"}},
		{"3.43 hunger after a battle is no part of it", [][]rules.Event{slices.Concat(landBattle, landEnd), forage}, []string{full + " desertion flight", ""}},
		{"9.21 a sortie", [][]rules.Event{fixtures["sortie"]}, []string{full + " desertion flight"}},
		{"9.10 a siege attempt", [][]rules.Event{siegeAttempt}, []string{"announce engines die sum stones breach losses"}},
		{"9.26 a city falls", [][]rules.Event{siegeFalls}, []string{"announce engines die stones breach gate losses desertion flight"}},
		{"9.12 losses chosen, then the fall", [][]rules.Event{siegeFalls[:5], {{Verb: game.EvLost, Seat: 0, Who: unit(1), To: space(14), N: 1}}, siegeFalls[5:]},
			[]string{"announce engines die stones breach", "", "losses gate losses desertion flight"}},
		{"9.28 a city falls, then its marker is placed", [][]rules.Event{siegeFalls, {{Verb: game.EvControl, Seat: 0, To: space(14), N: 1}}},
			[]string{"announce engines die stones breach gate losses desertion flight", ""}},
		{"8.25 the mover wins", [][]rules.Event{navalBattle}, []string{"announce encounter dice table clash scatter convoy"}},
		{"8.24 equal scores", [][]rules.Event{equalAtSea}, []string{"announce encounter dice table clash scatter"}},
		{"8.26 no escort, then the loss is chosen", [][]rules.Event{noEscort, {{Verb: game.EvLost, Seat: 0, Who: unit(0), To: space(salamis), N: 1}, {Verb: game.EvRetreats, Seat: 0, Who: general(8), From: space(salamis), To: space(3)}}},
			[]string{"announce encounter dice table clash losses", ""}},
		{"8.20 two interceptors", [][]rules.Event{slices.Concat(equalAtSea, navalBattle)}, []string{"announce encounter dice table clash scatter | announce encounter dice table clash scatter convoy"}},
		{"8.21 a storm instead of a battle", [][]rules.Event{storm}, []string{""}},
	} {
		tale := &Tale{}
		for i, part := range c.parts {
			if got := told(t, tale, true, part); got != c.want[i] {
				t.Errorf("%s, part %d:\n got %q\nwant %q", c.name, i+1, got, c.want[i])
			}
		}
		times := 0 // on the stage, if only computers fight
		tale = &Tale{}
		for _, part := range c.parts {
			if told(t, tale, false, part) != "" {
				times++
			}
		}
		if times > 1 {
			t.Errorf("%s: staged %d times", c.name, times)
		}
	}
}

func TestKeptDice(t *testing.T) {
	for _, c := range []struct {
		name   string
		d      Side
		kept   [2]int8
		factor int
		aside  int8
	}{
		{"7.12 nothing to raise", Side{Thrown: []int8{4, 5}, Dice: [2]int8{4, 5}}, [2]int8{4, 5}, 0, 0},
		{"7.12 one die raised", Side{Thrown: []int8{2, 5}, Dice: [2]int8{4, 5}}, [2]int8{2, 5}, 4, 0},
		{"card 55: the lowest of three is laid aside", Side{Thrown: []int8{1, 5, 3}, Dice: [2]int8{3, 5}}, [2]int8{3, 5}, 0, 1},
		{"card 55: the third is the lowest", Side{Thrown: []int8{6, 5, 3}, Dice: [2]int8{6, 5}}, [2]int8{6, 5}, 0, 3},
	} {
		_, factor := c.d.Raised()
		if got := c.d.Kept(); got != c.kept || factor != c.factor || c.d.third() != c.aside {
			t.Errorf("%s: kept %v, factor %d, aside %d", c.name, got, factor, c.d.third())
		}
	}
}

func TestSpan(t *testing.T) {
	for _, c := range []struct {
		lo, hi, n int
		wanted    []int
	}{{2, 12, 4, []int{9, 10}}, {2, 12, 3, []int{2, 12}}, {2, 12, 4, []int{3, 12}}, {0, 23, 9, []int{0, 23}}, {0, 23, 5, []int{1, 22}}, {0, 23, 6, []int{23}}, {2, 12, 6, []int{2}}} {
		got := span(nil, c.lo, c.hi, c.n, c.wanted...)
		if len(got) != c.n {
			t.Errorf("%+v: %v", c, got)
		}
		for _, w := range c.wanted {
			if !slices.Contains(got, w) {
				t.Errorf("%+v: %v lacks %d", c, got, w)
			}
		}
		for _, v := range got {
			if v != gap && (v < c.lo || v > c.hi) {
				t.Errorf("%+v: %v tabs the table", c, got)
			}
		}
	}
}

func TestForget(t *testing.T) {
	o := open(t, "es", 640, 400)
	o.play(landBattle)
	o.Skip()
	o.Skip()
	o.Forget()
	if o.play(landEnd) {
		t.Error("what belongs to a battle that was taken back opens the stage")
	}
}

// TestOnlyMajorGeneralsGoToTheBox: a Minor General returns to the hand (1.39).
func TestOnlyMajorGeneralsGoToTheBox(t *testing.T) {
	at := rules.Ref{Kind: game.KindSpace, ID: 3}
	for _, row := range []struct {
		general int16
		units   int16
		key     string
	}{{0, 2, ".led"}, {0, 0, ".alone"}, {game.Majors, 2, ".minor"}, {game.Majors, 0, ".minor.alone"}} {
		b := &Battle{At: at}
		note, told := b.dispersedNote(&rules.Event{Verb: game.EvDispersed, To: at, Who: rules.Ref{Kind: game.KindGeneral, ID: row.general}, N: row.units}, 1)
		if want := "diadochi.stage.note.dispersed" + row.key; !told || note.Text.Key != want {
			t.Errorf("general %d with %d units: %q, want %q", row.general, row.units, note.Text.Key, want)
		}
	}
}
