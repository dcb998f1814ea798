package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
)

// What a letter of Subterfuge says, in words: as it is read on the desk, and briefly where it is narrow.

// sabotaged are the works that a Sabotage can be aimed at: ends of keys of texts, since the words bring their articles.
var sabotaged = [...]string{game.WorkShipyard: "shipyard", game.WorkPort: "port", game.WorkPlatform: "platform", game.WorkShield: "shield"}

// plotLines tells a plot in lines. In brief it names first what it is aimed at, which is what tells it from another of its kind.
func (f *Face) plotLines(s *game.SlotView) (lines, brief []string) {
	lines = []string{f.name(rules.Ref{Kind: game.KindPlot, ID: int16(s.A)})}
	house := ""
	if row := game.PlotAt(s.A); !row.OnOneself {
		house = f.houseName(rules.Seat(s.B))
		lines = append(lines, f.word("letter.against", rules.W(house)))
	}
	planet, thing := s.Aim()
	at := rules.R(f.planetNumbered(max(planet, 0)))
	switch {
	case thing.Kind == game.KindWork:
		lines = append(lines, f.word("letter.sabotage."+sabotaged[thing.ID], at))
		brief = []string{f.word("letter.plot.at", rules.W(lines[0]), at)}
	case thing.Kind == game.KindAction:
		lines = append(lines, f.word("letter.disturbs", rules.R(thing)))
		brief = []string{f.word("letter.chaos", rules.R(thing), rules.W(house))}
	case thing.Kind != 0:
		lines = append(lines, f.name(thing))
		brief = []string{f.word("letter.drain", rules.R(thing), rules.W(house))}
	case planet >= 0:
		lines = append(lines, f.word("letter.on", at))
		brief = []string{f.word("letter.plot.at", rules.W(lines[0]), at)}
	}
	if s.Bill.Entry.Kind != 0 {
		brief = []string{f.proposed(&s.Bill)}
		lines = append(lines, f.proposed(&s.Bill))
	}
	if s.Blame >= 0 && s.Blame != rules.Nobody {
		blame := f.word("letter.blame", rules.W(f.houseName(s.Blame)))
		lines = append(lines, blame)
		if len(brief) > 0 {
			brief = append(brief, blame)
		}
	}
	return lines, brief
}

// proposed is what a Political Favour brings before the Council: a decree in full, else the entry and the House that it is for.
func (f *Face) proposed(k *game.ProposalView) string {
	if words, decree := f.view.Bill(k); decree {
		return f.voice.Say(words)
	}
	words := f.name(k.Entry)
	if t, binds := k.Binds(); binds {
		words += ". " + f.voice.Say(t)
	}
	return words
}
