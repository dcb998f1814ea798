// Package vignettes engraves the pictures of Sector's event cards: flat enamels with an ink outline under a ruled sky that
// tells the stage of the card. It knows no card text and no rule.
package vignettes

import (
	"maps"
	"slices"

	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
)

// Width and Height of the plate a scene is composed in; it is stretched to cover what it is drawn into.
const (
	Width  = 160.0
	Height = 96.0
)

// scenes is every scene by the id of its event card.
var scenes = map[string]func(view){
	"e01": view.driftingCrews, "e02": view.windfallCargo, "e03": view.oldHulls, "e04": view.volunteers, "e05": view.warGames,
	"e06": view.charter, "e07": view.quietPassage, "e08": view.studyGrant, "e09": view.paidInformer, "e10": view.hiddenVein,
	"e11": view.nightMarch, "e12": view.tradeEnvoys,
	"e13": view.hullCutters, "e14": view.workStoppage, "e15": view.sabotage, "e16": view.veteransReturn, "e17": view.forwardCamp,
	"e18": view.shiftedCurrent, "e19": view.bannerDay, "e20": view.stolenPlans, "e21": view.newSettlers, "e22": view.masterwork,
	"e23": view.garrisonCall, "e24": view.disputedClaim,
	"e25": view.lastMuster, "e26": view.scorchedField, "e27": view.openRevolt, "e28": view.crowningHour, "e29": view.turncoats,
	"e30": view.deepStores, "e31": view.councilOfCaptains, "e32": view.loneFlag, "e33": view.suddenSquall, "e34": view.beaconsFade,
}

// IDs lists the cards that have a scene, in order.
func IDs() []string { return slices.Sorted(maps.Keys(scenes)) }

// Draw paints the scene of an event card into the rectangle x, y, w, h, clipped to it; an unknown card shows its sky.
func Draw(p *paint.Painter, theme *palette.Theme, id string, x, y, w, h float64) {
	p.Within(func() {
		p.Clip(paint.Rect(x, y, w, h))
		k := max(w/Width, h/Height)
		p.Translate(x+(w-Width*k)/2, y+(h-Height*k)/2)
		p.Scale(k, k)
		v := view{p, theme}
		if draw := scenes[id]; draw != nil {
			draw(v)
			return
		}
		v.sky(1)
	})
}
