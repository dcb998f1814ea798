// Package portraits holds how the persons of Diadochi look: twenty generals, the royal house and nameless officers. It
// knows no rule and no coin.
package portraits

import (
	"tyche/sprites/heads"
	"tyche/sprites/paint"
)

// looks says how everybody is known, by id. Where coins or writers describe a person the look follows them.
var looks = map[string]heads.Look{
	"perdikkas":   {Chin: heads.ChinStrong, Hair: heads.HairHidden, Hat: "attic"},
	"krateros":    {Chin: heads.ChinStrong, Beard: heads.BeardShort, Hat: "kausia"},
	"antipatros":  {Beard: heads.BeardFull, Hat: "wreath", Old: true},
	"antigonos":   {Nose: heads.NoseBroken, Chin: heads.ChinStrong, Beard: heads.BeardFull, Hat: "diadem", Old: true, Patch: true},
	"ptolemaios":  {Nose: heads.NoseHooked, Chin: heads.ChinStrong, Hair: heads.HairHidden, Hat: "elephant"},
	"polyperchon": {Beard: heads.BeardLong, Hair: heads.HairReceding, Old: true},
	"leonnatos":   {Hair: heads.HairHidden, Hat: "lion"},
	"peithon":     {Beard: heads.BeardShort, Hair: heads.HairHidden, Hat: "phrygian"},
	"lysimachos":  {Nose: heads.NoseHooked, Hair: heads.HairLocks, Hat: "ram", Old: true},
	"aristonous":  {Chin: heads.ChinStrong, Hat: "boeotian"},
	"peukestas":   {Beard: heads.BeardPointed, Hair: heads.HairHidden, Hat: "tiara"},
	"seleukos":    {Nose: heads.NoseHooked, Chin: heads.ChinStrong, Hair: heads.HairHidden, Hat: "bullhelm"},
	"nearchos":    {Beard: heads.BeardFull, Hat: "pilos"},
	"eumenes":     {Nose: heads.NoseSnub, Hat: "petasos"},
	"asandros":    {Nose: heads.NoseStraight, Hair: heads.HairHidden, Hat: "corinthian"},
	"kassandros":  {Nose: heads.NoseFine, Chin: heads.ChinWeak, Beard: heads.BeardShort, Hair: heads.HairLocks},
	"neoptolemos": {Beard: heads.BeardFull, Hair: heads.HairHidden, Hat: "plumes"},
	"menelaos":    {Nose: heads.NoseFine, Hair: heads.HairLocks, Hat: "fillet"},
	"demetrios":   {Nose: heads.NoseStraight, Chin: heads.ChinStrong, Hair: heads.HairFlowing, Hat: "diadem"},
	"poliarchos":  {Nose: heads.NoseBroken, Beard: heads.BeardShort, Hair: heads.HairHidden, Hat: "cone"},

	"minor1": {Hair: heads.HairHidden, Hat: "plain"},
	"minor2": {Nose: heads.NoseSnub, Beard: heads.BeardShort, Hair: heads.HairHidden, Hat: "plain"},
	"minor3": {Nose: heads.NoseHooked, Hair: heads.HairCurls, Hat: "fillet"},
	"minor4": {Nose: heads.NoseFine, Beard: heads.BeardPointed, Hair: heads.HairCurls},

	"philippos":    {Nose: heads.NoseSnub, Chin: heads.ChinWeak, Hair: heads.HairLocks, Hat: "diadem", Brooch: true},
	"alexander":    {Nose: heads.NoseStraight, Chin: heads.ChinStrong, Hair: heads.HairFlowing, Hat: "ram"},
	"alexandros":   {Nose: heads.NoseFine, Chin: heads.ChinSoft, Hair: heads.HairFlowing, Hat: "ram", Child: true},
	"herakles":     {Nose: heads.NoseSnub, Chin: heads.ChinSoft, Hair: heads.HairHidden, Hat: "lion", Child: true},
	"olympias":     {Nose: heads.NoseHooked, Hair: heads.HairHidden, Hat: "veil", Woman: true, Old: true},
	"kleopatra":    {Nose: heads.NoseFine, Hair: heads.HairBun, Hat: "stephane", Woman: true},
	"thessalonike": {Nose: heads.NoseStraight, Hair: heads.HairBun, Hat: "wreath", Woman: true},
	"eurydike":     {Nose: heads.NoseStraight, Hair: heads.HairBun, Hat: "huntress", Woman: true},
	"phila":        {Nose: heads.NoseFine, Hair: heads.HairBun, Hat: "fillet", Woman: true},
	"nikaia":       {Nose: heads.NoseHooked, Chin: heads.ChinSoft, Hair: heads.HairLocks, Hat: "wreath", Woman: true},
	"antipatris":   {Nose: heads.NoseStraight, Hair: heads.HairFlowing, Hat: "fillet", Woman: true},
	"tyche":        heads.Tyche,
}

// Known says whether there is a portrait of that id.
func Known(id string) bool { _, ok := looks[id]; return ok }

// of returns the look of a person; an unknown id gets an officer's head.
func of(id string) heads.Look {
	if l, ok := looks[id]; ok {
		return l
	}
	return looks["minor1"]
}

// Draw paints a person's head in a box of 100 by 100 units at the origin; see heads.Draw.
func Draw(p *paint.Painter, id string, tone heads.Tone, detail bool) {
	heads.Draw(p, of(id), tone, detail)
}

// DrawBare paints a head without hat, helmet or diadem, as one that is to be crowned.
func DrawBare(p *paint.Painter, id string, tone heads.Tone) { heads.DrawBare(p, of(id), tone) }
