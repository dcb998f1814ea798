package sector

import (
	"math"
	"strings"

	"tyche/rules"
	"tyche/rules/lexicon"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/cards"
	"tyche/sprites/sector/vignettes"
)

// Illustrate returns what paints into the rulebook the cards, technologies, units and buildings of its tables, by their names.
func Illustrate(app *ui.App, voice *lexicon.Voice) func(u *ui.UI, r canvas.Rect, words string) (known bool) {
	f := New(app, voice, nil).(*Face)
	var lang string
	var named map[string]rules.Ref
	return func(u *ui.UI, r canvas.Rect, words string) (known bool) {
		f.dress()
		if lang != f.lang {
			lang, voice.Language = f.lang, lexicon.Language(f.lang)
			named = f.pictured()
		}
		name, _, _ := strings.Cut(words, " (") // and how many there are
		ref, known := named[name]
		if known && r.W > 0 {
			f.illustrate(u, r, ref)
		}
		return known
	}
}

// pictured is everything of which there is a picture, by its name. What a technology shares its name with is the card that it brings.
func (f *Face) pictured() map[string]rules.Ref {
	named := map[string]rules.Ref{}
	for _, kind := range [...]uint8{game.KindUnit, game.KindBuilding, game.KindModule, game.KindTech, game.KindCard, game.KindEvent} {
		for id := int16(0); ; id++ {
			ref := rules.Ref{Kind: kind, ID: id}
			if key := f.voice.KeyOf(ref); strings.HasSuffix(key, ".nothing") || strings.HasSuffix(key, ".none") {
				break
			}
			named[f.name(ref)] = ref
		}
	}
	return named
}

// illustrate paints a thing into a rectangle, in the colours of the first faction of its people.
func (f *Face) illustrate(u *ui.UI, r canvas.Rect, ref rules.Ref) {
	w := math.Floor(min(r.W, r.H*vignettes.TrickWidth/vignettes.TrickHeight))
	scene := cards.Scene{ID: f.id(ref), Faction: f.liveryOf(ref), W: int(max(w, 8)), H: int(max(w*vignettes.TrickHeight/vignettes.TrickWidth, 8))}
	switch ref.Kind {
	case game.KindEvent:
		scene.Event = true
	case game.KindCard:
	default:
		f.drawGoodOf(u, r, ref, f.liveryOf(ref), 1)
		return
	}
	u.Picture(f.deck.Scene(scene), canvas.Place{At: r.Center(), AnchorX: .5, AnchorY: .5})
}

// liveryOf is the first faction of the people to which a thing belongs; what belongs to none has that of the first.
func (f *Face) liveryOf(ref rules.Ref) int8 {
	return int8(2 * max(game.PeopleOf(ref), 0))
}
