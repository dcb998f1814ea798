package main

import (
	"fmt"
	"strconv"
	"strings"

	"tyche/rules"
)

// What hangs on an answer is told below it, as the table shows it beside it: prices and losses first, then the chances.

// tellStakes prints what hangs on an answer, one line for each price and for each chance, and returns it. What hangs on the
// answer above it too is not told twice.
func (p *parlour) tellStakes(stakes []rules.Stake, above string) string {
	lines := make([]string, len(stakes))
	for i := range stakes {
		lines[i] = "        " + p.stake(&stakes[i]) + "\n"
	}
	told := strings.Join(lines, "")
	if len(lines) > 0 && told == above {
		fmt.Fprintf(p.out, "        %s\n", p.voice.Key("referee.same"))
	} else {
		fmt.Fprint(p.out, told)
	}
	return told
}

func (p *parlour) stake(k *rules.Stake) string {
	line := p.voice.Say(k.What)
	if k.Grave {
		line = "! " + line
	}
	if !k.Chancy() {
		return line
	}
	ways := make([]string, len(k.Ways))
	for i, n := range k.Percents() {
		ways[i] = fmt.Sprintf("%s %s", p.voice.Say(k.Ways[i].What), p.percent(&k.Ways[i], n))
	}
	return line + ": " + strings.Join(ways, "; ")
}

// percent writes how likely a way is, n of its Percents, or between what it lies where other seats decide.
func (p *parlour) percent(w *rules.Way, n int) string {
	if !w.Ranges() {
		return number(rules.PercentAs(w.Most, n)) + " %"
	}
	return number(rules.Percent(w.Least)) + "–" + number(rules.Percent(w.Most)) + " %"
}

// number writes a number, or a word that stands for one.
func number(a rules.Arg) string {
	if a.Kind == rules.WordArg {
		return a.Key
	}
	return strconv.Itoa(a.N)
}
