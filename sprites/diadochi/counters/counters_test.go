package counters

import (
	"fmt"
	"image"
	"testing"

	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/imagetest"
)

// ratings of the twenty, in order of seniority: initiative, battle factor.
var generals = []struct {
	id   string
	i, b int
}{
	{"perdikkas", 4, 3}, {"krateros", 3, 3}, {"antipatros", 4, 3}, {"antigonos", 3, 4}, {"ptolemaios", 4, 3}, {"polyperchon", 4, 3},
	{"leonnatos", 3, 3}, {"peithon", 3, 3}, {"lysimachos", 4, 3}, {"aristonous", 4, 3}, {"peukestas", 4, 3}, {"seleukos", 3, 3},
	{"nearchos", 3, 2}, {"eumenes", 3, 4}, {"asandros", 4, 3}, {"kassandros", 3, 3}, {"neoptolemos", 4, 3}, {"menelaos", 4, 3},
	{"demetrios", 2, 3}, {"poliarchos", 4, 3},
}

var royals = []string{"philippos", "alexandros", "herakles", "olympias", "kleopatra", "thessalonike", "eurydike"}

// album collects pictures for the sheet and the golden file.
type album struct {
	cells []imagetest.Cell
	all   map[string]*image.RGBA
}

func (a *album) add(label string, make func(px int) *canvas.Picture) {
	for _, px := range []int{88, 40, 24} {
		a.cells = append(a.cells, imagetest.Cell{Label: label, Image: make(px).Pixels()})
		label = ""
	}
}

func (a *album) golden(name string, p *canvas.Picture) { a.all[name] = p.Pixels() }

func TestGenerals(t *testing.T) {
	box, a := New(palette.Atlas), &album{all: map[string]*image.RGBA{}}
	small := map[string]*image.RGBA{}
	for n, g := range generals {
		v := Values{g.i, g.b, 20 - n}
		f := palette.Faction(n % 5)
		a.add(g.id, func(px int) *canvas.Picture { return box.General(g.id, f, px, v) })
		a.golden(g.id, box.General(g.id, palette.Eagle, 96, v))
		small[g.id] = box.General(g.id, palette.Anchor, 33, Values{}).Pixels()
	}
	for n := range 4 {
		id := fmt.Sprint("minor", n+1)
		a.add(id, func(px int) *canvas.Picture { return box.General(id, palette.Faction(n), px, Values{4, 2, 0}) })
	}
	imagetest.Sheet(t, "generals", 1600, palette.Atlas.Paper2, a.cells)
	imagetest.Golden(t, "generals", a.all)
	imagetest.Distinct(t, 20, a.all)
	imagetest.Distinct(t, 15, small)
}

func TestArmiesUnitsFleets(t *testing.T) {
	box, a := New(palette.Atlas), &album{all: map[string]*image.RGBA{}}
	for f := range palette.Factions - 1 {
		for k := range Kinds {
			a.add(fmt.Sprint("unit", k), func(px int) *canvas.Picture { return box.Unit(k, f, px, int(k)+1) })
			if f == palette.Owl {
				a.golden(fmt.Sprint("unit ", k), box.Unit(k, f, 64, 2))
			}
		}
		a.add("fleet", func(px int) *canvas.Picture { return box.Fleet(f, px, int(f)+1, f%2 == 1) })
		a.golden(fmt.Sprint("fleet ", f), box.Fleet(f, 64, 2, false))
	}
	for i, g := range generals[:8] {
		a.add("army", func(px int) *canvas.Picture { return box.Army(g.id, palette.Faction(i%5), px, 8+i, i%3*4) })
	}
	a.add("plate", func(px int) *canvas.Picture { return box.Plate(palette.Lion, px, 7, 5) })
	a.add("independent", func(px int) *canvas.Picture { return box.Independent(px, 6) })
	a.golden("independent", box.Independent(64, 6))
	a.golden("army", box.Army("eumenes", palette.Sun, 64, 8, 0))
	imagetest.Sheet(t, "units", 1600, palette.Atlas.Paper2, a.cells)
	imagetest.Golden(t, "units", a.all)
	imagetest.Distinct(t, 40, a.all)
}

func TestRoyalsMarkersSites(t *testing.T) {
	box, a := New(palette.Atlas), &album{all: map[string]*image.RGBA{}}
	for i, id := range royals {
		holder := palette.Independent
		if i%2 == 1 {
			holder = palette.Faction(i % 5)
		}
		a.add(id, func(px int) *canvas.Picture { return box.Royal(id, holder, px, i == 5) })
		a.golden(id, box.Royal(id, palette.Independent, 64, false))
	}
	for m := range Markers {
		a.add(fmt.Sprint("marker", m), func(px int) *canvas.Picture { return box.Marker(m, px, 1) })
		a.golden(fmt.Sprint("marker ", m), box.Marker(m, 64, 1))
	}
	a.add("siege", func(px int) *canvas.Picture { return box.Siege(px, 1, 3) })
	a.add("truce", func(px int) *canvas.Picture { return box.Truce(palette.Owl, palette.Lion, px) })
	for k := range Places {
		for _, f := range []palette.Faction{palette.Sun, palette.Eagle, palette.Anchor, palette.Independent, Nobody} {
			a.add(fmt.Sprint("site", k, f), func(px int) *canvas.Picture {
				return box.Site(k, f, px, Mark{Port: f == 0, Treasure: f == 2, Besieged: f == 5})
			})
		}
		a.golden(fmt.Sprint("site ", k), box.Site(k, palette.Owl, 64, Mark{}))
	}
	imagetest.Sheet(t, "markers", 1600, palette.Atlas.Paper2, a.cells)
	imagetest.Golden(t, "markers", a.all)
	imagetest.Distinct(t, 40, a.all)
}

// TestASiegeTellsItsPoints: also a single point, and on the smallest counter.
func TestASiegeTellsItsPoints(t *testing.T) {
	box, small := New(palette.Atlas), map[string]*image.RGBA{}
	for _, of := range [][2]int{{1, 3}, {2, 3}, {1, 2}} {
		small[fmt.Sprint(of)] = box.Siege(21, of[0], of[1]).Pixels()
	}
	imagetest.Distinct(t, 15, small)
}

func TestSameQuestionSamePicture(t *testing.T) {
	box := New(palette.Atlas)
	first := box.General("eumenes", palette.Sun, 60, Values{3, 4, 7})
	if box.General("eumenes", palette.Sun, 60, Values{3, 4, 7}) != first {
		t.Error("the coin was painted twice")
	}
	if box.General("eumenes", palette.Sun, 60, Values{3, 3, 7}) == first || box.General("eumenes", palette.Owl, 60, Values{3, 4, 7}) == first {
		t.Error("other values or another faction gave the same coin")
	}
	if n := testing.AllocsPerRun(100, func() { box.General("eumenes", palette.Sun, 60, Values{3, 4, 7}) }); n != 0 {
		t.Errorf("asking again allocates %v times", n)
	}
}

func TestTokenLiesInTheMiddle(t *testing.T) {
	box := New(palette.Atlas)
	for _, px := range []int{17, 33, 60, 101} {
		m := box.Token(palette.Sun, px).Pixels()
		if m.Rect.Dx() != Frame(px) {
			t.Fatalf("picture of %d is %d wide, want %d", px, m.Rect.Dx(), Frame(px))
		}
		half := Frame(px) / 2
		if m.RGBAAt(half, half-px/2+2).A < 200 || m.RGBAAt(half-px/2+2, half).A < 200 {
			t.Errorf("the disc of %d px does not reach its rim", px)
		}
		if m.RGBAAt(half, half-px/2-3).A > 60 {
			t.Errorf("the disc of %d px reaches beyond its rim", px)
		}
	}
}

func TestOtherThemesPaintOtherwise(t *testing.T) {
	usual := New(palette.Atlas).General("eumenes", palette.Anchor, 64, Values{3, 4, 7}).Pixels()
	for _, theme := range palette.Themes()[1:] {
		other := New(theme).General("eumenes", palette.Anchor, 64, Values{3, 4, 7}).Pixels()
		imagetest.Distinct(t, 60, map[string]*image.RGBA{"atlas": usual, theme.Name: other})
	}
}
