package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/lexicon"
	"tyche/rules/session"
)

// The words that a person types besides the numbers of answers.

// obey does what a person types besides numbers. again says that the question is to be asked anew.
func (p *parlour) obey(c session.Chair, answers []answer, line string) (again bool, err error) {
	word, rest, _ := strings.Cut(line, " ")
	typed := p.leaving
	p.leaving = ""
	switch word {
	case "":
		return false, nil
	case "quit", "salir":
		return false, errLeave
	case "undo", "deshacer":
		return p.complain(p.session.Undo(c.Seat())), p.seatBots()
	case "redo", "rehacer":
		return p.complain(p.session.Redo(c.Seat())), p.seatBots()
	case "concede", "rendirse":
		if typed != word {
			p.doubtLeaving(c, word, "referee.sure.concede")
			return false, nil
		}
		return p.complain(p.session.Concede(c.Seat())), nil
	case "hand", "ceder":
		if typed != word {
			p.doubtLeaving(c, word, "referee.sure.hand")
			return false, nil
		}
		before := p.session.Header().Seats
		if !p.complain(p.session.Hand(c.Seat(), session.Deputy)) {
			return false, nil
		}
		return true, p.handed(before)
	case "view", "ver":
		p.look(c, rest)
	case "hint", "consejo":
		p.hint(c, answers)
	case "log", "historia":
		p.log(c.Seat())
	case "rule", "regla", "find", "buscar":
		p.lookUp(rest)
	case "lang", "idioma":
		if !slices.Contains(lexicon.Languages[:], lexicon.Language(rest)) {
			p.say("referee.wrong.flag")
			return false, nil
		}
		p.voice.Language = lexicon.Language(rest)
		return true, nil
	default:
		return p.tryWords(c, answers, line), nil
	}
	return false, nil
}

// doubtLeaving asks whether a word is meant that gives up the seat or the game: neither can be taken back.
func (p *parlour) doubtLeaving(c session.Chair, word, key string) {
	p.leaving = word
	p.say(key, rules.W(p.session.Header().Seats[c.Seat()].Name), rules.W(word))
}

// look shows everything that the seat sees, or what it sees of one place.
func (p *parlour) look(c session.Chair, place string) {
	if place == "" || p.entry.look == nil {
		p.show(p.entry, c.View())
		return
	}
	lines := p.entry.look(p.voice, c.View(), place)
	if len(lines) == 0 {
		p.say("referee.no-place")
	}
	for _, line := range lines {
		fmt.Fprintln(p.out, line)
	}
}

// complain prints the sentence of a problem and says whether all went well.
func (p *parlour) complain(err error) bool {
	var problem *session.Problem
	if errors.As(err, &problem) {
		fmt.Fprintln(p.out, p.withDetail(problem.Text(), p.because(problem)))
	}
	return err == nil
}

// logLines is how many lines the log shows.
const logLines = 20

// log lists the last entries as the seat may read them. What another seat answers in secret, one answer after the other,
// is one line.
func (p *parlour) log(seat rules.Seat) {
	var lines []int
	for i := p.session.Len() - 1; i >= 0 && len(lines) < logLines; i-- {
		n := len(lines)
		if n > 0 && p.session.Read(i, seat).Veiled && p.session.Read(lines[n-1], seat).Veiled && p.session.Entry(i).Seat == p.session.Entry(lines[n-1]).Seat {
			lines[n-1] = i
			continue
		}
		lines = append(lines, i)
	}
	slices.Reverse(lines)
	for _, i := range lines {
		p.tellMove(p.session, i, seat)
	}
}

// tryWords plays what an answer is called in the list or in the journal. Words that several answers share list those.
func (p *parlour) tryWords(c session.Chair, answers []answer, line string) bool {
	whole, part := p.called(answers, line)
	if len(whole) == 0 {
		whole = part
	}
	m, err := p.entry.game.Parse(line)
	switch {
	case len(whole) == 1 && p.doubts(c, answers, whole[0]):
		return false
	case len(whole) == 1:
		return p.complain(p.answer(c.Seat(), answers[whole[0]].move))
	case len(whole) > 1:
		for _, i := range whole {
			p.row(c, answers, i)
		}
		return false
	case err != nil:
		p.say("referee.no-answer", rules.W(line))
		p.say("referee.help")
		return false
	}
	if bad := c.Explain(m); bad != nil {
		fmt.Fprintln(p.out, p.refusal(p.entry.game, bad))
		return false
	}
	return p.complain(p.answer(c.Seat(), m))
}

// hintedAnswers is how many answers a hint names, the best first.
const hintedAnswers = 3

// hint shows the answers that a veteran finds best, with their numbers, and what speaks for the first.
func (p *parlour) hint(c session.Chair, answers []answer) {
	adviser, err := bot.New(bot.Veteran, p.entry.mind, uint64(p.session.Len()))
	if err != nil {
		fmt.Fprintln(p.err, err)
		return
	}
	bot.Choose(adviser, c, bot.Budget{})
	choices := adviser.Choices()
	for k, choice := range choices[:min(hintedAnswers, len(choices))] {
		p.row(c, answers, slices.IndexFunc(answers, func(a answer) bool { return a.move == choice.Move }))
		if k > 0 {
			continue
		}
		for _, why := range bot.Reasons(p.entry.mind, c, choice.Move, uint64(p.session.Len())) {
			fmt.Fprintf(p.out, "        %s\n", p.voice.Say(why))
		}
		if len(choices) > 1 {
			p.say("referee.else")
		}
	}
}

// lookUp prints a rule, or the rules that hold some words.
func (p *parlour) lookUp(query string) {
	if p.book == nil {
		p.say("referee.no-book")
		return
	}
	hits := p.book.Search(string(p.voice.Language), query)
	if len(hits) == 0 {
		p.say("referee.not-found")
	}
	for _, h := range hits[:min(5, len(hits))] {
		fmt.Fprintf(p.out, "%s %s\n", h.Entry.Number, h.Entry.Text())
	}
}
