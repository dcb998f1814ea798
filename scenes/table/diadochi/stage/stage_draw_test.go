package stage

import (
	"bytes"
	"fmt"
	"image"
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imagetest"
)

var fixtures = map[string][]rules.Event{
	"land": slices.Concat(landBattle, landEnd), "siege": siegeAttempt, "falls": siegeFalls, "naval": navalBattle, "alone": noEscort,
	"sortie": slices.Concat([]rules.Event{{Verb: game.EvOutside, Seat: 0, Who: general(7), To: space(gabai), N: 1}}, landBattle[1:], landEnd),
}

func TestEveryBeatDrawsAtEverySize(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing happens beside it that could race")
	}
	for _, size := range [][2]float64{{420, 300}, {390, 844}, {800, 1280}, {1024, 640}, {2560, 1440}} {
		for name, events := range fixtures {
			o := open(t, "es", size[0], size[1])
			o.play(events)
			o.tick()
			p := o.set
			for i, r := range p.panels {
				for _, other := range p.panels[:i] {
					if r.W > 0 && !r.Intersect(other).Empty() {
						t.Errorf("%s at %v: panel %d lies on another: %+v", name, size, i, r)
					}
				}
				if r.W > 0 && (r.X < 0 || r.Y < 0 || r.Right() > p.w || r.Bottom() > p.h) {
					t.Errorf("%s at %v: panel %d tabs the window: %+v", name, size, i, r)
				}
			}
			o.prep.leave()
			o.prep = &preparation{beat: len(o.beats), after: make([]int, len(o.beats))} // lists only; nothing is painted
			for i := range o.beats {
				for _, share := range []float64{0, .3, .7, 1} {
					o.at(i, share)
				}
			}
			o.at(len(o.beats), 1)
		}
	}
}

// led is a battle of general 7 that another leads.
func led(battle []rules.Event, by int) []rules.Event {
	battle = slices.Clone(battle)
	for i := range battle {
		if battle[i].Who == general(7) {
			battle[i].Who = general(by)
		}
	}
	return battle
}

// A phone shows the stage small, but writes nothing smaller than can be read.
func TestAPhoneWritesNothingSmall(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {360, 640}} {
		for name, events := range fixtures {
			o := open(t, "es", size[0], size[1])
			o.in.Touch = true
			o.play(events)
			o.settle(t)
			o.at(len(o.beats), 1)
			var l canvas.List
			l.Reset(size[0], size[1])
			o.ui.Draw(&l)
			least := math.Inf(1)
			l.Letters(func(s string, st fonts.Style) {
				least = min(least, st.Size)
				if st.Size < 12 {
					t.Errorf("%s at %v: %q in letters of %.1f", name, size, s, st.Size)
				}
			})
			if math.IsInf(least, 1) {
				t.Errorf("%s at %v says nothing", name, size)
			}
		}
	}
}

// On a phone the title and the labels say less rather than be cut.
func TestAPhoneCutsNoWords(t *testing.T) {
	for _, lang := range []string{"es", "en"} {
		phone := maps.Clone(fixtures)
		phone["minor"] = led(fixtures["land"], 30)
		for name, events := range phone {
			o := open(t, lang, 390, 844)
			o.play(events)
			o.settle(t)
			o.at(len(o.beats), 1)
			if len(o.said()) < 10 {
				t.Fatalf("%s in %s says only %q", name, lang, o.said())
			}
			for _, said := range o.said() {
				if strings.HasSuffix(said, "…") {
					t.Errorf("%s in %s is cut: %q", name, lang, said)
				}
			}
		}
	}
}

// TestLargeLettersCutNothing: in a small window with large letters the scene is there, and no words are cut.
func TestLargeLettersCutNothing(t *testing.T) {
	for name, events := range fixtures {
		o := open(t, "es", 1024, 640)
		o.ui.App.Prefs.TextScale = 1.5
		o.play(events)
		o.settle(t)
		o.at(len(o.beats), 1)
		prove.True(t, name+": a scene", !o.set.scene.Empty())
		for _, said := range o.said() {
			prove.True(t, name+": cut: "+said, !strings.HasSuffix(said, "…"))
		}
	}
}

func TestSmallWindowHasTheConsoleAlone(t *testing.T) {
	for _, c := range []struct {
		w, h  float64
		scene bool
	}{{1024, 640, true}, {1280, 800, true}, {2560, 1440, true}, {640, 360, false}, {390, 844, true}, {800, 1280, true}} {
		for _, kind := range []Scene{Land, Siege, Naval} {
			if p := arrange(kind, c.w, c.h, 1, 0, leastFit); p.scene.Empty() == c.scene {
				t.Errorf("%v by %v, scene %d: %+v", c.w, c.h, kind, p.scene)
			}
		}
	}
}

// A finger finds the buttons of the stage on a phone.
func TestTheStageHasButtonsForFingers(t *testing.T) {
	for _, c := range [][2]float64{{390, 844}, {844, 390}, {360, 740}} {
		for _, kind := range []Scene{Land, Siege, Naval} {
			p := arrange(kind, c[0], c[1], 1, ui.FingerHeight, leastFit)
			if got := p.foot.H - math.Round(footEdge*p.unit); got < ui.FingerHeight || p.foot.Bottom() > c[1] {
				t.Errorf("%v, scene %d: buttons are %v high, the foot is %+v", c, kind, got, p.foot)
			}
			for i, panel := range p.panels {
				if panel.Bottom() > p.foot.Y {
					t.Errorf("%v, scene %d: panel %d lies on the foot", c, kind, i)
				}
			}
		}
	}
}

// The frame that the scene ends with is the one that a skip jumps to.
func TestSkipEndsOnTheLastFrame(t *testing.T) {
	for name, events := range fixtures {
		played, skipped := open(t, "es", 640, 400), open(t, "es", 640, 400)
		for _, o := range []*hall{played, skipped} {
			o.app.Prefs.ReducedMotion = true
			o.play(events)
			o.settle(t)
		}
		for range 60 * 60 {
			if played.rest {
				break
			}
			played.tick()
		}
		if !played.rest || !played.Busy() {
			t.Fatal(name, "does not come to rest")
		}
		skipped.Skip()
		for _, o := range []*hall{played, skipped} {
			o.life = 0
			o.in.Dt = 0
			o.tick()
		}
		if !bytes.Equal(played.picture().Pix, skipped.picture().Pix) {
			t.Error(name, "ends otherwise when it is skipped")
		}
		if len(skipped.heard) >= len(played.heard) {
			t.Error(name, "sounds:", played.heard, skipped.heard)
		}
	}
}

func TestGolden(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing happens beside it that could race")
	}
	all := map[string]*image.RGBA{}
	for name, events := range fixtures {
		o := open(t, "en", 1024, 640)
		o.app.Prefs.ReducedMotion = true
		o.play(events)
		o.settle(t)
		o.at(len(o.beats), 1)
		all[name] = o.picture()
	}
	imagetest.Golden(t, "scenes", all)
}

func TestPresses(t *testing.T) {
	o := open(t, "es", 1024, 640)
	begin := func() {
		o.tale = Tale{}
		o.now, o.queue = nil, nil
		o.play(fixtures["land"])
	}
	begin()
	if o.Awaits() {
		t.Error("a battle that goes on waits for a press")
	}
	o.Hurry()
	if !o.rest || !o.Busy() || !o.Awaits() {
		t.Error("a press goes to the last frame, which waits for another: at", o.beat)
	}
	o.Hurry()
	if o.Busy() {
		t.Error("a press at the end tabs the stage")
	}
	begin()
	o.Skip()
	if !o.rest || !o.Busy() {
		t.Error("a skip goes to the last frame")
	}
	o.Skip()
	if o.Busy() {
		t.Error("a second skip tabs the stage")
	}
	begin()
	o.persons = 0
	o.Skip()
	if o.Busy() {
		t.Error("a skip leaves a battle among others standing")
	}
	o.app.Prefs.Speed = 0
	begin()
	if o.Busy() {
		t.Error("without animation the stage stays dark")
	}
}

func TestTeachingWaitsAfterEachBeat(t *testing.T) {
	o := open(t, "es", 640, 400)
	o.app.Prefs.Speed, o.app.Prefs.ReducedMotion = 0.5, true
	o.play(fixtures["siege"])
	o.settle(t)
	for range 60 * 30 {
		o.tick()
	}
	if o.beat != 0 || !o.waits {
		t.Fatalf("beat %d, held %v", o.beat, o.waits)
	}
	o.in.Keys = append(o.in.Keys, ui.Press{Key: ui.KeyEnter})
	o.tick()
	if o.beat != 1 {
		t.Error("Enter goes on: beat", o.beat)
	}
}

// A frame in which nothing new begins tabs nothing for the garbage collector.
func TestFramesAllocateNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing happens beside it that could race")
	}
	for name, events := range fixtures {
		o := open(t, "es", 1280, 800)
		o.play(events)
		o.settle(t)
		o.at(2, .4)
		o.tick()
		if n := testing.AllocsPerRun(30, func() { o.life += 1; o.ms = .4 * o.beats[2].Ms; o.tick() }); n > 0 {
			t.Error(fmt.Sprint(name, ": ", n, " allocations a frame"))
		}
	}
}

// 9.21: who has just come out of a city makes a sortie; who comes out and marches on does not.
func TestSorties(t *testing.T) {
	out := fixtures["sortie"][:1]
	marched := slices.Concat(out, []rules.Event{{Verb: game.EvMoved, Seat: 0, Who: general(7), From: space(3), To: space(gabai)}}, landBattle[1:], landEnd)
	elsewhere := slices.Concat([]rules.Event{{Verb: game.EvOutside, Seat: 0, Who: general(7), To: space(3), N: 1}}, landBattle[1:], landEnd)
	for _, c := range []struct {
		name   string
		events []rules.Event
		sortie bool
	}{{"a sortie", fixtures["sortie"], true}, {"marched since", marched, false}, {"out of another city", elsewhere, false}, {"a battle", fixtures["land"], false}} {
		o := open(t, "es", 1280, 800)
		if o.play(c.events); o.now.Sortie != c.sortie || (o.beats[0].Rule == "9.21") != c.sortie {
			t.Errorf("%s: sortie %v by rule %s", c.name, o.now.Sortie, o.beats[0].Rule)
		}
	}
}
