package heads

import "tyche/sprites/paint"

// hats maps a row's hat to what draws it.
var hats = map[string]func(head){
	"diadem": head.diadem, "fillet": head.fillet, "wreath": head.wreath, "ram": head.ram, "stephane": head.stephane,
	"huntress": head.huntress, "veil": head.veil, "walls": head.walls, "kausia": head.kausia, "petasos": head.petasos,
	"pilos": head.pilos, "tiara": head.tiara, "elephant": head.elephant, "lion": head.lion,
	"attic": head.attic, "phrygian": head.phrygian, "boeotian": head.boeotian, "corinthian": head.corinthian,
	"bullhelm": head.bullhelm, "plumes": head.plumes, "cone": head.cone, "plain": head.plain,
}

// coversEar are the hats under which no ear shows.
var coversEar = map[string]bool{"tiara": true, "lion": true, "elephant": true, "corinthian": false, "veil": true, "cone": true,
	"attic": true, "phrygian": true, "bullhelm": true, "plumes": true, "plain": true}

const band = "M74 33Q52 26 19 40.5L18.4 47Q50 33.4 75.2 39.6Z"

func (h head) diadem() {
	h.area("M20 43Q10 50 11 64L15.6 61.6Q15 53 22 48ZM21 46Q14 58 18.4 72L22.6 68.6Q20 58 25 50Z", h.t.Band, 1.2)
	h.area(band, h.t.Band, 1.4)
	h.fineLine("M73 36.4Q50 30 20 43.6", .8)
}

func (h head) fillet() {
	h.area("M74 34.4Q52 28 19 42L18.6 45.4Q50 32.4 75 38Z", h.t.Band, 1.1)
	h.area("M19 43Q11 47 12 55L17 47Z", h.t.Band, 1)
}

func (h head) wreath() {
	h.line("M72 34Q48 28 22 46", 1.6)
	for i := range 9 {
		t := float64(i) / 8
		x, y := 73-50*t, 31.6+14*t*t-5*t*(1-t)*4*.5
		h.p.Within(func() {
			h.p.Translate(x, y)
			h.p.Rotate(-.5 * t)
			h.area("M0 0Q-3-9.4-10-9Q-9.4-1 0 0Z", h.t.Band, 1.1)
			h.area("M-1 1Q-7 6.6-11 3Q-7-2-1 1Z", h.t.Band, 1)
		})
	}
	h.area("M22 45Q13 50 14 60L19 52Z", h.t.Band, 1)
}

// ram is the horn of Ammon over a diadem.
func (h head) ram() {
	h.diadem()
	h.area("M58 33Q40 27 34 42Q31 58 44 62.6Q55 63.6 56 54Q54.6 46.6 47.6 48.4Q45 51 48 54.6Q41.6 54 43 46Q47 38 58 41Z", h.t.Light, 1.6)
	h.fineLine("M52 32.4L51.4 38M45 32.6L47 39.6M38.6 36.6L43.4 42M35 43L41.6 46M34.2 50L41.6 50.4M37.4 56.6L43.4 54.2M43.6 61L46.6 56.4", 1)
}

// stephane is a golden crescent above the brow.
func (h head) stephane() {
	h.area("M75.6 33Q74 20 60 15Q46 13 36 18.6Q54 20 58 29Q66 29 75.6 33Z", h.t.Band, 1.5)
	if h.detail {
		for _, q := range []paint.Point{{X: 71, Y: 27}, {X: 65.4, Y: 22.4}, {X: 58.4, Y: 19.4}, {X: 50.6, Y: 17.6}} {
			h.p.Fill(paint.Circle(q.X, q.Y, 1.3), paint.Solid(h.t.Line))
		}
	}
}

// huntress is a quiver and a cross-band: she was drilled as a soldier.
func (h head) huntress() {
	h.area("M5 104L14 70L24 73L17 104Z", h.t.Band, 1.5)
	h.line("M8 70L4 60M13 68L12 57M18 70L20 60", 1.6)
	h.fineLine("M11.6 80L20.8 83", 1.2)
	h.area(band, h.t.Band, 1.3)
	h.area("M70 30L74 21L76.6 31.6Z", h.t.Light, 1.1)
}

func (h head) veil() {
	h.area("M70 25Q66 8 42 7.6Q20 10 13 36Q7 66 12 104L40 104Q35 84 40 66Q37 44 52 34Q62 28 70 25Z", h.t.Band, 1.8)
	h.line("M66 22Q46 22 34 40Q28 60 33 100M24 34Q15 62 20 98", 1)
	h.area("M74.4 31.6Q66 23 56 26L55 31Q66 29 74.8 36.6Z", h.t.Light, 1.2)
}

// walls is the crown of a city's goddess.
func (h head) walls() {
	h.area("M73 30L77 9L69.6 12L69 6L62 5L61 10L54.6 8.4L54.6 3L47 2.6L46 8.4L39.4 9L38 4L31 6.6L32 12.4L26.4 15.6L24 11L18 15L27 38Q50 22 73 30Z", h.t.Band, 1.7)
	h.line("M27 38Q50 22 73 30M26 32Q49 16.6 74 24.4", 1.2)
	h.area("M66 21L67 15L63 14L62 20.4ZM52 18.4V12.6L48 12.4L47.6 18.6ZM38 21.4L37 16L33 17.4L34.4 23Z", h.t.Line, 0)
}

func (h head) kausia() {
	h.area("M82 32Q74 23 60 23Q34 23 12 41Q6 33 14.6 22Q29 6.6 52 7Q75 8 83.4 22Q87 30 82 32Z", paint.Mix(h.t.Band, h.t.Shade, .25), 2)
	h.line("M17 29Q36 15 58 15.4Q74 16 82.6 25", 1.2)
	h.shine("M80.6 30.6Q72 24.6 60 25.2Q36 26.2 14 39.4", 1.8)
	h.area("M14 38Q8 46 11 56L16 54Q14 46 20 40Z", h.t.Shade, 1.1)
}

// petasos is the broad hat of a traveller.
func (h head) petasos() {
	h.area("M31 29Q30 9 49 8Q67 8 68.4 26Z", paint.Mix(h.t.Band, h.t.Shade, .15), 1.7)
	h.area("M93 34Q78 22.4 50 24.6Q24 26.4 6 43Q4.6 36 15 29Q34 18.6 58 19.4Q84 21 94.6 31Q95.6 33.4 93 34Z", h.t.Band, 1.8)
	h.line("M33 25Q50 19.6 68 23", 1.2)
	h.line("M40 30Q42 60 62 84", 1.4)
}

// pilos is a sailor's felt cap.
func (h head) pilos() {
	h.area("M74 33Q72 14 50 1Q26 10 17.6 42Q44 27 74 33Z", paint.Mix(h.t.Band, h.t.Shade, .2), 1.8)
	h.area("M76 32.6Q48 25.4 16.4 41L17 48Q48 33 76 39Z", h.t.Band, 1.4)
	h.fineLine("M50 3Q44 14 45 28M50 3Q60 14 62 28M49 3Q32 18 29 33", 1)
}

// tiara is the soft hood of a satrap, tied under the chin.
func (h head) tiara() {
	h.area("M74 32Q77 16 63 9Q70-1 58-1Q38 2 26 18Q13 38 15 66Q14 86 24 101L42 101Q38 88 44 78Q56 84 68 86L70 79Q54 76 47 62Q44 48 54 39Q64 34 74 32Z", h.t.Band, 1.9)
	h.line("M72 29Q54 30 44 42Q38 54 43 76M62 10Q50 12 42 22M24 40Q20 64 30 98M36 26Q28 40 31 62", 1.1)
	h.area("M75 32.6Q62 30 50 38L50.6 42.4Q62 36 75.6 38Z", h.t.Shade, 1.1)
}

// elephant is the scalp that the ruler of Egypt wears on his coins.
func (h head) elephant() {
	h.area("M76 33Q70 22 78 13Q86 10 90 1Q88-3.4 84 0Q81 5 74 5Q66 8 54 8Q30 7 19 29Q11 50 21 72L34 78Q30 62 40 52Q46 40 76 33Z", h.t.Shade, 2)
	h.area("M42 53Q19 50 20 26Q40 25 48 41Z", paint.Mix(h.t.Base, h.t.Band, .3), 1.6)
	h.fineLine("M26 31Q34 34 40 44M24 38Q30 42 36 49", 1)
	h.area("M71 28Q83 31 95 20Q87 21 76 18Z", h.t.Light, 1.3)
	h.p.Fill(paint.Circle(62.6, 22, 2.2), paint.Solid(h.t.Light))
	h.p.Fill(paint.Circle(63, 22, 1.2), paint.Solid(h.t.Line))
	h.shine("M82 4L84 7M78.6 7.6L81 11M75 11.6L78 14M54 12Q40 12 32 20", 1.2)
}

// lion is the scalp of Herakles.
func (h head) lion() {
	h.area("M79 33Q86 24 77 15Q63 3 44 5Q24 7 16 28Q10 52 16 78L31 92Q45 88 45 70Q37 60 43 48Q53 36 79 33Z", h.t.Shade, 2)
	h.area("M73 31.4L75.4 37.4L78.6 32ZM64.4 33L66.6 39L70 32.4ZM56 36L58.2 41.6L61.4 35Z", h.t.Light, .9)
	h.area("M82 25Q80 19.6 76 18L73 22Q78 25 82 25Z", h.t.Line, 0)
	h.area("M59 22Q64 15.6 70 21Q64 23.4 59 22Z", h.t.Light, 1.2)
	h.p.Fill(paint.Circle(65, 20.6, 1.5), paint.Solid(h.t.Line))
	h.area("M37 22Q28 13 38 8.6Q47 13 45 22Z", h.t.Base, 1.5)
	for _, d := range []string{"M48 14Q54 20 50 29Q44 34 45 41", "M30 22Q34 31 28 38Q26 46 33 50", "M22 34Q28 41 23 49Q22 56 28 61", "M36 34Q42 40 36 49Q34 56 39 62", "M19 56Q26 61 22 69Q22 76 28 80", "M31 64Q38 70 33 80"} {
		h.shine(d, 1.4)
	}
}
