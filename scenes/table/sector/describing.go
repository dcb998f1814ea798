package sector

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/orrery"
)

// describe draws what there is to say about a thing, moving the top of r down.
func (f *Face) describe(u *ui.UI, r *canvas.Rect, ref rules.Ref) {
	switch ref.Kind {
	case game.KindPlanet, game.KindStack:
		f.describePlanet(u, r, int(ref.ID))
	case game.KindArea:
		f.describeArea(u, r, int(ref.ID))
	case game.KindSeat:
		f.describeSeat(u, r, rules.Seat(ref.ID))
	case game.KindUnit:
		f.describeUnit(u, r, ref)
	case game.KindRoute:
		f.describeRoute(u, r, ref)
	case game.KindFaction:
		f.describeFaction(u, r, ref)
	case game.KindEvent:
		f.drawEventDetail(u, r, ref)
	case game.KindCard:
		f.drawCardDetail(u, r, ref)
	case game.KindGood:
		f.describeGood(u, r, ref)
	case game.KindOrder:
		f.para(u, r, f.voice.Below("sector.face.order.", f.id(ref)), ui.Body)
	case game.KindBuilding, game.KindModule, game.KindTech:
		f.describeWork(u, r, ref)
	case game.KindCell:
		if beside := f.besideCell(ref); beside != "" {
			f.para(u, r, f.word("cell", rules.W(beside)), ui.Body)
		}
	case game.KindResource:
		if int(ref.ID) < len(f.view.Areas) {
			f.describeArea(u, r, int(ref.ID))
		} else {
			f.para(u, r, f.word("permanent"), ui.Body)
		}
	}
}

// besideCell names the planets that lie beside a place of a built galaxy.
func (f *Face) besideCell(cell rules.Ref) string {
	x, y := game.CellAt(cell)
	var names []string
	for q := range f.view.Planets {
		p := &f.view.Planets[q]
		if dx, dy := p.X/game.CellSize-x, p.Y/game.CellSize-y; p.InPlay && dx*dx+dy*dy == 1 {
			names = append(names, f.name(planetRef(q)))
		}
	}
	return strings.Join(names, ", ")
}

// effect says what a card, module or technology does; "" where there are no words for it.
func (f *Face) effect(ref rules.Ref) string {
	switch ref.Kind {
	case game.KindCard:
		return f.voice.Below("sector.effect.card.", f.id(ref))
	case game.KindEvent:
		return f.voice.Below("sector.effect.event.", f.id(ref))
	case game.KindModule:
		return f.voice.Below("sector.effect.module.", f.id(ref))
	case game.KindTech:
		return f.voice.Below("sector.effect.tech.", f.id(ref))
	}
	return ""
}

func (f *Face) describePlanet(u *ui.UI, r *canvas.Rect, q int) {
	p := &f.view.Planets[q]
	if p.Home >= 0 {
		f.para(u, r, f.word("home-of", rules.W(f.seatName(p.Home))), ui.Italic)
	}
	if len(p.Stack) > 0 {
		f.heading(u, r, f.word("stack"))
		for i := len(p.Stack) - 1; i >= 0; i-- {
			tok := p.Stack[i]
			row := ui.CutTop(r, u.Px(27))
			if u.Cuts(row) {
				continue
			}
			order, note := -1, f.word("face-down")
			if tok.Order.Kind == game.KindOrder {
				order, note = int(tok.Order.ID), f.name(tok.Order)
			}
			if faction := f.faction(tok.Owner); faction >= 0 {
				u.Picture(f.box.Coin(faction, order, u.Px(13)), canvas.Place{At: canvas.Point{X: row.X + u.Px(14), Y: row.Center().Y}, AnchorX: .5, AnchorY: .5})
			}
			ui.CutLeft(&row, u.Px(34))
			u.Words(row, f.word("stack.row", rules.N(len(p.Stack)-i), rules.W(f.seatName(tok.Owner))), u.Theme.Text(ui.BodyBold), ui.Left)
			u.Words(row, note, u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Right)
		}
	}
	f.heading(u, r, f.word("areas"))
	for _, area := range p.Areas {
		f.areaRow(u, r, int(area.ID))
	}
}

func total(list *[game.UnitsOfPeople]uint8) (n int) {
	for _, k := range list {
		n += int(k)
	}
	return n
}

// unitRow draws a type of unit with its number, strength and health: whole, or not at all.
func (f *Face) unitRow(u *ui.UI, r *canvas.Rect, unit rules.Ref, n int, faction int8) {
	k := game.FactsOfUnit(unit)
	row := ui.CutTop(r, u.Px(36))
	if u.Cuts(row) {
		return
	}
	f.drawStanding(u, ui.CutLeft(&row, u.Px(46)), int(unit.ID), faction, row.H-u.Px(2))
	ui.CutLeft(&row, u.Px(6))
	u.Words(row, f.word("unit.row", rules.N(n), rules.R(unit)), u.Theme.Text(ui.Body), ui.Left)
	u.Words(row, f.word("figure.of", rules.N(k.Strength), rules.N(k.Health)), u.Theme.Text(ui.Number), ui.Right)
}

// drawStanding draws a figure in the upper part of a box so high, as large as it goes without reaching beyond its sides.
func (f *Face) drawStanding(u *ui.UI, r canvas.Rect, unit int, faction int8, high float64) {
	left, right := orrery.Breadth(unit)
	k := math.Floor(64*min(high/86, r.W/(left+right), 1.1*u.Theme.Scale)) / 64
	at := canvas.Point{X: r.Center().X + (left-right)/2*k, Y: r.Y + high - 3*k}
	u.Picture(f.box.Figure(unit, faction, k), canvas.Place{At: at, AnchorX: .5, AnchorY: orrery.FigureFoot / 112})
}

func (f *Face) describeUnit(u *ui.UI, r *canvas.Rect, unit rules.Ref) {
	k := game.FactsOfUnit(unit)
	whole, beside := *r, min(u.Px(76), r.W*.32)
	faction := f.livery(int(unit.ID) / game.UnitsOfPeople)
	f.drawStanding(u, ui.CutLeft(r, beside), int(unit.ID), faction, u.Px(74))
	ui.CutLeft(r, u.Px(8))
	defer func() { r.X, r.W = whole.X, whole.W }()
	kind, reach := "unit.ground", "unit.hits-both"
	if k.Air {
		kind = "unit.air"
	}
	switch {
	case !k.HitsAir:
		reach = "unit.hits-ground"
	case !k.HitsGround:
		reach = "unit.hits-air"
	}
	f.fact(u, r, f.word("unit.kind"), f.word(kind))
	f.fact(u, r, f.word("unit.reach"), f.word(reach))
	f.fact(u, r, f.word("unit.strength"), f.word("figure.of", rules.N(k.Strength), rules.N(k.Health)))
	if k.AgainstAir > 0 {
		f.fact(u, r, f.word("unit.against-air"), "+"+strconv.Itoa(k.AgainstAir))
	}
	f.fact(u, r, f.word("unit.support"), "+"+strconv.Itoa(k.SupportAttack)+" / +"+strconv.Itoa(k.SupportHealth))
	f.fact(u, r, f.word("unit.cost"), f.cost(game.Price{Minerals: k.Minerals, Gas: k.Gas}))
	f.fact(u, r, f.word("unit.needs"), f.name(k.Building))
	if k.InPair {
		f.para(u, r, f.word("unit.pair"), ui.Small)
	}
}

// describeGood says what a worker, a transport, a base or combat cards are good for, and how many the viewer has.
func (f *Face) describeGood(u *ui.UI, r *canvas.Rect, good rules.Ref) {
	key := f.id(good)
	f.para(u, r, f.voice.Below("sector.face.good.", key), ui.Body)
	f.describeBrought(u, r, good)
	if f.view.Seat < 0 || good.ID == game.CardsGood {
		return
	}
	f.fact(u, r, f.word("unit.cost"), f.cost(game.PriceOf(good)))
	v := &f.view.Seats[f.view.Seat]
	n, most := f.workersOf(f.view.Seat), game.Workers
	switch good.ID {
	case game.TransportGood:
		n, most = v.Transports, game.Transports
	case game.BaseGood:
		n, most = v.Bases, game.BasesOfSeat
	}
	f.fact(u, r, f.word("good.owned"), f.word("figure.of", rules.N(n), rules.N(most)))
}

// describeBrought says which resource cards a base would bring on the planet of the Build order under way, as everything stands.
func (f *Face) describeBrought(u *ui.UI, r *canvas.Rect, good rules.Ref) {
	if o := &f.view.Order; good.ID != game.BaseGood || !o.On || o.Seat != f.view.Seat || orderKind(o.Order) != buildKind {
		return
	}
	k := &f.brought
	if k.lang != f.lang {
		*k = brought{lang: f.lang}
		cards, could := game.BaseBrings(&f.view, f.view.Order.Planet)
		switch {
		case !could:
		case len(cards) == 0:
			k.text = f.word("good.brings-none", rules.R(f.view.Order.Planet))
		default:
			var names []string
			for _, card := range cards {
				names = append(names, f.name(card))
			}
			k.text = f.word("good.brings", rules.W(strings.Join(names, ", ")))
		}
	}
	if k.text != "" {
		f.para(u, r, k.text, ui.BodyBold)
	}
}

// brought is what describeBrought says, found once for each position and language.
type brought struct{ lang, text string }

// livery is the faction in whose colours a unit of a people is shown by itself: the viewer's, else that of the first player of the people.
func (f *Face) livery(people int) int8 {
	if p := f.view.Seat; p >= 0 && f.view.Seats[p].People == people && f.faction(p) >= 0 {
		return f.faction(p)
	}
	for p := range f.view.Seats {
		if faction := f.faction(rules.Seat(p)); f.view.Seats[p].People == people && faction >= 0 {
			return faction
		}
	}
	return int8(2 * people)
}

// cost writes a price in words.
func (f *Face) cost(p game.Price) string {
	return f.voice.Below("sector.price.", strconv.Itoa(p.Minerals)+"."+strconv.Itoa(p.Gas))
}

func (f *Face) describeRoute(u *ui.UI, r *canvas.Rect, ref rules.Ref) {
	for i := range f.view.Routes {
		v := &f.view.Routes[i]
		if v.Ref != ref {
			continue
		}
		key := "route.short"
		if v.Long {
			key = "route.long"
		}
		f.para(u, r, f.word(key), ui.Italic)
		for _, seat := range v.Transports {
			f.fact(u, r, f.word("route.transport"), f.seatName(seat))
		}
		f.describeCarrying(u, r, v)
	}
}

// describeCarrying says what a transport carries, and of the viewer's who could go now: nobody stays aboard.
func (f *Face) describeCarrying(u *ui.UI, r *canvas.Rect, v *game.RouteView) {
	mine := f.view.Seat != rules.Nobody && slices.Contains(v.Transports, f.view.Seat)
	switch {
	case mine:
		f.para(u, r, f.word("route.carries"), ui.Body)
		for _, way := range [...][2]rules.Ref{{v.A, v.B}, {v.B, v.A}} {
			if n := f.unitsOn(f.planetOf(way[0]), f.view.Seat); n > 0 {
				f.para(u, r, f.word("route.could", rules.R(way[0]), rules.R(way[1]), rules.N(n)), ui.Small)
			}
		}
	case len(v.Transports) > 0:
		f.para(u, r, f.word("route.carries.others"), ui.Body)
	default:
		f.para(u, r, f.word("route.carries.none"), ui.Body)
	}
}

func (f *Face) describeFaction(u *ui.UI, r *canvas.Rect, ref rules.Ref) {
	people := int(ref.ID) / 2
	f.para(u, r, f.name(rules.Ref{Kind: game.KindPeople, ID: int16(people)}), ui.BodyBold)
	f.para(u, r, f.voice.Below("sector.trait.", f.id(rules.Ref{Kind: game.KindPeople, ID: int16(people)})), ui.Body)
	f.para(u, r, f.voice.Below("sector.special.", f.id(ref)), ui.Body)
	row := ui.CutTop(r, u.Px(56))
	for i := range game.UnitsOfPeople {
		u.Picture(f.box.Figure(people*game.UnitsOfPeople+i, int8(ref.ID), .46*u.Theme.Scale), canvas.Place{At: canvas.Point{X: row.X + row.W*(float64(i)+.5)/game.UnitsOfPeople, Y: row.Bottom() - u.Px(4)}, AnchorX: .5, AnchorY: orrery.FigureFoot / 112})
	}
}

func (f *Face) describeSeat(u *ui.UI, r *canvas.Rect, p rules.Seat) {
	v := &f.view.Seats[p]
	if v.Faction.Kind == 0 {
		f.para(u, r, f.word("no-faction"), ui.Italic)
		return
	}
	f.para(u, r, f.special(v), ui.Body)
	if v.Goal > 0 && f.view.Round > 0 {
		f.para(u, r, f.outlook(v), ui.Italic)
	}
	f.para(u, r, f.voice.Below("sector.trait.", f.id(rules.Ref{Kind: game.KindPeople, ID: int16(v.People)})), ui.Small)
	f.fact(u, r, f.word("seat.income"), strconv.Itoa(v.Income))
	f.fact(u, r, f.word("seat.purse"), f.purse(v))
	if v.Cargo+v.Study > 0 {
		f.fact(u, r, f.word("seat.tokens"), f.word("seat.tokens.both", rules.N(v.Cargo), rules.N(v.Study)))
	}
	f.fact(u, r, f.word("seat.transports"), strconv.Itoa(v.Transports))
	f.list(u, r, "seat.buildings", v.Buildings)
	for m, n := range v.Modules {
		if n > 0 {
			f.fact(u, r, f.name(rules.Ref{Kind: game.KindModule, ID: int16(m)}), strconv.Itoa(n))
		}
	}
	f.list(u, r, "seat.techs", v.Techs)
}

// list writes things under a heading, if there are any.
func (f *Face) list(u *ui.UI, r *canvas.Rect, key string, refs []rules.Ref) {
	if len(refs) == 0 {
		return
	}
	f.heading(u, r, f.word(key))
	for _, ref := range refs {
		f.para(u, r, f.name(ref), ui.Body)
	}
}

// describeWork draws a building, a module or a technology.
func (f *Face) describeWork(u *ui.UI, r *canvas.Rect, ref rules.Ref) {
	faction := max(f.faction(f.view.Seat), 0)
	if people := game.PeopleOf(ref); people >= 0 { // of another people the viewer has none
		faction = f.livery(people)
	}
	if ref.Kind != game.KindTech {
		model := int(ref.ID)
		if ref.Kind == game.KindModule {
			model += orrery.Modules
		}
		row := ui.CutTop(r, u.Px(84))
		u.Picture(f.box.Model(model, faction, u.Theme.Scale), canvas.Place{At: canvas.Point{X: row.Center().X, Y: row.Bottom() - u.Px(6)}, AnchorX: .5, AnchorY: orrery.FigureFoot / 112})
	}
	if !f.owns(ref) {
		f.fact(u, r, f.word("unit.cost"), f.cost(game.PriceOf(ref)))
	}
	f.para(u, r, f.effect(ref), ui.Body)
	if ref.Kind == game.KindTech {
		if card, some := game.CardOfTech(ref); some {
			f.drawCardDetail(u, r, card)
		}
	}
	if ref.Kind != game.KindBuilding {
		return
	}
	for i := range game.UnitsOfPeople {
		unit := unitRef(int(ref.ID)/4, i)
		if game.FactsOfUnit(unit).Building == ref {
			f.unitRow(u, r, unit, game.FactsOfUnit(unit).Count, faction)
		}
	}
}

// owns says whether the viewer has a building or a technology, which is never bought again.
func (f *Face) owns(ref rules.Ref) bool {
	if f.view.Seat < 0 {
		return false
	}
	v := &f.view.Seats[f.view.Seat]
	return slices.Contains(v.Buildings, ref) || slices.Contains(v.Techs, ref)
}

func (f *Face) heading(u *ui.UI, r *canvas.Rect, text string) {
	ui.CutTop(r, u.Px(4))
	row := ui.CutTop(r, u.Px(22))
	u.Rule(canvas.Rect{X: row.X, Y: row.Bottom() - u.Px(1), W: row.W, H: u.Px(1)})
	u.Words(row, text, u.Theme.Colored(ui.BodyBold, u.Theme.Heading), ui.Left)
	ui.CutTop(r, u.Px(3))
}

// fact writes a label and its value on one line; a long label takes two.
func (f *Face) fact(u *ui.UI, r *canvas.Rect, label, value string) {
	bold, plain := u.Theme.Text(ui.BodyBold), u.Theme.Colored(ui.Body, u.Theme.Ink2)
	if w := fonts.Width(value, bold); w > r.W*.6 && w+fonts.Width(label, plain)+u.Px(10) > r.W { // the value below its label
		u.Words(ui.CutTop(r, u.Px(20)), label, plain, ui.Left)
		u.Words(ui.CutTop(r, u.Px(20)), value, fitted(value, bold, r.W), ui.Right)
		return
	}
	left := r.W - fonts.Width(value, bold) - u.Px(10)
	h := max(ui.TextHeight(label, plain, left), u.Px(20))
	row := ui.CutTop(r, h)
	u.Paragraph(canvas.Rect{X: row.X, Y: row.Y, W: left, H: h}, label, plain, ui.Left)
	u.Words(canvas.Rect{X: row.X + left + u.Px(8), Y: row.Y, W: row.W - left - u.Px(8), H: u.Px(20)}, value, bold, ui.Right)
}

func (f *Face) para(u *ui.UI, r *canvas.Rect, text string, role ui.Role) {
	if text == "" {
		return
	}
	h := u.Paragraph(*r, text, u.Theme.Text(role), ui.Left)
	ui.CutTop(r, h+u.Px(4))
}
