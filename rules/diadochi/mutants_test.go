package diadochi

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// TestDamagedPositions damages positions as a slip of the pen does: what is taken can be shown, written, read back and
// played on; what is refused says at which line.
func TestDamagedPositions(t *testing.T) {
	ch := dice.New(20, 26)
	seeds := positionSeeds(t, ch)
	taken, refused := 0, 0
	for n := range 1500 {
		text := damage(seeds[ch.Draw(len(seeds))], seeds, ch)
		st, err := Game.SetPosition(text)
		if err != nil {
			refused++
			if !strings.Contains(err.Error(), "line ") {
				t.Errorf("no line is named: %v\n%s", err, text)
			}
			continue
		}
		taken++
		if err := usable(st, ch); err != nil {
			t.Errorf("damage %d: %v\n%s", n, err, text)
		}
	}
	if taken < 200 || refused < 200 {
		t.Errorf("%d taken, %d refused: the damage is too great or too small", taken, refused)
	}
}

// positionSeeds returns positions of games and of a person's hand.
func positionSeeds(t *testing.T, ch *dice.Stream) (list []string) {
	t.Helper()
	list = append(list, tycheScene, surrenderScene)
	for players := 2; players <= 5; players++ {
		st, err := Game.New(rules.Setup{Seats: players, Options: uint64(players)}, ch)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 1200 && len(st.Pending(nil)) > 0; n++ {
			if n%150 == 149 {
				text := Game.Position(st)
				list = append(list, text, restingWords(text))
			}
			seat := st.Pending(nil)[0].Seat
			moves := rules.Moves(st, seat, nil)
			st.Apply(seat, moves[ch.Draw(len(moves))], ch, nil)
		}
	}
	return list
}

// restingWords is a position in words alone, without what is on the way.
func restingWords(text string) string {
	var kept []string
	for _, line := range strings.Split(text, "\n") {
		if !strings.HasPrefix(line, exactWord) && !strings.Contains(line, " marching") && !strings.Contains(line, " reacting") {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "\n")
}

// damage changes a few words or lines of a position.
func damage(text string, seeds []string, ch *dice.Stream) string {
	for range 1 + ch.Draw(3) {
		lines := strings.Split(text, "\n")
		i := ch.Draw(len(lines))
		words := strings.Fields(lines[i])
		switch other := strings.Split(seeds[ch.Draw(len(seeds))], "\n"); ch.Draw(6) {
		case 0:
			lines[i] = ""
		case 1:
			lines = append(lines[:i+1], lines[i:]...)
		case 2:
			lines[i] = other[ch.Draw(len(other))]
		case 3:
			if foreign := strings.Fields(other[ch.Draw(len(other))]); len(words) > 0 && len(foreign) > 0 {
				words[ch.Draw(len(words))] = foreign[ch.Draw(len(foreign))]
			}
		case 4:
			for j, w := range words {
				if _, err := strconv.Atoi(w); err == nil && ch.Draw(2) == 0 {
					words[j] = strconv.Itoa(ch.Draw(12) * (1 + 8*ch.Draw(2)))
				}
			}
		case 5:
			if len(words) > 0 {
				words = append(words, words[ch.Draw(len(words))])
			}
		}
		if i < len(lines) && len(words) > 0 && strings.Fields(lines[i]) != nil && ch.Draw(6) > 0 {
			lines[i] = strings.Join(words, " ")
		}
		text = strings.Join(lines, "\n")
	}
	return text
}

// usable shows a position, writes it, reads it back and plays some moves.
func usable(st rules.State, ch *dice.Stream) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v", fault)
		}
	}()
	back, err := Game.SetPosition(Game.Position(st))
	switch {
	case err != nil:
		return fmt.Errorf("it does not read back: %w", err)
	case back.Hash() != st.Hash():
		return fmt.Errorf("another position is read back")
	}
	var moves []rules.Move
	for range 40 {
		st.View(0)
		asked := st.Pending(nil)
		if len(asked) == 0 {
			return nil
		}
		moves = rules.Moves(st, asked[0].Seat, moves[:0])
		if len(moves) == 0 {
			return fmt.Errorf("no answer to %s", asked[0].Prompt.Key)
		}
		for _, m := range moves {
			st.Describe(asked[0].Seat, m)
		}
		st.Apply(asked[0].Seat, moves[ch.Draw(len(moves))], ch, &rules.Log{})
		if why := st.(*state).broken(); why != "" {
			return fmt.Errorf("bookkeeping: %s", why)
		}
	}
	return nil
}

func TestRefusedPositions(t *testing.T) {
	const head = "players 2\nturn 2 round 1 first 1\n"
	for lines, at := range map[string]string{
		"":                        "line 1",
		"turn 2":                  "line 1",
		"players 9":               "line 1",
		head + "players 3":        "line 3",
		head + "ask 5 tyche":      "line 3",
		head + "ask nobody tyche": "line 3",
		head + "turn 7":           "line 3",
		head + "first 3":          "line 3",
		head + "options flying":   "line 3",
		head + "control 4 pella":  "line 3",
		head + "control 1 sestos": "line 3",
		head + "control independents pella\nunits 1 pella/in mercenary 1":      "line 4",
		head + "control 1 pella\nunits 1 pella/in mercenary 3":                 "line 4",
		head + "units 1 pella mercenary 0":                                     "line 3",
		head + "units 1 marching mercenary 1":                                  "line 3",
		head + "units 1 box-2 mercenary 1":                                     "line 3",
		head + "units 1 pella royal-army 5\nunits 1 aigai royal-army 4":        "line 4",
		head + "units 1 pella silver 1\nunits 1 aigai silver 1":                "line 4",
		head + "units 1 athenai mercenary 1\narmy leosthenes athenai":          "line 4",
		head + "general 1 krateros marching":                                   "line 3",
		head + "general 1 krateros pella\ngeneral 2 krateros aigai":            "line 4",
		head + "general 1 krateros pella\nunits 2 pella mercenary 1":           "line 3",
		head + "minor 1 hand":                                                  "line 3",
		head + "siege pella 1":                                                 "line 3",
		head + "control 2 pella\nunits 1 pella mercenary 3\nsiege pella 3":     "line 5",
		head + "cart babylon/in 1":                                             "line 3",
		head + "tomb aigai":                                                    "line 3",
		head + "training 1 elephant 2":                                         "line 3",
		head + "fleet karia 1":                                                 "line 3",
		head + "royal philippos hand 1":                                        "line 3",
		head + "exact AAAA":                                                    "line 3",
		head + "tomb pella aigai":                                              "line 3",
		head + "nonsense":                                                      "line 3",
		head + "usurper independents":                                          "line 3",
		head + "general 1 minor-1-1 pella":                                     "line 3",
		head + "army leosthenes marching":                                      "line 3",
		head + "army leosthenes pella/in":                                      "line 3",
		head + "ask 1 activation\nhand 1 fog\ncontrol 1 pella\nnothing at all": "line 6",
	} {
		_, err := Game.SetPosition(lines)
		if err == nil || !strings.Contains(err.Error(), at+",") {
			t.Errorf("%q: %v, want %s", lines, err, at)
		}
	}
}

func TestTheExactLine(t *testing.T) {
	st, err := Game.SetPosition(tycheScene)
	if err != nil {
		t.Fatal(err)
	}
	text := Game.Position(st)
	for _, c := range []struct{ what, text, at string }{
		{"another word", strings.Replace(text, "units 1 pella mercenary 4", "units 1 pella mercenary 5", 1), "units 1 pella mercenary 5"},
		{"a damaged byte", text[:len(text)-2] + "!\n", exactWord},
		{"a byte changed", strings.Replace(text, exactWord+" A", exactWord+" B", 1), exactWord},
	} {
		if _, err := Game.SetPosition(c.text); err == nil || !strings.Contains(err.Error(), c.at) {
			t.Errorf("%s: %v", c.what, err)
		}
	}
	if back, err := Game.SetPosition(text); err != nil || back.Hash() != st.Hash() {
		t.Errorf("the position itself: %v", err)
	}
}
