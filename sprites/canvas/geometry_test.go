package canvas

import "testing"

func TestUnion(t *testing.T) {
	a, b := Rect{X: 0, Y: 0, W: 10, H: 10}, Rect{X: 20, Y: -5, W: 5, H: 5}
	for _, c := range []struct{ a, b, want Rect }{
		{a, b, Rect{X: 0, Y: -5, W: 25, H: 15}}, {b, a, Rect{X: 0, Y: -5, W: 25, H: 15}}, {a, Rect{}, a}, {Rect{X: 3}, b, b},
	} {
		if got := c.a.Union(c.b); got != c.want {
			t.Errorf("%v with %v: %v, want %v", c.a, c.b, got, c.want)
		}
	}
}
