package sector

import (
	"math"
	"slices"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Where the small sheet of an order lies, and how its tiles: beside the world that is built on where there is room for both, else over the
// slate. Tiles that find no room are scrolled; none is too small for its words.

// counter is what the sheet remembers.
type counter struct {
	scroll ui.Scroll
	wanted []rules.Ref // what is to be in sight
	free   bool        // nothing else lies over the sheet where the cursor is, and no finger moves it
}

// counterLay is how the sheet lies.
type counterLay struct {
	sheet   canvas.Rect
	head    float64 // the height of its title
	foot    float64 // and of the discounts that can be asked for
	across  int     // tiles side by side
	w, h    float64 // of each
	gap     float64
	scrolls bool
}

// Measures of tiles in design pixels: the gap between them, the rim of the sheet, the width from which two lines hold every name, the least
// and the most height, and of the sheet that lies beside a world the least width.
const (
	tileGap, sheetEdge     = 3.0, 5.0
	goodWidth, techWidth   = 86.0, 150.0
	leastTile, tallestTile = 48.0, 92.0
	leastDock              = 170.0
)

// lowCounter is the height of the slate, in design pixels, below which the limb gives its room to the sheet.
const lowCounter = 300.0

// tile is where the i-th tile lies in a sheet.
func (k *counterLay) tile(box canvas.Rect, i int) canvas.Rect {
	return canvas.Rect{X: box.X + (k.w+k.gap)*float64(i%k.across), Y: box.Y + (k.h+k.gap)*float64(i/k.across), W: k.w, H: k.h}
}

// laySheet lays the sheet out. It leaves the world in sight where two rows of tiles are seen beside it; of a technology nothing is put on a
// world.
func (f *Face) laySheet(u *ui.UI, s *table.Sight) counterLay {
	room := f.board.slate.Inset(u.Px(3))
	if f.limbed(u) {
		ui.CutTop(&room, (smallLimbRoom-10)*f.board.unit)
	}
	beside := room
	ui.CutLeft(&beside, f.worldRoom())
	if orderKind(f.view.Order.Order) == buildKind && beside.W >= u.Px(leastDock) {
		if k := f.layTiles(u, s, beside); k.tile(canvas.Rect{}, k.across).Bottom() <= k.sheet.H-k.head-k.foot {
			return k
		}
	}
	return f.layTiles(u, s, room)
}

// worldRoom is how wide a part of the slate a world takes.
func (f *Face) worldRoom() float64 { return 2*f.board.radius() + 24*f.board.unit }

// layTiles lays the sheet out in some room, no higher than its tiles, below the buttons of the table if it is not scrolled for that.
func (f *Face) layTiles(u *ui.UI, s *table.Sight, room canvas.Rect) counterLay {
	n, foot := 0, 0.0
	if f.discounts(s) > 0 {
		foot = u.Px(fingertip + tileGap)
	}
	for i := range f.shop {
		n += len(f.shop[i].goods)
	}
	below := room
	if over := room.Intersect(s.Buttons); !over.Empty() {
		ui.CutTop(&below, s.Buttons.Bottom()+u.Px(tileGap)-room.Y)
		if k := f.fill(u, below, foot, n); !k.scrolls {
			return k
		}
	}
	return f.fill(u, room, foot, n)
}

// fill finds the columns of so many tiles in some room, with a foot so high.
func (f *Face) fill(u *ui.UI, room canvas.Rect, foot float64, n int) (k counterLay) {
	wide := u.Px(goodWidth)
	if orderKind(f.view.Order.Order) == researchKind {
		wide = u.Px(techWidth)
	}
	edge, w := u.Px(sheetEdge), room.W-2*u.Px(sheetEdge)
	k.gap, k.head, k.foot = u.Px(tileGap), f.titleTall(u, w), foot
	most := room.H - k.head - k.foot - 2*edge
	k.across = max(int((w+k.gap)/(wide+k.gap)), 1)
	k.columns(w, most, n)
	if least := f.leastTall(u, k.w); k.h < least {
		k.scrolls = true
		k.across = max(int((u.ScrollWidth(w)+k.gap)/(wide+k.gap)), 1)
		k.columns(u.ScrollWidth(w), most, n)
		k.h, k.sheet = f.leastTall(u, k.w), room
		return k
	}
	k.h = min(k.h, u.Px(tallestTile))
	k.sheet = ui.CutBottom(&room, k.head+k.foot+2*edge+k.tile(canvas.Rect{}, n-1).Bottom())
	return k
}

// columns shares the room among so many tiles.
func (k *counterLay) columns(w, h float64, n int) {
	rows := float64((n + k.across - 1) / k.across)
	k.w, k.h = math.Floor((w+k.gap)/float64(k.across)-k.gap), math.Floor((h+k.gap)/rows-k.gap)
}

// leastTall is how high a tile so wide is at least: its words are not cut.
func (f *Face) leastTall(u *ui.UI, w float64) float64 {
	least := u.Px(leastTile)
	if orderKind(f.view.Order.Order) == researchKind {
		line := u.Theme.Text(ui.Caption)
		for _, ref := range f.shop[len(f.shop)-1].goods {
			least = max(least, u.Px(24)+ui.TextHeight(f.doesBriefly(ref), line, w-u.Px(6)))
		}
	}
	return least
}

// titleTall is how high the title of a sheet so wide is: the limits stand below it where they find no room beside it.
func (f *Face) titleTall(u *ui.UI, w float64) float64 {
	if f.limitsBeside(u, w) {
		return u.Px(titleLine)
	}
	return u.Px(titleLine + limitsLine)
}

// Heights of the title and of the line below it, in design pixels.
const titleLine, limitsLine = 26.0, 18.0

// limitsBeside says whether title and limits stand side by side on a sheet so wide. What can be paid for a technology is read on the bench.
func (f *Face) limitsBeside(u *ui.UI, w float64) bool {
	limits := f.limitsNow(u)
	if orderKind(f.view.Order.Order) == researchKind || limits == "" {
		return true
	}
	return u.Px(52)+fonts.Width(f.shopName(), u.Theme.Text(ui.Name))+fonts.Width(limits, u.Theme.Text(ui.Italic))+f.endWidth(u, w-u.Px(36)) <= w
}

// slideClear moves the slate so that the world that is built on lies beside the sheet.
func (f *Face) slideClear(u *ui.UI, s *table.Sight) {
	b, q := &f.board, f.planetOf(f.view.Order.Planet)
	if !f.shelter || q < 0 || !b.lay.spots[q].in {
		return
	}
	f.stock()
	sheet := f.laySheet(u, s).sheet
	room := sheet.X - b.slate.X
	if room < f.worldRoom() {
		return
	}
	at, r := b.place(b.lay.spots[q].at), b.radius()
	b.slide = at.X - (b.slate.X + room/2)
	b.lift = at.Y - min(max(at.Y, b.slate.Y+r), b.slate.Bottom()-r)
}

// bringTile scrolls the sheet, of which so much is seen, to a tile that is wanted.
func (f *Face) bringTile(k *counterLay, seen float64) {
	i := 0
	for _, shelf := range f.shop {
		for _, ref := range shelf.goods {
			at := k.tile(canvas.Rect{}, i)
			if i++; slices.Contains(f.counter.wanted, ref) {
				f.counter.wanted = f.counter.wanted[:0]
				f.counter.scroll.Jump(max(at.Center().Y-seen/2, 0))
				return
			}
		}
	}
}

// onCounter says whether the cursor is on a scrolled sheet that hears it: the scroll keeps it from all else.
func (f *Face) onCounter(u *ui.UI) bool {
	return f.counter.free && f.shelter && f.cover.Contains(u.In.Cursor) && f.board.slate.Contains(u.In.Cursor)
}

// sells says whether a small sheet of an order to build or to research is open.
func (f *Face) sells(u *ui.UI, s *table.Sight) bool {
	return f.buys(s) && f.smallShop(u) && len(f.picked) == 0 && !f.lensed()
}

// yieldsLimb says whether the limb gives its room to that sheet.
func (f *Face) yieldsLimb(u *ui.UI) bool { return f.shelter && f.board.slate.H < u.Px(lowCounter) }

// shopName is the title of the sheet.
func (f *Face) shopName() string {
	return f.word("shop.title", rules.R(f.view.Order.Order), rules.R(f.view.Order.Planet))
}
