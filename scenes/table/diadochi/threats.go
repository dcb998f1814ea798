package diadochi

import (
	"slices"
	"strings"

	"tyche/board"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/odds"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// Keys are those that only this table has; see house.Kind.
var Keys = [][2]string{{"T", "diadochi.keys.threats"}}

// threats marks what enemies could march or sail to: every space of the viewer's that an enemy army reaches with the most
// movement points a roll can give (5.4), and which armies those are.
type threats struct {
	on     bool
	folded bool // what holds for the whole map is not told, which a small map has no room for
	armies []reach
	words  []string // of the space under the cursor
	of     int
}

// reach is how many movement points an enemy army needs to come to each space, by land and by sea; farAway if it cannot.
type reach struct {
	general   int
	land, sea []int
}

const (
	mostPoints = 4
	farAway    = 99
	mostTold   = 3 // armies whose chances the card tells
)

// stepCost is what a link costs by land (5.8); sea lanes are not marched.
func stepCost(k board.LinkKind) int {
	switch k {
	case board.Road, board.Strait:
		return 1
	case board.Pass:
		return 2
	}
	return farAway
}

// sailCost is what a link costs by sea (5.8).
func sailCost(k board.LinkKind) int {
	switch k {
	case board.Lane:
		return 1
	case board.OpenLane:
		return 2
	}
	return farAway
}

// count finds out how near the enemies of a seat are to every space.
func (t *threats) count(f *Face, viewer rules.Seat) {
	t.armies, t.of = t.armies[:0], -1
	for i := range f.view.Generals {
		g := &f.view.Generals[i]
		s, inside, ok := g.At.Space()
		if !ok || inside || g.Owner == viewer || f.stackAt(g.At).Size() == 0 || !g.Commander && g.Major {
			continue
		}
		k := reach{general: i, land: f.spread(s, stepCost)}
		if game.IsPort(s) {
			k.sea = f.spread(s, sailCost)
		}
		if g.Major || !t.hasMinor(f, g.At) {
			t.armies = append(t.armies, k)
		}
	}
}

// hasMinor says whether a Minor General at a place counts already: others there come no nearer.
func (t *threats) hasMinor(f *Face, at game.Place) bool {
	return slices.ContainsFunc(t.armies, func(k reach) bool {
		g := &f.view.Generals[k.general]
		return g.At == at && !g.Major
	})
}

// spread is how many points each space is away from one over links of these costs.
func (f *Face) spread(from int, cost func(board.LinkKind) int) []int {
	away := make([]int, len(f.model.Areas))
	for i := range away {
		away[i] = farAway
	}
	away[from] = 0
	for changed := true; changed; {
		changed = false
		for _, l := range f.model.Links {
			c := cost(l.Kind)
			for _, pair := range [...][2]int{{l.A, l.B}, {l.B, l.A}} {
				if next := away[pair[0]] + c; next < away[pair[1]] && next <= mostPoints {
					away[pair[1]], changed = next, true
				}
			}
		}
	}
	return away
}

// needs is how many points an army needs to a space, and whether it comes by sea.
func (k *reach) needs(space int) (points int, bySea bool) {
	if k.sea != nil && k.sea[space] < k.land[space] {
		return k.sea[space], true
	}
	return k.land[space], false
}

// threatened says whether some enemy army reaches a space of the viewer's.
func (t *threats) threatened(f *Face, space int, viewer rules.Seat) bool {
	v := &f.view.Spaces[space]
	if v.Control != viewer && (v.Outside.Owner != viewer || v.Outside.Size() == 0) {
		return false
	}
	for i := range t.armies {
		if n, _ := t.armies[i].needs(space); n > 0 && n <= mostPoints {
			return true
		}
	}
	return false
}

// comes says whether an enemy army reaches a space by land, and whether one does by sea: one of them, or any with -1.
func (t *threats) comes(space, army int) (land, sea bool) {
	for i := range t.armies {
		k := &t.armies[i]
		if army < 0 || army == i {
			land = land || k.land[space] > 0 && k.land[space] <= mostPoints
			sea = sea || k.sea != nil && k.sea[space] > 0 && k.sea[space] <= mostPoints
		}
	}
	return land, sea
}

// under is the enemy army that the cursor is on, or -1.
func (t *threats) under(f *Face, hover rules.Ref) int {
	for i := range t.armies {
		at := f.view.Generals[t.armies[i].general].At
		if hover == generalRef(t.armies[i].general) || hover.Kind == game.KindGeneral && f.view.Generals[hover.ID].At == at ||
			hover.Kind == game.KindStack && game.Place(hover.ID) == at {
			return i
		}
	}
	return -1
}

// draw hatches what of the viewer's is within reach and rings it, or all that the army under the cursor reaches.
func (t *threats) draw(f *Face, u *ui.UI, s *table.Sight) {
	if !t.on {
		return
	}
	army := t.under(f, s.Hover)
	for i := range f.view.Spaces {
		if army < 0 && !t.threatened(f, i, s.Viewer) {
			continue
		}
		land, sea := t.comes(i, army)
		if land {
			f.sheet.stripes.Draw(u, f.camera, i, false)
		}
		if sea {
			f.sheet.stripes.Draw(u, f.camera, i, true)
		}
	}
	for i := range f.view.Spaces {
		if t.threatened(f, i, s.Viewer) {
			f.ringArea(u, i, board.Threatened, 0)
		}
	}
}

// drawLegend says what the rings mean, and who can come to the space under the cursor, and how likely his die lets him.
func (t *threats) drawLegend(f *Face, u *ui.UI, a table.Areas, s *table.Sight) {
	if !t.on || a.Map.W < u.Px(200) {
		return
	}
	low := min(a.Map.Bottom(), a.Hand.Y)
	if a.Hand.H <= 0 {
		low = a.Map.Bottom()
	}
	w := legendWidth(u, a.Map.W)
	if at := f.spaceOf(s.Hover); at != t.of || len(t.words) == 0 {
		for told := mostTold; told > 0; told-- { // few armies leave more of the map in sight
			if t.tell(f, at, s, told); t.high(u, w) <= (low-a.Map.Y)*mostHigh {
				break
			}
		}
	}
	words, sign, tip := t.told(f, s.Viewer), icons.Down, "threats.fold"
	if len(words) == 0 {
		sign, tip = icons.Play, "threats.unfold"
	}
	h := high(u, w, words)
	st := u.Theme.Text(ui.Small)
	r := canvas.Rect{X: a.Map.X + u.Px(14), Y: low - h - u.Px(12), W: w, H: h}
	u.Block(r)
	u.Theme.Skin(u, ui.CardShape, r)
	if _, pressed := u.Spot("threats.legend", r); pressed {
		f.app.Play("click")
		t.folded = !t.folded
	}
	u.Tip(r, f.word(tip))
	in := r.Inset(u.Px(ui.Padding))
	row := ui.CutTop(&in, u.Px(swatchRow))
	box := ui.CutRight(&row, u.Px(18))
	u.Picture(u.Theme.SignPicture(sign, u.Px(12), u.Theme.Ink2), canvas.Place{At: box.Center(), AnchorX: .5, AnchorY: .5})
	t.swatches(f, u, row)
	for _, words := range words {
		ui.CutTop(&in, u.Paragraph(in, words, st, ui.Left)+u.Px(3))
	}
}

// told is what the card tells: folded, only of the space under the cursor.
func (t *threats) told(f *Face, viewer rules.Seat) []string {
	if t.folded && !t.speaksOf(f, t.of, viewer) {
		return nil
	}
	return t.words
}

// mostWide and mostHigh are how much of the map the card covers at most, if one army has room in that.
const mostWide, mostHigh = .55, .4

// narrowMap is the width, in design pixels, below which the card lies across the whole map: low, it leaves more of it in sight.
const narrowMap = 480

// legendWidth is how wide the card is on a map so wide.
func legendWidth(u *ui.UI, wide float64) float64 {
	if wide < u.Px(narrowMap) {
		return wide - 2*u.Px(14)
	}
	return min(u.Px(340), wide*mostWide)
}

// high is how high a card of a width is with all that it tells.
func (t *threats) high(u *ui.UI, w float64) float64 { return high(u, w, t.words) }

// high is how high a card of a width is with these words.
func high(u *ui.UI, w float64, words []string) float64 {
	h := u.Px(2*ui.Padding + swatchRow)
	for _, words := range words {
		h += ui.TextHeight(words, u.Theme.Text(ui.Small), w-u.Px(2*ui.Padding)) + u.Px(3)
	}
	return h
}

// swatchRow is the height of the row with the patterns, in design pixels.
const swatchRow = 28

// swatches show what each pattern means.
func (t *threats) swatches(f *Face, u *ui.UI, r canvas.Rect) {
	for i, x := range [...]struct {
		ring board.Ring
		key  string
	}{{board.ByLand, "threats.by-land"}, {board.BySea, "threats.by-sea"}} {
		box := ui.Column(r, i, 2, u.Px(6))
		f.sheet.marks.Ring(u, canvas.Point{X: box.X + u.Px(11), Y: box.Y + box.H/2}, u.Px(10), x.ring, 0)
		ui.CutLeft(&box, u.Px(27))
		u.Words(box, f.word(x.key), u.Theme.Text(ui.Small), ui.Left)
	}
}

// tell puts the legend into words, with the chances of so many armies.
func (t *threats) tell(f *Face, space int, s *table.Sight, told int) {
	n, viewer := 0, s.Viewer
	for i := range f.view.Spaces {
		if t.threatened(f, i, viewer) {
			n++
		}
	}
	t.of = space
	if !t.speaksOf(f, space, viewer) {
		t.words = append(t.words[:0], f.word("threats.legend", rules.N(n)), f.word("threats.hover"))
		return
	}
	t.words = append(t.words[:0], f.name(spaceRef(space)))
	here := &f.view.Spaces[space].Outside
	held := here.Size() > 0 && here.Owner != viewer
	if held { // whoever comes meets them first
		t.words = append(t.words, f.word("threats.here", rules.W(f.seatName(here.Owner))))
	}
	comers := t.comers(space)
	for _, i := range comers[:min(len(comers), told)] {
		k := &t.armies[i]
		points, bySea := k.needs(space)
		key := "threats.land"
		if bySea {
			key = "threats.sea"
		}
		t.words = append(t.words, f.word(key, rules.W(f.comer(k.general)), rules.N(points), rules.N(enough(f.view.Generals[k.general].Initiative, points))))
		if words := foreseen(f, s, k.general, space); words != "" && !held {
			t.words = append(t.words, words)
		}
	}
	if rest := len(comers) - told; rest > 0 {
		t.words = append(t.words, f.word("threats.more", rules.N(rest)))
	}
}

// speaksOf says whether the card tells of a space, and not of the whole map.
func (t *threats) speaksOf(f *Face, space int, viewer rules.Seat) bool {
	return space >= 0 && space < len(f.view.Spaces) && t.threatened(f, space, viewer)
}

// comer names who commands an army that may come, and whose he is; of Minor Generals also where.
func (f *Face) comer(general int) string {
	g := &f.view.Generals[general]
	owner := rules.W(f.seatName(g.Owner))
	if g.Major {
		return f.word("threats.major", rules.R(generalRef(general)), owner)
	}
	space, _, _ := g.At.Space()
	return f.word("threats.minor", owner, rules.R(spaceRef(space)))
}

// comers are the enemy armies that reach a space, the nearest first.
func (t *threats) comers(space int) (list []int) {
	points := func(i int) int {
		n, _ := t.armies[i].needs(space)
		return n
	}
	for i := range t.armies {
		if n := points(i); n > 0 && n <= mostPoints {
			list = append(list, i)
		}
	}
	slices.SortStableFunc(list, func(a, b int) int { return points(a) - points(b) })
	return list
}

// foreseen tells the chances of the battle or siege that a general's army would bring to a space, "" where there is none.
func foreseen(f *Face, s *table.Sight, general, space int) string {
	if s.Foresee == nil {
		return ""
	}
	k, ok := s.Foresee(generalRef(general), spaceRef(space))
	if !ok {
		return ""
	}
	key, ways := "threats.battle", make([]string, 0, len(k.Ways))
	if k.What.Key == "diadochi.stake.siege" {
		key = "threats.siege"
	}
	for i, n := range k.Percents() {
		ways = append(ways, f.word("threats.way", rules.W(f.voice.Say(k.Ways[i].What)), rules.PercentAs(k.Ways[i].Most, n)))
	}
	return f.word(key, rules.W(strings.Join(ways, " · ")))
}

// enough is the chance of at least so many movement points, in hundredths (5.4).
func enough(initiative, points int) int {
	c := odds.Chance{Of: 6}
	for n, p := range game.CountMovement(initiative) {
		if n >= points {
			c.Ways += p.Ways
		}
	}
	return c.Percent()
}

// toggle switches the overlay and counts anew.
func (f *Face) toggleThreats(viewer rules.Seat) {
	f.threats.on = !f.threats.on
	f.threats.words = f.threats.words[:0]
	f.threats.count(f, viewer)
	if f.sheet.stripes == nil {
		f.sheet.stripes = board.NewStripes(f.model, f.theme.Theme)
	}
}

// Lenses shows the threats, or puts them away: they are all that can be laid over this map.
func (f *Face) Lenses() { f.toggleThreats(f.view.Seat) }

// Lens is the button of the threats.
func (f *Face) Lens() (sign ui.Sign, tip string, on bool) {
	return icons.Threats, f.word("keys.threats"), f.threats.on
}
