package fonts

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
)

var ink = color.NRGBA{0x22, 0x18, 0x0F, 255}

func TestEveryLetterHasAGlyph(t *testing.T) {
	texts := []string{
		"ἈΛΈΞΑΝΔΡΟΣ Ἀντίγονος Πτολεμαῖος Σέλευκος Λυσίμαχος Κάσσανδρος Εὐμένης",
		"ᾠδῇ ᾷ ᾧ ῥῶ Ῥόδος ἄγκυρα ὗς ᾯ ῼ ς ϑ ϕ · ; ’",
		"áéíóúüñ ÁÉÍÓÚÜÑ ¿¡ ªº «» çàèìòù äöß œæ ł š ž",
		"0123456789 +−×÷ ½ ¼ ¾ % ° § † … – — “ ” ‘ ’ • → ← ↑ ↓",
	}
	for _, face := range []Face{Serif, SerifItalic, Sans, SansBold} {
		for _, text := range texts {
			for _, g := range Shape(text, Style{Face: face, Size: 16}) {
				if g.ID == 0 {
					t.Errorf("face %d has no glyph at %q of %q", face, text[g.Byte:min(g.Byte+4, len(text))], text)
				}
			}
		}
	}
}

func TestFiguresAreLining(t *testing.T) {
	for _, face := range []Face{Serif, SerifItalic, Sans, SansBold} {
		for _, digit := range "0123456789" {
			m := maskOf(string(digit), face, 100)
			if bottom := m.Rect.Max.Y; bottom > 6 {
				t.Errorf("face %d: %c hangs %d below the baseline: an old-style figure", face, digit, bottom)
			}
			if top := -m.Rect.Min.Y; top < 58 {
				t.Errorf("face %d: %c is only %d high: an old-style figure", face, digit, top)
			}
		}
	}
}

func TestSansFiguresAreTabular(t *testing.T) {
	for _, face := range []Face{Sans, SansBold} {
		want := Measure("0000", face, 20)
		for _, s := range []string{"1111", "4747", "9138"} {
			if got := Measure(s, face, 20); got != want {
				t.Errorf("face %d: %s is %v wide, 0000 is %v", face, s, got, want)
			}
		}
	}
}

func maskOf(s string, f Face, size float64) *image.Alpha {
	st := Style{Face: f, Size: size}
	k, _ := Shape(s, st)[0].Key(st, 0)
	return Mask(k)
}

func TestWidthGrowsWithSizeSpacingAndBoldness(t *testing.T) {
	st := Style{Face: Serif, Size: 16}
	plain := Width("Macedonia", st)
	if plain < 60 || plain > 80 {
		t.Errorf("Macedonia at 16 is %v wide", plain)
	}
	st.Spacing = 2
	if got := Width("Macedonia", st); got < plain+15.9 || got > plain+16.1 {
		t.Errorf("spaced by 2: %v, want %v", got, plain+16)
	}
	st.Spacing, st.Bold = 0, true
	if got := Width("Macedonia", st); got <= plain || got > plain*1.06 {
		t.Errorf("bold: %v, plain %v", got, plain)
	}
	if got := Measure("Macedonia", Serif, 32); got != plain*2 {
		t.Errorf("twice the size: %v, want %v", got, plain*2)
	}
	if Width("", st) != 0 {
		t.Error("nothing has a width")
	}
}

func TestKerningAndLigatures(t *testing.T) {
	if pair, apart := Measure("AV", Serif, 100), Measure("A", Serif, 100)+Measure("V", Serif, 100); pair >= apart {
		t.Errorf("AV is %v, A and V apart %v", pair, apart)
	}
	if n := len(Shape("fi", Style{Face: SerifItalic, Size: 16})); n != 1 {
		t.Errorf("fi has %d glyphs, want a ligature", n)
	}
	if n := len(Shape("fi", Style{Face: SerifItalic, Size: 16, Spacing: 2})); n != 2 {
		t.Errorf("spaced fi has %d glyphs, want 2", n)
	}
}

// TestWordsEndInPlainLetters: the swashes of as, es, is and us that the italic has read like other letters where they are small.
func TestWordsEndInPlainLetters(t *testing.T) {
	for _, end := range []string{"as", "es", "és", "is", "us"} {
		if n := len(Shape("Preguntar "+end, Style{Face: SerifItalic, Size: 16})); n != 12 {
			t.Errorf("%q has %d glyphs, want 12", "Preguntar "+end, n)
		}
	}
}

func TestWrapNeverExceeds(t *testing.T) {
	const text = "Ptolemaios desembarca en Pelousion con 5 unidades; quien pierde la batalla-campal retrocede hasta " +
		"Otorrinolaringología y/o Constantinopolitanización.\nRonda 3: empieza Irene."
	for _, face := range []Face{Serif, SerifItalic, Sans} {
		for width := 1.0; width < 500; width += 7.3 {
			st := Style{Face: face, Size: 15}
			lines := Wrap(text, st, width)
			for _, l := range lines {
				if len([]rune(l)) > 1 && Width(l, st) > width {
					t.Fatalf("width %v: %q is %v wide", width, l, Width(l, st))
				}
			}
			if got := squeeze(strings.Join(lines, "")); got != squeeze(text) {
				t.Fatalf("width %v lost letters: %q", width, got)
			}
		}
	}
}

func squeeze(s string) string { return strings.NewReplacer(" ", "", "\n", "").Replace(s) }

func TestWrapKeepsWordsAndLineEnds(t *testing.T) {
	st := Style{Face: Serif, Size: 16}
	got := Wrap("uno dos\n\ntres", st, 1000)
	if fmt.Sprintf("%q", got) != `["uno dos" "" "tres"]` {
		t.Errorf("got %q", got)
	}
	if got := Wrap("a b", st, 1000); len(got) != 1 {
		t.Errorf("got %q", got)
	}
	for width := Width("Victoria: 41", st); width < Width("Victoria: 41 %", st); width++ {
		if got := Wrap("Victoria: 41 %", st, width); len(got) != 2 || got[1] != "41 %" {
			t.Errorf("a percent sign is parted from its number: %q", got)
		}
	}
	for _, line := range Wrap("Si intenta eludirlo, hay batalla: 50 % · Ganas: 83 %", st, Width("Si intenta eludirlo, hay batalla: 50 %", st)+1) {
		if strings.HasPrefix(line, "·") {
			t.Errorf("a dot between two things begins a line: %q", line)
		}
	}
}

// TestLongWordsTakeNoLongerThanTheyAreLong breaks and cuts a word of fifty thousand letters. Measuring the whole word
// for each line took minutes.
func TestLongWordsTakeNoLongerThanTheyAreLong(t *testing.T) {
	st := Style{Face: Serif, Size: 15}
	for _, word := range []string{strings.Repeat("x", 50_000), strings.Repeat("ab ", 17_000), strings.Repeat("-", 50_000)} {
		begun := time.Now()
		lines := Wrap(word, st, 200)
		short := Fit(word, st, 200)
		if took := time.Since(begun); took > 15*time.Second {
			t.Errorf("%.3q... takes %v", word, took)
		}
		if n := len(strings.ReplaceAll(strings.Join(lines, ""), " ", "")); n != len(strings.ReplaceAll(word, " ", "")) {
			t.Errorf("%.3q...: %d letters are left", word, n)
		}
		if Width(short, st) > 200 || !strings.HasSuffix(short, "…") {
			t.Errorf("cut to %q", short)
		}
	}
}

func TestFitEndsWithAnEllipsis(t *testing.T) {
	st := Style{Face: Serif, Size: 16}
	if got := Fit("Antígonos", st, 500); got != "Antígonos" {
		t.Errorf("got %q", got)
	}
	if got := Fit("Antígonos Monóftalmos", st, 80); !strings.HasSuffix(got, "…") || Width(got, st) > 80 {
		t.Errorf("got %q, %v wide", got, Width(got, st))
	}
	if got := Fit("", st, -8); got != "" {
		t.Errorf("nothing, without room, is %q", got)
	}
}

// What is cut after some lines begins as the whole does, and only the last line says that there is more.
func TestWrapToEndsTheLastLineWithAnEllipsis(t *testing.T) {
	const text = "1 Tropa, 1 Carguero, 1 Crucero y 2 Fragatas"
	st := Style{Face: Serif, Size: 16}
	all := Wrap(text, st, 90)
	if got, whole := WrapTo(text, st, 90, len(all)); !whole || !slices.Equal(got, all) {
		t.Errorf("%d lines in as many: %q", len(all), got)
	}
	for most := 1; most < len(all); most++ {
		got, whole := WrapTo(text, st, 90, most)
		last := got[len(got)-1]
		if whole || len(got) != most || !slices.Equal(got[:most-1], all[:most-1]) || !strings.HasSuffix(last, "…") || Width(last, st) > 90 {
			t.Errorf("%d lines of %q: %q", most, all, got)
		}
	}
}

func TestKnownTextAllocatesNothing(t *testing.T) {
	st := Style{Face: Serif, Size: 16, Color: ink, Halo: 2, Ground: color.NRGBA{255, 255, 255, 255}}
	dst := image.NewRGBA(image.Rect(0, 0, 200, 40))
	use := func() {
		Measure("Antígonos", Serif, 16)
		Width("Antígonos", st)
		Wrap("Antígonos marcha a Gordion", st, 90)
		Fit("Antígonos marcha a Gordion", st, 60)
		WrapTo("Antígonos marcha a Gordion", st, 60, 1)
		Draw(dst, "Antígonos", 4, 20, st)
	}
	use()
	if n := testing.AllocsPerRun(100, use); n != 0 {
		t.Errorf("%v allocations for known text", n)
	}
}

func TestHaloSurroundsAndBoldThickens(t *testing.T) {
	count := func(st Style) (n int) {
		dst := image.NewRGBA(image.Rect(0, 0, 120, 40))
		Draw(dst, "Pella", 8, 26, st)
		for i := 3; i < len(dst.Pix); i += 4 {
			n += int(dst.Pix[i])
		}
		return n
	}
	st := Style{Face: Serif, Size: 20, Color: ink, Ground: color.NRGBA{255, 255, 255, 255}}
	plain := count(st)
	st.Bold = true
	bold := count(st)
	st.Bold, st.Halo = false, 3
	halo := count(st)
	if bold < plain*11/10 || bold > plain*17/10 {
		t.Errorf("plain ink %d, bold %d", plain, bold)
	}
	if halo < plain*2 {
		t.Errorf("plain ink %d, with halo %d", plain, halo)
	}
}

func TestDrawAlongFollowsThePath(t *testing.T) {
	dst := image.NewRGBA(image.Rect(0, 0, 200, 200))
	DrawAlong(dst, "MAR EGEO", []struct{ X, Y float64 }{{100, 10}, {100, 190}}, Style{Face: SerifItalic, Size: 20, Color: ink})
	box := inkBox(dst)
	if box.Dy() < 80 || box.Dx() > 30 || box.Min.X < 90 {
		t.Errorf("straight down, the ink lies in %v", box)
	}
	if mid := (box.Min.Y + box.Max.Y) / 2; mid < 95 || mid > 105 {
		t.Errorf("not centred on the path: %v", box)
	}
	DrawAlong(dst, "x", []struct{ X, Y float64 }{{1, 1}, {1, 1}}, Style{Size: 10}) // all in one place: must not fail
}

func inkBox(m *image.RGBA) (box image.Rectangle) {
	for y := 0; y < m.Rect.Dy(); y++ {
		for x := 0; x < m.Rect.Dx(); x++ {
			if m.RGBAAt(x, y).A > 40 {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}

var update = flag.Bool("update", false, "write the golden specimen anew; look at it before committing")

// The golden picture is compared by means of 8 by 8 pixels, so that a rounding difference between processors does
// not matter and a lost feature does.
func TestSpecimenLooksAsBefore(t *testing.T) {
	const name = "testdata/specimen.png"
	got := specimen()
	if *update {
		if err := writePNG(name, got); err != nil {
			t.Fatal(err)
		}
	}
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	for y := 0; y < got.Rect.Dy(); y += 8 {
		for x := 0; x < got.Rect.Dx(); x += 8 {
			if g, w := mean(got, x, y), mean(want, x, y); math.Abs(g-w) > 3 {
				t.Fatalf("at %d,%d the mean is %.1f, was %.1f", x, y, g, w)
			}
		}
	}
}

func writePNG(name string, m image.Image) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := png.Encode(f, m); err != nil {
		return err
	}
	return f.Close()
}

// mean returns the mean green of the 8 by 8 pixels at x y.
func mean(m image.Image, x, y int) float64 {
	sum := 0
	for i := range 64 {
		_, g, _, _ := m.At(x+i%8, y+i/8).RGBA()
		sum += int(g >> 8)
	}
	return float64(sum) / 64
}

// specimen paints a few lines in all the ways a line can look.
func specimen() *image.RGBA {
	dst := image.NewRGBA(image.Rect(0, 0, 640, 320))
	draw.Draw(dst, dst.Rect, image.NewUniform(color.NRGBA{0xF7, 0xEF, 0xDB, 255}), image.Point{}, draw.Src)
	Draw(dst, "Antígonos Monóftalmos · Ἀντίγονος ὁ Μονόφθαλμος", 10, 30, Style{Face: Serif, Size: 20, Color: ink})
	Draw(dst, "El imperio de Alejandro, dividido 323 – 305 a. C.", 10, 60, Style{Face: SerifItalic, Size: 20, Color: ink})
	Draw(dst, "Batalla: 68 % victoria, 7 % tablas (fuerza 8)", 10, 90, Style{Face: Serif, Size: 17, Color: ink, Bold: true})
	Draw(dst, "MACEDONIA", 10, 120, Style{Face: Serif, Size: 16, Color: color.NRGBA{0x7A, 0x3E, 0x22, 255}, Spacing: 4})
	Draw(dst, "0123456789 PV", 300, 120, Style{Face: SansBold, Size: 19, Color: ink})
	Draw(dst, "Kelainai", 10, 160, Style{Face: Serif, Size: 30, Color: ink, Halo: 3.2, Ground: color.NRGBA{255, 255, 255, 255}})
	arc := []struct{ X, Y float64 }{{30, 300}, {150, 240}, {320, 215}, {490, 240}, {610, 300}}
	DrawAlong(dst, "Mar Interior", arc, Style{Face: SerifItalic, Size: 34, Spacing: 8, Color: color.NRGBA{0x2F, 0x5C, 0x69, 255}})
	return dst
}

// TestJoins follows the rows of joins.tsv: a ligature, a short f that the next letter asks for, and the longest that fits.
func TestJoins(t *testing.T) {
	for _, c := range []struct {
		text   string
		face   Face
		glyphs int
		short  bool // the first f is not the one that stands alone
	}{
		{"fa", Serif, 2, false},
		{"fí", Serif, 2, true},
		{"f", Serif, 1, false},
		{"ffi", SerifItalic, 1, true},
		{"ff", SerifItalic, 1, true},
		{"ffa", SerifItalic, 2, true},
		{"tti", Sans, 1, true},
		{"ti", SansBold, 1, true},
	} {
		got := Shape(c.text, Style{Face: c.face, Size: 16})
		alone := Shape(c.text[:1], Style{Face: c.face, Size: 16})
		if len(got) != c.glyphs || (got[0].ID != alone[0].ID) != c.short {
			t.Errorf("%q in face %d: %d glyphs, the first %d and alone %d; want %d, another: %v", c.text, c.face, len(got), got[0].ID, alone[0].ID, c.glyphs, c.short)
		}
		if spaced := Shape(c.text, Style{Face: c.face, Size: 16, Spacing: 2}); len(spaced) != len(c.text)-strings.Count(c.text, "í") {
			t.Errorf("%q spaced has %d glyphs", c.text, len(spaced))
		}
	}
}

// TestWhatIsNotSeenHasNoGlyph: a soft hyphen, a joiner and a mark of direction.
func TestWhatIsNotSeenHasNoGlyph(t *testing.T) {
	if n := len(Shape("a\u00adb\u200dc\u200e", Style{Face: Serif, Size: 16})); n != 3 {
		t.Errorf("%d glyphs, want 3", n)
	}
}
