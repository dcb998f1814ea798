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
	faces := f.String("dice", "", "")
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
	script := &dice.Script{}
	for _, word := range strings.FieldsFunc(*faces, func(c rune) bool { return c == ',' || c == ' ' }) {
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 {
			return wrongUse("referee.wrong.dice", word)
		}
		script.Faces = append(script.Faces, n)
	}
	for _, word := range strings.Split(*moves, ";") {
		if strings.TrimSpace(word) == "" {
			continue
		}
		if err := r.tryMove(e.game, state, word, script); err != nil {
			return err
		}
	}
	fmt.Fprintln(r.out, strings.TrimRight(e.game.Position(state), "\n"))
	return nil
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
	for _, event := range log.Events {
		line := "  " + g.FormatEvent(event)
		if t, ok := g.Tell(event); ok {
			line += "  | " + r.voice.Say(t)
		}
		fmt.Fprintln(r.out, line)
	}
	return nil
}
