package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/imperio/stars"
)

// Where the map of stars has no room for their names it is a list, branch by branch.

// listColumn is how wide a column of the list is at least, in design pixels.
const listColumn = 200

// listStars lists the technologies, in as many columns as find room: each branch goes on where least is written.
func (f *Face) listStars(u *ui.UI, r canvas.Rect) {
	in, k := u.Panel(r), &f.book.stars
	box := u.BeginScroll(in, &k.scroll)
	n := max(min(int(box.W/u.Px(listColumn)), len(k.pens)), 1)
	for i := range n {
		column := ui.Column(box, i, n, u.Px(12))
		k.pens[i] = pen{f: f, u: u, x: column.X, y: column.Y, w: column.W, seen: in}
	}
	for b := range game.NumBranches {
		p := &k.pens[0]
		for i := range n {
			if k.pens[i].y < p.y {
				p = &k.pens[i]
			}
		}
		u.Scope(b)
		f.listBranch(p, b)
		u.Unscope()
	}
	end := 0.0
	for i := range n {
		end = max(end, k.pens[i].y)
	}
	u.EndScroll(&k.scroll, end-box.Y)
}

// branchWords are the names of the branches; a frame makes no words.
var branchWords = [...]string{"branch.0", "branch.1", "branch.2", "branch.3", "branch.4"}

// listBranch lists the technologies of a branch with their prices: those that the House has, those that it may research, the others.
func (f *Face) listBranch(p *pen, branch int) {
	p.title(f.word(branchWords[branch]), "")
	for t := range game.NumTechs {
		row := game.TechAt(t)
		if row.Branch != branch {
			continue
		}
		sign, price := signs.Research, itoa(f.desk.prices.Techs[t])
		switch f.kindOf(t) {
		case stars.Own:
			sign, price = signs.Done, ""
		case stars.Open:
			sign = signs.StarSign
		}
		if p.offer(sign, f.name(row.Ref), f.starNote(t), price, "", f.book.stars.chosen == t) {
			f.book.choose(t)
		}
	}
	p.gap(6)
}

// starNote says beside a technology in which letter it is, or that it comes with a deal.
func (f *Face) starNote(t int) string {
	if tech, slot := f.researched(); tech == t {
		return f.word("tech.ordered", rules.W(chart.Roman(slot)))
	}
	if giver := f.view.BroughtBy(t); giver != rules.Nobody {
		return f.word("tech.comes", rules.W(f.houseName(giver)))
	}
	return ""
}
