package pick

import (
	"tyche/board"
	"tyche/board/geom"
	"tyche/rules"
)

// Finder names what is at a place of the screen: counters first, then spaces, then provinces.
type Finder struct {
	Model  *board.Model
	Tokens []Token // in drawing order: later ones lie on top
}

// Reach is how far beside a small symbol a click still counts, in pixels at size 1.
const Reach = 15

// At returns what lies at p; ok is false over open water and foreign land. With wanted, only references that it
// accepts count, so that a click near an offer finds it although something else lies nearer.
func (f *Finder) At(cam *geom.Camera, p geom.Point, wanted func(rules.Ref) bool) (ref rules.Ref, ok bool) {
	if !geom.Inside(cam.View, p) {
		return rules.Ref{}, false
	}
	if ref, ok = f.Token(cam, p, wanted); ok {
		return ref, true
	}
	if ref, ok = f.Area(cam, p, wanted); ok {
		return ref, true
	}
	return f.Region(cam, p, wanted)
}

// Token returns the topmost counter at p. A counter that is not wanted stands for its space, if that is.
func (f *Finder) Token(cam *geom.Camera, p geom.Point, wanted func(rules.Ref) bool) (rules.Ref, bool) {
	for i := len(f.Tokens) - 1; i >= 0; i-- {
		t := &f.Tokens[i]
		if !geom.Inside(t.Box(cam, f.Model), p) {
			continue
		}
		for _, ref := range [...]rules.Ref{t.Ref, f.Model.Areas[t.Area].Ref} {
			if accepts(wanted, ref) {
				return ref, true
			}
		}
	}
	return rules.Ref{}, false
}

// Area returns the space nearest to p within reach.
func (f *Finder) Area(cam *geom.Camera, p geom.Point, wanted func(rules.Ref) bool) (rules.Ref, bool) {
	return f.AreaWithin(cam, p, 1, wanted)
}

// AreaWithin is Area with so many times the reach.
func (f *Finder) AreaWithin(cam *geom.Camera, p geom.Point, times float64, wanted func(rules.Ref) bool) (rules.Ref, bool) {
	best, found := 0.0, -1
	for i := range f.Model.Areas {
		a := &f.Model.Areas[i]
		reach := max(a.Kind.Radius(cam)*board.RingBreath, Reach*board.SymbolsOf(cam))
		if d := geom.Dist(cam.ToScreen(a.At), p) / reach; d <= times && (found < 0 || d < best) && accepts(wanted, a.Ref) {
			best, found = d, i
		}
	}
	if found < 0 {
		return rules.Ref{}, false
	}
	return f.Model.Areas[found].Ref, true
}

// Region returns the province on whose land p lies.
func (f *Finder) Region(cam *geom.Camera, p geom.Point, wanted func(rules.Ref) bool) (rules.Ref, bool) {
	i := f.Model.RegionAt(cam.ToMap(p))
	if i < 0 || !accepts(wanted, f.Model.Regions[i].Ref) {
		return rules.Ref{}, false
	}
	return f.Model.Regions[i].Ref, true
}

func accepts(wanted func(rules.Ref) bool, ref rules.Ref) bool { return wanted == nil || wanted(ref) }
