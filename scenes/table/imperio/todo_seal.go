package imperio

import (
	"slices"
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/imperio/signs"
)

// What the seal asks about before the turn is sealed.

// light says whether the turn is sealed at once: where nothing is left that weighs, or it was asked about. Empty slots weigh while nothing is
// written at all, something is worth writing there, or a fleet without orders could get some.
func (f *Face) light(d *table.Desk) bool {
	k, empty := &f.todo, false
	for i := range k.list {
		switch k.list[i].weight() {
		case 0:
		case 1:
			empty = true
		default:
			return k.sure == d.Version+1
		}
	}
	return !empty || k.sure == d.Version+1 || f.desk.written() && !f.idles() && !d.Urges(game.QuestionSlot, game.QuestionSlot+f.desk.slots)
}

// idles says whether a fleet has no orders while some slot can still hold an Operation.
func (f *Face) idles() bool {
	return slices.ContainsFunc(f.todo.list, func(e errand) bool { return e.sign == signs.Fleet }) && f.mayWrite(game.ActionOperation)
}

// doubts says whether a press on the seal is asked about first, and lays a letter aside that is being written: it would say nothing. Where
// no letter is written at all the rules ask themselves; a
// key asks even who wants no questions, for a finger falls on it by itself, after advice above all.
func (f *Face) doubts(u *ui.UI, s *table.Sight) bool {
	if u.App.Prefs.Unasked || f.guide.verb(game.VerbSeal) {
		return false
	}
	if s.Desk.Open() >= 0 {
		s.Desk.Take(-1)
	}
	if !f.desk.written() {
		return false
	}
	f.todo.follow(f, s.Desk) // on a small screen the list may be out of sight
	return !f.light(s.Desk)
}

// ask says what is still to do, for on a small screen the list is out of sight; what sealed seals when it is pressed again.
func (f *Face) ask(s *table.Sight) {
	f.todo.sure = s.Desk.Version + 1
	more := max(len(f.todo.list)-mostAsked, 0)
	s.Refused = &rules.Illegal{Rule: "8.2", Why: rules.Say("imperio.face.seal.again", rules.N(len(f.todo.list)), rules.W(f.todo.first(mostAsked)), rules.N(more+1), rules.N(more))}
}

// mostAsked is how many of the things still to do a question names.
const mostAsked = 3

// first names so many things that are still to do, those that weigh most first, in the words of the list.
func (k *todo) first(n int) string {
	list := slices.Clone(k.list)
	slices.SortStableFunc(list, func(a, b errand) int { return b.weight() - a.weight() })
	var words []string
	for i := range list[:min(n, len(list))] {
		words = append(words, inside(list[i].words))
	}
	return strings.Join(words, "; ")
}

// inside writes a sentence so that it can stand inside another: it may begin with an article, or else with a name.
func inside(words string) string {
	for _, article := range [...]string{"El ", "La ", "Los ", "Las ", "The "} {
		if strings.HasPrefix(words, article) {
			return strings.ToLower(article) + words[len(article):]
		}
	}
	return words
}
