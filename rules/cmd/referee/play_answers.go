package main

import (
	"fmt"
	"slices"
	"strings"

	"tyche/rules"
	"tyche/rules/session"
)

// answer is a legal move as it is listed, behind its number.
type answer struct {
	move    rules.Move
	caption rules.Caption
}

// answersOf lists the legal moves in the order in which the table lists them.
func answersOf(c session.Chair) []answer {
	moves := c.Moves(nil)
	list := make([]answer, len(moves))
	for i, m := range moves {
		list[i] = answer{m, c.Describe(m)}
	}
	slices.SortStableFunc(list, func(a, b answer) int { return a.caption.Compare(b.caption) })
	return list
}

// called returns which answers are called so: those whose whole label it is, or else those that it is a part of.
func (p *parlour) called(answers []answer, words string) (whole, part []int) {
	words = strings.ToLower(words)
	for i := range answers {
		label := strings.ToLower(p.voice.Say(answers[i].caption.Label))
		if label == words {
			whole = append(whole, i)
		}
		if strings.Contains(label, words) {
			part = append(part, i)
		}
	}
	return whole, part
}

// doubts asks once whether an answer is meant that people are asked about at the table too.
func (p *parlour) doubts(c session.Chair, answers []answer, i int) bool {
	if i == p.warned || !rules.AnyGrave(c.Stakes(answers[i].move)) {
		return false
	}
	p.warned = i
	p.say("referee.sure", rules.N(i+1))
	return true
}

// oddsOf is what follows an answer that leads to a battle.
func (p *parlour) oddsOf(c session.Chair, m rules.Move) string {
	if p.entry.odds == nil {
		return ""
	}
	return p.entry.odds(p.voice, c.View(), m)
}

// list numbers the answers; a run of answers that differ only in a growing number is told by its ends.
func (p *parlour) list(chair session.Chair, answers []answer) {
	above := ""
	for i := 0; i < len(answers); {
		n := runOf(answers[i:])
		for k := i; k < i+n; k++ {
			switch {
			case n < 4 || k == i || k == i+n-1:
				p.row(chair, answers, k)
				above = p.tellStakes(chair.Stakes(answers[k].move), above)
			case k == i+1:
				fmt.Fprintln(p.out, "   …")
			}
		}
		i += n
	}
}

// row prints one answer behind its number.
func (p *parlour) row(chair session.Chair, answers []answer, at int) {
	fmt.Fprintf(p.out, "%4d  %s\n", at+1, p.caption(answers[at].caption)+p.oddsOf(chair, answers[at].move))
}

// runOf returns how many of the first answers say the same but for one number, which grows by one.
func runOf(list []answer) int {
	for n := 1; n < len(list); n++ {
		if !grows(list[n-1].caption.Label, list[n].caption.Label) {
			return n
		}
	}
	return len(list)
}

// grows says whether two labels differ in one number only, which is greater by one in the second.
func grows(a, b rules.Text) bool {
	changes := 0
	for i := range a.Args {
		if a.Args[i] == b.Args[i] {
			continue
		}
		if next := a.Args[i]; next.Kind == rules.IntArg {
			next.N++
			if next == b.Args[i] {
				changes++
				continue
			}
		}
		return false
	}
	return a.Key == b.Key && changes == 1
}
