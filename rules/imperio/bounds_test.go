package imperio

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// TestMutatedPositions changes words of good positions at random. What comes of it is refused, or can be asked, told, shown
// and played on for a while: nothing written by hand may make the program fall. TYCHE_GAMES sets how many are tried.
func TestMutatedPositions(t *testing.T) {
	tries := 3000
	if n, err := strconv.Atoi(os.Getenv("TYCHE_GAMES")); err == nil {
		tries = n
	}
	texts := positionsToChange(t)
	ch := dice.New(8, 15)
	accepted := 0
	for n := range tries {
		text := mutate(texts[ch.Draw(len(texts))], texts, ch)
		if fault := survives(text, n); fault != "" {
			t.Fatalf("%s\n%s", fault, text)
		} else if _, err := Game.SetPosition(text); err == nil {
			accepted++
		}
	}
	if accepted*20 < tries {
		t.Errorf("only %d of %d can be positions", accepted, tries)
	}
}

// positionsToChange are those of random games, from each kind of question.
func positionsToChange(t *testing.T) (texts []string) {
	t.Helper()
	texts = append(texts, "players 2\nframe game step 0 a 0 seat 1", "players 3")
	seen := map[string]int{}
	for seed := range uint64(4) {
		ch := dice.New(seed, 21)
		options := uint64(optLiveBattles)
		st, err := Game.New(rules.Setup{Seats: 2 + int(seed), Options: options}, ch)
		if err != nil {
			t.Fatal(err)
		}
		for range 2500 {
			if _, over := st.Outcome(); over {
				break
			}
			word := procedures[st.(*state).top().kind].word
			if seen[word] < 6 && ch.Draw(10) == 0 {
				seen[word]++
				texts = append(texts, Game.Position(st))
			}
			p := st.Pending(nil)[0].Seat
			moves := rules.Moves(st, p, nil)
			st.Apply(p, moves[ch.Draw(len(moves))], ch, nil)
		}
	}
	return texts
}

// mutate changes one to three lines: a word, a number, a line more or less.
func mutate(text string, texts []string, ch rules.Chance) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for range 1 + ch.Draw(3) {
		i := ch.Draw(len(lines))
		other := strings.Split(strings.TrimSpace(texts[ch.Draw(len(texts))]), "\n")
		words := strings.Fields(lines[i])
		switch ch.Draw(6) {
		case 0:
			if i > 0 {
				lines = append(lines[:i:i], lines[i+1:]...)
			}
		case 1:
			lines = append(lines, other[ch.Draw(len(other))])
		case 2:
			lines = append(lines, fmt.Sprintf("frame %s seat %d step %d a %d b %d c %d set %d", procedures[1+ch.Draw(int(numFrameKinds)-1)].word, 1+ch.Draw(3), ch.Draw(9), ch.Draw(12)-1, ch.Draw(12)-1, ch.Draw(40)-1, ch.Draw(300)))
		case 3:
			if len(words) > 1 {
				words[1+ch.Draw(len(words)-1)] = strconv.Itoa([...]int{0, 1, 2, 5, 9, 40, 254, 255}[ch.Draw(8)])
				lines[i] = strings.Join(words, " ")
			}
		case 4:
			if donor := strings.Fields(other[ch.Draw(len(other))]); len(words) > 1 && len(donor) > 1 {
				words[1+ch.Draw(len(words)-1)] = donor[1+ch.Draw(len(donor)-1)]
				lines[i] = strings.Join(words, " ")
			}
		case 5:
			if len(words) > 2 {
				lines[i] = strings.Join(words[:len(words)-1], " ")
			}
		}
	}
	return strings.Join(lines, "\n")
}

// survives says what goes wrong with a position, if it is one.
func survives(text string, seed int) (fault string) {
	defer func() {
		if r := recover(); r != nil {
			fault = fmt.Sprint("panic: ", r)
		}
	}()
	st, err := Game.SetPosition(text)
	if err != nil {
		return ""
	}
	back, err := Game.SetPosition(Game.Position(st))
	if err != nil || back.Hash() != st.Hash() {
		return fmt.Sprint("it does not come back: ", err)
	}
	ch := dice.New(uint64(seed), 31)
	for seat := rules.Nobody; seat < rules.Seat(st.(*state).players); seat++ {
		st.View(seat)
	}
	for range 60 {
		asked := st.Pending(nil)
		if len(asked) == 0 {
			if _, over := st.Outcome(); !over {
				return "nobody is asked"
			}
			return ""
		}
		seat := asked[0].Seat
		st.Resample(seat, ch)
		moves := rules.Moves(st, seat, nil)
		if len(moves) == 0 {
			return "there is no answer"
		}
		for _, m := range st.Candidates(seat, nil)[:1] {
			st.Explain(seat, m)
			st.Describe(seat, m)
		}
		scores := make([]int, len(moves))
		Mind{}.Rank(st, seat, moves, scores)
		st.Apply(seat, moves[ch.Draw(len(moves))], ch, &rules.Log{})
	}
	return ""
}
