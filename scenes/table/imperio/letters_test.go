package imperio

import (
	"image"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// letterScreen is a page with the words of a letter.
type letterScreen struct {
	ui *ui.UI
	f  *Face
	l  letter
	in canvas.Rect
}

func (s *letterScreen) Update(in *ui.Input) bool {
	s.ui.Begin(in)
	s.f.desk.drawLines(s.f, s.ui, s.in, &s.l)
	return s.ui.End()
}

func (s *letterScreen) Draw(c canvas.Canvas) { s.ui.Draw(c) }

// written lists the lines of a letter in a box.
func written(t *testing.T, l letter, width, height float64) (lines []string) {
	t.Helper()
	f := ringed(t, 3)
	screen := &letterScreen{ui: ui.NewUI(f.app), f: f, l: l, in: canvas.Rect{W: width, H: height}}
	f.app.Stack.Still = true
	f.app.Stack.Push(screen)
	in := ui.Input{W: 320, H: 200, Scale: 1, Dt: 1.0 / 60, Focused: true, Zoom: 1}
	f.app.Update(&in)
	f.app.Draw(canvas.NewSoftware(image.NewRGBA(image.Rect(0, 0, 320, 200))))
	screen.ui.Texts(func(s string, _ canvas.Point) { lines = append(lines, s) })
	return lines
}

// An Operation of many fleets says in numbers what they do where their names find no room, rather than only where the first one goes.
func TestALongLetterIsToldInBrief(t *testing.T) {
	l := letter{
		lines: []string{"Arvelo → Berrosa: ataque", "3 Tropas a Umbrala", "Hondeal → Fosca", "3 Tropas a Arvelo"},
		brief: []string{"1 ataque · 1 movimiento · 5 desembarcos"},
	}
	prove.Is(t, "wide", len(written(t, l, 300, 80)), len(l.lines))
	prove.Is(t, "narrow", strings.Join(written(t, l, 69, 45), " "), l.brief[0])
}

// What attacks comes first in an Operation, and each fleet and each planet is counted once: four Troops are ordered in two lots.
func TestAnOperationInNumbers(t *testing.T) {
	f := ringed(t, 3)
	at := func(i int16) rules.Ref { return rules.Ref{Kind: game.KindSystem, ID: i} }
	f.view.Own.Parts = []game.PartView{{From: at(0), Path: []rules.Ref{at(1)}}, {From: at(2)}, {From: at(3), Path: []rules.Ref{at(4)}}}
	planet := func(i int16) rules.Ref { return rules.Ref{Kind: game.KindPlanet, ID: i} }
	f.view.Own.Tasks = []game.TaskView{
		{Kind: game.TaskLand, Part: 1, Planet: planet(2), N: 3}, {Kind: game.TaskLand, Part: 1, Planet: planet(2), N: 1},
		{Kind: game.TaskLand, Part: 1, Planet: planet(3), N: 1},
	}
	lines, brief := f.operationLines()
	prove.Is(t, "lines", len(lines), 3)
	prove.True(t, "in brief", slices.Equal(brief, []string{"2 movimientos · 2 desembarcos"}))
	f.view.Own.Tasks = append(f.view.Own.Tasks[:2], game.TaskView{Kind: game.TaskBombard, Part: 1, Planet: planet(3)})
	lines, brief = f.operationLines()
	prove.Is(t, "with a bombardment", len(lines), 4)
	prove.True(t, "in brief", slices.Equal(brief, []string{"2 movimientos · 1 bombardeo · 1 desembarco"}))
	f.view.Own.Parts, f.view.Own.Tasks = f.view.Own.Parts[1:2], []game.TaskView{{Kind: game.TaskLoad, N: 3}, {Kind: game.TaskLoad, N: 1}}
	lines, _ = f.operationLines()
	prove.True(t, "who stays and loads", strings.Contains(lines[0], "embarcan 4 Tropas"))
	f.view.Own.Tasks = []game.TaskView{{Kind: game.TaskUnload, N: 1}}
	lines, _ = f.operationLines()
	prove.True(t, "who stays and unloads", strings.Contains(lines[0], "baja 1 Tropa"))
	f.view.Own.Tasks = []game.TaskView{{Kind: game.TaskHangar, N: 2}}
	lines, _ = f.operationLines()
	prove.True(t, "who stays and takes Aircraft aboard", strings.Contains(lines[0], "embarcan 2 Aeronaves"))
	f.view.Own.Parts[0].Path = []rules.Ref{at(4)}
	lines, _ = f.operationLines()
	prove.True(t, "who goes with Aircraft", strings.HasSuffix(lines[0], "con 2 Aeronaves"))
	f.view.Own.Tasks = append(f.view.Own.Tasks, game.TaskView{Kind: game.TaskLoad, N: 1})
	lines, _ = f.operationLines()
	prove.True(t, "who goes with both", strings.HasSuffix(lines[0], "con 1 Tropa y 2 Aeronaves"))
	f.view.Own.Parts, f.view.Own.Tasks = f.view.Own.Parts[:1], nil
	_, brief = f.operationLines()
	prove.Is(t, "a single one in brief", len(brief), 0)
}

// A letter of a Political Favour says which proposal it brings before the Council: a card by its name, a decree in full.
func TestALetterOfAFavourNamesTheProposal(t *testing.T) {
	f := named(t, 3)
	for _, k := range []struct{ bill, says string }{
		{"bill 1 commons-of-knowledge by 1", "Saber Común"}, {"bill 1 open-ledgers house 2 by 1", "Libros Abiertos. Se aplica a " + f.name(seatRef(1)) + "."},
		{"bill 1 decree-3 amount -2 by 1", "Cada Casa pierde 2 Recursos."},
	} {
		s, err := game.Game.SetPosition("players 3\nturn 2\nask 1 declarations\nslot 1 1 subterfuge favour price 10\n" + k.bill)
		if err != nil {
			t.Fatal(err)
		}
		f.view = s.View(0).(*game.View)
		l := f.letter(&f.view.Own.Slots[0])
		prove.Same(t, k.bill, l.lines, []string{"Favor político", k.says})
		prove.Same(t, k.bill+" in brief", l.brief, []string{k.says})
	}
}

// A letter is written smaller where it is narrow, so that no word of it is broken.
func TestNoWordOfALetterIsBroken(t *testing.T) {
	for _, width := range []float64{64, 78, 200} {
		f := ringed(t, 3)
		screen := &letterScreen{ui: ui.NewUI(f.app), f: f, l: letter{lines: []string{"Escuadrones de Ases"}}, in: canvas.Rect{W: width, H: 60}}
		f.app.Stack.Still = true
		f.app.Stack.Push(screen)
		in := ui.Input{W: 320, H: 200, Scale: 1, Dt: 1.0 / 60, Focused: true, Zoom: 1}
		f.app.Update(&in)
		f.app.Draw(canvas.NewSoftware(image.NewRGBA(image.Rect(0, 0, 320, 200))))
		var lines []string
		screen.ui.Texts(func(s string, _ canvas.Point) { lines = append(lines, s) })
		whole := slices.Equal(lines, []string{"Escuadrones de Ases"}) || slices.Equal(lines, []string{"Escuadrones de", "Ases"}) || slices.Equal(lines, []string{"Escuadrones", "de Ases"})
		prove.True(t, "the lines", whole)
		if !whole {
			t.Logf("%v pixels: %q", width, lines)
		}
	}
}

// The longest words of technologies stand whole in the letter of a window of 1280 pixels.
func TestTheLongestWordsOfTechnologiesAreNotBroken(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	for _, words := range []string{"Estandarización Naval", "Oficina de Contrainteligencia"} {
		lines := []string{words}
		room := roomy(u, lines, canvas.Rect{W: 65, H: 48})
		st, _ := shrunk(u, lines, u.Theme.Text(ui.Small), room)
		prove.True(t, words, widestWord(lines, st) <= room.W && st.Size >= u.Px(least))
	}
}

// What nothing can be paid for is not offered in an empty letter, and a letter in which nothing can be written any more is nothing to do.
func TestAnEmptyLetterThatCannotBePaidIsNothingToDo(t *testing.T) {
	f := ringed(t, 3)
	s, err := game.Game.SetPosition("players 3\nturn 2\nstock 1 resources 3\nask 1 declarations")
	if err != nil {
		t.Fatal(err)
	}
	f.view = s.View(0).(*game.View)
	f.desk.slots, f.desk.prices = 1, game.PricesOf(f.view)
	for money, dear := range map[int][game.NumActions]bool{
		0:  {game.ActionConstruction: true, game.ActionProduction: true, game.ActionResearch: true, game.ActionSubterfuge: true},
		3:  {game.ActionResearch: true, game.ActionSubterfuge: true},
		10: {},
	} {
		f.view.Own.Treasury = money
		f.desk.priceKinds(f.view)
		l := &f.desk.letters[0]
		*l = letter{asked: true}
		l.tooDear(f, &f.desk)
		for a := 1; a < game.NumActions; a++ {
			prove.Is(t, itoa(money)+" "+itoa(a), l.kinds[a] != "", dear[a])
		}
	}
	f.desk.letters[0].kinds = [game.NumActions]string{1: "x", 2: "x", 3: "x", 4: "x", 5: "x"}
	f.todo.addEmpty(f)
	prove.Is(t, "to do", len(f.todo.list), 0)
}

// TestALetterIsToldInOneSentence: with one full stop at its end.
func TestALetterIsToldInOneSentence(t *testing.T) {
	for _, row := range []struct {
		lines []string
		want  string
	}{
		{[]string{"Favor político", "Corvantel pierde 8 Recursos."}, "Favor político: Corvantel pierde 8 Recursos."},
		{[]string{"Sabotaje", "contra Brisande"}, "Sabotaje contra Brisande."},
		{[]string{"Oficina de Contrainteligencia"}, "Oficina de Contrainteligencia."},
	} {
		prove.Is(t, "told", sentence(row.lines), row.want)
	}
}

// A letter of a plot says all that tells it from another: what is sabotaged and where, which action is disturbed and whose; in brief too.
func TestALetterOfAPlotNamesItsAim(t *testing.T) {
	f := named(t, 3)
	planet := rules.Ref{Kind: game.KindPlanet, ID: 1}
	f.view.Hexes = []game.HexView{{Planets: []game.PlanetView{{Ref: planet}}}}
	for _, k := range []struct {
		slot         game.SlotView
		lines, brief string
	}{
		{game.SlotView{A: 2, B: 0, C: game.WorkPort}, "Sabotaje del Puerto Comercial en " + f.name(planet), "Sabotaje en " + f.name(planet)},
		{game.SlotView{A: 2, B: 0, C: game.WorkPlatform}, "Sabotaje de una Plataforma de Defensa Orbital en " + f.name(planet), "Sabotaje en " + f.name(planet)},
		{game.SlotView{A: 4, B: 1, C: game.ActionProduction}, "Sembrar el caos contra " + f.houseName(1) + " en su Producción", "Caos: Producción, " + f.houseName(1)},
		{game.SlotView{A: 0, B: 1}, "Espionaje contra " + f.houseName(1), ""},
	} {
		k.slot.Kind, k.slot.Blame = game.ActionSubterfuge, rules.Nobody
		l := f.letter(&k.slot)
		prove.Is(t, "lines", strings.Join(l.lines, " "), k.lines)
		prove.Is(t, "in brief", strings.Join(l.brief, " "), k.brief)
		if k.brief != "" {
			prove.Is(t, "on a narrow card", strings.Join(written(t, l, 66, 45), " "), k.brief)
		}
	}
}
