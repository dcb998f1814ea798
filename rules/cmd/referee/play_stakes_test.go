package main

import (
	"bytes"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/rules/odds"
)

// TestWhatHangsOnAnAnswerIsToldBelowIt lists what one may do in the first turn of Imperio, where missing it has its price.
func TestWhatHangsOnAnAnswerIsToldBelowIt(t *testing.T) {
	out := asked(t, strings.Repeat("1\n", 20)+"salir\n", "play", "--game", "imperio", "--seats", "person,random", "--seed", "3")
	const want = "  Faltar al turno  [8.5]\n        ! Tus órdenes de este turno quedan vacías"
	if !strings.Contains(out, want) {
		t.Errorf("%q not found in\n%s", want, out)
	}
}

func TestWhatHangsOnTheAnswerAboveTooIsNotToldTwice(t *testing.T) {
	words, err := lexicon.New(lexicon.Kit, texts)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	p := &parlour{referee: &referee{voice: &lexicon.Voice{Lexicon: words, Language: lexicon.Spanish}, out: &out}}
	price := []rules.Stake{rules.Price("1.1", rules.Say("referee.bye"))}
	p.tellStakes(price, p.tellStakes(nil, p.tellStakes(price, p.tellStakes(price, ""))))
	const once = "        Hasta la próxima.\n"
	if got, want := out.String(), once+"        Lo mismo que en la respuesta anterior\n"+once; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestChancesAreToldInOneLine(t *testing.T) {
	words, err := lexicon.New(lexicon.Kit)
	if err != nil {
		t.Fatal(err)
	}
	p := &parlour{referee: &referee{voice: &lexicon.Voice{Lexicon: words, Language: lexicon.Spanish}}}
	third, half := odds.Chance{Ways: 1, Of: 3}, odds.Chance{Ways: 1, Of: 2}
	k := rules.Stake{What: rules.Say("{battle}"), Ways: []rules.Way{
		{What: rules.Say("{won}"), Least: third, Most: third}, {What: rules.Say("{lost}"), Least: half, Most: odds.Chance{Ways: 2, Of: 3}}}}
	if got := p.stake(&k); !strings.HasSuffix(got, " 33 %; "+p.voice.Say(rules.Say("{lost}"))+" 50–67 %") {
		t.Error(got)
	}
}

// TestWhatCostsMuchIsAskedAbout misses a turn of Imperio: the first time it is asked about, the second time it is played.
func TestWhatCostsMuchIsAskedAbout(t *testing.T) {
	begun := "1\n1\n1\ndone\n"
	play := func(typed string) string {
		return asked(t, begun+typed+"salir\n", "play", "--game", "imperio", "--seats", "person,random,random", "--seed", "12")
	}
	const question = "escribe 2 otra vez"
	once, twice := play("2\n"), play("2\n2\n")
	if strings.Count(once, question) != 1 || strings.Count(twice, question) != 1 {
		t.Fatalf("asked %d and %d times in\n%s", strings.Count(once, question), strings.Count(twice, question), once)
	}
	if strings.Count(once, "da tus órdenes del turno 2") != 0 || strings.Count(twice, "da tus órdenes del turno 2") == 0 {
		t.Errorf("the turn was not missed after the second time\n%s", twice)
	}
}

// TestWordsAreAskedAboutLikeNumbers misses a turn by the words of the answer.
func TestWordsAreAskedAboutLikeNumbers(t *testing.T) {
	out := asked(t, "1\n1\n1\ndone\nfaltar al turno\nsalir\n", "play", "--game", "imperio", "--seats", "person,random,random", "--seed", "12")
	if strings.Count(out, "escribe 2 otra vez") != 1 || strings.Contains(out, "da tus órdenes del turno 2") {
		t.Errorf("it was played unasked\n%s", out)
	}
}
