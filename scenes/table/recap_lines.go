package table

import (
	"slices"
	"strings"

	"tyche/rules"
)

// The lines of a recap: which events have one, in what order, and what it says.

// newsOf is the line that tells the i-th event; false where it has none.
func (t *Table) newsOf(events []rules.Event, i int) (news, bool) {
	e, tally := events[i], t.match.tally
	if near, grave := t.nearing(events, i); near.Key != "" {
		return news{line: line{seat: e.Seat, text: near, place: e.To, event: e}, lost: grave}, true
	}
	text, worth := t.match.Session.Game().Tell(e)
	if tally != nil && tally.Retells != nil {
		if whole := tally.Retells(events, i); whole.Key != "" {
			text, worth = whole, true
		}
	}
	weighs := t.weighs(events, i)
	follows := !weighs && tally != nil && tally.Follows != nil && tally.Follows(events, i)
	if !worth || !weighs && !follows || tally != nil && tally.Spares != nil && tally.Spares(events, i) {
		return news{}, false
	}
	n := news{line: line{seat: t.about(e), text: text, place: placeOf(e), event: e}, apart: follows}
	if loss := t.lossOf(events, i); loss.Key != "" {
		n.text, n.lost = loss, true
		if e.To == (rules.Ref{}) { // what has no place of its own does not show how it was lost
			n.cause = t.causeOf(events[:i], e)
		}
		return n, true
	}
	if n.cause = t.causeOf(events[:i], e); n.cause.Key == "" {
		n.cause = t.endOf(events, i)
	}
	if tally != nil && tally.Many != nil {
		n.many = tally.Many(e)
	}
	if tally != nil && tally.Journey != nil {
		if way := tally.Journey(events, i); way.Key != "" {
			n.ways = []rules.Text{way}
			return n, e.Seat != t.match.viewer
		}
	}
	return n, true
}

// nearing is the sentence in which the viewer is told whom an event has brought near, and whether something is about to be lost; no text
// for nobody.
func (t *Table) nearing(events []rules.Event, i int) (near rules.Text, grave bool) {
	tally := t.match.tally
	if tally == nil || tally.Nears == nil {
		return rules.Text{}, false
	}
	near, grave = tally.Nears(t.match.Chair().View, events, i, t.match.viewer)
	if near.Key != "" && tally.Stood != nil && tally.Stood(t.match.Session.ChairAt(t.recap.from, t.match.viewer).View, events[i], t.match.viewer) {
		return rules.Text{}, false
	}
	return near, grave
}

// about is whose badge stands beside an event: of who did it, or where nobody did, of who was harmed; Nobody where that may be one or another.
func (t *Table) about(e rules.Event) rules.Seat {
	tally := t.match.tally
	if e.Seat != rules.Nobody || tally == nil || tally.Sway == nil {
		return e.Seat
	}
	harmed := rules.Nobody
	for p := range t.match.Session.Header().Seats {
		switch seat := rules.Seat(p); {
		case tally.Sway(e, seat) >= 0:
		case harmed != rules.Nobody:
			return rules.Nobody
		default:
			harmed = seat
		}
	}
	return harmed
}

// lossOf is the sentence in which the viewer is told what the i-th event took from it; no text where it took nothing.
func (t *Table) lossOf(events []rules.Event, i int) rules.Text {
	if tally := t.match.tally; tally != nil && tally.Lost != nil {
		return tally.Lost(events, i, t.match.viewer)
	}
	return rules.Text{}
}

// endOf asks the game what came of the i-th event.
func (t *Table) endOf(events []rules.Event, i int) rules.Text {
	if tally := t.match.tally; tally != nil && tally.Ends != nil {
		return tally.Ends(events, i)
	}
	return rules.Text{}
}

// add appends a line, or the place of what one line tells together; of several about the same thing the last is the news, unless each of them is.
func (k *recap) add(n news, each bool) {
	if n.many.Key != "" {
		like := func(old news) bool { return old.many == n.many && old.seat == n.seat }
		if i := slices.IndexFunc(k.list, like); i >= 0 {
			k.list[i].also, k.list[i].ways = append(k.list[i].also, n.place), append(k.list[i].ways, n.ways...)
			return
		}
	}
	for i := 0; i < len(k.list) && !each; i++ {
		if old := &k.list[i]; old.event.Verb == n.event.Verb && old.event.Who == n.event.Who && old.event.To == n.event.To && n.event.Who != (rules.Ref{}) {
			k.list = append(k.list[:i], k.list[i+1:]...)
			break
		}
	}
	k.list = append(k.list, n)
}

// arrangeNews puts what the viewer has lost first, and tells what would be the same words again with how often it happened.
func (t *Table) arrangeNews() {
	k := &t.recap
	said := map[string]int{}
	var list []news
	for _, lost := range []bool{true, false} {
		for _, n := range k.list {
			if n.lost != lost {
				continue
			}
			words := t.newsWords(&n)
			if i, again := said[words]; again {
				list[i].times++
				continue
			}
			said[words] = len(list)
			list = append(list, n)
		}
	}
	k.list = list
}

// newsWords says a line of a recap, what others like it were about, and how often it is to be told.
func (t *Table) newsWords(n *news) string {
	words := t.say(n.text)
	switch {
	case len(n.ways) > 0:
		words = t.together(n, t.waysOf(n.ways))
	case len(n.also) > 0:
		words = t.together(n, t.placesOf(n.places()))
	case n.cause.Key != "":
		bare, ended := strings.CutSuffix(words, ".")
		if words = bare + " (" + t.say(n.cause) + ")"; ended {
			words += "."
		}
	}
	if n.times > 0 {
		words = t.word("recap.times", rules.W(words), rules.N(n.times+1))
	}
	if n.asked {
		words += ". " + Motives(t.voice, t.motives(&n.line))
	}
	return words
}

// together is the sentence that tells several events, with the list of what they are about.
func (t *Table) together(n *news, list string) string {
	many := n.many
	many.Args[1], many.Args[2] = rules.N(1+len(n.also)), rules.W(list)
	return t.say(many)
}

// wholeNews is a line that tells several events, with the names of all their places.
func (t *Table) wholeNews(n *news) string {
	if len(n.ways) > 0 {
		return t.newsWords(n)
	}
	var names []string
	for _, ref := range n.places() {
		names = append(names, t.voice.NameOf(ref))
	}
	return t.together(n, strings.Join(names, ", "))
}

// places are those of all that a line tells.
func (n *news) places() []rules.Ref { return append([]rules.Ref{n.place}, n.also...) }

// waysOf lists where pieces have gone.
func (t *Table) waysOf(ways []rules.Text) string {
	words := make([]string, len(ways))
	for i, way := range ways {
		words[i] = t.voice.Part(way)
	}
	return strings.Join(words, ", ")
}

// leastNamed is how many places a line names at least before it counts the others, and leastCounted how many others it counts at least: to
// count fewer would hide them for no room.
const leastNamed, leastCounted = 3, 3

// placesOf names places: all of them, or where the game tells the great ones from the others those, and of the others as many as make three.
func (t *Table) placesOf(places []rules.Ref) string {
	tally := t.match.tally
	some := tally != nil && tally.Major != nil
	var names, others []string
	for _, ref := range places {
		if some && !tally.Major(ref) {
			others = append(others, t.voice.NameOf(ref))
		} else {
			names = append(names, t.voice.NameOf(ref))
		}
	}
	more := min(max(leastNamed-len(names), 0), len(others))
	if len(others)-more < leastCounted {
		more = len(others)
	}
	names, others = append(names, others[:more]...), others[more:]
	words := strings.Join(names, ", ")
	if len(others) == 0 {
		return words
	}
	return t.word("recap.others", rules.W(words), rules.N(len(others)))
}
