package main

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"tyche/rules"
	"tyche/rules/session"
)

// open reads a journal. A journal that is good up to somewhere gives a session and a *session.Problem.
func (r *referee) open(name string) (*session.Session, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, wrongUse("referee.wrong.file", name)
	}
	defer file.Close()
	s, err := session.Load(file, r.library)
	if s != nil {
		r.voice.Name = s.Game().Name
	}
	return s, err
}

// openWhole reads a journal and complains about any fault in it.
func (r *referee) openWhole(f func() ([]string, error)) (*session.Session, []string, error) {
	rest, err := f()
	if err != nil {
		return nil, nil, err
	}
	if len(rest) == 0 {
		return nil, nil, wrongUse("referee.wrong.no-file", "")
	}
	s, err := r.open(rest[0])
	return s, rest[1:], err
}

// verify plays journals through and says of each whether it is whole.
func (r *referee) verify(args []string) error {
	rest, err := r.parse(r.flags("verify"), args)
	if err != nil {
		return err
	}
	if len(rest) == 0 {
		return wrongUse("referee.wrong.no-file", "")
	}
	var last error
	for _, name := range rest {
		s, err := r.open(name)
		var p *session.Problem
		switch {
		case errors.As(err, &p):
			fmt.Fprintf(r.out, "%s: %s\n", name, r.withDetail(p.Text(), r.because(p)))
		case err != nil:
			fmt.Fprintf(r.out, "%s: %s\n", name, r.voice.Key("referee.wrong.file"))
		default:
			_, over := s.Outcome()
			state := map[bool]string{true: "referee.state.over", false: "referee.state.open"}[over]
			fmt.Fprintf(r.out, "%s: %s, %016x\n", name, r.voice.Key("referee.verified", rules.N(s.Len()), rules.K(state)), s.Hash())
			continue
		}
		last = wrongUse("referee.wrong.verify", name)
	}
	return last
}

// replay tells a game up to an entry and prints the position there. Of a game that goes on it tells what everybody may
// know, unless --open asks for everything.
func (r *referee) replay(args []string) error {
	f := r.flags("replay")
	at := f.Int("at", -1, "")
	open := f.Bool("open", false, "")
	s, rest, err := r.openWhole(func() ([]string, error) { return r.parse(f, args) })
	if s == nil || len(rest) > 0 {
		return orExtra(err, rest)
	}
	n := s.Len()
	if *at >= 0 {
		if *at > n {
			return complaint{rules.Say("referee.wrong.at", rules.N(n)), ""}
		}
		n = *at
	}
	for i := range n {
		r.tellEntry(s, i, *open)
	}
	fmt.Fprintln(r.out)
	if *open || s.Opened() {
		fmt.Fprintln(r.out, strings.TrimRight(s.Game().Position(s.StateAt(n)), "\n"))
		return err
	}
	if e, missing := r.find(s.Header().Game); missing == nil {
		r.show(e, s.ChairAt(n, rules.Nobody).View())
	}
	r.say("referee.closed")
	return err
}

// tellEntry prints a move and what came of it, as everybody may know it or with all secrets.
func (r *referee) tellEntry(s *session.Session, i int, open bool) {
	e := s.Read(i, rules.Nobody)
	if whole := s.Entry(i); open || s.Opened() {
		e = session.Reading{Seat: whole.Seat, Move: whole.Move, Events: whole.Events}
	}
	r.writeMove(s, i, e)
	for _, event := range e.Events {
		if t, ok := s.Game().Tell(event); ok {
			fmt.Fprintf(r.out, "      %s\n", r.voice.Say(t))
		}
	}
}

// tellMove prints an entry as a seat may read it.
func (r *referee) tellMove(s *session.Session, i int, seat rules.Seat) {
	r.writeMove(s, i, s.Read(i, seat))
}

func (r *referee) writeMove(s *session.Session, i int, e session.Reading) {
	words := "..."
	if !e.Veiled {
		words = s.Game().Format(e.Move)
	}
	fmt.Fprintf(r.out, "%4d  %d %s\n", i+1, e.Seat+1, words)
}

// legal lists what may be done at the end of a journal; with --all also what may not, and why.
func (r *referee) legal(args []string) error {
	f := r.flags("legal")
	all := f.Bool("all", false, "")
	s, rest, err := r.openWhole(func() ([]string, error) { return r.parse(f, args) })
	if s == nil || len(rest) > 0 {
		return orExtra(err, rest)
	}
	for _, d := range s.Pending() {
		r.listMoves(s.Chair(d.Seat), d, *all)
	}
	if o, over := s.Outcome(); over {
		fmt.Fprintln(r.out, r.voice.Say(o.Reason))
	}
	return err
}

func (r *referee) listMoves(c session.Chair, d rules.Decision, all bool) {
	fmt.Fprintf(r.out, "%d: %s\n", d.Seat+1, r.voice.Say(d.Prompt))
	for _, m := range c.Candidates(nil) {
		bad := c.Explain(m)
		if bad != nil && !all {
			continue
		}
		mark := "  "
		if bad != nil {
			mark = "x "
		}
		fmt.Fprintf(r.out, "  %s%-32s %s\n", mark, c.Game().Format(m), r.caption(c.Describe(m)))
		if bad != nil {
			fmt.Fprintf(r.out, "      %s\n", r.refusal(c.Game(), bad))
		}
	}
}

// caption is the label of a move with its rules.
func (r *referee) caption(c rules.Caption) string {
	text := r.voice.Say(c.Label)
	for i, line := range c.More {
		text += [...]string{": ", "; "}[min(i, 1)] + r.voice.Say(line)
	}
	for i, cite := range c.Cites {
		if i == 0 {
			text += "  "
		}
		text += fmt.Sprintf("[%s]", cite)
	}
	return text
}

// refusal is why a move may not be made, with its rule and the pieces that cause it.
func (r *referee) refusal(g rules.Game, bad *rules.Illegal) string {
	text := fmt.Sprintf("[%s] %s", bad.Rule, r.voice.Say(bad.Why))
	var names []string
	for _, c := range bad.Culprits {
		names = append(names, r.voice.NameOf(c))
	}
	if len(names) > 0 {
		text += " (" + strings.Join(names, ", ") + ")"
	}
	return text
}

// why says whether a move may be made at the end of a journal, and if not, why not.
func (r *referee) why(args []string) error {
	f := r.flags("why")
	seatFlag := f.Int("seat", 0, "")
	s, rest, err := r.openWhole(func() ([]string, error) { return r.parse(f, args) })
	if s == nil {
		return err
	}
	if len(rest) == 0 {
		return wrongUse("referee.wrong.no-move", "")
	}
	seat, m, err := r.readMove(s.Game(), s.Pending(), strings.Join(rest, " "))
	if err != nil {
		return err
	}
	if *seatFlag > 0 {
		seat = rules.Seat(*seatFlag - 1)
	}
	chair := s.Chair(seat)
	if bad := chair.Explain(m); bad != nil {
		fmt.Fprintln(r.out, r.voice.Key("referee.illegal")+": "+r.refusal(s.Game(), bad))
		return nil
	}
	fmt.Fprintln(r.out, r.voice.Key("referee.legal")+": "+r.caption(chair.Describe(m)))
	return nil
}

// readMove reads "march antigonos sardeis" or "2 march antigonos sardeis"; without a number it is the move of the
// first seat that is asked.
func (r *referee) readMove(g rules.Game, pending []rules.Decision, text string) (rules.Seat, rules.Move, error) {
	seat := rules.Nobody
	if len(pending) > 0 {
		seat = pending[0].Seat
	}
	text = strings.TrimSpace(text)
	if number, rest, ok := strings.Cut(text, " "); ok {
		if n, err := strconv.Atoi(number); err == nil && n >= 1 && n <= 6 {
			seat, text = rules.Seat(n-1), strings.TrimSpace(rest)
		}
	}
	m, err := g.Parse(text)
	if err != nil {
		return seat, m, wrongUse("referee.wrong.move", text)
	}
	return seat, m, nil
}
