package timeline

import (
	"slices"
	"testing"

	"tyche/board/geom"
)

func TestThenQueuesAndWithRunsBeside(t *testing.T) {
	var l Timeline
	a := l.Then(Cue{Length: 10})
	b := l.Then(Cue{Length: 5})
	c := l.With(Cue{Start: 2, Length: 20})
	d := l.Then(Cue{Start: 3, Length: 1})
	for i, want := range map[int]float64{a: 0, b: 10, c: 12, d: 35} {
		if got := l.Cue(i).Start; got != want {
			t.Errorf("cue %d starts at %v, want %v", i, got, want)
		}
	}
	if l.End() != 36 {
		t.Errorf("end %v, want 36", l.End())
	}
}

func TestEveryCueBeginsAndEndsOnce(t *testing.T) {
	for _, speed := range []float64{0.25, 1, 3, 100} {
		var l Timeline
		l.SetSpeed(speed)
		for i := range 6 {
			l.Then(Cue{Length: float64(i * 2)}) // the first lasts no time at all
		}
		var began, ended []int
		for n := 0; l.Busy(); n++ {
			l.Step()
			began, ended = append(began, l.Began()...), append(ended, l.Ended()...)
			if n > 1000 {
				t.Fatal("never ends")
			}
		}
		if want := []int{0, 1, 2, 3, 4, 5}; !slices.Equal(began, want) || !slices.Equal(ended, want) {
			t.Errorf("speed %v: began %v, ended %v", speed, began, ended)
		}
	}
}

func TestSpeedSetsTheNumberOfSteps(t *testing.T) {
	for _, row := range []struct {
		speed float64
		want  int
	}{{1, 60}, {2, 30}, {0.5, 120}} {
		var l Timeline
		l.SetSpeed(row.speed)
		l.Then(Cue{Length: 60})
		n := 0
		for l.Busy() {
			l.Step()
			n++
		}
		if n != row.want {
			t.Errorf("speed %v: %d steps, want %d", row.speed, n, row.want)
		}
	}
}

func TestPauseHoldsTheClock(t *testing.T) {
	var l Timeline
	l.Then(Cue{Length: 10})
	l.Step()
	l.Pause(true)
	l.Step()
	if l.Now() != 1 || !l.Busy() {
		t.Errorf("now %v while paused, want 1", l.Now())
	}
	l.Pause(false)
	l.Step()
	if l.Now() != 2 {
		t.Errorf("now %v after the pause, want 2", l.Now())
	}
}

func TestSkipFinishesEverythingAtOnce(t *testing.T) {
	var l Timeline
	l.Then(Cue{Length: 10})
	l.Then(Cue{Length: 10})
	l.Step()
	l.Skip()
	if l.Busy() || !slices.Equal(l.Began(), []int{1}) || !slices.Equal(l.Ended(), []int{0, 1}) {
		t.Errorf("busy %v, began %v, ended %v", l.Busy(), l.Began(), l.Ended())
	}
	l.Then(Cue{Length: 5}) // what is added later starts now, not in the past
	if got := l.Cue(2).Start; got != 20 {
		t.Errorf("a later cue starts at %v, want 20", got)
	}
}

func TestTravelAlongTheWay(t *testing.T) {
	var l Timeline
	l.Then(Cue{Length: 10, Ease: Steady, Way: geom.NewLine([]geom.Point{{X: 0, Y: 0}, {X: 50, Y: 0}, {X: 50, Y: 50}})})
	for range 7 {
		l.Step()
	}
	if at, _, ok := l.At(0); !ok || geom.Dist(at, geom.Point{X: 50, Y: 20}) > 1e-9 {
		t.Errorf("at %v, want 50 20", at)
	}
	l.Then(Cue{Length: 1})
	if _, _, ok := l.At(1); ok {
		t.Error("a cue without a way has a place")
	}
}

func TestEasingsStartAndEndInPlace(t *testing.T) {
	for e := Glide; e <= Bounce; e++ {
		if a, b := e.At(-1), e.At(2); a > 1e-9 || a < -1e-9 || b < 1-1e-9 || b > 1+1e-9 {
			t.Errorf("easing %d runs from %v to %v", e, a, b)
		}
	}
}

func TestSteppingAllocatesNothing(t *testing.T) {
	var l Timeline
	way := geom.NewLine([]geom.Point{{X: 0, Y: 0}, {X: 50, Y: 0}})
	play := func() {
		l.Clear()
		for range 8 {
			l.Then(Cue{Length: 3, Way: way})
		}
		for l.Busy() {
			l.Step()
			for i := range l.Len() {
				l.At(i)
			}
		}
	}
	play() // the first run makes room
	if n := testing.AllocsPerRun(20, play); n > 0 {
		t.Errorf("%v allocations", n)
	}
}
