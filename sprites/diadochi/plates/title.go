package plates

import (
	"math"

	"tyche/sprites/paint"
)

// Title is the plate of a Game Turn: the coin of the age between its laurels, and five medals on a line below.
type Title struct {
	Ground, Obverse, Reverse *Part
	Medals                   [5]*Part // at their own places; the present one is struck in gold
}

// ages are the heads on the coins of the five Game Turns, and their legends.
var ages = [5]struct{ head, legend string }{
	{"alexander", "ΑΛΕΞΑΝΔΡΟΥ"}, {"kleopatra", "ΚΛΕΟΠΑΤΡΑΣ"}, {"demetrios", "ΔΗΜΗΤΡΙΟΥ"}, {"alexandros", "ΑΛΕΞΑΝΔΡΟΥ"}, {"herakles", "ΗΡΑΚΛΕΟΥΣ"},
}

// numerals number the Game Turns as the book does.
var numerals = [5]string{"I", "II", "III", "IV", "V"}

const (
	coinY  = -13.0
	coinR  = 58.0
	medalY = 71.0
	medalX = 34.0 // from one to the next
)

// Title returns the plate of Game Turn 1 to 5.
func (p *Plate) Title(turn int) Title {
	age := min(max(turn-1, 0), 4)
	t := Title{Ground: p.whole(view.titleGround)}
	t.Obverse = p.part(-coinR-6, coinY-coinR-6, coinR+8, coinY+coinR+9, 0, coinY, func(v view) {
		v.coin(0, coinY, coinR, ages[age].head, false, silverTone)
		n := float64(len([]rune(ages[age].legend)))
		size := min(6.4, 66/n)
		v.letters(ages[age].legend, coinR*.715, coinY-(n-1)/2*size*.98-2, size, silverTone.Line)
	})
	t.Reverse = p.part(-coinR-6, coinY-coinR-6, coinR+8, coinY+coinR+9, 0, coinY, func(v view) {
		v.blank(0, coinY, coinR, silverTone)
		v.sprig(0, coinY, coinR*.64, math.Pi/2-.16, math.Pi/2-2.9, 11, 11, silverTone.Shade)
		v.sprig(0, coinY, coinR*.64, math.Pi/2+.16, math.Pi/2+2.9, 11, 11, silverTone.Shade)
		v.words(numerals[age], 1.4, coinY+1.6, 46, silverTone.Light)
		v.words(numerals[age], 0, coinY, 46, silverTone.Line)
		v.shine(0, coinY, coinR)
	})
	for i := range t.Medals {
		x := (float64(i) - 2) * medalX
		t.Medals[i] = p.part(x-14, medalY-14, x+15, medalY+16, x, medalY, func(v view) { v.medal(x, i, age) })
	}
	return t
}

// titleGround is the blue of the cards' backs, with rays from behind the coin.
func (v view) titleGround() {
	blue := v.theme.CardBack
	v.Fill(paint.Rect(-v.hx, -v.hy, 2*v.hx, 2*v.hy), paint.Solid(blue))
	v.rays(0, coinY, 260, 60, paint.Fade(paint.Mix(blue, cream, .4), .2))
	v.Fill(paint.Circle(0, coinY, 130), paint.Glow(0, coinY, 130, paint.Fade(gilt, .42), paint.Fade(gilt, 0)))
	v.vignette(pitch, .6)
	for _, side := range [2]float64{-1, 1} {
		from, to := math.Pi/2-side*.1, math.Pi/2-side*2.62
		v.sprig(0, coinY, 76, from, to, 15, 19, paint.RGB(0xB99A4C))
	}
	v.straight(-2.6*medalX, medalY, 2.6*medalX, medalY, 1, paint.Fade(gold, .8))
	v.corners(paint.Fade(gold, .75))
}

// medal is a small medal with the number of a Game Turn; those to come are still blank bronze.
func (v view) medal(x float64, i, now int) {
	tone, r := silverTone, 9.5
	switch {
	case i == now:
		tone, r = goldTone, 12.5
	case i > now:
		tone.Base, tone.Light, tone.Shade = paint.RGB(0x5A5148), paint.RGB(0x8A7E6E), paint.RGB(0x352E28)
		tone.Line = pitch
	}
	v.blank(x, medalY, r, tone)
	v.words(numerals[i], x, medalY, r*.92, tone.Line)
	v.shine(x, medalY, r)
}
