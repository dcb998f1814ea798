package cards

import (
	"fmt"
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/sector/palette"
)

func TestCards(t *testing.T) {
	d := NewDeck(palette.Brass)
	all := map[string]*image.RGBA{}
	for u := range 18 {
		all[fmt.Sprintf("strike %02d", u)] = d.Combat(Combat{Role: "Strike", Title: "A name of two lines", Named: "Somebody", Others: "others", Unit: u, Faction: int8(u / 6 * 2), Attack: 3, Health: 1, OtherAttack: 1, OtherHealth: 1, PixelsAcross: 120}).Pixels()
	}
	all["sword"] = d.Combat(Combat{Ploy: true, Role: "Ploy", Title: "Charges", Named: "any unit", Attack: 2, PixelsAcross: 120}).Pixels()
	all["shield"] = d.Combat(Combat{Ploy: true, Role: "Ploy", Title: "Sandbags", Named: "any unit", Health: 2, PixelsAcross: 120}).Pixels()
	all["key"] = d.Combat(Combat{Ploy: true, Role: "Ploy", Title: "Jammed Signal", Key: "cancels", Health: 1, PixelsAcross: 120}).Pixels()
	for f := range int8(6) {
		all[fmt.Sprintf("back %d", f)] = d.Back(f, 120).Pixels()
	}
	imagetest.Golden(t, "cards", all)
	imagetest.Distinct(t, 4, all)
}
