package diadochi

import (
	"tyche/board"
	"tyche/board/geom"
	"tyche/board/pick"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/counters"
	"tyche/sprites/diadochi/palette"
)

// Sizes of tokens in pixels at symbol size 1.
const (
	coinSize   = 34
	insideSize = 21
	smallSize  = 18
	bandSize   = 27 // Independent Armies
	siegeSize  = 21 // its points must be read
)

// pieces is everything that stands on the map, where it stands, and its pictures.
type pieces struct {
	list     []pick.Piece
	finder   pick.Finder
	pictures []*canvas.Picture // of finder.Tokens
	boxes    []geom.Rect       // what they cover: names give way
	size     float64           // symbol size they were laid out for; 0 = lay out anew
	edition  int               // of the names they keep clear of
	laid     float64           // symbol size of the last layout
}

// layTokens lays out the pieces of the view for the present zoom, if that has changed.
func (f *Face) layTokens() {
	size := board.SymbolSize(f.camera.Rest(), f.camera.Density)
	if size == f.pieces.size && f.chart.Edition() == f.pieces.edition {
		return
	}
	p := &f.pieces
	var before []pick.Token // of the same sheet: what depended on how soon its names came would look different each time
	if size == p.laid && f.chart.Edition() == p.edition {
		before = p.finder.Tokens
	}
	p.size, p.laid, p.edition = size, size, f.chart.Edition()
	p.list = p.list[:0]
	for s := range f.view.Spaces {
		f.listSpace(s)
	}
	f.listOthers()
	for i := range p.list {
		p.list[i].Body = f.body(&p.list[i])
	}
	cam := *f.camera
	cam.Scale = cam.Rest()
	p.finder.Model = f.model
	p.finder.Tokens = pick.Arrange(f.model, &cam, p.list, f.chart.Labels(&cam, nil), before, nil)
	p.pictures, p.boxes = p.pictures[:0], p.boxes[:0]
	for i := range p.finder.Tokens {
		t := &p.finder.Tokens[i]
		p.boxes = append(p.boxes, t.Box(&cam, f.model))
		p.pictures = append(p.pictures, f.tokenPicture(&t.Piece))
	}
	f.chart.KeepClear(&cam, p.boxes)
}

// px turns pixels at symbol size 1 into canvas pixels.
func (f *Face) px(design float64) int { return int(design*f.pieces.size + 0.5) }

// listSpace lists what stands in one space: the army outside, the garrison inside, siege points.
func (f *Face) listSpace(s int) {
	v := &f.view.Spaces[s]
	role := pick.Army
	if _, generals := f.leader(v.OutsidePlace); generals == 0 {
		role = pick.Left // a plate alone lies close to its space: it needs no room for a coin, and that of a march would hide it
	}
	f.listStack(s, v.OutsidePlace, v.Outside, role)
	if v.InsidePlace != 0 {
		f.listStack(s, v.InsidePlace, v.Inside, pick.Fleet)
	}
	if v.Siege > 0 {
		f.add(siegeRef(s), s, pick.Works)
	}
	if v.Looted {
		f.add(lootedRef(s), s, pick.Marker)
	}
	if f.view.Tomb == (rules.Ref{Kind: game.KindTomb, ID: int16(s)}) {
		f.add(f.view.Tomb, s, pick.Cart)
	}
}

// Refs of marks that belong to a space; they mean the space when they are clicked.
const (
	kindSiege  = 200
	kindLooted = 201
)

func siegeRef(s int) rules.Ref  { return rules.Ref{Kind: kindSiege, ID: int16(s)} }
func lootedRef(s int) rules.Ref { return rules.Ref{Kind: kindLooted, ID: int16(s)} }

func (f *Face) add(ref rules.Ref, s int, role pick.Role) {
	f.pieces.list = append(f.pieces.list, pick.Piece{Ref: ref, Area: s, Role: role})
}

// listStack lists an army: its commander, or its units where no general is with them.
func (f *Face) listStack(s int, at game.Place, k game.Stack, role pick.Role) {
	lead, generals := f.leader(at)
	switch {
	case generals > 0:
		f.add(lead, s, role)
	case k.Size() > 0:
		f.add(rules.Ref{Kind: game.KindStack, ID: int16(at)}, s, role)
	}
}

// leader returns who commands in a place and how many generals are there.
func (f *Face) leader(at game.Place) (lead rules.Ref, count int) {
	for i := range f.view.Generals {
		g := &f.view.Generals[i]
		if g.At != at {
			continue
		}
		count++
		if lead.Kind == 0 || g.Commander {
			lead = generalRef(i)
		}
	}
	return lead, count
}

// listOthers lists the royal family, the funeral cart, Independent Armies and the army on the march.
func (f *Face) listOthers() {
	for i := range f.view.Royals {
		if s := f.spaceOf(royalRef(i)); s >= 0 {
			f.add(royalRef(i), s, pick.Family)
		}
	}
	if s := f.spaceOf(cartRef); s >= 0 {
		f.add(cartRef, s, pick.Cart)
	}
	for i, at := range f.view.Armies {
		if s, _, ok := at.Space(); ok {
			f.add(rules.Ref{Kind: game.KindArmy, ID: int16(i)}, s, pick.Army)
		}
	}
	if m := &f.view.March; m.Active && m.At.Kind == game.KindSpace {
		f.add(m.General, int(m.At.ID), f.facing(int(m.At.ID), m.General))
		for _, ref := range m.Escort {
			f.add(ref, int(m.At.ID), pick.Fleet)
		}
	}
	if k := &f.view.Reaction; k.Active && len(k.Generals) > 0 {
		f.add(k.Generals[0], int(k.At.ID), f.facing(int(k.At.ID), k.Generals[0]))
	}
}

// facing is the role of an army that comes to a space: it does not stand before an enemy who is there.
func (f *Face) facing(s int, general rules.Ref) pick.Role {
	lead, _ := f.leader(f.view.Spaces[s].OutsidePlace)
	if lead.Kind != 0 && f.view.Generals[lead.ID].Owner != f.view.Generals[general.ID].Owner {
		return pick.Foe
	}
	return pick.Army
}

// tokenSize is the diameter of a piece in canvas pixels.
func (f *Face) tokenSize(p *pick.Piece) int {
	size := float64(smallSize)
	switch p.Ref.Kind {
	case game.KindGeneral, game.KindStack:
		size = coinSize
		if p.Role == pick.Fleet {
			size = insideSize
		}
		if p.Ref.Kind == game.KindGeneral && f.stackAt(f.view.Generals[p.Ref.ID].At).Size() == 0 {
			size *= 0.9
		}
	case game.KindArmy:
		size = bandSize
	case game.KindCart:
		size += 2
	case kindLooted:
		size -= 3
	case kindSiege:
		size = siegeSize
	}
	return f.px(size)
}

// tokenPicture is what a piece looks like.
func (f *Face) tokenPicture(p *pick.Piece) *canvas.Picture {
	px := f.tokenSize(p)
	switch p.Ref.Kind {
	case game.KindGeneral:
		return f.armyPicture(p.Ref, px)
	case game.KindStack:
		k := f.stackAt(game.Place(p.Ref.ID))
		return f.box.Plate(f.faction(k.Owner), px, k.Strength(), k.Size())
	case game.KindArmy:
		return f.box.Independent(px, game.ArmyStrength(int(p.Ref.ID)))
	case game.KindFleet:
		v := &f.view.Fleets[p.Ref.ID]
		return f.box.Fleet(f.faction(v.Owner), px, v.Strength, v.Improved)
	case game.KindRoyal:
		return f.royalPicture(int(p.Ref.ID), px)
	case game.KindCart:
		return f.box.Marker(counters.FuneralCart, px, 1)
	case game.KindTomb:
		return f.box.Marker(counters.Tomb, px, 1)
	case kindLooted:
		return f.box.Marker(counters.Looted, px, 1)
	}
	v := &f.view.Spaces[p.Ref.ID]
	return f.box.Siege(px, v.Siege, game.SiegePointsNeeded(int(p.Ref.ID), v.Control))
}

// body is what the picture of a piece covers around its middle, in pixels at symbol size 1.
func (f *Face) body(p *pick.Piece) geom.Rect {
	coin := float64(f.tokenSize(p)) / f.pieces.size
	switch p.Ref.Kind {
	case game.KindGeneral:
		if k := f.stackAt(f.view.Generals[p.Ref.ID].At); k.Size() > 0 {
			w, h := f.plateSize(p, k, true)
			w = max(w, coin)
			return geom.Rect{X: -w / 2, Y: -coin / 2, W: w, H: coin*(0.5+counters.Worn) + h/2}
		}
	case game.KindStack:
		w, h := f.plateSize(p, f.stackAt(game.Place(p.Ref.ID)), false)
		return geom.Rect{X: -w / 2, Y: -h / 2, W: w, H: h}
	}
	return geom.Rect{X: -coin / 2, Y: -coin / 2, W: coin, H: coin}
}

// plateSize is the size of a piece's plate, below its coin or alone.
func (f *Face) plateSize(p *pick.Piece, k game.Stack, below bool) (w, h float64) {
	w, h = f.box.PlateSize(f.tokenSize(p), k.Strength(), k.Size(), below)
	return w / f.pieces.size, h / f.pieces.size
}

// armyPicture is a general's coin, over a plate with strength and number when units are with him.
func (f *Face) armyPicture(g rules.Ref, px int) *canvas.Picture {
	v := &f.view.Generals[g.ID]
	k := f.stackAt(v.At)
	if k.Size() == 0 {
		return f.generalPicture(g, px)
	}
	return f.box.Army(f.id(g), f.faction(v.Owner), px, k.Strength(), k.Size())
}

func (f *Face) royalPicture(i, px int) *canvas.Picture {
	v := &f.view.Royals[i]
	holder := palette.Independent
	if v.Owner >= 0 {
		holder = f.faction(v.Owner)
	}
	return f.box.Royal(f.id(royalRef(i)), holder, px, v.Husband.Kind != 0)
}

func (f *Face) generalPicture(g rules.Ref, px int) *canvas.Picture {
	v := &f.view.Generals[g.ID]
	return f.box.General(f.id(g), f.faction(v.Owner), px, counters.Values{Initiative: v.Initiative, Battle: v.Battle, Seniority: v.Seniority})
}

var cartRef = rules.Ref{Kind: game.KindCart}

func spaceRef(s int) rules.Ref   { return rules.Ref{Kind: game.KindSpace, ID: int16(s)} }
func generalRef(g int) rules.Ref { return rules.Ref{Kind: game.KindGeneral, ID: int16(g)} }
func royalRef(r int) rules.Ref   { return rules.Ref{Kind: game.KindRoyal, ID: int16(r)} }
func seatRef(p int) rules.Ref    { return rules.Ref{Kind: game.KindSeat, ID: int16(p)} }
