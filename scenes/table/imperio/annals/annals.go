// Package annals tells a game of Imperio turn by turn: wars, battles, conquests, what the Council has decided and who has voted for it,
// and what each House has done in all. It is a page of the table, and a sheet of the results.
package annals

import (
	"slices"
	"strconv"
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// Page shows the annals of a game, one turn at a time.
type Page struct {
	Why func(e rules.Event) string // a computer player did it; nil or "" where nobody tells

	voice *lexicon.Voice
	theme *palette.Theme
	house func(rules.Seat) palette.House
	view  *game.View
	told  game.Annals

	chosen int // of the turns told
	said   words
}

// words are what the page says, made anew for another turn and in another language.
type words struct {
	lang    lexicon.Language
	chosen  int
	columns [columns]string
	names   []string
	deeds   [][columns]string
	lines   []line
	none    string
}

// The columns of what the Houses have done.
const (
	worlds = iota
	battles
	conquests
	laws
	broken
	columns
)

var columnKeys = [columns]string{"worlds", "battles", "conquests", "laws", "broken"}

// line is something that happened, ready to be drawn.
type line struct {
	seat, rival rules.Seat
	sign        signs.Sign
	words       string
	votes       []option
	event       rules.Event
	why         string
	asked       bool // why
}

// option is what was voted for, and by whom.
type option struct {
	number int
	words  string
	votes  []vote
}

// vote is by whom, and how many.
type vote struct {
	seat  rules.Seat
	words string
}

// New returns the annals of what has happened so far, as everybody has seen it, open at the last turn.
func New(voice *lexicon.Voice, theme *palette.Theme, v *game.View, told []rules.Event, house func(rules.Seat) palette.House) *Page {
	p := &Page{voice: voice, theme: theme, house: house, view: v, told: game.AnnalsOf(told)}
	p.chosen = len(p.told.Turns) - 1
	return p
}

// Turn turns so many turns on, or back, as far as there are any.
func (p *Page) Turn(by int) {
	p.chosen = min(max(p.chosen+by, 0), len(p.told.Turns)-1)
}

// write makes the words of the chosen turn.
func (p *Page) write() {
	w := &p.said
	if w.lang == p.voice.Language && w.chosen == p.chosen {
		return
	}
	*w = words{lang: p.voice.Language, chosen: p.chosen, none: p.word("none")}
	for i, key := range columnKeys {
		w.columns[i] = p.word(key)
	}
	for q := range p.view.Houses {
		d := &p.told.Deeds[q]
		w.names = append(w.names, p.name(rules.Seat(q)))
		w.deeds = append(w.deeds, [columns]string{
			worlds: strconv.Itoa(p.view.Houses[q].Planets), battles: p.word("of", rules.N(d.Won), rules.N(d.Battles)),
			conquests: strconv.Itoa(d.Conquests), laws: strconv.Itoa(d.Laws), broken: strconv.Itoa(d.Broken),
		})
	}
	if p.chosen < 0 {
		return
	}
	for i := range p.told.Turns[p.chosen].Lines {
		w.lines = append(w.lines, p.line(&p.told.Turns[p.chosen].Lines[i]))
	}
}

// line puts something that happened into words.
func (p *Page) line(k *game.AnnalLine) line {
	l := line{event: k.Event, seat: k.Event.Seat, rival: k.Rival, sign: lineSigns[k.Event.Verb]}
	switch {
	case len(k.Planets) > 0:
		l.words = p.planets(k)
	default:
		if t, told := game.Game.Tell(k.Event); told {
			l.words = p.voice.Say(t)
		}
	}
	for _, v := range k.Votes {
		i := slices.IndexFunc(l.votes, func(o option) bool { return o.number == v.Option })
		if i < 0 {
			i, l.votes = len(l.votes), append(l.votes, option{number: v.Option, words: p.option(v.Option)})
		}
		l.votes[i].votes = append(l.votes[i].votes, vote{v.Seat, strconv.Itoa(v.Votes)})
	}
	return l
}

// lineSigns are the signs of what happened.
var lineSigns = [256]signs.Sign{
	game.EvWar: signs.War, game.EvPeace: signs.Peace, game.EvAlliance: signs.Peace, game.EvBattleEnds: signs.Fleet, game.EvConquered: signs.Holder,
	game.EvRepelled: signs.Helmet, game.EvRuined: signs.Sabotage, game.EvAbandoned: signs.Withdraw, game.EvOwner: signs.Holder,
	game.EvDecision: signs.Throne, game.EvBroken: signs.Vote, game.EvDissolved: signs.Cross, game.EvWins: signs.Throne,
}

// planets names the planets that went to a House in a turn.
func (p *Page) planets(k *game.AnnalLine) string {
	names := make([]string, len(k.Planets))
	for i, ref := range k.Planets {
		names[i] = p.voice.NameOf(ref)
	}
	list, n := rules.W(strings.Join(names, ", ")), rules.N(len(names))
	if k.Event.Seat < 0 {
		return p.word("owner.nobody", list, n)
	}
	return p.word("owner", rules.W(p.name(k.Event.Seat)), list, n)
}

// option names an option of a proposal.
func (p *Page) option(n int) string {
	switch {
	case n >= game.VoteElects:
		return p.name(rules.Seat(n - game.VoteElects))
	case n == game.VoteFor:
		return p.word("for")
	}
	return p.word("against")
}

// name is what the House of a seat is called.
func (p *Page) name(seat rules.Seat) string {
	if h := p.house(seat); h < palette.Houses && seat >= 0 {
		return p.voice.Below("imperio.emblem.", palette.Names[h])
	}
	return p.voice.Below("imperio.face.", "nobody")
}

func (p *Page) word(key string, args ...rules.Arg) string {
	return p.voice.Below("imperio.annals.", key, args...)
}
