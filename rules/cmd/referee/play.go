package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/lexicon"
	"tyche/rules/manual"
	"tyche/rules/session"
	"tyche/rules/session/disk"
)

// parlour is a game in the terminal.
type parlour struct {
	*referee
	entry   entry
	session *session.Session
	writer  *session.Writer // nil = not saved
	bots    []bot.Player    // nil for persons
	book    *manual.Manual  // nil = none
	viewer  rules.Seat      // the person who looked last
	told    int             // entries that this person was told
	warned  int             // which answer to the open question was asked about; -1 = none
	leaving string          // the word for giving up that was typed last and must be typed again
	greeted rules.Seats     // those who were told how they stand when they sat down
}

// play plays a whole game in the terminal.
func (r *referee) play(args []string) error {
	f := r.flags("play")
	game := f.String("game", "", "")
	seats := f.String("seats", "person,novice", "")
	seed := f.Uint64("seed", uint64(time.Now().UnixNano()%1_000_000_007), "")
	scenario := f.String("scenario", "", "")
	options := f.String("options", "", "")
	practice := f.Bool("practice", false, "")
	load := f.String("load", "", "")
	save := f.String("save", "", "")
	if rest, err := r.parse(f, args); err != nil || len(rest) > 0 {
		return orExtra(err, rest)
	}
	p := &parlour{referee: r, viewer: rules.Nobody}
	var err error
	if *load != "" {
		p.session, err = r.open(*load)
		if *save == "" {
			*save = *load
		}
	} else {
		p.session, err = r.newGame(*game, *seats, *scenario, *options, *seed, *practice)
	}
	if p.session == nil || p.session.ReadOnly() {
		return err
	}
	if p.entry, err = r.find(p.session.Header().Game); err != nil {
		return err
	}
	if *save != "" {
		held, err := disk.Hold(*save)
		if errors.Is(err, disk.ErrHeld) {
			return wrongUse("referee.wrong.held", *save)
		}
		if err == nil {
			defer held.Release()
		}
		p.writer = session.NewWriter(p.session, &disk.File{Path: *save})
	}
	if err := p.sitDown(); err != nil {
		return err
	}
	return p.run()
}

// newGame sets up a game for seats such as "person,novice".
func (r *referee) newGame(id, seats, scenario, options string, seed uint64, practice bool) (*session.Session, error) {
	e, err := r.find(id)
	if err != nil {
		return nil, err
	}
	var list []session.Seating
	for _, who := range strings.Split(seats, ",") {
		switch {
		case who == "person":
			list = append(list, session.Seating{Name: r.voice.Key("referee.person", rules.N(len(list)+1))})
		case slices.Contains(bot.All(e.mind), who):
			list = append(list, session.Seating{Level: who, Name: r.voice.Key("referee.computer", rules.N(len(list)+1))})
		default:
			return nil, wrongUse("referee.wrong.level", "person, "+strings.Join(bot.All(e.mind), ", "))
		}
	}
	set, err := setup(e.game.Info(), len(list), scenario, options)
	if err != nil {
		return nil, err
	}
	if practice {
		return session.NewPractice(e.game, set, list, seed)
	}
	return session.New(e.game, set, list, seed)
}

// sitDown makes the computer players and opens the rulebook.
func (p *parlour) sitDown() (err error) {
	p.bots = make([]bot.Player, len(p.session.Header().Seats))
	if err := p.seatBots(); err != nil {
		return err
	}
	if p.entry.manual != nil {
		p.book, err = manual.Load(p.entry.manual, "manual", string(lexicon.Spanish), string(lexicon.English))
	}
	return err
}

// seatBots makes a computer player for each seat that has come to have one, and sends those away whose seat has not.
func (p *parlour) seatBots() (err error) {
	h := p.session.Header()
	for i, who := range h.Seats {
		if who.Person() {
			p.bots[i] = nil
		} else if p.bots[i] == nil {
			if p.bots[i], err = bot.New(who.Level, p.entry.mind, h.Seed+uint64(i)); err != nil {
				return wrongUse("referee.wrong.level", who.Level)
			}
		}
	}
	return nil
}

// errLeave ends the game in the terminal; the journal stays.
var errLeave = errors.New("leave")

func (p *parlour) run() error {
	if p.session.Header().Practice {
		p.say("referee.practice")
	}
	for {
		if err := p.keep(); err != nil {
			return err
		}
		if o, over := p.session.Outcome(); over {
			p.tellNews()
			p.finish(o)
			return nil
		}
		if p.computerMoves() || p.letsWait() {
			continue
		}
		switch err := p.ask(p.session.Pending()[0]); {
		case errors.Is(err, errLeave), errors.Is(err, io.EOF):
			p.say("referee.bye")
			return p.keep()
		case err != nil:
			return err
		}
	}
}

// keep writes the journal.
func (p *parlour) keep() error {
	if p.writer == nil {
		return nil
	}
	err := p.writer.Sync()
	var notice *session.Problem
	if errors.As(err, &notice) && notice.Safe() {
		fmt.Fprintln(p.out, p.voice.Say(notice.Text()))
		return nil
	}
	return err
}

// computerMoves lets one computer answer, if one is asked.
func (p *parlour) computerMoves() bool {
	for _, d := range p.session.Pending() {
		if b := p.bots[d.Seat]; b != nil {
			m := bot.Choose(b, p.session.Chair(d.Seat), bot.Budget{})
			_, err := p.session.Play(d.Seat, m)
			if err != nil {
				fmt.Fprintln(p.err, err)
			}
			return err == nil
		}
	}
	return false
}

// letsWait passes in the place of a person who is only asked whether to come between, where it does not matter, as a table does.
func (p *parlour) letsWait() bool {
	d := p.session.Pending()[0]
	r, reacts := p.session.Chair(d.Seat).Reaction()
	if !reacts || r.Matters {
		return false
	}
	_, err := p.session.Play(d.Seat, r.Pass)
	return err == nil
}

// ask shows a person the situation and plays what is answered.
func (p *parlour) ask(d rules.Decision) error {
	if err := p.handOver(d.Seat); err != nil {
		return err
	}
	p.tellNews()
	chair := p.session.Chair(d.Seat)
	p.greet(chair)
	answers := answersOf(chair)
	fmt.Fprintf(p.out, "\n%s\n", p.voice.Say(d.Prompt))
	if d.Why.Key != "" {
		fmt.Fprintln(p.out, p.voice.Say(d.Why))
	}
	if p.entry.ask != nil {
		if t := p.entry.ask(chair.View()); t.Key != "" {
			fmt.Fprintln(p.out, p.voice.Say(t))
		}
	}
	p.list(chair, answers)
	p.warned, p.leaving = -1, ""
	for {
		line, err := p.line(p.voice.Key("referee.prompt") + " ")
		if err != nil {
			return err
		}
		if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(answers) {
			p.leaving = ""
			if p.doubts(chair, answers, n-1) {
				continue
			}
			return p.answer(d.Seat, answers[n-1].move)
		}
		if again, err := p.obey(chair, answers, line); err != nil || again {
			return err
		}
	}
}

// line prompts and reads a line.
func (p *parlour) line(prompt string) (string, error) {
	fmt.Fprint(p.out, prompt)
	if f, ok := p.out.(interface{ Flush() error }); ok {
		if err := f.Flush(); err != nil {
			return "", err
		}
	}
	text, err := p.in.ReadString('\n')
	if text == "" {
		return "", err
	}
	return strings.TrimSpace(text), nil
}

func (p *parlour) answer(seat rules.Seat, m rules.Move) error {
	before := p.session.Header().Seats
	_, err := p.session.Play(seat, m)
	return errors.Join(err, p.handed(before))
}

// handed seats computers where people have lost or given away their seats, and says so.
func (p *parlour) handed(before []session.Seating) error {
	for _, t := range p.session.Handed(before) {
		fmt.Fprintln(p.out, p.voice.Say(t))
	}
	return p.seatBots()
}

// handOver hides what the last person saw, when another one is asked.
func (p *parlour) handOver(seat rules.Seat) error {
	if seat == p.viewer {
		return nil
	}
	first := p.viewer == rules.Nobody
	p.viewer = seat
	p.told = p.session.Since(seat)
	if first && p.persons() == 1 {
		return nil
	}
	fmt.Fprint(p.out, strings.Repeat("\n", 50))
	_, err := p.line(p.voice.Key("referee.hand-over", rules.N(int(seat)+1)) + " " + p.session.Header().Seats[seat].Name + " ")
	return err
}

// greet tells a person who has just sat down how they stand.
func (p *parlour) greet(c session.Chair) {
	if p.entry.own == nil || p.greeted.Has(c.Seat()) {
		return
	}
	lines := p.entry.own(p.voice, c.View(), c.Seat())
	if len(lines) == 0 {
		return
	}
	p.greeted |= rules.Only(c.Seat())
	p.say("referee.you")
	for _, line := range lines {
		fmt.Fprintln(p.out, line)
	}
}

func (p *parlour) persons() int {
	n := 0
	for _, s := range p.session.Header().Seats {
		if s.Person() {
			n++
		}
	}
	return n
}

// tellNews tells the viewer what happened since the last look.
func (p *parlour) tellNews() {
	p.told = min(p.told, p.session.Len())
	for _, told := range p.session.Seen(p.viewer, p.told) {
		if t, ok := p.entry.game.Tell(told.Event); ok {
			fmt.Fprintln(p.out, p.voice.Say(t))
		}
	}
	p.told = p.session.Len()
}

func (p *parlour) finish(o rules.Outcome) {
	fmt.Fprintln(p.out, p.voice.Say(o.Reason))
	for i, s := range p.session.Header().Seats {
		mark := " "
		if o.Winners.Has(rules.Seat(i)) {
			mark = "*"
		}
		fmt.Fprintf(p.out, "%s %d %s: %d\n", mark, i+1, s.Name, o.Score[i])
	}
}
