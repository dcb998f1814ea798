package imperio_test

import "testing"

// film lets what follows a position be acted out on the stage, and calls f in place of each tick.
func film(t testing.TB, position string, f func(k *hall)) {
	k := enter(t, "en", 1280, 800, position)
	k.does(0, "seal")
	for range 6000 {
		if f(k); !k.face.Busy() {
			return
		}
	}
	t.Fatal("the film does not end")
}

// While the film runs a frame leaves nothing for the garbage collector, but for those in which a beat begins.
func TestAFrameOfTheFilmAllocatesNothing(t *testing.T) {
	for name, position := range map[string]string{"a battle": war, "the Council": crowded} {
		film(t, position, func(k *hall) { k.tick(1) }) // pictures and words are kept from now on
		frames, beats := 0, 0
		film(t, position, func(k *hall) {
			frames++
			if n := testing.AllocsPerRun(1, func() { k.tick(1) }); n > 0 {
				beats++
			}
		})
		if beats*10 > frames {
			t.Errorf("%s: %d of %d frames allocate", name, beats, frames)
		}
	}
}

// BenchmarkFilm is what the program itself does for a frame of the film, once its pictures are painted; each op is a whole film.
func BenchmarkFilm(b *testing.B) {
	film(b, war, func(k *hall) { k.tick(1) })
	frames := 0
	for b.Loop() {
		film(b, war, func(k *hall) {
			k.tick(1)
			frames++
		})
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(frames), "µs/frame")
}
