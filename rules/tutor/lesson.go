// Package tutor runs lessons: positions with steps that say something, wait for the right move, or play for the
// others with dice that are known. A lesson cannot get stuck: a wrong move changes nothing and gets its reason, and
// Prove drives every lesson to its end in the tests. The package knows no game and no screen.
//
// A lesson is a text file:
//
//	tyche-lesson 1
//	game diadochi
//	title lesson.march.title      a key of the lexicon, as all texts here
//	about lesson.march.about      what it teaches, in a line
//	minutes 3                     that it takes
//	table owl sun anchor          the emblems of all seats
//	seat 1                        the learner's
//	position                      until a line with a single dot: what Game.Position writes
//	...
//	.
//	say lesson.march.1            waits until the learner goes on
//	show antigonos sardeis        things pointed at by the step above
//	point hand answers            parts of the table pointed at by the step above
//	look kelainai ephesos         things that the step above and those after it bring into view
//	cite 5.4 19.2                 rules that the step above is about
//	do march antigonos sardeis    waits for this move; several lines of do are alternatives, a last word * means any
//	letter 2: act research; research t16
//	                              waits until the plan says this too, in answer to that question; the seal plays the plan
//	ask lesson.march.ask          what the step above asks for
//	hint lesson.march.hint        said after a move that is allowed but not asked for
//	dice 3 5 1                    what the dice of the step above will show
//	play 2 pass                   the program plays for a seat
//	free lesson.march.free        everybody plays as they like
//	until 2 toy.ask.act           the end of the free play above: this seat is asked this
//	until 2 turn                  ... or the next turn of this seat begins
//	warn lesson.early toy.ask.act end unless raid
//	                              said once in the free play above to who answers this question so, unless such a move
//	                              was played in it; the same answer is then allowed
package tutor

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tyche/rules"
	"tyche/rules/session"
)

const (
	magic  = "tyche-lesson"
	format = "1"
)

// Kind is the kind of a step.
type Kind uint8

// The kinds of steps.
const (
	Say   Kind = iota // read and go on
	Do                // the learner moves
	Play              // the program moves
	Free              // everybody moves as they like
	Write             // the learner writes a letter of a plan
)

// Step is one step of a lesson.
type Step struct {
	Kind Kind
	Text rules.Text  // what is said, or what is asked for; empty for Play
	Hint rules.Text  // for a move that is allowed but not asked for; may be empty
	Show []rules.Ref // to be pointed at
	Part []string    // parts of the table to be pointed at: see Parts
	Look []rules.Ref // to be brought into view; empty = as before
	Cite []rules.Rule
	Seat rules.Seat // who moves
	Dice []int      // what the dice will show; then ones
	want []pattern
	end  ending

	letter session.Letter
	warn   []warning
}

// Parts are the parts of a table that a step may point at.
var Parts = []string{"map", "hand", "cards", "bar", "seats", "answers", "detail", "log"}

// pattern is a move in words; open means that it only begins so.
type pattern struct {
	words string
	open  bool
}

// ending is when free play ends: when this seat is asked this, or with nextTurn, when its next turn begins.
type ending struct {
	seat rules.Seat
	ask  string
}

const nextTurn = "turn"

// warning is said once to who answers a question of free play so, unless a move of a kind was played in it.
type warning struct {
	text   rules.Text
	ask    string
	answer pattern
	unless pattern // no words = always
}

// Lesson is a lesson with its beginning.
type Lesson struct {
	Name    string // by which it is known; "" if it was not read from a file
	Game    rules.Game
	Title   rules.Text
	About   rules.Text
	Minutes int
	Seats   []string   // the emblem of each
	Seat    rules.Seat // the learner's
	Steps   []Step
	start   rules.State
}

// Parse reads a lesson about one of the games.
func Parse(text string, find func(id string) rules.Game) (*Lesson, error) {
	p := &parser{lesson: &Lesson{}, find: find}
	lines := strings.Split(text, "\n")
	if strings.TrimSpace(lines[0]) != magic+" "+format {
		return nil, errors.New("tutor: not a lesson")
	}
	for i := 1; i < len(lines); i++ {
		line := strings.TrimSpace(lines[i])
		if line == "position" {
			from := i + 1
			for i++; i < len(lines) && strings.TrimSpace(lines[i]) != "."; i++ {
			}
			line = "position " + strings.Join(lines[from:min(i, len(lines))], "\n")
		}
		if err := p.line(line); err != nil {
			return nil, fmt.Errorf("tutor: line %d: %w", i+1, err)
		}
	}
	l := p.lesson
	switch {
	case l.start == nil || l.Title.Key == "" || len(l.Steps) == 0:
		return nil, errors.New("tutor: a lesson needs a game, a title, a position and steps")
	case int(l.Seat) >= len(l.Seats):
		return nil, errors.New("tutor: the learner has no seat at the table")
	}
	return l, nil
}

// parser knows the lesson so far.
type parser struct {
	lesson *Lesson
	find   func(string) rules.Game
}

var (
	errNoGame = errors.New("the game must come first")
	errNoStep = errors.New("there is no step above")
)

func (p *parser) line(line string) (err error) {
	l := p.lesson
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	if l.Game == nil && word != "game" && word != "" {
		return errNoGame
	}
	switch word {
	case "", "#":
	case "game":
		if l.Game = p.find(rest); l.Game == nil {
			return fmt.Errorf("no game %q", rest)
		}
	case "title":
		l.Title = rules.Say(rest)
	case "about":
		l.About = rules.Say(rest)
	case "minutes":
		l.Minutes, err = strconv.Atoi(rest)
	case "table":
		l.Seats = strings.Fields(rest)
	case "seat":
		l.Seat, err = seat(rest)
	case "position":
		l.start, err = l.Game.SetPosition(rest)
	case "say":
		l.Steps = append(l.Steps, Step{Kind: Say, Text: rules.Say(rest), Seat: l.Seat})
	case "free":
		l.Steps = append(l.Steps, Step{Kind: Free, Text: rules.Say(rest), Seat: l.Seat})
	case "do":
		return p.do(rest)
	case "letter":
		return p.letter(rest)
	case "play":
		number, move, _ := strings.Cut(rest, " ")
		s := Step{Kind: Play, want: []pattern{{words: move}}}
		if s.Seat, err = seat(number); err == nil {
			_, err = l.Game.Parse(move)
		}
		l.Steps = append(l.Steps, s)
	default:
		return p.detail(word, rest)
	}
	return err
}

// do begins a step, or adds an alternative to the one above.
func (p *parser) do(words string) error {
	l := p.lesson
	want := pattern{words: words}
	if begin, ok := strings.CutSuffix(words, "*"); ok {
		want = pattern{strings.TrimSpace(begin), true}
	} else if _, err := l.Game.Parse(words); err != nil {
		return err
	}
	if n := len(l.Steps); n > 0 && l.Steps[n-1].Kind == Do && l.Steps[n-1].Text.Key == "" {
		l.Steps[n-1].want = append(l.Steps[n-1].want, want)
		return nil
	}
	l.Steps = append(l.Steps, Step{Kind: Do, Seat: l.Seat, want: []pattern{want}})
	return nil
}

// detail adds to the step above.
func (p *parser) detail(word, rest string) error {
	if len(p.lesson.Steps) == 0 {
		return errNoStep
	}
	s := &p.lesson.Steps[len(p.lesson.Steps)-1]
	var err error
	switch word {
	case "ask":
		s.Text = rules.Say(rest)
	case "hint":
		s.Hint = rules.Say(rest)
	case "show":
		s.Show, err = p.things(s.Show, rest)
	case "look":
		s.Look, err = p.things(s.Look, rest)
	case "point":
		for _, part := range strings.Fields(rest) {
			if !slices.Contains(Parts, part) {
				return fmt.Errorf("no part of the table is called %q", part)
			}
			s.Part = append(s.Part, part)
		}
	case "cite":
		for _, rule := range strings.Fields(rest) {
			s.Cite = append(s.Cite, rules.Rule(rule))
		}
	case "until":
		number, ask, _ := strings.Cut(rest, " ")
		s.end.ask = ask
		s.end.seat, err = seat(number)
	case "warn":
		words, unless, _ := strings.Cut(rest, " unless ")
		f := strings.SplitN(words, " ", 3)
		if len(f) < 3 || s.Kind != Free {
			return errors.New("a warning is a text, a question and an answer in free play")
		}
		s.warn = append(s.warn, warning{rules.Say(f[0]), f[1], pattern{f[2], true}, pattern{unless, true}})
	case "dice":
		for _, face := range strings.Fields(rest) {
			n, err := strconv.Atoi(face)
			if err != nil {
				return fmt.Errorf("die %q", face)
			}
			s.Dice = append(s.Dice, n)
		}
	default:
		return fmt.Errorf("unknown line %q", word)
	}
	return err
}

// things appends the things named to dst.
func (p *parser) things(dst []rules.Ref, names string) ([]rules.Ref, error) {
	for _, id := range strings.Fields(names) {
		ref, ok := p.lesson.Game.FindRef(id)
		if !ok {
			return dst, fmt.Errorf("nothing is called %q", id)
		}
		dst = append(dst, ref)
	}
	return dst, nil
}

func seat(s string) (rules.Seat, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 || n > 6 {
		return rules.Nobody, fmt.Errorf("no seat %q", s)
	}
	return rules.Seat(n - 1), nil
}

// Texts lists every key that the lesson says, for the audit of the lexicon.
func (l *Lesson) Texts() []string {
	keys := []string{l.Title.Key}
	if l.About.Key != "" {
		keys = append(keys, l.About.Key)
	}
	for _, s := range l.Steps {
		for _, t := range []rules.Text{s.Text, s.Hint} {
			if t.Key != "" {
				keys = append(keys, t.Key)
			}
		}
		for _, w := range s.warn {
			keys = append(keys, w.text.Key)
		}
	}
	return keys
}
