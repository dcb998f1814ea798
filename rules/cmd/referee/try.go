package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"

	"tyche/rules"
	"tyche/rules/dice"
)

// try plays moves on a position with the dice given, and prints the events and the position after them.
func (r *referee) try(args []string) error {
	f := r.flags("try")
	game := f.String("game", "", "")
	position := f.String("position", "", "")
	given := f.String("dice", "", "")
	moves := f.String("moves", "", "")
	if rest, err := r.parse(f, args); err != nil || len(rest) > 0 {
		return orExtra(err, rest)
	}
	e, err := r.find(*game)
	if err != nil {
		return err
	}
	text := *position
	if raw, err := os.ReadFile(*position); err == nil {
		text = string(raw)
	}
	state, err := e.game.SetPosition(text)
	if err != nil {
		return wrongUse("referee.wrong.position", err.Error())
	}
	script := &faces{}
	for _, word := range strings.FieldsFunc(*given, func(c rune) bool { return c == ',' || c == ' ' }) {
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 {
			return wrongUse("referee.wrong.dice", word)
		}
		script.given = append(script.given, n)
	}
	for _, word := range strings.Split(*moves, ";") {
		if strings.TrimSpace(word) == "" {
			continue
		}
		if err := r.tryMove(e.game, state, word, script); err != nil {
			return err
		}
		if script.missing > 0 {
			return r.tooFewDice(script, word)
		}
	}
	fmt.Fprintln(r.out, strings.TrimRight(e.game.Position(state), "\n"))
	return nil
}

// faces are the dice that were given. When they are used up it draws on, so that the move comes to its end, and counts
// what was missing: a die that showed the same for ever would let a battle last for ever.
type faces struct {
	given   []int
	further dice.Stream
	missing int
}

// Draw returns the next face less one, kept within the die.
func (f *faces) Draw(n int) int {
	if len(f.given) > 0 {
		face := f.given[0]
		f.given = f.given[1:]
		return min(face-1, n-1)
	}
	f.missing++
	return f.further.Draw(n)
}

// tooFewDice says how many dice a move needed beyond those given. How many it is depends on what they would have shown.
func (r *referee) tooFewDice(f *faces, move string) error {
	return complaint{rules.Say("referee.wrong.few-dice", rules.N(f.missing), rules.W(strings.TrimSpace(move))), ""}
}

func (r *referee) tryMove(g rules.Game, state rules.State, text string, ch rules.Chance) error {
	seat, m, err := r.readMove(g, state.Pending(nil), text)
	if err != nil {
		return err
	}
	fmt.Fprintf(r.out, "%d %s\n", seat+1, g.Format(m))
	if bad := state.Explain(seat, m); bad != nil {
		return wrongUse("referee.illegal", r.refusal(g, bad))
	}
	var log rules.Log
	state.Apply(seat, m, ch, &log)
	if f, ok := ch.(*faces); ok && f.missing > 0 {
		return nil // what happened is not what was asked for
	}
	for _, event := range log.Events {
		line := "  " + g.FormatEvent(event)
		if t, ok := g.Tell(event); ok {
			line += "  | " + r.voice.Say(t)
		}
		fmt.Fprintln(r.out, line)
	}
	return nil
}
