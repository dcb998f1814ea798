package finale

import (
	"math"
	"strconv"
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/annals"
	"tyche/scenes/ui"
	"tyche/sprites/imperio/glass"
	"tyche/sprites/imperio/palette"
)

// Finale is the final tally of one game.
type Finale struct {
	app     *ui.App
	voice   *lexicon.Voice
	view    *game.View
	outcome rules.Outcome
	list    []account
	annals  *annals.Page
	steps   []glass.Source
	winners []rules.Seat
	holds   int
	chosen  int     // whose account is listed
	clicked bool    // by the player; else it is the winner's in the end
	gone    float64 // seconds
	heard   int     // sounds played
	said    words
	set     set
	beneath float64 // where the last number beside a glass was written
}

// words are what is said, in a language.
type words struct {
	lang               lexicon.Language
	counting, end, why string
	hint, sum, steps   string
	annals             string
	names              []string
	accounts           []string
	open               []string // of each House, what everybody could count before, and what comes to it only here
	sources            [glass.Sources]string
}

// New returns the tally of a game that is over, as everybody sees it, with the annals of what they have seen.
func New(app *ui.App, voice *lexicon.Voice, v rules.View, o rules.Outcome, told []rules.Event) table.Finale {
	f := &Finale{app: app, voice: voice, view: v.(*game.View), outcome: o}
	f.annals = annals.New(voice, f.theme(), f.view, told, func(p rules.Seat) palette.House { return f.house(int(p)) })
	f.list = accounts(f.view)
	f.steps, f.holds = steps(f.list), holds(f.list)
	f.winners = winners(o, len(f.list))
	return f
}

// Explain lets the annals say why a computer player did what a line tells.
func (f *Finale) Explain(why func(e rules.Event) string) { f.annals.Why = why }

// The course of the scene in seconds at normal speed.
const (
	opening = .5
	pouring = .8 // of a source
	flight  = 1.3
	taking  = .7 // of the throne
)

// length is how long the whole takes.
func (f *Finale) length() float64 { return opening + pouring*float64(len(f.steps)) + flight + taking }

// over says whether everything has been poured and the throne is taken.
func (f *Finale) over() bool { return f.gone >= f.length() }

// tick lets time pass; whoever wants no motion sees the end at once.
func (f *Finale) tick(u *ui.UI) {
	speed := f.app.Prefs.Speed
	if speed <= 0 || f.app.Prefs.ReducedMotion {
		f.finish()
		return
	}
	if f.over() {
		f.finish()
		return
	}
	f.gone = min(f.gone+min(u.In.Dt, .25)*table.Haste(speed, true), f.length())
	for f.heard < len(f.steps) && f.gone >= opening+pouring*float64(f.heard) {
		f.app.Play("glass")
		f.heard++
	}
	if f.heard == len(f.steps) && f.gone >= f.length()-taking {
		f.app.Play("throne")
		f.heard++
	}
}

// finish shows the end.
func (f *Finale) finish() {
	f.gone = f.length()
	f.heard = len(f.steps) + 1
	if len(f.winners) > 0 && !f.clicked {
		f.chosen = int(f.winners[0])
	}
}

// poured is how much of step i is in the glasses, 0 to 1.
func (f *Finale) poured(i int) float64 {
	return ease((f.gone - opening - pouring*float64(i)) / pouring)
}

// flown is how far the lamp has come, and taken how much of the throne.
func (f *Finale) flown() float64 { return ease((f.gone - f.length() + taking + flight) / flight) }
func (f *Finale) taken() float64 { return ease((f.gone - f.length() + taking) / taking) }

// ease runs from 0 to 1 and comes to rest.
func ease(t float64) float64 {
	t = min(max(t, 0), 1)
	return t * t * (3 - 2*t)
}

// counted is the Influence of a House that has been poured so far.
func (f *Finale) counted(seat int) int {
	n := 0.0
	for i, s := range f.steps {
		n += float64(f.list[seat][s]) * f.poured(i)
	}
	return max(int(math.Round(n)), 0)
}

// step is the number of the step under way; len(steps) is the throne.
func (f *Finale) step() int {
	return min(max(int((f.gone-opening)/pouring), 0), len(f.steps))
}

// house is the House of a seat.
func (f *Finale) house(seat int) palette.House {
	if h := f.view.Houses[seat].House; h >= 0 {
		return palette.House(h)
	}
	return palette.House(seat % int(palette.Houses))
}

// write says everything in the present language.
func (f *Finale) write() {
	w := &f.said
	if w.names != nil && w.lang == f.voice.Language {
		return
	}
	*w = words{lang: f.voice.Language}
	word := func(key string, args ...rules.Arg) string { return f.voice.Below("imperio.finale.", key, args...) }
	for p := range f.list {
		name := f.voice.Below("imperio.emblem.", palette.Names[f.house(p)])
		w.names = append(w.names, name)
		w.accounts = append(w.accounts, word("of", rules.W(name)))
	}
	for s := range w.sources {
		w.sources[s] = word("source." + strconv.Itoa(s))
	}
	for p := range f.list {
		w.open = append(w.open, f.openWords(p))
	}
	w.annals = f.voice.Below("imperio.annals.", "title")
	w.counting, w.hint, w.sum, w.steps = word("counting"), word("hint"), word("sum"), word("step")
	names := make([]string, len(f.winners))
	for i, p := range f.winners {
		names[i] = w.names[p]
	}
	key := "crowned"
	switch {
	case len(names) > 1:
		key = "regents"
	case f.outcome.Reason.Key == "imperio.ending.conquest":
		key = "last"
	}
	w.end, w.why = word(key, rules.W(strings.Join(names, ", "))), f.voice.Say(f.outcome.Reason)
}
