package tutor

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/imperio"
	"tyche/rules/session"
)

// letters begins the lesson of Imperio in which a first turn is written, at its first letter.
func letters(t *testing.T) *Course {
	t.Helper()
	list, err := Load(imperio.Lessons, "lessons", session.Games(imperio.Game))
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range list {
		if l.Name == "letters" {
			c := begin(l)
			c.Next()
			c.Next()
			return c
		}
	}
	t.Fatal("no such lesson")
	return nil
}

// orders reads the answers of a letter.
func orders(t *testing.T, words string) (list []rules.Move) {
	t.Helper()
	for word := range strings.SplitSeq(words, "; ") {
		m, err := imperio.Game.Parse(word)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, m)
	}
	return list
}

func asks(t *testing.T, c *Course, key string) {
	t.Helper()
	step, _ := c.Step()
	prove.Is(t, "the step", step.Text.Key, "imperio.lesson.letters."+key)
}

// Letters may be written in another order and in other slots, and what comes later may be written at once.
func TestLettersMayBeWrittenInAnyOrder(t *testing.T) {
	c := letters(t)
	d := c.Draft()
	asks(t, c, "units")
	research := d.Add(4, orders(t, "act research; research modular-docks")...)
	prove.Is(t, "a later letter", c.Wrote().Right, true)
	asks(t, c, "units")
	made := d.Add(6, orders(t, "act production; produce korvela; make troop; make carrier")...)
	prove.Is(t, "on the way to a later letter", c.Wrote().Right, true)
	d.Set(made, orders(t, "act production; produce korvela; make troop; make carrier; make troop")...)
	c.Wrote()
	asks(t, c, "units") // while the research is too early
	d.Remove(research)
	c.Wrote()
	asks(t, c, "go") // two steps at once
	fleet := d.Add(2, orders(t, "act operation; fleet korvela; load korvela 1 1; go arvelo")...)
	prove.Is(t, "one of three Troops", c.Wrote().Right, true)
	asks(t, c, "go")
	d.Set(fleet, orders(t, "act operation; fleet korvela; load korvela 1 3; go arvelo")...)
	c.Wrote()
	asks(t, c, "tech")
}

// What was not asked for is told, stays until it is taken back, and nothing is sealed with it.
func TestLettersThatWereNotAskedFor(t *testing.T) {
	c := letters(t)
	for range 5 {
		if err := c.Fulfil(); err != nil {
			t.Fatal(err)
		}
	}
	asks(t, c, "empty")
	c.Next()
	d := c.Draft()
	d.Add(6, orders(t, "act construction; build korvela port")...)
	prove.Is(t, "told", c.Wrote().Text.Key, "imperio.lesson.letters.seal.hint")
	seal := c.Asked()[0]
	prove.Is(t, "not sealed", c.Judge(seal).Right, false)
	prove.Is(t, "taken back", c.Back() && len(d.Letters()) == 3, true)
	asks(t, c, "seal")
	prove.Is(t, "sealed", c.Judge(seal).Right, true)
	if err := c.Play(0, seal); err != nil {
		t.Fatal(err)
	}
	prove.Is(t, "no plan any more", c.Draft() == nil, true)
	prove.Is(t, "back before the seal", c.Back() && len(c.Draft().Letters()) == 3, true)
	asks(t, c, "seal")
	c.Back()
	asks(t, c, "empty")
	c.Back()
	asks(t, c, "tech")
	prove.Is(t, "the last letter is off the desk", len(c.Draft().Letters()), 2)
	wrong := orders(t, "act research; research prefabrication")
	prove.Is(t, "another answer", c.JudgeAnswer(wrong[1]).Text.Key, "imperio.lesson.letters.hint")
	prove.Is(t, "the answer that is asked for", c.JudgeAnswer(c.Asked()[1]).Right, true)
	c.Draft().Add(4, wrong...)
	prove.Is(t, "a letter that leads elsewhere", c.Wrote().Text.Key, "imperio.lesson.letters.hint")
}
