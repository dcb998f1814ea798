package cards

import (
	"image"
	"testing"

	"tyche/fonts"
	"tyche/sprites/imagetest"
	"tyche/sprites/sector/palette"
)

func TestSlips(t *testing.T) {
	d := NewDeck(palette.Brass)
	all := map[string]*image.RGBA{
		"strike":     d.Slip(Slip{Kind: StrikeSlip, Title: "Close Ranks", Named: "Deckhand", Adds: "+2 / +2", Copies: "×2", W: 140, H: 36, Letters: 13}).Pixels(),
		"lit strike": d.Slip(Slip{Kind: StrikeSlip, Title: "Rolling Broadside", Named: "Dreadbarge", Adds: "+3 / +2", Lit: true, W: 140, H: 36, Letters: 13}).Pixels(),
		"low ploy":   d.Slip(Slip{Kind: PloySlip, Title: "A name that is too long", Named: "any unit", Adds: "+2 / +0", Copies: "×2", W: 140, H: 22, Letters: 13}).Pixels(),
		"event":      d.Slip(Slip{Kind: EventSlip, Title: "Shifted Current", Named: "Event", W: 180, H: 46, Letters: 17}).Pixels(),
	}
	imagetest.Golden(t, "slips", all)
	imagetest.Distinct(t, 4, all)
}

// TestLettersOfAStripStayOnIt looks for letters below those of strips of all heights, where a second line would be cut.
func TestLettersOfAStripStayOnIt(t *testing.T) {
	d := NewDeck(palette.Brass)
	for h := 17; h <= 46; h++ {
		bare := d.Slip(Slip{W: 140, H: h, Letters: 13}).Pixels()
		pic := d.Slip(Slip{Title: "gpqy gpqy", Named: "gpqy", Adds: "+2 / +2", Copies: "×2", W: 140, H: h, Letters: 13}).Pixels()
		for x := range 140 {
			if int(bare.RGBAAt(x, h-2).G)-int(pic.RGBAAt(x, h-2).G) > 40 {
				t.Errorf("a strip %d high has ink at %d of its lowest line", h, x)
				break
			}
		}
	}
}

// TestLongNamesStandWholeOnOneLine: the longest names of cards on the strips of a hand of nine, at 1280 by 800.
func TestLongNamesStandWholeOnOneLine(t *testing.T) {
	name, bold := fonts.Style{Face: fonts.Serif, Size: 13, Bold: true}, fonts.Style{Face: fonts.SansBold, Size: 12}
	for _, s := range []Slip{
		{Title: "Zafarrancho de abordaje", Adds: "+4 / +2", W: 138, H: 24, Letters: 13},
		{Title: "Avance demoledor", Adds: "+2 / +2", Copies: "×2", W: 138, H: 24, Letters: 13},
	} {
		room := float64(s.W) - .35*s.Letters - 25
		if !s.cutsName(room, name, bold) {
			t.Errorf("%q has room enough for large letters", s.Title)
		}
		if line, low, lowBold := s.inLine(room, name, bold); line.cutsName(room, low, lowBold) {
			t.Errorf("%q is cut", s.Title)
		}
	}
	for title, want := range map[string]string{"Fuego": "+4/+2", "Zafarrancho de abordaje": "4/2"} { // signs go where the name needs their room
		s := Slip{Title: title, Adds: "+4 / +2", W: 138, H: 24, Letters: 13}
		if line, _, _ := s.inLine(108, name, bold); line.Adds != want {
			t.Errorf("%q adds %q, want %q", title, line.Adds, want)
		}
	}
}
