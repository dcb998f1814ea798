package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/scenes/table"
)

// The rows of a fleet keep their places while it is written where it goes and what it does there: what comes up later stands below what is
// there, and what goes leaves its room, so that a press never meets another row than the one that was aimed at.

// keptRow is a row that was drawn, by its words and which of those with the same words it is, and how high it was at most.
type keptRow struct {
	words string
	nth   int
	high  float64
}

// placed are the rows of the page of a fleet: those of where it starts and those of where it ends.
type placed struct {
	at, to     rules.Ref
	part       int
	lang       lexicon.Language
	start, end []keptRow
}

// follow forgets the places when another fleet, another detachment or another end is shown. A fleet that gets its first orders is the same.
func (k *placed) follow(a *aim, end *game.HexView, lang lexicon.Language) {
	to := rules.Ref{}
	if end != nil {
		to = end.System
	}
	if k.at != a.at || k.to != to || k.lang != lang || k.part != a.part && k.part >= 0 {
		*k = placed{at: a.at, to: to, lang: lang, start: k.start[:0], end: k.end[:0]}
	}
	k.part = a.part
}

// The rows of the end that are no orders.
const (
	keptTitle    = "title"
	keptWithdraw = "withdraw"
	keptMore     = "more"
)

// keptRows draws rows in the places that they have, and new ones below; with those of the end its title, and what else may be done.
func (f *Face) keptRows(p *pen, list *[]keptRow, rows []orderRow, end *game.HexView, s *table.Sight) {
	add := func(words string, nth int) {
		if !slices.ContainsFunc(*list, func(k keptRow) bool { return k.words == words && k.nth == nth }) {
			*list = append(*list, keptRow{words: words, nth: nth})
		}
	}
	if end != nil && len(rows) > 0 {
		add(keptTitle, 0)
	}
	for i := range rows {
		add(rows[i].words, worded(rows[:i], rows[i].words))
	}
	if list == &f.aim.placed.end {
		add(keptWithdraw, 0)
		add(keptMore, 0)
	}
	for i := range *list {
		k, top := &(*list)[i], p.y
		f.keptRow(p, k, rows, end, s)
		if high := p.y - top; high < k.high {
			p.y = top + k.high
		} else {
			k.high = high
		}
	}
}

// worded counts rows with the same words.
func worded(rows []orderRow, words string) (n int) {
	for i := range rows {
		if rows[i].words == words {
			n++
		}
	}
	return n
}

// keptRow draws what has a place, if it is there now.
func (f *Face) keptRow(p *pen, k *keptRow, rows []orderRow, end *game.HexView, s *table.Sight) {
	a := &f.aim
	switch k.words {
	case keptTitle:
		if end != nil && len(rows) > 0 {
			f.endTitle(p, end)
		}
	case keptWithdraw:
		if p.gap(4); a.part >= 0 && a.part < len(a.orders) {
			f.withdrawOption(p, s)
		}
	case keptMore:
		if a.letter >= 0 {
			f.moreOption(p, s)
		}
	default:
		for i := range rows {
			if rows[i].words == k.words && worded(rows[:i], k.words) == k.nth {
				f.orderRow(p, &rows[i], s)
			}
		}
	}
}
