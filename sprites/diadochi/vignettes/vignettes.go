// Package vignettes engraves the pictures of the cards: small scenes on parchment in the manner of vases and old
// prints. Every scene has a name. It knows no card text and no rule.
package vignettes

import (
	"maps"
	"slices"
	"strings"

	"tyche/sprites/diadochi/portraits"
	"tyche/sprites/paint"
)

// Width and Height of the box a scene is composed in; it is stretched to cover what it is drawn into.
const (
	Width  = 120.0
	Height = 78.0
)

// scenes is every motif by name. "portrait-" and a head's id name further ones.
var scenes = map[string]func(view){
	"phalanx": view.phalanx, "tower": view.tower, "ship": view.ship, "horseman": view.horseman, "elephants": view.elephants,
	"bier": view.bier, "wedding": view.wedding, "hemlock": view.hemlock, "tyche": view.wheel, "treasure": view.treasure,
	"desert": view.desert, "storm": view.storm, "fog": view.fog, "traitor": view.traitor, "omens": view.omens,
	"festival": view.festival, "drill": view.drill, "founding": view.founding, "envoys": view.envoys, "satrap": view.satrap,
	"famine": view.famine, "exile": view.exile, "torch": view.torch, "village": view.village, "pyramids": view.pyramids,
	"fires": view.fires, "tribes": view.tribes, "scythian": view.scythian, "dagger": view.dagger, "ransom": view.ransom,
	"silver": view.silver, "ghost": view.ghost, "mutiny": view.mutiny, "night": view.night, "shipyard": view.shipyard,
	"spies": view.spies, "raid": view.raid, "road": view.road, "engineers": view.engineers, "levy": view.levy,
	"hostages": view.hostages, "verdict": view.verdict, "fever": view.fever, "campaign": view.campaign,
	"daughters": view.daughters, "regent": view.regent, "captive": view.captive, "treaty": view.treaty,
	"revenge": view.revenge, "cape": view.cape, "cavalry": view.cavalry, "pirates": view.pirates, "fireship": view.fireship,
	"uprising": view.uprising, "freedom": view.freedom, "baggage": view.baggage, "failure": view.failure,
	"oratory": view.oratory, "lightdark": view.lightDark, "ambush": view.ambush, "charge": view.charge, "bribe": view.bribe,
	"dynast": view.dynast, "homeward": view.homeward,
}

// Names returns all scenes but the portraits, in order.
func Names() []string { return slices.Sorted(maps.Keys(scenes)) }

// Draw paints a scene into the rectangle x, y, w, h, clipped to it. An unknown name shows the wheel of Tyche.
func Draw(p *paint.Painter, name string, x, y, w, h float64) {
	p.Within(func() {
		p.Clip(paint.Rect(x, y, w, h))
		p.Translate(x+w/2, y+h/2)
		k := max(w/Width, h/Height)
		p.Scale(k, k)
		v := view{p}
		if id, ok := strings.CutPrefix(name, "portrait-"); ok && portraits.Known(id) {
			v.portrait(id)
			return
		}
		draw := scenes[name]
		if draw == nil {
			draw = view.wheel
		}
		draw(v)
	})
}

// OfCard names the scene of each card of the Diadochi deck, by the number printed on the card.
var OfCard = map[string]string{
	"1": "portrait-kassandros", "2": "portrait-peukestas", "3": "hemlock", "4": "shipyard", "5": "spies", "6": "festival",
	"7": "raid", "8": "founding", "9": "road", "10": "engineers", "11": "levy", "12": "drill", "13": "hostages", "14": "tower",
	"15": "verdict", "16": "portrait-antigonos", "17": "ghost", "18": "mutiny", "19": "fever", "20": "campaign", "21": "treasure",
	"22": "desert", "23": "wedding", "24": "daughters", "25": "regent", "26": "captive", "27": "bier", "28": "treaty",
	"29": "revenge", "30": "cape", "31": "horseman", "32": "cavalry", "33": "phalanx", "34": "elephants", "35": "pirates",
	"36": "fireship", "37": "uprising", "38": "freedom", "39": "envoys", "40": "satrap", "41": "famine", "42": "exile",
	"43": "torch", "44": "village", "45": "pyramids", "46": "fires", "47A": "silver", "47B": "baggage", "48": "failure",
	"49": "traitor", "50": "fog", "51": "storm", "52": "oratory", "53": "lightdark", "54": "ambush", "55": "charge",
	"56": "dagger", "57": "ransom", "58": "bribe", "59": "omens", "60": "night", "61": "dynast", "62": "tribes",
	"63": "scythian", "64": "homeward",
}
