package imperio

import (
	"image/color"
	"math"
	"strings"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/glass"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

func upper(s string) string { return strings.ToUpper(s) }

// placePage tells of a hex: its worlds with what stands on them, and the fleet at reading size.
func (f *Face) placePage(p *pen, s *table.Sight) {
	u := p.u
	h := f.place(s)
	if h == nil || h.System.Kind == 0 {
		p.text(f.word("place.none"), ui.Italic, u.Theme.Ink2)
		return
	}
	f.placeHead(p, h)
	for i := range h.Planets {
		f.world(p, h, i)
	}
	f.planetDeclarations(p, blockades, h, s)
	f.writePage(p, h, s)
	f.planetDeclarations(p, withdrawals, h, s)
}

// placeHead names a hex, and says what an anomaly does.
func (f *Face) placeHead(p *pen, h *game.HexView) {
	note := f.anomaly(h)
	if h.HomeOf != rules.Nobody {
		if note = f.word("place.home", rules.W(f.houseName(h.HomeOf))); !p.besides(f.name(h.System), note) {
			note = f.word("place.home-short") // the arms beside its planets tell whose
		}
	}
	p.title(f.name(h.System), note)
	if h.Anomaly != game.AnomalyNone {
		p.text(f.voice.Key("imperio.effect.anomaly."+itoa(h.Anomaly)), ui.Body, p.u.Theme.Ink)
	}
}

// world is a planet at reading size: globe, name, phrases, figures, works. It is as high as its phrases need.
func (f *Face) world(p *pen, h *game.HexView, i int) {
	u, k := p.u, &h.Planets[i]
	left, crest := u.Px(94), 0.0
	if k.Owner != rules.Nobody || k.Holder != rules.Nobody {
		crest = u.Px(24)
	}
	words, st := f.described(k), u.Theme.Colored(ui.Italic, u.Theme.Ink2)
	st.Size *= .86
	told, built := max(ui.TextHeight(words, st, p.w-left-crest), u.Px(41)), 0.0
	if float64(stands(k))*u.Px(workStep) > p.w-left-3*u.Px(figureStep) { // they have a line of their own
		built = u.Px(22)
	}
	r, seen := p.row(told + u.Px(51) + built)
	if !seen {
		return
	}
	plate := canvas.Rect{X: r.X, Y: r.Y + u.Px(4), W: u.Px(84), H: u.Px(78)}
	u.Fill(plate, palette.Gilt)
	u.Fill(plate.Inset(max(u.Px(1), 1)), palette.Sky)
	f.chart.Globe(u, plate.Center(), 24, k.Resources, k.Favour, k.Ref)
	in := canvas.Rect{X: r.X + left, Y: r.Y + u.Px(2), W: r.W - left, H: told + u.Px(43) + built}
	head := ui.CutTop(&in, u.Px(21))
	f.crests(u, canvas.Point{X: head.Right() - u.Px(10), Y: head.Center().Y + u.Px(4)}, k)
	head.W -= crest
	u.Words(head, f.name(k.Ref), u.Theme.Text(ui.BodyBold), ui.Left)
	low := ui.CutBottom(&in, u.Px(22)+built)
	in.W -= crest
	u.Paragraph(in, words, st, ui.Left)
	row := ui.CutTop(&low, u.Px(22))
	f.figures(u, &row, k)
	if built > 0 {
		row = low
	}
	f.works(u, row, k)
	u.Tip(r, f.worldTip(k))
}

// crests draws the arms of the owner of a planet, and below them smaller those of who holds it, if that is another.
func (f *Face) crests(u *ui.UI, at canvas.Point, k *game.PlanetView) {
	if k.Owner != rules.Nobody {
		f.Emblem(u, k.Owner, at, u.Px(26))
	}
	if k.Holder != k.Owner && k.Holder != rules.Nobody {
		f.Emblem(u, k.Holder, canvas.Point{X: at.X, Y: at.Y + u.Px(25)}, u.Px(20))
	}
}

// phrases are the two sentences that describe a planet (4.5).
func (f *Face) phrases(k *game.PlanetView) string {
	key := [2]string(k.Phrases)
	if w, known := f.said[key]; known && f.saidIn == f.voice.Language {
		return w
	}
	if f.said == nil || f.saidIn != f.voice.Language {
		f.said, f.saidIn = map[[2]string]string{}, f.voice.Language
	}
	w := f.voice.Key(k.Phrases[0]) + " " + f.voice.Key(k.Phrases[1])
	f.said[key] = w
	return w
}

// worldTip says in words what the signs of a world mean.
func (f *Face) worldTip(k *game.PlanetView) string {
	words := f.word("world.neutral", rules.N(k.Resources), rules.N(k.Favour))
	if k.Owner != rules.Nobody {
		words = f.word("world.owned", rules.N(k.Resources), rules.N(k.Favour), rules.W(f.houseName(k.Owner)))
	}
	if k.Holder != k.Owner && k.Holder != rules.Nobody {
		words += " " + f.word("world.held", rules.W(f.houseName(k.Holder)))
	}
	return words
}

// Room of a figure of a world, and of the sign of something that stands there, in design pixels.
const figureStep, workStep = 36, 21

// stands counts what is built on a planet.
func stands(k *game.PlanetView) (n int) {
	for _, w := range k.Works {
		n += w
	}
	return n
}

// figures draws Resources, Influence and Troops in a row, and takes their room from it.
func (f *Face) figures(u *ui.UI, r *canvas.Rect, k *game.PlanetView) {
	troops := "?"
	if k.Troops >= 0 {
		troops = itoa(k.Troops)
	}
	for i, n := range [...]string{itoa(k.Resources), itoa(k.Favour), troops} {
		box := ui.CutLeft(r, u.Px(figureStep))
		f.sign(u, [...]signs.Sign{signs.Resources, signs.Influence, signs.Helmet}[i], canvas.Point{X: box.X + u.Px(7), Y: box.Center().Y}, 14, u.Theme.Heading)
		u.Words(canvas.Rect{X: box.X + u.Px(17), Y: box.Y, W: u.Px(24), H: box.H}, n, u.Theme.Text(ui.Number), ui.Left)
	}
}

// works draws a sign for everything that is built on a planet.
func (f *Face) works(u *ui.UI, r canvas.Rect, k *game.PlanetView) {
	for w, n := range k.Works {
		for range n {
			box := ui.CutLeft(&r, u.Px(workStep))
			f.sign(u, signs.Shipyard+signs.Sign(w), box.Center(), 17, u.Theme.Heading)
			u.Tip(box, f.name(rules.Ref{Kind: game.KindWork, ID: int16(w)}))
		}
	}
}

// fleetRows lists the fleet of a hex at reading size, and one that has come to fight it.
func (f *Face) fleetRows(p *pen, h *game.HexView) {
	stands, raids := standing(h)
	for _, v := range [...]*game.FleetView{stands, raids} {
		k := f.fleet(v)
		if k.Empty() {
			continue
		}
		p.gap(4)
		p.title(f.word("fleet.of", rules.W(f.houseName(v.Owner))), f.word("fleet.size", rules.N(k.Size()-k.Units[signs.Aircraft])))
		f.fleetKinds(p, v)
	}
}

// fleetKinds lists the ships of a fleet by kind, and of one's own what is aboard.
func (f *Face) fleetKinds(p *pen, v *game.FleetView) {
	k, u := f.fleet(v), p.u
	for _, sign := range chart.Heaviest { // as on its plate
		n := k.Units[sign]
		if n == 0 {
			continue
		}
		words := f.name(rules.Ref{Kind: game.KindUnit, ID: int16(sign)})
		if sign == signs.Flagship {
			words = f.word("fleet.flagship", rules.W(words), rules.W(f.flagship(v.Owner)))
		}
		switch {
		case k.Hurt[sign] > 0:
			words = f.word("fleet.kind", rules.W(words), rules.W(f.word("fleet.hurt", rules.N(k.Hurt[sign]), rules.N(n))))
		case laden(v, sign) > 0:
			words = f.word("fleet.kind", rules.W(words), rules.W(f.word("fleet.loaded", rules.N(laden(v, sign)), rules.N(n))))
		}
		p.fact(sign, words, itoa(n), u.Theme.Ink)
	}
	if v.Owner == f.view.Seat {
		troops, aircraft := aboard(v)
		if troops+aircraft > 0 {
			p.text(f.word("fleet.aboard", rules.N(troops), rules.N(aircraft)), ui.Italic, u.Theme.Ink2)
		}
	}
}

// laden counts the transports of a kind that carry something.
func laden(k *game.FleetView, kind signs.Sign) (n int) {
	for i := range k.Transports {
		if t := &k.Transports[i]; t.Loaded && (kind == signs.Carrier && !t.Station || kind == signs.Station && t.Station) {
			n++
		}
	}
	return n
}

// aboard counts what the transports of one's own fleet carry.
func aboard(k *game.FleetView) (troops, aircraft int) {
	troops, aircraft = k.FlagTroops, k.FlagPlanes
	for i := range k.Transports {
		troops += max(k.Transports[i].Troops, 0)
		aircraft += max(k.Transports[i].Aircraft, 0)
	}
	return troops, aircraft
}

// housePage tells of a House: who leads it, its abilities, its Flagship, and of one's own where Influence comes from.
func (f *Face) housePage(p *pen, s *table.Sight) {
	u, v := p.u, f.view
	seat := f.sheet.house
	if int(seat) >= len(v.Houses) || seat < 0 {
		return
	}
	h := &v.Houses[seat]
	if seat == v.Seat && p.option(signs.Chronicle, f.word("report.read")) {
		f.read(reportBook, s)
	}
	if v.Seat >= 0 && p.option(signs.Throne, f.word("annals.read")) {
		f.read(annalBook, s)
	}
	if f.words.Mine(seat) && p.option(signs.House, f.word("words.read")) {
		f.read(wordBook, s)
	}
	f.styleLines(p, seat)
	p.text(f.motto(seat), ui.Italic, u.Theme.Heading)
	p.gap(4)
	abilities, upgrades := h.Abilities, h.Upgrades
	if seat == v.Seat {
		abilities, upgrades = v.Own.Abilities, v.Own.Upgrades
	} else if v.Seat >= 0 {
		for i, a := range v.Own.KnownAbilities[seat] {
			abilities[i] = max(abilities[i], a)
		}
	}
	p.title(f.word("house.abilities"), "")
	for _, a := range abilities {
		f.explained(p, rules.Ref{Kind: game.KindAbility, ID: int16(a)}, a >= 0, "imperio.effect.ability.")
	}
	if h.Look.Flagship != "" {
		f.flagshipLines(p, seat)
	}
	for _, k := range upgrades {
		f.explained(p, rules.Ref{Kind: game.KindUpgrade, ID: int16(k)}, k >= 0, "imperio.effect.upgrade.")
	}
	if seat == v.Seat {
		f.sources(p)
	}
	f.dossierFacts(p, seat)
	p.gap(4)
	p.fact(signs.War, f.word("house.battles"), itoa(h.Battles), u.Theme.Ink)
	p.fact(signs.Favour, f.word("house.broken"), itoa(h.Broken), u.Theme.Ink)
}

// explained writes the name of a thing and below it what it does; a secret one as such.
func (f *Face) explained(p *pen, ref rules.Ref, known bool, effect string) {
	u := p.u
	if !known {
		p.text(f.word("secret"), ui.Italic, u.Theme.Ink2)
		return
	}
	p.text(f.name(ref), ui.BodyBold, u.Theme.Ink)
	p.text(f.voice.Below(effect, f.id(ref)), ui.Small, u.Theme.Ink2)
	p.gap(3)
}

// source is where Resources or Influence of the next Growth come from: what is given there, and its ground in the tally.
type source struct {
	key    string
	n      int
	ground glass.Source
}

// influenceSources are those of one's own Influence.
func (f *Face) influenceSources() []source {
	k := &f.view.Own.Sources
	return []source{
		{"source.planets", k.Planets, glass.Worlds}, {"source.bonuses", k.Bonuses, glass.Positions}, {"source.ability", k.Ability, glass.Charisma},
		{"source.techs", k.Techs, glass.Technologies}, {"source.laws", k.Laws, glass.Laws}, {"source.deals", k.Ceded, glass.Ceded},
	}
}

// yieldSources are those of one's own Resources.
func (f *Face) yieldSources() []source {
	k := &f.view.Own.Yield
	return []source{
		{"source.planets", k.Planets, glass.Worlds}, {"source.bonuses", k.Bonuses, glass.Positions}, {"source.ports", k.Ports, glass.Positions},
		{"source.ability", k.Ability, glass.Charisma}, {"source.techs", k.Techs, glass.Technologies}, {"source.laws", k.Laws, glass.Laws},
		{"source.deals", k.Deals, glass.Ceded},
	}
}

// sources tells where one's own Resources and Influence come from at the next Growth. The sums are those of the account.
func (f *Face) sources(p *pen) {
	k, hopes := &f.view.Own, &f.desk.hopes
	p.title(f.word("house.growth"), "")
	f.blockadeRows(p)
	f.sourceFacts(p, signs.Resources, f.yieldSources())
	f.hopeRow(p, signs.Resources, hopes[0])
	p.fact(signs.Resources, f.word("house.income"), f.span(k.Income, hopes[0], true), p.u.Theme.Heading)
	p.gap(4)
	f.sourceFacts(p, signs.Influence, f.influenceSources())
	f.hopeRow(p, signs.Influence, hopes[1])
	p.fact(signs.Influence, f.word("source.sum"), f.span(k.Forecast, hopes[1], false), p.u.Theme.Heading)
}

// hopeRow tells what the letters would add if all of them succeed.
func (f *Face) hopeRow(p *pen, sign signs.Sign, more int) {
	if more != 0 {
		p.fact(sign, f.word("source.hopes"), signed(more), p.u.Theme.Ink2)
	}
}

// sourceFacts lists the sources that give or take something, each with its share of the greatest.
func (f *Face) sourceFacts(p *pen, sign signs.Sign, list []source) {
	u, most := p.u, 1
	words := p.w * .48 // beside which the bars stand, all in one column
	for _, k := range list {
		most = max(most, k.n, -k.n)
		if k.n != 0 {
			words = max(words, u.Px(factWords+8)+fonts.Width(f.word(k.key), u.Theme.Text(ui.Body)))
		}
	}
	for _, k := range list {
		if k.n == 0 {
			continue
		}
		row := canvas.Rect{X: p.x, Y: p.y, W: p.w, H: u.Px(24)}
		p.fact(sign, f.word(k.key), signed(k.n), u.Theme.Ink)
		if row.Bottom() >= p.seen.Y && row.Y <= p.seen.Bottom() {
			sourceBar(u, row, words, glass.Grounds[k.ground], float64(max(k.n, -k.n))/float64(most), k.n < 0)
		}
	}
}

// sourceBar draws how much a source gives beside what all give, beside its words, in its colour in the tally; what is given away is hollow.
func sourceBar(u *ui.UI, row canvas.Rect, words float64, ink color.NRGBA, share float64, away bool) {
	left := row.X + words
	long := max((row.Right()-u.Px(48)-left)*share, u.Px(3))
	r := canvas.Rect{X: left, Y: math.Round(row.Center().Y - u.Px(5)), W: math.Round(long), H: u.Px(10)}
	if away {
		ink = u.Theme.DangerLight
	}
	u.Fill(r, u.Theme.Ink2)
	u.Fill(r.Inset(max(u.Px(1), 1)), ink)
}

// id returns the last part of the text key of a thing.
func (f *Face) id(ref rules.Ref) string {
	key := f.voice.KeyOf(ref)
	return key[strings.LastIndexByte(key, '.')+1:]
}
