package cards

import (
	"image"
	"maps"
	"slices"
	"strings"
	"testing"

	"tyche/sprites/diadochi/palette"
	"tyche/sprites/diadochi/vignettes"
	"tyche/sprites/imagetest"
)

var samples = []Face{
	{"33", "Veteranos macedonios", Event, "EVENTO", 4, "PO", "Coloca *2 unidades leales macedonias* en un espacio tuyo de Macedonia sin enemigos, o *1* en otra ciudad mayor tuya sin asedio. Un general menor libre puede llegar con ellas.",
		"Diez mil veteranos licenciados volvían a casa con Krateros cuando murió el rey.", "phalanx"},
	{"14", "La Helépolis", Bonus, "VENTAJA", 3, "PO", "Une la Helépolis a un ejército tuyo de 3 o más unidades: *+1 a cada tirada de asedio* contra ciudades mayores, hasta el fin del turno o hasta que pierda una batalla o baje de 3 unidades. Después usa los PO.",
		"Demetrios llevó su torre de nueve pisos ante Salamis en 306 y ante Rodas en 305.", "tower"},
	{"60", "Marcha nocturna", Surprise, "SORPRESA", 0, "", "Juégala cuando un enemigo entra en un espacio por tierra o desembarca: tu intento de *interceptarlo o de evadirte tiene éxito sin tirar*.",
		"En 319 Antígonos hizo 2500 estadios en siete días y noches para alcanzar a Alketas.", "night"},
	{"2", "Peukestas, sátrapa de Persis", Event, "EVENTO", 3, "PO", strings.Repeat("Una regla larga que debe caber en la carta sin perder *ninguna palabra* del texto. ", 6),
		"Había protegido a Alejandro entre los malios, hablaba persa y podía llamar a diez mil arqueros.", "portrait-peukestas"},
}

func TestCards(t *testing.T) {
	deck := New(palette.Atlas)
	all := map[string]*image.RGBA{"back": deck.Back(180).Pixels(), "small back": deck.SmallBack(118).Pixels(), "shadow": deck.Shadow(120).Pixels()}
	var cells, hand []imagetest.Cell
	for _, f := range samples {
		cells = append(cells, imagetest.Cell{Label: f.Title, Image: deck.Large(f, 360).Pixels()})
		hand = append(hand, imagetest.Cell{Label: f.Number, Image: deck.Small(f, 118).Pixels()}, imagetest.Cell{Label: f.Number, Image: deck.Large(f, 240).Pixels()})
		all["large "+f.Number], all["small "+f.Number] = deck.Large(f, 180).Pixels(), deck.Small(f, 118).Pixels()
	}
	cells = append(cells, imagetest.Cell{Label: "back", Image: deck.Back(360).Pixels()})
	hand = append(hand, imagetest.Cell{Label: "back", Image: deck.SmallBack(118).Pixels()}, imagetest.Cell{Label: "big", Image: deck.Small(samples[0], 236).Pixels()})
	imagetest.Sheet(t, "cards", 1900, palette.Atlas.Wood2, cells)
	imagetest.Sheet(t, "hand", 1900, palette.Atlas.Wood2, hand)
	imagetest.Golden(t, "cards", all)
	imagetest.Distinct(t, 50, all)
}

func TestAllCardsAreDistinct(t *testing.T) {
	deck := New(palette.Atlas)
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for _, no := range slices.Sorted(maps.Keys(vignettes.OfCard)) {
		f := Face{Number: no, Title: "Tyche", Kind: "Evento", OP: 2, Points: "PO", Motif: vignettes.OfCard[no]}
		all[no] = deck.Small(f, 118).Pixels()
		cells = append(cells, imagetest.Cell{Label: no, Image: all[no]})
	}
	imagetest.Sheet(t, "deck", 1900, palette.Atlas.Wood2, cells)
	imagetest.Distinct(t, 15, all)
}

func TestNoWordIsLost(t *testing.T) {
	for _, row := range []struct {
		in   string
		want string
	}{
		{"uno *dos tres* cuatro", "uno [dos] [tres] cuatro"},
		{"(*a*), b", "( +[a] +), b"},
		{"*todo fuerte*", "[todo] [fuerte]"},
		{"", ""},
	} {
		var got []string
		glue := ""
		for _, w := range words(row.in) {
			if w.s == "\u2060" {
				glue = "+"
				continue
			}
			s := w.s
			if w.heavy {
				s = "[" + s + "]"
			}
			got = append(got, glue+s)
			glue = ""
		}
		if s := strings.Join(got, " "); s != row.want {
			t.Errorf("%q is read as %q, want %q", row.in, s, row.want)
		}
	}
}

func TestSizes(t *testing.T) {
	deck := New(palette.Atlas)
	for _, w := range []int{118, 240, 360, 540} {
		if p := deck.Large(samples[0], w); p.W != w || p.H != LargeHeight(w) {
			t.Errorf("a card of width %d is %d by %d, want height %d", w, p.W, p.H, LargeHeight(w))
		}
		if p := deck.Small(samples[0], w); p.W != w || p.H != SmallHeight(w) {
			t.Errorf("a hand card of width %d is %d by %d, want height %d", w, p.W, p.H, SmallHeight(w))
		}
	}
	if n := testing.AllocsPerRun(20, func() { deck.Small(samples[1], 118) }); n != 0 {
		t.Errorf("asking again allocates %v times", n)
	}
}

// TestHeadingsBreakBetweenWords: a long word makes the heading smaller instead of going on in the next line.
func TestHeadingsBreakBetweenWords(t *testing.T) {
	b := &brush{theme: palette.Atlas, k: .5}
	for _, s := range []string{"Condemnation", "Desembarcos extraordinariamente largos", "Fog", "Peukestas, satrap of Persis"} {
		for _, width := range []float64{smallW - 14, 304} {
			if _, rows := b.heading(s, width, 62, 19); strings.Join(rows, " ") != s {
				t.Errorf("%q is broken into %q in %v", s, rows, width)
			}
		}
	}
}
