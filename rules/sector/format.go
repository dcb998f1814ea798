package sector

import (
	"fmt"
	"strconv"
	"strings"

	"tyche/rules"
)

// operandKinds are the kinds of Refs that operands name; anInt has none.
var operandKinds = [...]uint8{
	aPlanet: KindPlanet, anArea: KindArea, aUnit: KindUnit, aBuilding: KindBuilding, aModule: KindModule, aTech: KindTech,
	aCard: KindCard, anEvent: KindEvent, aFaction: KindFaction, aSeat: KindSeat, aRoute: KindRoute, anOrder: KindOrder,
	aCell: KindCell, aResource: KindResource,
}

// operandLimits are the numbers of values that the operands of each verb may have, from 0.
var operandLimits = findOperandLimits()

func findOperandLimits() (limits [256][3]uint32) {
	for v := range verbs {
		if v == int(noVerb) {
			continue
		}
		for i, o := range verbs[v].operands {
			switch o {
			case noOperand:
				limits[v][i] = 1
			case anInt:
				limits[v][i] = 1 << 16
			default:
				limits[v][i] = uint32(kindCounts[operandKinds[o]])
			}
		}
	}
	return limits
}

// wellFormed says whether the verb exists and the operands of m are within their tables.
func wellFormed(m rules.Move) bool {
	row := &operandLimits[m.Verb]
	return uint32(uint16(m.A)) < row[0] && uint32(uint16(m.B)) < row[1] && uint32(uint16(m.C)) < row[2]
}

// Format writes a move as words: "move crawler ashmere-1 ilvane-1".
func (game) Format(m rules.Move) string {
	if m.Verb >= numVerbs {
		return ""
	}
	row := &verbs[m.Verb]
	words := row.word
	for i, n := range [...]int16{m.A, m.B, m.C} {
		switch o := row.operands[i]; o {
		case noOperand:
		case anInt:
			words += " " + strconv.Itoa(int(n))
		default:
			words += " " + plainID(rules.Ref{Kind: operandKinds[o], ID: n})
		}
	}
	return words
}

// Parse reads what Format wrote.
func (game) Parse(s string) (rules.Move, error) {
	words := strings.Fields(s)
	if len(words) == 0 {
		return rules.Move{}, fmt.Errorf("sector: no move")
	}
	for v := range verbs {
		if v != int(noVerb) && verbs[v].word == words[0] {
			return parseOperands(verb(v), words)
		}
	}
	return rules.Move{}, fmt.Errorf("sector: no move is called %q", words[0])
}

func parseOperands(v verb, words []string) (rules.Move, error) {
	m := rules.Move{Verb: v}
	used := 1
	for i, into := range [...]*int16{&m.A, &m.B, &m.C} {
		o := verbs[v].operands[i]
		if o == noOperand {
			continue
		}
		if used == len(words) {
			return rules.Move{}, fmt.Errorf("sector: %q needs more words", words[0])
		}
		n, err := parseOperand(o, words[used])
		if err != nil {
			return rules.Move{}, err
		}
		*into = n
		used++
	}
	if used != len(words) {
		return rules.Move{}, fmt.Errorf("sector: %q has too many words", strings.Join(words, " "))
	}
	return m, nil
}

func parseOperand(o operand, word string) (int16, error) {
	if o == anInt {
		n, err := strconv.ParseInt(word, 10, 16)
		if err != nil {
			return 0, fmt.Errorf("sector: %q is no number", word)
		}
		return int16(n), nil
	}
	r, ok := findIn(operandKinds[o], word)
	if !ok {
		return 0, fmt.Errorf("sector: there is no %s %q", kindWords[operandKinds[o]], word)
	}
	return r.ID, nil
}

// FormatEvent names an event in one line.
func (game) FormatEvent(e rules.Event) string {
	line := "event-" + strconv.Itoa(int(e.Verb))
	if int(e.Verb) < len(eventNames) && eventNames[e.Verb] != "" {
		line = eventNames[e.Verb]
	}
	if e.Seat >= 0 {
		line += " seat-" + strconv.Itoa(int(e.Seat)+1)
	}
	for _, r := range [...]struct {
		word string
		ref  rules.Ref
	}{{"", e.Who}, {"from ", e.From}, {"to ", e.To}} {
		if r.ref.Kind != 0 {
			line += " " + r.word + plainID(r.ref)
		}
	}
	if e.N != 0 || e.M != 0 {
		line += " " + strconv.Itoa(int(e.N))
	}
	if e.M != 0 {
		line += "/" + strconv.Itoa(int(e.M))
	}
	if e.Dice[0] != 0 {
		line += " dice"
		for _, d := range e.Dice {
			if d != 0 {
				line += " " + strconv.Itoa(int(d))
			}
		}
	}
	return line
}
