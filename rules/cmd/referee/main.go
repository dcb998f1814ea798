// Command referee is the rules at the command line: it plays games between computers and counts, checks and
// replays journals, says what is legal and why the rest is not, tries moves on positions, and plays whole games in
// a terminal. It needs no window. What it may play is listed in games.go.
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/lexicon"
	"tyche/rules/session"
)

func main() {
	language := lexicon.English
	if strings.HasPrefix(os.Getenv("LC_ALL")+os.Getenv("LANG"), "es") {
		language = lexicon.Spanish
	}
	os.Exit(run(box, language, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// Exit codes.
const (
	fine   = 0
	failed = 1 // what was asked for did not hold
	wrong  = 2 // the question was wrong: flags, files, words
)

// referee is one run of the command.
type referee struct {
	box   []entry
	voice *lexicon.Voice
	in    *bufio.Reader
	out   io.Writer
	err   io.Writer
}

// command is a subcommand; about is the key of what it does.
type command struct {
	name, about string
	run         func(*referee, []string) error
}

var commands = []command{
	{"simulate", "referee.about.simulate", (*referee).simulate},
	{"tally", "referee.about.tally", (*referee).tally},
	{"elo", "referee.about.elo", (*referee).elo},
	{"verify", "referee.about.verify", (*referee).verify},
	{"replay", "referee.about.replay", (*referee).replay},
	{"legal", "referee.about.legal", (*referee).legal},
	{"why", "referee.about.why", (*referee).why},
	{"try", "referee.about.try", (*referee).try},
	{"play", "referee.about.play", (*referee).play},
	{"bench", "referee.about.bench", (*referee).bench},
}

// errFailed ends the command with code 1, everything being said already; errHelped ends it with code 0.
var (
	errFailed = errors.New("failed")
	errHelped = errors.New("helped")
)

// complaint is a sentence for people with a detail after a colon.
type complaint struct {
	text   rules.Text
	detail string
}

func (c complaint) Error() string { return c.text.Key + ": " + c.detail }

func wrongUse(key, detail string) error { return complaint{rules.Say(key), detail} }

// run does one command and returns the exit code.
func run(games []entry, language lexicon.Language, args []string, in io.Reader, out, errs io.Writer) int {
	words, err := lexicon.New(lexicon.Kit, texts)
	if err != nil {
		fmt.Fprintln(errs, err)
		return wrong
	}
	for _, e := range games {
		if e.texts == nil {
			continue
		}
		if err := words.Add(e.texts, "text"); err != nil {
			fmt.Fprintln(errs, err)
			return wrong
		}
	}
	buffered := bufio.NewWriter(out)
	defer buffered.Flush()
	r := &referee{games, &lexicon.Voice{Lexicon: words, Language: language}, bufio.NewReader(in), buffered, errs}
	return r.report(r.dispatch(args))
}

// dispatch finds the subcommand; help says what each of them does.
func (r *referee) dispatch(args []string) error {
	if len(args) > 0 && slices.Contains([]string{"help", "-h", "-help", "--help"}, args[0]) {
		return r.help(args[1:])
	}
	if len(args) > 0 {
		for _, c := range commands {
			if c.name == args[0] {
				return c.run(r, args[1:])
			}
		}
	}
	var names []string
	for _, c := range commands {
		names = append(names, c.name)
	}
	return wrongUse("referee.wrong.command", strings.Join(names, ", "))
}

// help says what the subcommands do, or one of them.
func (r *referee) help(args []string) error {
	names, err := r.parse(r.flags("help"), args)
	if err != nil {
		return err
	}
	for _, c := range commands {
		if len(names) == 0 || slices.Contains(names, c.name) {
			fmt.Fprintf(r.out, "%s: %s\n", c.name, r.voice.Key(c.about))
		}
	}
	return nil
}

// report says what went wrong in one sentence and returns the exit code.
func (r *referee) report(err error) int {
	var c complaint
	var p *session.Problem
	switch {
	case err == nil, errors.Is(err, errHelped):
		return fine
	case errors.Is(err, errFailed):
		return failed
	case errors.As(err, &c):
		fmt.Fprintln(r.err, r.withDetail(c.text, c.detail))
	case errors.As(err, &p):
		fmt.Fprintln(r.err, r.withDetail(p.Text(), r.because(p)))
	default:
		fmt.Fprintln(r.err, r.withDetail(rules.Say("referee.wrong.other"), err.Error()))
	}
	return wrong
}

// because is what a problem says beyond its sentence.
func (r *referee) because(p *session.Problem) string {
	switch {
	case p.Why.Key != "":
		return r.voice.Say(p.Why)
	case p.Err != nil:
		return p.Err.Error()
	}
	return ""
}

func (r *referee) withDetail(t rules.Text, detail string) string {
	text := r.voice.Say(t)
	if detail == "" {
		return text
	}
	return strings.TrimSuffix(text, ".") + ": " + detail
}

// usage says what a subcommand does and what each of its flags is for. A flag that two subcommands use differently has a text for one of them.
func (r *referee) usage(f *flag.FlagSet) {
	r.say("referee.about." + f.Name())
	games, levels := rules.W(strings.Join(r.ids(), ", ")), rules.W(strings.Join(bot.LevelsOf(r.box[0].mind), ", "))
	f.VisitAll(func(g *flag.Flag) {
		key := "referee.flag." + f.Name() + "." + g.Name
		if !r.voice.Lexicon.Has(r.voice.Language, key) {
			key = "referee.flag." + g.Name
		}
		line := fmt.Sprintf("  --%-15s %s", g.Name, r.voice.Key(key, games, levels))
		if g.DefValue != "" && g.DefValue != "false" && g.Name != "seed" {
			line += " (" + g.DefValue + ")"
		}
		fmt.Fprintln(r.out, line)
	})
}

// say prints a sentence on a line of its own.
func (r *referee) say(key string, args ...rules.Arg) {
	fmt.Fprintln(r.out, r.voice.Key(key, args...))
}

// flags begins the flags of a subcommand; every one has --lang.
func (r *referee) flags(name string) *flag.FlagSet {
	f := flag.NewFlagSet(name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.Func("lang", "es | en", func(s string) error {
		if !slices.Contains(lexicon.Languages[:], lexicon.Language(s)) {
			return errors.New("es | en")
		}
		r.voice.Language = lexicon.Language(s)
		return nil
	})
	return f
}

// parse reads flags that may stand before, between and after the other words, which it returns.
func (r *referee) parse(f *flag.FlagSet, args []string) ([]string, error) {
	var rest []string
	for {
		err := f.Parse(args)
		if errors.Is(err, flag.ErrHelp) {
			r.usage(f)
			return nil, errHelped
		}
		if err != nil {
			var known []string
			f.VisitAll(func(g *flag.Flag) { known = append(known, "--"+g.Name) })
			return nil, wrongUse("referee.wrong.flag", err.Error()+" ("+strings.Join(known, " ")+")")
		}
		args = f.Args()
		if len(args) == 0 {
			return rest, nil
		}
		rest, args = append(rest, args[0]), args[1:]
	}
}
