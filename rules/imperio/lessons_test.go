package imperio

import (
	"regexp"
	"slices"
	"strconv"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/lexicon"
	"tyche/rules/tutor"
)

func lessonsOf(t *testing.T) []*tutor.Lesson {
	t.Helper()
	return conform.CheckLessons(t, conform.Lessons{Game: Game, Files: Lessons, Lexicon: texts(t), Book: rulebook(t).Book("es"), Least: 6})
}

// taught are the numbers that a step of a lesson says, as the table and the rules have them then.
var taught = map[string]func(v *View) []int{
	"sky.throne": func(v *View) []int { return []int{v.LastTurn} },
	"sky.worlds": func(v *View) []int {
		k := worldOf(v, "korvela")
		return []int{k.Resources + 1, k.Favour + 1}
	},
	"sky.sum":  func(v *View) []int { return []int{v.Own.Forecast, v.Own.Income} },
	"sky.port": func(v *View) []int { return []int{PricesOf(v).Works[port]} },
	"sky.end":  func(v *View) []int { return []int{v.Own.Treasury, v.Own.Treasury - v.Own.Reserved} },
	"letters.units": func(v *View) []int {
		return []int{PricesOf(v).Units[carrier], manifestSize, worldOf(v, "korvela").Resources + 2}
	},
	"letters.tech":  func(v *View) []int { return []int{PricesOf(v).Techs[t16]} },
	"letters.empty": func(v *View) []int { return []int{v.Own.Reserved, v.Own.Treasury} },
	"fleets.landed": func(v *View) []int {
		return []int{v.Turn, worldOf(v, "arvelo").Resources + 1, worldOf(v, "arvelo").Favour + 1}
	},
	"fleets.war": func(*View) []int { return []int{int(units[troop].bv)} },
	"battle.value": func(*View) []int {
		return []int{int(units[dreadnought].bv), int(units[cruiser].bv), int(units[frigate].bv), int(units[carrier].bv)}
	},
	"council.docket": func(v *View) []int { return []int{v.Own.Influence} },
	"council.elect":  func(v *View) []int { return []int{2, v.Own.Influence - v.Own.Votes[0][1]} },
	"council.count":  func(*View) []int { return []int{4, 3, 5, 4} },
	"trade.offer":    func(v *View) []int { return []int{v.Own.Offers[0].Goods[gives].Resources} },
	"trade.spy": func(v *View) []int {
		return []int{PricesOf(v).Plots[espionage], PricesOf(v).Blamed[espionage] - PricesOf(v).Plots[espionage]}
	},
	"trade.end": func(v *View) []int { return []int{v.Own.Slots[0].Price} },
}

func worldOf(v *View, id string) *PlanetView {
	ref, _ := findIn(KindPlanet, id)
	for h := range v.Hexes {
		for i := range v.Hexes[h].Planets {
			if k := &v.Hexes[h].Planets[i]; k.Ref.ID == ref.ID {
				return k
			}
		}
	}
	return nil
}

// TestLessonsTellTheTruth demands that the numbers of the table are among those that a step says, in both languages, and that what a
// lesson says has happened is so.
func TestLessonsTellTheTruth(t *testing.T) {
	words, said := texts(t), map[string]bool{}
	for _, l := range lessonsOf(t) {
		conform.Attend(t, l, func(text string, view rules.View) {
			v := view.(*View)
			key := text[len("imperio.lesson."):]
			said[key] = true
			if is := happenedBy[key]; is != nil && !is(v) {
				t.Errorf("%s is not so", text)
			}
			if taught[key] == nil {
				return
			}
			for _, lang := range lexicon.Languages {
				sentence := (&lexicon.Voice{Lexicon: words, Language: lang, Name: Game.Name}).Say(rules.Say(text))
				for _, n := range taught[key](v) {
					if !slices.Contains(regexp.MustCompile(`[0-9]+`).FindAllString(sentence, -1), strconv.Itoa(n)) {
						t.Errorf("%s does not say %d: %s", text, n, sentence)
					}
				}
			}
		})
	}
	for key := range taught {
		if !said[key] {
			t.Errorf("%s is never said", key)
		}
	}
}

// happenedBy is what must have happened when a step is said.
var happenedBy = map[string]func(v *View) bool{
	"letters.film": func(v *View) bool {
		return v.Turn == 2 && fleetAt(v, "arvelo").Frigates == 2 && fleetAt(v, "arvelo").Transports[0].Troops == 3
	},
	"fleets.landed": func(v *View) bool { k := worldOf(v, "arvelo"); return k.Owner == 0 && k.Troops == 3 },
	"battle.home":   func(v *View) bool { k := fleetAt(v, "korvela"); return k.Owner == 0 && k.Dreads == [4]int{2: 1} },
	"council.count": func(v *View) bool { return len(v.Laws) == 2 && v.Laws[1].Bound == 0 },
}

func fleetAt(v *View, id string) *FleetView {
	ref, _ := findIn(KindSystem, id)
	for h := range v.Hexes {
		if k := &v.Hexes[h]; k.System.ID == ref.ID {
			return &k.Fleet
		}
	}
	return nil
}
