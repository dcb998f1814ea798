package imperio_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/router/guide"
	"tyche/scenes/table"
	face "tyche/scenes/table/imperio"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A recap tells what came of the plans that were sealed last, and nothing that an earlier one has told.
func TestARecapTellsOfTheLastTurnAlone(t *testing.T) {
	kept, err := session.New(game.Game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: bot.Learner}}, 3)
	if err != nil {
		t.Fatal(err)
	}
	m := table.NewMatch(kept, func(level string, c session.Chair, entry int) table.Thinker {
		p, _ := bot.New(level, game.Mind{}, uint64(entry))
		return recorded{bot.Choose(p, c, bot.Budget{})}
	}, nil)
	m.Reckon(face.Tally)
	for seat := m.Deciding(); !kept.Ordering(0); seat = m.Deciding() {
		if err := m.Play(seat, kept.Chair(seat).Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	from := -1
	g := sitIn(t, m, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5},
		table.Exits{Rulebook: func(rules.Rule) {}, Watch: func(_ *table.Match, p table.Passage) { from = p.From }})
	for turn := range 3 {
		press(t, g, "SEAL")
		for n := 0; !g.App.Stack.Top().(*table.Table).Recaps(); n++ {
			if g.Tick(5); n > 1000 {
				t.Fatalf("turn %d: nothing is told; the screen says %q", turn+1, g.Says())
			}
		}
		press(t, g, "Watch it again")
		prove.Is(t, "where the recap begins: with the seal", from, kept.Since(0)-1)
		if turn == 2 {
			press(t, g, "Report")
			g.Tick(20)
			prove.True(t, "the report is open instead", saysPart(g, "Report of the last turn") && !g.App.Stack.Top().(*table.Table).Recaps())
		}
		g.Key(ui.KeyEscape)
		g.Tick(20)
	}
}

// settled is the end of a turn in which the Council fines the first House and two deals are delivered to it.
const settled = `
players 3
turn 2 phase strategic
ask 1 slot 5
sealed 2 3
hex B4 korvela
hex C2 brunamar
hex B3 arvelo
house 1 druvenko home korvela abilities none none upgrades none none
house 2 aldemar home brunamar abilities none none upgrades none none
house 3 brisande abilities none none upgrades none none
stock 1 resources 20 influence 11
stock 2 resources 20 influence 11
stock 3 resources 20 influence 11
docket decree-2 house 1 amount 4 by 2
vote 2 1 for 5
deals 2
offer 2 1 turn 2 accepted 1 gives resources 3
offer 3 1 turn 2 accepted 2 gives resources 5
`

// recapOf seals the orders of the first House of a position against two learners and waits for the recap of what came of them.
func recapOf(t *testing.T, position string) (*guide.Guide, *session.Session) {
	t.Helper()
	at, err := game.Game.SetPosition(position)
	if err != nil {
		t.Fatal(err)
	}
	kept := session.Lesson(game.Game, at, []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: bot.Learner}, {Name: "Irene", Level: bot.Learner}}, 3)
	m := table.NewMatch(kept, func(level string, c session.Chair, entry int) table.Thinker { return &ponderer{c, 0} }, nil)
	m.Reckon(face.Tally)
	g := sitAt(t, m)
	press(t, g, "SEAL")
	for n := 0; !g.App.Stack.Top().(*table.Table).Recaps(); n++ {
		if g.Tick(5); n > 1000 {
			t.Fatalf("nothing is told; the screen says %q", g.Says())
		}
	}
	g.Tick(60)
	return g, kept
}

// A recap and the report tell a House what the Council took from it, and by what, and what each of its deals brought.
func TestARecapTellsWhatWasGainedAndLost(t *testing.T) {
	g, _ := recapOf(t, settled)
	look(t, g, "recap-gains")
	for _, words := range []string{"loses 4 Resources: Decree: a fine", "pays House 1 3 Resources", "pays House 1 5 Resources"} {
		prove.True(t, "the recap tells: "+words, saysPart(g, words))
	}
	report := reportSays(t, g)
	look(t, g, "report-gains")
	prove.True(t, "the report tells it: "+strings.Join(report, "; "), slices.ContainsFunc(report, func(s string) bool { return strings.Contains(s, "loses 4 Resources: Decree: a fine") }))
}

// What a recap tells a House of its own Influence is what the House reads on its card, secrets such as an ability included; of others it
// tells what all can reckon.
func TestARecapCountsMyInfluenceAsMyCardDoes(t *testing.T) {
	g, kept := recapOf(t, strings.Replace(settled, "korvela abilities none none", "korvela abilities charismatic none", 1))
	influence := func(c session.Chair) int { return c.View().(*game.View).Own.Influence }
	change := influence(kept.Chair(0)) - influence(kept.ChairAt(0, 0))
	prove.True(t, "the Influence has changed", change != 0)
	words := strings.ReplaceAll(fmt.Sprintf("Influence %d (%+d)", influence(kept.Chair(0)), change), "-", "−")
	prove.True(t, "the recap tells "+words+": "+strings.Join(g.Says(), "; "), saysPart(g, words))
}

// An alliance that has begun or ended is told in the recap, and in the report.
func TestARecapTellsOfAlliances(t *testing.T) {
	g, _ := recapOf(t, settled+"alliance 1 3\nalliance-ends 1 3\n")
	const words = "are no longer allies"
	prove.True(t, "the recap: "+strings.Join(g.Says(), "; "), saysPart(g, words))
	report := reportSays(t, g)
	prove.True(t, "the report: "+strings.Join(report, "; "), slices.ContainsFunc(report, func(s string) bool { return strings.Contains(s, words) }))
}

// Who has answered in a battle of the turn is told afterwards of all that the turn brought, also of what came before the answer.
func TestARecapTellsWhatCameBeforeAnAnswerInBattle(t *testing.T) {
	orders := strings.Index(war, "detachment 1 nivaro")
	position := strings.NewReplacer("turn 6", "options live-battles\nturn 6", " detachment 1", "", "fleet nivaro", "fleet jastel", "carrier nivaro", "carrier jastel").Replace(war[:orders]) + "sealed 2 3 4\nask 1 slot 5\n"
	at, err := game.Game.SetPosition(position)
	if err != nil {
		t.Fatal(err)
	}
	kept := session.Lesson(game.Game, at, []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: bot.Learner}, {Name: "Irene", Level: bot.Learner}, {Name: "Carla", Level: bot.Learner}}, 3)
	m := table.NewMatch(kept, func(level string, c session.Chair, entry int) table.Thinker { return &ponderer{c, 0} }, nil)
	m.Reckon(face.Tally)
	g := sitAt(t, m)
	g.Tick(20)
	enemy, _ := g.Find("Orsenda") // its name yields to the odds
	press(t, g, "The fleet in Jastel")
	g.Tick(60)
	g.Press(enemy)
	below, _ := g.Find("Go, but do not attack")
	g.Press(canvas.Point{X: below.X, Y: below.Y - 36}) // Attack
	g.Tick(20)
	press(t, g, "SEAL")
	sat, answers := g.App.Stack.Top().(*table.Table), 0
	for n := 0; !sat.Recaps(); n++ {
		if g.Tick(5); n > 3000 {
			t.Fatalf("after %d answers nothing is told; the screen says %q", answers, g.Says())
		}
		if sat.Asks() != nil && !kept.Ordering(0) {
			before := kept.Len()
			if at, hit := g.Find("By doctrine: Balanced"); hit && answers > 0 {
				g.Press(at)
			} else {
				g.Key(ui.Digit(1 + n%4))
			}
			if g.Tick(2); kept.Len() > before {
				answers++
			}
		}
	}
	g.Tick(60)
	look(t, g, "recap-after-battle")
	prove.True(t, "the House was asked in the battle", answers > 0)
	recap := g.Says()[slices.Index(g.Says(), "SINCE YOUR LAST TURN"):]
	prove.True(t, "the war with which it began is told", slices.ContainsFunc(recap, func(s string) bool { return strings.Contains(s, "is at war with") }))
}

// A recap says when worlds were blockaded: they yield no Influence though nobody has taken them.
func TestTheTallyCountsBlockadedWorlds(t *testing.T) {
	v := game.View{Players: 2, Houses: make([]game.HouseView, 2), Hexes: []game.HexView{{Planets: []game.PlanetView{
		{Owner: 0, Favour: 3}, {Owner: 0, Favour: 4, Blockaded: true}, {Owner: 1, Favour: 2},
	}}}}
	k := face.Tally.Read(&v)
	c := slices.Index(face.Tally.Columns, "imperio.tally.blockaded")
	prove.Same(t, "blockaded worlds", [2]int{k.Values[0][c], k.Values[1][c]}, [2]int{1, 0})
	prove.Same(t, "Influence", [2]int{k.Values[0][0], k.Values[1][0]}, [2]int{4, 3})
}

// Worlds that come to a House in one turn are told in one line.
func TestARecapTellsWorldsTogether(t *testing.T) {
	g, _ := recapOf(t, settled+"hex B2 orsenda\nhex C3 nivaro\nplanet orsenda owner 3 holder 2 troops 1\nplanet nivaro owner 3 holder 2 troops 1\nplanet arvelo owner 2 troops 1\n")
	look(t, g, "recap-worlds")
	prove.True(t, "one line: "+strings.Join(g.Says(), "; "), saysPart(g, "2 planets now belong to"))
}

// The book of diplomacy tells what has been between the viewer and a House, and nothing that was between others.
func TestTheBookTellsWhatHasBeenBetweenTwoHouses(t *testing.T) {
	g, _ := recapOf(t, settled)
	g.Key(ui.KeyEscape)
	g.Tick(20)
	g.Key(letterKey("D"))
	g.Tick(20)
	look(t, g, "talk-past")
	page := g.Says()[slices.Index(g.Says(), "UNTIL NOW WITH ALDEMAR"):]
	told := func(words string) bool {
		return slices.ContainsFunc(page, func(s string) bool { return strings.Contains(s, words) })
	}
	prove.True(t, "its payment", told("House 2 pays House 1 3 Resources"))
	prove.True(t, "that of another is not told", !told("House 3 pays House 1"))
	prove.True(t, "how both stand", saysPart(g, "ALDEMAR NOW"))
}

// The page of the Council tells what a law would bring the House, in its own numbers.
func TestThePageOfTheCouncilTellsWhatALawBrings(t *testing.T) {
	g := sit(t, guide.Window{Language: "es", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "Como es costumbre")
	press(t, g, "Como es costumbre")
	press(t, g, "ANTE EL CONSEJO")
	g.Tick(20)
	look(t, g, "council-gains")
	prove.True(t, "the Chancellor's Influence: "+strings.Join(g.Says(), "; "), says(g, "Si sale elegida Aldemar:") && saysPart(g, "Influencia del próximo Crecimiento, con lo"))
	prove.True(t, "what it is, and what decides a tie", saysPart(g, "Ley, por elección.") && saysPart(g, "los deshace") && saysPart(g, "tablero de ahora"))
}

// A fleet that comes to keep a planet from yielding anything is news; ships that join one which has done so since before are none.
func TestAnOldBlockadeIsNoNews(t *testing.T) {
	const comes = "war 1 2\nhex B2 orsenda\nplanet arvelo owner 1 troops 2\nfleet orsenda 2 frigates 2\ndetachment 2 orsenda path arvelo frigates 2\nslot 2 1 operation\n"
	for _, row := range []struct {
		name, more string
		told       bool
	}{{"it comes", "", true}, {"it lies there already", "fleet arvelo 2 frigates 1\n", false}} {
		g, _ := recapOf(t, strings.Replace(settled, "hex B3 arvelo\n", "hex B3 arvelo\nhex B2 orsenda\n", 1)+strings.Replace(comes, "hex B2 orsenda\n", "", 1)+row.more)
		prove.Is(t, row.name+": "+strings.Join(g.Says(), "; "), saysPart(g, "blockades your planet in Arvelo"), row.told)
	}
}
