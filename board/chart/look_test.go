package chart

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tyche/board"
	"tyche/board/atlas"
	"tyche/board/geom"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/palette"
)

func sheet(t testing.TB, w, h int, aim func(*geom.Camera)) (*Painter, *geom.Camera, *image.RGBA) {
	t.Helper()
	m := atlas.Diadochi()
	lang := os.Getenv("TYCHE_LANG")
	if lang == "" {
		lang = "es"
	}
	p := New(m, Options{Words: atlas.DiadochiWords(lang)})
	cam := geom.NewCamera(m.World, geom.Rect{W: float64(w), H: float64(h)}, m.Core)
	aim(cam)
	return p, cam, image.NewRGBA(image.Rect(0, 0, w, h))
}

// at brings a place to the middle and enlarges it.
func at(lon, lat, zoom float64) func(*geom.Camera) {
	return func(c *geom.Camera) {
		c.Zoom(geom.Point{}, zoom, 0)
		c.Show(atlas.Diadochi().Projection.Place(lon, lat), 0)
	}
}

var held = map[palette.Faction]string{
	palette.Sun:         "pella aigai amphipolis pydna larissa pherai byzantion abdera philippopolis kardia korinthos kyinda tarsos issos argos lamia",
	palette.Owl:         "mazaka gordion ankyra tyana gaziura babylon opis ouruk nisibis karrhai melitene persepolis gabai salamis sinope gangra",
	palette.Eagle:       "memphis alexandreia pelousion panopolis ammoneion kyrene barke euesperides gaza ioppe tyros sidon ake kyzikos abydos rhodos lindos halikarnassos miletos kaunos",
	palette.Anchor:      "kelainai dorylaion ikonion xanthos phaselis aspendos sardis ephesos pergamon ekbatana rhagai gazaka paraitakene sousa badake",
	palette.Lion:        "ambrakia dodone",
	palette.Independent: "athenai thebai knossos damaskos armavir hekatompylos chalkis pisidai isaura",
}

// rulers are owners of areas and regions for the eye.
func rulers(m *board.Model) (areas, regions []board.Owner) {
	areas = make([]board.Owner, len(m.Areas))
	for i := range areas {
		areas[i] = board.Nobody
	}
	for f, ids := range held {
		for _, id := range strings.Fields(ids) {
			areas[m.Named(id)] = board.Owner(f)
		}
	}
	for _, r := range m.Regions {
		who := board.Nobody
		if r.Seat >= 0 {
			who = areas[r.Seat]
		}
		regions = append(regions, who)
	}
	return areas, regions
}

// dress draws all that lies over the sheet.
func dress(c canvas.Canvas, cam *geom.Camera) {
	m, theme := atlas.Diadochi(), palette.Atlas
	areas, regions := rulers(m)
	marks := board.NewMarks(theme.Theme)
	marks.Way(c, cam, m, []int{m.Named("kelainai"), m.Named("dorylaion"), m.Named("gordion"), m.Named("ankyra")}, 0.3)
	board.NewFillings(theme.Theme, emblems.All).Draw(c, cam, m, areas)
	for id, ring := range map[string]board.Ring{
		"dorylaion": board.Offered, "gordion": board.Fought, "kelainai": board.Chosen, "ankyra": board.Pointed,
		"sardis": board.Threatened, "pergamon": board.Culprit, "ephesos": board.Offered,
	} {
		marks.RingArea(c, cam, m, m.Named(id), ring, 0)
	}
	at := cam.ToScreen(m.Areas[m.Named("dorylaion")].At)
	marks.Badge(c, geom.Point{X: at.X + 14, Y: at.Y - 13}, "1", board.SymbolsOf(cam), false)
	board.NewMargin(m.Projection).Draw(c, cam, 1)
	board.NewMinimap(m, theme.Theme, emblems.All, len(emblems.Seats)).Draw(c, geom.Rect{X: cam.View.W - 250, Y: cam.View.H - 190, W: 210, H: 150}, cam, regions, areas)
}

// TestLook writes pictures of the sheet into the directory named by TYCHE_LOOK, for the eye; TYCHE_VIEW names a single one.
func TestLook(t *testing.T) {
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		t.Skip("TYCHE_LOOK names no directory")
	}
	for _, row := range []struct {
		name string
		w, h int
		aim  func(*geom.Camera)
	}{
		{"fit-800x720", 800, 720, func(*geom.Camera) {}},
		{"fit-1116x954", 1116, 954, func(*geom.Camera) {}},
		{"fit-1436x1034", 1436, 1034, func(*geom.Camera) {}},
		{"aegean", 1116, 954, at(25.5, 38.4, 2.5)},
		{"babylon", 1116, 954, at(45, 33.4, 2.2)},
		{"greece-middle", 1116, 954, at(26.5, 38.4, 1.75)},
		{"greece-near", 1116, 954, at(24.8, 38.2, 4)},
		{"egypt-near", 1116, 954, at(31.6, 32, 3.4)},
	} {
		if one := os.Getenv("TYCHE_VIEW"); one != "" && one != row.name {
			continue
		}
		p, cam, dst := sheet(t, row.w, row.h, row.aim)
		start := time.Now()
		p.Finish(cam)
		t.Logf("%s: scale %.2f in %v, %d names", row.name, cam.Scale, time.Since(start), len(p.level.labels))
		c := canvas.NewSoftware(dst)
		p.Draw(c, cam)
		write := func(name string) {
			f, err := os.Create(filepath.Join(dir, name+".png"))
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			if err := png.Encode(f, dst); err != nil {
				t.Fatal(err)
			}
		}
		write(row.name)
		dress(c, cam)
		write(row.name + "-dressed")
	}
}
