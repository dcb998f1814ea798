package table

import (
	"strings"

	"tyche/rules"
)

// What answers mean beyond their words: what they bring, as far as the face knows, and the rules that allow them.

// Meaner is a face that can say in a sentence what an answer brings, beyond its words and its rule.
type Meaner interface{ Means(m rules.Caption) string }

// MeansShower is a Meaner whose answers are of little use as long as their meaning is not read: fingers, which see no tips, find it below
// their words.
type MeansShower interface {
	Meaner
	MeansShown() bool // now
}

// rulesOf says what an answer brings, if the face knows, and names the rule that allows it.
func (t *Table) rulesOf(f Offer) string {
	says := ""
	if m, means := t.face.(Meaner); means {
		says = m.Means(f.Caption)
	}
	if len(f.Caption.Cites) == 0 {
		return says
	}
	return strings.TrimSpace(says + " " + t.word("cites", rules.W(string(f.Caption.Cites[0]))))
}

// tells says whether a tip has the words of a gist already, as that of a card has without its title.
func tells(tip, gist string) bool {
	_, text, titled := strings.Cut(gist, ": ")
	return strings.Contains(tip, gist) || titled && strings.Contains(tip, strings.TrimSuffix(text, "…"))
}

// quoted is the tip of an answer, with what the rule says that it names.
func (t *Table) quoted(i int) string {
	q := &t.offers.quotes[i]
	if *q == "" {
		*q = t.offers.tips[i]
		if cites := t.offers.Legal[i].Caption.Cites; len(cites) > 0 && t.exits.Gist != nil {
			if gist := t.exits.Gist(cites[0]); gist != "" && !tells(*q, gist) {
				*q += ": " + gist
			}
		}
	}
	return *q
}
