package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
)

// A counter-offer refuses what another House offers and begins an offer to it: the same goods lie on the scales, seen from the other
// side, to be changed before they are sent.

// counter returns the answers that begin a counter-offer; none where an offer cannot be countered now.
func counter(o *game.OfferView, s *table.Sight) []rules.Move {
	if o.State == game.OfferAlliance {
		return nil
	}
	answers := []rules.Move{{Verb: game.VerbRefuse, A: o.Ref.ID}, {Verb: game.VerbOffer, A: int16(o.From)}}
	for _, m := range answers {
		if _, legal := s.Offers.Find(m); !legal {
			return nil
		}
	}
	return answers
}

// preset lays on the scales what was offered the other way round, as far as it can be had.
func (k *deal) preset() {
	for side := range k.goods {
		for kind, options := range k.goods[side] {
			for i := range options {
				if lays(&k.begin[1-side], kind, options[i].move) {
					k.chosen[side][kind] = i + 1
				}
			}
		}
	}
}

// lays says whether an answer lays the goods of a kind on a scale.
func lays(g *game.GoodsView, kind int, m rules.Move) bool {
	switch uint8(kind) {
	case game.GoodsMoney:
		return g.Resources == int(m.A)
	case game.GoodsFavour:
		return g.Influence == int(m.A)
	case game.GoodsPassage:
		return g.Passage == int(m.A)
	case game.GoodsTech:
		return g.Tech == rules.Ref{Kind: game.KindTech, ID: m.A}
	case game.GoodsPlanet:
		return g.Planet == rules.Ref{Kind: game.KindPlanet, ID: m.A}
	case game.GoodsFleet:
		return g.Fleet == rules.Ref{Kind: game.KindSystem, ID: m.A}
	case game.GoodsDossier:
		return g.Dossier == rules.Seat(m.A)
	case game.GoodsVote:
		option, promised := g.PromisedVote()
		return promised && g.About == int(m.A) && option == int(m.B)
	case game.GoodsPeace:
		return g.Peace
	}
	return false
}
