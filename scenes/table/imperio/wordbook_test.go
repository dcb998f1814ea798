package imperio_test

import (
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// ownWords are what the test writes, in the order of the page, by what the empty line says.
var ownWords = [...][2]string{
	{"Sin discurso", "Quien cierre el paso de Ñandú responderá ante el Trono."},
	{"Sin otro nombre", "Puerto Alba"},
}

// What is written for one's own House stands on its card, on its page and before the Council, and is there again when the game is opened
// anew.
func TestWordsOfOnesOwn(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		kept := store.NewMemory()
		w := guide.Window{Language: "es", W: size[0], H: size[1], Seed: 5}
		g := begin(t, kept, w, "3")
		press(t, g, "Como es costumbre")
		press(t, g, "Como es costumbre")
		g.Tick(40)
		openWords(t, g)
		look(t, g, "words-empty-"+strconv.Itoa(size[0]))
		writeInto(t, g, "Nombre de la Casa", 30, "Los Tejedores del Alba")
		writeInto(t, g, "Nave Insignia", 30, "Centinela de las Mareas")
		for _, row := range ownWords {
			writeInto(t, g, row[0], 0, row[1])
		}
		for _, want := range []string{"22/24", "55/140"} {
			prove.True(t, "the room that is taken: "+want, says(g, want))
		}
		look(t, g, "words-"+strconv.Itoa(size[0]))
		g.Key(ui.KeyEscape) // out of the line
		g.Key(ui.KeyEscape)
		g.Tick(5)
		prove.True(t, "the page is closed", !says(g, "Discurso ante el Consejo"))
		prove.True(t, "the page of the House bears its name", says(g, "LOS TEJEDORES DEL ALBA") && says(g, "Aldemar · Tais"))
		look(t, g, "words-card-"+strconv.Itoa(size[0]))

		again, err := guide.New(registry.Games(), kept, w)
		prove.True(t, "the program is started again", err == nil)
		press(t, again, "Continuar")
		again.Tick(40)
		if _, held := again.App.Stack.Top().(*ui.Dialog); held { // by the program before
			press(t, again, again.App.Say("house.held.take"))
			again.Tick(40)
		}
		if again.App.Stack.Top().(*table.Table).Recaps() {
			again.Key(ui.KeyEscape)
		}
		again.Tick(20)
		openWords(t, again)
		prove.True(t, "it stands on the page", says(again, "Los Tejedores del Alba"))
		if size[0] == 1280 {
			again.Key(ui.KeyEscape)
			again.Tick(5)
			prove.True(t, "it stands on the card", says(again, "Los Tejedores") && says(again, "Aldemar · Tais"))
			again.Key(ui.KeyEscape)
			again.In.Cursor, again.In.Moved, again.In.Wheel = canvas.Point{X: 1120, Y: 250}, true, -5
			again.Tick(20)
			prove.True(t, "the Flagship bears its name", says(again, "Centinela de las Mareas"))
			press(t, again, "Korvela") // on the chart
			again.Tick(10)
			prove.True(t, "so does the planet", says(again, "«Puerto Alba»."))
			look(t, again, "words-planet")
			again.Key(ui.KeyEscape)
			again.Key(ui.Letter('v'))
			again.Tick(5)
			again.In.Cursor, again.In.Moved, again.In.Wheel = canvas.Point{X: 1120, Y: 250}, true, -20
			again.Tick(20)
			prove.True(t, "it is said to the Council", says(again, "«Quien cierre el paso de Ñandú"))
			look(t, again, "words-council")
		}
	}
}

// openWords goes to the page of one's own words, by way of one's own House.
func openWords(t *testing.T, g *guide.Guide) {
	t.Helper()
	for range 400 { // until orders are asked for
		if says(g, "SELLAR") {
			break
		}
		g.Tick(5)
	}
	onPage := g.In.W < 500
	if onPage {
		press(t, g, "Jugadores")
		g.Tick(10)
		look(t, g, "words-phone-cards")
	}
	press(t, g, map[bool]string{true: "Aldemar", false: "Muralla y memoria"}[onPage])
	g.Tick(5)
	if onPage {
		press(t, g, "Detalle")
	}
	press(t, g, "Palabras propias de la Casa")
	g.Tick(5)
}

// writeInto types into the line that says something, or so far below that.
func writeInto(t *testing.T, g *guide.Guide, says string, below float64, words string) {
	t.Helper()
	at, found := g.Find(says)
	if !found {
		t.Fatalf("nothing says %q; the screen says %q", says, g.Says())
	}
	at.Y += below
	g.Press(at)
	g.In.Runes = append(g.In.Runes, []rune(words)...)
	g.Tick(2)
}

// Only who plays a seat writes for it, and no more than fits.
func TestNobodyWritesForAnother(t *testing.T) {
	s, err := session.New(game.Game, rules.Setup{Seats: 3}, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "novice"}, {Name: "Eva", Level: "novice"}}, 1)
	prove.True(t, "a game", err == nil)
	list, saved := session.NewWritings(game.Writings()), ""
	m := table.NewMatch(s, nil, nil)
	w := m.Inscribe(list, func(text string) { saved = text })
	prove.True(t, "one's own", w.Write(0, "motto", rules.Ref{}, "Nadie vuelve atrás") == nil)
	prove.True(t, "it is kept", strings.Contains(saved, "Nadie vuelve atrás"))
	for seat := rules.Seat(-1); seat < 6; seat++ {
		if seat != 0 {
			prove.True(t, "another's is refused", w.Write(seat, "motto", rules.Ref{}, "Robado") != nil && w.Find(seat, "motto", rules.Ref{}) == "")
		}
	}
	prove.True(t, "too long", w.Write(0, "motto", rules.Ref{}, strings.Repeat("a", 61)) != nil)
	prove.Is(t, "nothing has changed", w.Find(0, "motto", rules.Ref{}), "Nadie vuelve atrás")
	prove.True(t, "a computer plays on", m.Hand(0, session.Deputy) == nil)
	prove.True(t, "who has left writes no more", w.Write(0, "motto", rules.Ref{}, "Ausente") != nil)
}
