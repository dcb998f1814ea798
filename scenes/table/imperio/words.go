package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// The kinds of words that players write for things of their own.
const (
	houseWord    = "house"
	mottoWord    = "motto"
	flagshipWord = "flagship"
	speechWord   = "speech"
	planetWord   = "planet"
)

// Letter lets the face show what the players have written, and write what the viewer does.
func (f *Face) Letter(w *table.Words) { f.words = w }

// styled is what a House calls itself: in the words of its own, or by its name.
func (f *Face) styled(p rules.Seat) string {
	if own := f.words.Find(p, houseWord, rules.Ref{}); own != "" {
		return own
	}
	return f.houseName(p)
}

// beneath stands below that: who plays the House, and its name where it calls itself otherwise.
func (f *Face) beneath(p rules.Seat) string {
	if f.words.Find(p, houseWord, rules.Ref{}) == "" {
		return f.who(p)
	}
	return f.word("player", rules.W(f.houseName(p)), rules.W(f.who(p)))
}

// flagship is the name of a House's Flagship.
func (f *Face) flagship(p rules.Seat) string {
	if own := f.words.Find(p, flagshipWord, rules.Ref{}); own != "" {
		return own
	}
	return f.voice.Key(f.view.Houses[p].Look.Flagship)
}

// styleLines head the page of a House.
func (f *Face) styleLines(p *pen, seat rules.Seat) {
	if f.words.Find(seat, houseWord, rules.Ref{}) == "" {
		p.title(f.houseName(seat), f.who(seat))
		return
	}
	p.title(f.styled(seat), "")
	p.text(f.beneath(seat), ui.Small, p.u.Theme.Ink2)
}

// flagshipLines head what is told of its Flagship there; a name of the House's own has a line to itself.
func (f *Face) flagshipLines(p *pen, seat rules.Seat) {
	own := f.words.Find(seat, flagshipWord, rules.Ref{})
	if own == "" {
		p.title(f.word("house.flagship"), f.flagship(seat))
		return
	}
	p.title(f.word("house.flagship"), "")
	p.text(own, ui.Italic, p.u.Theme.Heading)
}

// described is what is said of a planet: the phrases of the rules, after what its owner calls it.
func (f *Face) described(k *game.PlanetView) string {
	if k.Owner >= 0 {
		if own := f.words.Find(k.Owner, planetWord, k.Ref); own != "" {
			return f.word("words.planet", rules.W(own), rules.W(f.phrases(k)))
		}
	}
	return f.phrases(k)
}

// speeches are what the Houses have to say to the Council.
func (f *Face) speeches(p *pen) {
	u, headed := p.u, false
	for q := range rules.Seat(f.view.Players) {
		said := f.words.Find(q, speechWord, rules.Ref{})
		if said == "" {
			continue
		}
		if !headed {
			p.title(f.word("words.speeches"), "")
			headed = true
		}
		if r, seen := p.row(u.Px(30)); seen {
			f.Emblem(u, q, canvas.Point{X: r.X + u.Px(13), Y: r.Center().Y}, u.Px(26))
			ui.CutLeft(&r, u.Px(32))
			u.Words(r, f.styled(q), u.Theme.Text(ui.BodyBold), ui.Left)
		}
		p.text(f.word("words.quoted", rules.W(said)), ui.Italic, u.Theme.Ink)
		p.gap(5)
	}
}
