package imperio

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/manual"
)

// printed is the rulebook of a language beside the names that the game has in it.
type printed struct {
	t     *testing.T
	book  *manual.Book
	words map[string]string
	said  map[string]string // words that only the book has, by what they stand for
}

// bookSays are the words of cells that are no names: what stands for yes, no and the branches of the tree.
var bookSays = map[string]map[string]string{
	"es": {"yes": "sí", "no": "no", "for": " por ", "vote": "sí o no", "election": "elección", "anomaly": "anomalía",
		"branches": "Armas Tierra Motores Industria Estado"},
	"en": {"yes": "yes", "no": "no", "for": " for ", "vote": "yes or no", "election": "election", "anomaly": "anomaly",
		"branches": "Arms Ground Drives Industry Statecraft"},
}

func (p *printed) name(kind uint8, id int) string {
	key := Game.Name(rules.Ref{Kind: kind, ID: int16(id)})
	if p.words[key] == "" {
		p.t.Errorf("no name %s", key)
	}
	return p.words[key]
}

// names joins the names of several things.
func (p *printed) names(kind uint8, ids ...int) string {
	var list []string
	for _, id := range ids {
		list = append(list, p.name(kind, id))
	}
	return strings.Join(list, ", ")
}

// table compares the only table of a rule, without its heading, with the rows wanted; "" stands for a cell that is
// not empty but not looked at.
func (p *printed) table(rule rules.Rule, want [][]string) {
	p.t.Helper()
	var rows [][]string
	for _, b := range p.book.Find(rule).Blocks {
		if b.Kind == manual.Table {
			rows = append(rows, b.Rows...)
		}
	}
	if len(rows) != len(want)+1 {
		p.t.Errorf("%s has %d rows, want %d", rule, len(rows)-1, len(want))
		return
	}
	for i, row := range want {
		got := rows[i+1]
		if len(got) != len(row) {
			p.t.Errorf("%s: %v has %d cells, want %d", rule, got, len(got), len(row))
			continue
		}
		for j, cell := range row {
			if cell != got[j] && (cell != "" || got[j] == "") {
				p.t.Errorf("%s: prints %q where the play has %q (%s)", rule, got[j], cell, got[0])
			}
		}
	}
}

// orDash prints a number, or a dash for nothing.
func orDash(n int) string {
	if n == 0 {
		return "-"
	}
	return strconv.Itoa(n)
}

// percent rounds hundredths of a percent.
func percent(n int) string { return fmt.Sprintf("%d %%", (n+50)/100) }

func TestRulebookPrintsTheTablesOfThePlay(t *testing.T) {
	m := rulebook(t)
	for _, language := range bookLanguages {
		p := &printed{t, m.Book(language), conform.Sentences(t, Texts, language), bookSays[language]}
		p.houses()
		p.map42()
		p.pieces()
		p.techs()
		p.plots()
		p.entries()
		p.odds()
	}
}

func (p *printed) houses() {
	var list, ups, ready [][]string
	for i := range numAbilities {
		list = append(list, []string{p.name(KindAbility, i), ""})
	}
	for i := range numUpgrades {
		ups = append(ups, []string{p.name(KindUpgrade, i), ""})
	}
	flagships := map[string]bool{"": true} // S004-035: each has a name of its own
	for i := range houses {
		h := &houses[i]
		ship := p.words["imperio.flagship."+h.id]
		if flagships[ship] {
			p.t.Errorf("the Flagship of %s is called %q", h.id, ship)
		}
		flagships[ship] = true
		name := p.name(KindHouse, i)
		ready = append(ready, []string{
			name[strings.LastIndexByte(name, ' ')+1:], p.names(KindAbility, int(h.abilities[0]), int(h.abilities[1])),
			ship, p.names(KindUpgrade, int(h.upgrades[0]), int(h.upgrades[1])),
		})
	}
	p.table("2.2", list)
	p.table("2.3", ups)
	p.table("2.5", ready)
}

// map42 compares the tables by which the map is rolled.
func (p *printed) map42() {
	var home, lots, odd [][]string
	bonus := func(column int, rule rules.Rule, row int) string {
		cell := p.book.Find(rule).Blocks[1].Rows[row][column]
		return cell[:strings.LastIndexByte(cell, ' ')]
	}
	for die := 1; die <= 6; die++ {
		n := strconv.Itoa(die)
		home = append(home, []string{
			n, strconv.Itoa(int(homePlanets[die])),
			fmt.Sprintf("%s +%d", bonus(2, "4.2a", die), homeBonus[die]), fmt.Sprintf("%s +%d", bonus(3, "4.2a", die), homeBonus[die]),
		})
		count := strconv.Itoa(int(lotPlanets[die]))
		if die == 1 {
			count = p.said["anomaly"]
		}
		lots = append(lots, []string{
			n, count, fmt.Sprintf("%s +%d", bonus(2, "4.2b", die), lotBonus[die]), fmt.Sprintf("%s +%d", bonus(3, "4.2b", die), lotBonus[die]),
		})
		odd = append(odd, []string{n, p.name(KindAnomaly, int(anomalyRoll[die])), ""})
	}
	p.table("4.2a", home)
	p.table("4.2b", lots)
	p.table("4.2c", odd)
}

func (p *printed) pieces() {
	var built, made [][]string
	for i, w := range works {
		built = append(built, []string{p.name(KindWork, i), strconv.Itoa(int(w.cost)), strconv.Itoa(int(w.max)), ""})
	}
	for i, u := range units {
		price, bombs := strconv.Itoa(int(u.price)), p.said["no"]
		if u.perPrice > 1 {
			price += p.said["for"] + strconv.Itoa(int(u.perPrice))
		}
		if u.bombards {
			bombs = p.said["yes"]
		}
		made = append(made, []string{
			p.name(KindUnit, i), strconv.Itoa(int(u.bv)) + "+", strconv.Itoa(int(u.dice)), strconv.Itoa(int(u.hull)), orDash(int(u.move)), price,
			orDash(unit(i).carries()), orDash(int(u.antiAir)), bombs,
		})
	}
	p.table("10.1", built)
	p.table("11.6", made)
}

func (p *printed) techs() {
	branches := strings.Fields(p.said["branches"])
	var list [][]string
	for i, k := range techs {
		needs := "-"
		var ids []int
		for n := range tech(numTechs) {
			if k.needs.has(n) {
				ids = append(ids, int(n))
			}
		}
		if len(ids) > 0 {
			needs = p.names(KindTech, ids...)
		}
		list = append(list, []string{p.name(KindTech, i), branches[k.branch], strconv.Itoa(int(k.cost)), needs, ""})
	}
	p.table("15.2", list)
}

func (p *printed) plots() {
	var list, decrees [][]string
	for i, k := range plots {
		list = append(list, []string{p.name(KindPlot, i), strconv.Itoa(int(k.cost)), orDash(int(k.blame)), ""})
	}
	for e := c1; e <= c9; e++ {
		decrees = append(decrees, []string{p.name(KindEntry, int(e)), ""})
	}
	p.table("16.1", list)
	p.table("16.6", decrees)
	// What a decree may name must be what an order for it may name.
	for e := c1; e <= c4; e++ {
		_, most := amounts(e)
		cell := p.book.Find("16.6").Blocks[1].Rows[1+e-c1][1]
		if !strings.Contains(cell, strconv.Itoa(int(most))) {
			p.t.Errorf("16.6 prints %q, the most is %d", cell, most)
		}
	}
}

func (p *printed) entries() {
	var laws, directives [][]string
	for i, e := range entries[:numCards] {
		vote := p.said["vote"]
		if e.elect {
			vote = p.said["election"]
		}
		row := []string{p.name(KindEntry, i), vote, ""}
		if e.law {
			laws = append(laws, row)
		} else {
			directives = append(directives, row)
		}
	}
	p.table("17.7", laws)
	p.table("17.8", directives)
}

func (p *printed) odds() {
	pairs := [][2]unit{
		{frigate, frigate}, {cruiser, frigate}, {cruiser, cruiser}, {carrier, frigate}, {dreadnought, frigate}, {dreadnought, cruiser},
		{dreadnought, dreadnought}, {flagship, cruiser}, {flagship, dreadnought}, {station, flagship},
	}
	var duels, landings [][]string
	for _, k := range pairs {
		a, b := &units[k[0]], &units[k[1]]
		o := Duel(int(a.bv), int(a.dice), int(a.hull), int(b.bv), int(b.dice), int(b.hull))
		duels = append(duels, []string{p.name(KindUnit, int(k[0])), p.name(KindUnit, int(k[1])), percent(o.First), percent(o.Second), percent(o.Both)})
	}
	bv := int(units[troop].bv)
	for a := 1; a <= 8; a++ {
		row := []string{strconv.Itoa(a)}
		for d := 1; d <= 6; d++ {
			row = append(row, percent(LandingOdds(a, d, 0, bv, bv)))
		}
		landings = append(landings, row)
	}
	p.table("28.1", duels)
	p.table("28.2", landings)
	said := p.book.Find("28.3").Text()
	for _, n := range []int{SeditionOdds(1), SeditionOdds(2), SeditionOdds(3), LandingOdds(4, 2, 0, bv, bv), LandingOdds(4, 2, 1, bv, bv), LandingOdds(4, 2, 2, bv, bv)} {
		if !strings.Contains(said, percent(n)) {
			p.t.Errorf("28.3 does not print %s", percent(n))
		}
	}
}

// The prices that the summary and the example of a turn repeat.
func TestRulebookRepeatsPrices(t *testing.T) {
	m := rulebook(t)
	var all []int
	for _, w := range works {
		all = append(all, int(w.cost))
	}
	for _, u := range units {
		all = append(all, int(u.price))
	}
	low, high := techs[0].cost, techs[0].cost
	for _, k := range techs {
		low, high = min(low, k.cost), max(high, k.cost)
	}
	all = append(all, int(low), int(high))
	for i, k := range plots {
		if plot(i) != watch {
			all = append(all, int(k.cost))
		}
	}
	want := strings.Trim(fmt.Sprint(all), "[]")
	for _, language := range bookLanguages {
		if got := strings.Join(figure.FindAllString(m.Book(language).Find("26.2").Text(), -1), " "); got != want {
			t.Errorf("%s 26.2 prints %s, want %s", language, got, want)
		}
		rows := m.Book(language).Find("27.3").Blocks[1].Rows[1:]
		prices := []int{int(works[platform].cost), 0, int(units[aircraft].price + units[troop].price), int(techs[t02].cost), int(plots[espionage].cost)}
		sum := 0
		for i, row := range rows {
			if sum += prices[i]; row[3] != strconv.Itoa(prices[i]) {
				t.Errorf("%s 27.3 prints %s in slot %d, want %d", language, row[3], i+1, prices[i])
			}
		}
		if !strings.Contains(m.Book(language).Find("27.3").Text(), strconv.Itoa(sum)) {
			t.Errorf("%s 27.3 does not print the sum %d", language, sum)
		}
	}
}

// figure is a number that a text prints.
var figure = regexp.MustCompile(`[0-9]+[a-z]?\b`)
