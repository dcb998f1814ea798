package imperio

import (
	"image"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// What Espionage has found out about a House is told with the turn that it is of, and about no other House.
func TestADossierTellsThePurse(t *testing.T) {
	f := ringed(t, 3)
	f.view.Own.Reports = []game.ReportView{{Target: 2, Turn: 9, Treasury: 34, Influence: 41}}
	prove.True(t, "nothing is known of the others", f.dossier(0) == nil && f.dossier(1) == nil)
	prove.Is(t, "what is known", f.dossierWords(f.dossier(2)), f.houseName(2)+", turno IX: 34 Recursos y 41 de Influencia.")
}

// pageScreen is a page alone on the screen.
type pageScreen struct {
	ui   *ui.UI
	page func(p *pen)
	f    *Face
}

func (s *pageScreen) Update(in *ui.Input) bool {
	s.ui.Begin(in)
	s.page(&pen{f: s.f, u: s.ui, w: 600, seen: canvas.Rect{W: 600, H: 600}})
	return s.ui.End()
}

func (s *pageScreen) Draw(c canvas.Canvas) { s.ui.Draw(c) }

// pageSays reads a page.
func pageSays(f *Face, page func(p *pen)) (words string) {
	screen := &pageScreen{ui: ui.NewUI(f.app), page: page, f: f}
	f.app.Stack.Still = true
	f.app.Stack.Push(screen)
	in := ui.Input{W: 600, H: 600, Scale: 1, Dt: 1.0 / 60, Focused: true, Zoom: 1}
	f.app.Update(&in)
	f.app.Draw(canvas.NewSoftware(image.NewRGBA(image.Rect(0, 0, 600, 600))))
	screen.ui.Texts(func(s string, _ canvas.Point) { words += s + "\n" })
	return words
}

// The report tells what one's own Espionage has found out under a heading of its own: purse, abilities, technologies, the kinds of
// letters slot by slot, and before whom one acts; plots against the House stand below theirs.
func TestTheReportTellsWhatEspionageFoundOut(t *testing.T) {
	f := named(t, 3)
	f.view.Own.Prefers = 2
	found := game.ReportView{Target: 2, Turn: 1, Treasury: 4, Influence: 4, Abilities: [2]int{0, -1}, Techs: 1}
	found.Slots[0], found.Slots[2] = game.ActionConstruction, game.ActionResearch
	words := pageSays(f, func(p *pen) { f.spiedReport(p, &game.Report{Spied: []game.ReportView{found}}, &table.Sight{}) })
	for _, want := range []string{
		"LO QUE HAS AVERIGUADO", f.houseName(2) + ", turno I: 4 Recursos", "Habilidades: " + f.name(rules.Ref{Kind: game.KindAbility}), "Tecnologías: " + f.name(game.TechAt(0).Ref),
		"I Construcción, III Investigación", "actúas antes que " + f.houseName(2),
	} {
		prove.True(t, want, strings.Contains(words, want))
	}
	prove.True(t, "not below the plots against the House", !strings.Contains(pageSays(f, func(p *pen) { f.politicsReport(p, &game.Report{Spied: []game.ReportView{found}}, &table.Sight{}) }), "turno I"))
	prove.True(t, "it is news", news(rules.Event{Verb: game.EvReport}))
}

// The report tells the same thing about an Operation once, and one's own Sedition among the letters alone.
func TestTheReportTellsNothingTwice(t *testing.T) {
	f := named(t, 3)
	moves := rules.Event{Verb: game.EvMoves, Seat: 0, From: rules.Ref{Kind: game.KindSystem, ID: 1}, To: rules.Ref{Kind: game.KindSystem, ID: 2}}
	other := moves
	other.To.ID = 3
	prove.Is(t, "lines", len(f.course(&game.Report{Course: []rules.Event{moves, other, moves}})), 2)
	for author, told := range map[rules.Seat]bool{0: false, 2: true, rules.Nobody: true} {
		plots := game.Report{Plots: []game.PlotReport{{Plot: rules.Ref{Kind: game.KindPlot}, Author: author, Target: 1}}}
		words := pageSays(f, func(p *pen) { f.politicsReport(p, &plots, &table.Sight{}) })
		prove.Is(t, "a Sedition against another House", strings.Contains(words, "SUBLEVACIONES"), told)
	}
}

// The report says who voted how on what the Council decided (17.4), what was taken aboard, in one sum for each place, and which of two
// refusals was of an alliance.
func TestTheReportTellsVotesAndCargo(t *testing.T) {
	f := named(t, 3)
	bill, other := rules.Ref{Kind: game.KindEntry, ID: 4}, rules.Ref{Kind: game.KindEntry, ID: 5}
	planet, system := rules.Ref{Kind: game.KindPlanet, ID: 9}, rules.Ref{Kind: game.KindSystem, ID: 3}
	k := game.ReportOf(f.view, []rules.Event{
		{Verb: game.EvVotes, Seat: 0, Who: bill, N: int16(game.VoteFor), M: 4}, {Verb: game.EvVotes, Seat: 1, Who: bill, N: int16(game.VoteAgainst), M: 1},
		{Verb: game.EvDecision, Who: bill, N: int16(game.VoteFor)}, {Verb: game.EvVotes, Seat: 2, Who: other, N: int16(game.VoteElects + 1), M: 7}, {Verb: game.EvDecision, Seat: 1, Who: other, N: int16(game.VoteElects + 1)},
		{Verb: game.EvLoads, Seat: 0, Who: rules.Ref{Kind: game.KindTransport, ID: 1}, To: planet, N: 3}, {Verb: game.EvLoads, Seat: 0, Who: rules.Ref{Kind: game.KindTransport, ID: 2}, To: planet, N: 1},
		{Verb: game.EvAsteroid, Seat: 0, Who: rules.Ref{Kind: game.KindUnit, ID: 3}, To: system, N: 1, Dice: rules.Dice{4}}, {Verb: game.EvAsteroid, Seat: 0, To: system, N: 0},
		{Verb: game.EvUnloads, Seat: 0, To: system, M: 1}, {Verb: game.EvLoads, Seat: 1, To: planet, N: 6},
		{Verb: game.EvRefused, Seat: 1, N: 0, M: 2}, {Verb: game.EvRefused, Seat: 1, N: 0, M: -1},
	})
	words := pageSays(f, func(p *pen) { f.politicsReport(p, &k, &table.Sight{}) })
	for _, want := range []string{
		f.houseName(0) + ": 4 a favor · " + f.houseName(1) + ": 1 en contra", f.houseName(2) + ": 7 por " + f.houseName(1),
		" rechaza la oferta de ", " rechaza la alianza que propone ",
	} {
		prove.True(t, want, strings.Contains(words, want))
	}
	lines := f.course(&k)
	prove.True(t, "what asteroids have taken: "+strings.Join(lines, "|"), len(lines) == 3 && strings.Contains(lines[1], "asteroides"))
	prove.Same(t, "cargo", []string{lines[0], lines[2]}, []string{"En " + f.name(planet) + " embarcan 4 Tropas.", "En " + f.name(system) + " queda una Aeronave en la base."})
}

// What an offer asks is read to its last word, which may be the one that counts: for whom a vote is asked.
func TestAnOfferIsReadToItsEnd(t *testing.T) {
	f := named(t, 3)
	f.view.Docket = []game.ProposalView{{Entry: rules.Ref{Kind: game.KindEntry, ID: 23}, Bound: rules.Nobody}}
	promise := 0
	for n := range 256 {
		if vote, given := (&game.GoodsView{Promise: n}).PromisedVote(); given && vote == game.VoteElects+2 {
			promise = n
		}
	}
	o := game.OfferView{From: 1, State: game.OfferOpen, Goods: [2]game.GoodsView{{Resources: 3, Dossier: rules.Nobody}, {Promise: promise, Dossier: rules.Nobody}}}
	words := pageSays(f, func(p *pen) { p.w = 420; f.talkOffer(p, &o, &table.Sight{Offers: table.NoOffers()}) })
	prove.True(t, words, !strings.Contains(words, "…") && strings.Contains(words, f.houseName(2)))
}
