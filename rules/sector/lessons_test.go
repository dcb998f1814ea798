package sector

import (
	"regexp"
	"slices"
	"strconv"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/lexicon"
)

func TestLessons(t *testing.T) {
	conform.CheckLessons(t, conform.Lessons{Game: Game, Files: Lessons, Lexicon: texts(t), Book: rulebook(t).Book("es"), Least: 7})
}

func texts(t *testing.T) *lexicon.Lexicon {
	t.Helper()
	l, err := lexicon.New(lexicon.Kit, Texts)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// told are the numbers that a step of a lesson says, as the table has them then.
var told = map[string]func(v View) []int{
	"worlds.ways": func(View) []int { return []int{pointsToWin} },
	"worlds.points": func(v View) []int {
		return []int{v.Seats[0].Points, pointsAt(v, "lowmarrow-1"), pointsAt(v, "ilvane-1")}
	},
	"worlds.won": func(v View) []int {
		return []int{v.Seats[0].Points, pointsAt(v, "lowmarrow-1") + pointsAt(v, "ilvane-1")}
	},
	"build.plates":   func(v View) []int { return []int{v.Seats[0].Pool, v.Seats[0].Minerals, v.Seats[0].Gas} },
	"build.worker":   func(View) []int { return []int{1} },
	"build.unit":     func(View) []int { f := FactsOfUnit(unitRef(harpooner)); return []int{f.Minerals, f.Gas} },
	"build.building": func(View) []int { return []int{int(buildings[foundry].minerals + buildings[foundry].gas)} },
	"build.left":     func(v View) []int { return []int{10 - v.Seats[0].Pool, v.Seats[0].Minerals} },
	"build.base":     func(v View) []int { return []int{baseCost, v.Seats[0].Minerals} },
	"build.cards":    func(v View) []int { return []int{v.Seats[0].Pool} },
	"fight.units":    func(View) []int { return slices.Concat(strengthOf(crawler), strengthOf(deckhand), strengthOf(minnow)) },
	"fight.limit": func(v View) []int {
		limit := v.Areas[areaCalled("ilvane-1")].Limit
		return []int{limit, overfill, limit + overfill}
	},
	"fight.support":   func(View) []int { return []int{FactsOfUnit(unitRef(deckhand)).SupportAttack} },
	"fight.held":      func(v View) []int { return []int{strengthAt(v, "ilvane-1"), strengthAt(v, "ilvane-3")} },
	"cards.execute":   func(View) []int { return strengthOf(deckhand) },
	"cards.quillback": func(View) []int { return strengthOf(quillback) },
	"cards.minnow":    func(View) []int { return append(strengthOf(minnow), FactsOfUnit(unitRef(minnow)).SupportAttack) },
	"cards.murk":      func(View) []int { return valuesOf("t02") },
	"cards.wave":      func(View) []int { return valuesOf("t01") },
	"cards.first": func(v View) []int {
		s := v.Battle.Slots[0]
		return []int{s.Attack[attacking], s.Health[defending], s.Health[defending] + valuesOf("g07")[1]}
	},
	"cards.second": func(v View) []int {
		s := v.Battle.Slots[1]
		return []int{s.Attack[attacking], s.Health[defending], s.Attack[defending], s.Health[attacking]}
	},
	"regroup.four": func(v View) []int { return []int{v.Seats[0].Pool} },
	"regroup.five": func(v View) []int {
		return []int{pointsAt(v, "ilvane-1") + pointsAt(v, "lowmarrow-1"), v.Seats[0].Points}
	},
	"regroup.six":     func(View) []int { return []int{pointsToWin} },
	"regroup.nine":    func(v View) []int { return []int{v.Seats[0].HandLimit, len(v.Hand)} },
	"regroup.ten-end": func(v View) []int { return []int{v.Seats[0].Points} },
	"round.ideas":     func(v View) []int { return []int{pointsAt(v, "karst-1")} },
}

// TestLessonsTellTheTruth demands that the numbers of the table are among those that a step says, in both languages.
func TestLessonsTellTheTruth(t *testing.T) {
	words, said := texts(t), map[string]bool{}
	for _, l := range conform.CheckLessons(t, conform.Lessons{Game: Game, Files: Lessons, Lexicon: words, Book: rulebook(t).Book("es")}) {
		conform.Attend(t, l, func(text string, v rules.View) {
			numbers := told[text[len("sector.lesson."):]]
			if numbers == nil {
				return
			}
			said[text] = true
			for _, lang := range lexicon.Languages {
				sentence := (&lexicon.Voice{Lexicon: words, Language: lang, Name: Game.Name}).Say(rules.Say(text))
				for _, n := range numbers(v.(View)) {
					if !slices.Contains(regexp.MustCompile(`[0-9]+`).FindAllString(sentence, -1), strconv.Itoa(n)) {
						t.Errorf("%s does not say %d: %s", text, n, sentence)
					}
				}
			}
		})
	}
	for key := range told {
		if !said["sector.lesson."+key] {
			t.Errorf("%s is never said", key)
		}
	}
}

func areaCalled(id string) int16 { r, _ := findIn(KindArea, id); return r.ID }

// pointsAt is the conquest value of an area.
func pointsAt(v View, id string) int { return v.Areas[areaCalled(id)].Points }

// strengthAt is the printed strength of the units in an area, together.
func strengthAt(v View, id string) (sum int) {
	a := &v.Areas[areaCalled(id)]
	for i, n := range a.Units {
		sum += int(n) * int(units[unitOf(people(v.Seats[a.Owner].People), i)].strength)
	}
	return sum
}

func strengthOf(u unit) []int { return []int{int(units[u].strength), int(units[u].health)} }

// valuesOf are attack and health that a card gives to the unit it names.
func valuesOf(id string) []int {
	r, _ := findIn(KindCard, id)
	f := FactsOfCard(r)
	return []int{f.Attack, f.Health}
}
