package main

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
)

// opening begins a game of Diadochi in which a person is asked, and types what follows.
func opening(t *testing.T, typed string) string {
	return asked(t, typed+"\nsalir\n", "play", "--game", "diadochi", "--seats", "person,random", "--seed", "7")
}

func TestAPersonIsToldAtFirstHowTheyStand(t *testing.T) {
	out := opening(t, "")
	prove.Is(t, "greetings", strings.Count(out, "Así estás tú:"), 1)
	prove.True(t, "it tells of their points", strings.Contains(out, "Puntos de victoria: "))
}

// TestAnAnswerIsFoundByItsWords types a part that several answers share, the whole label of one of them, and words of none.
func TestAnAnswerIsFoundByItsWords(t *testing.T) {
	first := opening(t, "")
	label := labelOf(t, first, 1)
	out := opening(t, label)
	prove.True(t, "the answer was played", !strings.Contains(out, "Ninguna respuesta dice"))
	prove.True(t, "and the next question asked", strings.Count(out, "   1  ") == 2)
	out = opening(t, label[:3])
	prove.True(t, "those that share a part of it are listed", strings.Count(out, "   1  "+label) == 2 && strings.Count(out, "   2  ") > 1)
	prove.True(t, "words of none are refused", strings.Contains(opening(t, "xyzzy"), "Ninguna respuesta dice «xyzzy»."))
}

// labelOf reads the label of an answer from the list.
func labelOf(t *testing.T, out string, number int) string {
	t.Helper()
	_, after, found := strings.Cut(out, "   "+string(rune('0'+number))+"  ")
	if !found {
		t.Fatal("no list of answers in\n" + out)
	}
	line, _, _ := strings.Cut(after, "\n")
	label, _, _ := strings.Cut(line, "  [")
	label, _, _ = strings.Cut(label, ": ")
	return label
}

func TestAHintNamesAnswersByTheirNumbers(t *testing.T) {
	out := opening(t, "consejo")
	_, hint, _ := strings.Cut(out, "salir >")
	hint, _, _ = strings.Cut(hint, "salir >")
	best, _, more := strings.Cut(hint, "O, si no:")
	prove.True(t, "others are named after the best", more)
	number := strings.Fields(best)[0]
	prove.True(t, "the best is one of the list: "+number, strings.Contains(out, "\n   "+number+"  "+labelOf(t, out, int(number[0]-'0'))))
}

func TestEveryFlagSaysWhatItIsFor(t *testing.T) {
	for _, c := range commands {
		for _, lang := range []string{"es", "en"} {
			out := asked(t, "", c.name, "--lang", lang, "-h")
			prove.True(t, c.name+": its flags are told", strings.Contains(out, "  --lang "))
			prove.True(t, c.name+": every key has its text\n"+out, !strings.Contains(out, "referee."))
		}
	}
}
