package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tyche/rules"
)

// What a recap tells of numbers: what each seat has now, what it has won and lost, and what made the difference.

// change is what a seat has now and what it has won and lost, as spoken, and what made the difference.
type change struct{ words, parts, short string }

// reckon compares what is counted for the seats with what it was, and says whether anything differs.
func (t *Table) reckon() (changed bool) {
	k, tally := &t.recap, t.match.tally
	k.lang = t.app.Prefs.Language
	if tally == nil {
		return false
	}
	won, lost, now := t.turnover(k.from)
	for seat := range t.match.Session.Header().Seats {
		var words []string
		for c, key := range tally.Columns {
			n := signed(won[seat][c] - lost[seat][c])
			if slices.Contains(tally.Turnover, c) {
				n = strings.TrimSpace(signed(-lost[seat][c]) + " " + signed(won[seat][c]))
			}
			if c == 0 && tally.Open != "" && rules.Seat(seat) != t.match.viewer {
				key = tally.Open
			}
			if n != "" {
				words = append(words, fmt.Sprintf("%s %s (%s)", t.app.Say(key), whole(now.Values[seat][c]), n))
			}
		}
		k.change[seat] = change{strings.Join(words, " · "), t.partsOf(rules.Seat(seat), k.from), t.shortOf(rules.Seat(seat))}
		changed = changed || len(words) > 0
	}
	return changed
}

// shortOf says how little a seat lacks to win at once; "" where it lacks much.
func (t *Table) shortOf(seat rules.Seat) string {
	if t.match.tally.Short == nil {
		return ""
	}
	if lacks := t.match.tally.Short(t.match.Session.Chair(rules.Nobody).View(), seat); lacks.Key != "" {
		return t.say(lacks)
	}
	return ""
}

// partsOf says which parts of a seat's numbers came or went since an entry, and which count more or less.
func (t *Table) partsOf(seat rules.Seat, from int) string {
	tally, s := t.match.tally, t.match.Session
	if tally.Parts == nil {
		return ""
	}
	list := tally.Parts(s.Chair(rules.Nobody).View(), seat)
	for _, was := range tally.Parts(s.ChairAt(from, rules.Nobody).View(), seat) {
		if i := slices.IndexFunc(list, func(p Part) bool { return p.What == was.What }); i >= 0 {
			list[i].N -= was.N
		} else {
			list = append(list, Part{was.What, -was.N})
		}
	}
	var words []string
	for _, p := range list {
		if p.N != 0 {
			words = append(words, t.say(p.What)+" "+signed(p.N))
		}
	}
	if len(words) == 0 {
		return ""
	}
	return t.word("recap.parts", rules.W(t.app.Say(tally.Columns[tally.Counted])), rules.W(strings.Join(words, " · ")))
}

// whole writes a number with a true minus.
func whole(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// signed writes what was won or lost; nothing for none.
func signed(n int) string {
	if n == 0 {
		return ""
	}
	return strings.Replace(fmt.Sprintf("%+d", n), "-", "−", 1)
}

// turnover is what the seats have won and lost since an entry, answer by answer where both are told, and how they stand now.
func (t *Table) turnover(from int) (won, lost [6][6]int, now Standing) {
	step, end := 1, t.match.Session.Len()
	if len(t.match.tally.Turnover) == 0 {
		step = end - from
	}
	was := t.standingAt(from)
	for n := from; n < end; {
		n += step
		now = t.standingAt(n)
		for seat := range won {
			for c := range won[seat] {
				d := now.Values[seat][c] - was.Values[seat][c]
				won[seat][c] += max(d, 0)
				lost[seat][c] += max(-d, 0)
			}
		}
		was = now
	}
	return won, lost, now
}

// standingAt is how the seats stand after so many entries: the others for all to see, the viewer as it knows itself.
func (t *Table) standingAt(n int) Standing {
	tally, seat := t.match.tally, t.match.viewer
	s := tally.Read(t.match.Session.ChairAt(n, rules.Nobody).View())
	if tally.Mine != nil && seat >= 0 {
		tally.Mine(t.match.Session.ChairAt(n, seat).View(), seat, &s)
	}
	return s
}
