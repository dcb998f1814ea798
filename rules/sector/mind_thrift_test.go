package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// TestNoCardIsAdvisedForNothing: whoever asks for advice keeps the cards with which as much is won and lost as without, and is told what
// the others change.
func TestNoCardIsAdvisedForNothing(t *testing.T) {
	kept, laid, told := 0, 0, 0
	for _, force := range []string{"deckhand 2", "deckhand 1"} {
		b := attack(t, []string{"deckhand", "harpooner"}, "units 1 ashmere-1 "+force+" harpooner 1", "units 2 ilvane-2 quillback 1 minnow 1",
			"built 1 yard foundry mast", "built 2 shallows trench updraft", "tech 1 gt1 gt2 gt3", "tech 2 tt1 tt2 tt3")
		b.few(0, []string{"g01", "g02", "g07", "g08"}, []string{"g03", "g04", "g05"})
		b.few(1, []string{"t01", "t07", "t08", "t10"}, []string{"t04", "t05", "t06"})
		b.play(0, "front deckhand 1")
		b.play(1, "front quillback 1")
		for p := range rules.Seat(2) {
			b.play(p, "commit none none 1")
			for _, m := range rules.Moves(b.s, p, nil) {
				advised := Adviser{}.Thrift(b.s, p, m)
				with, _ := OddsIn(b.s, p, m)
				without, _ := OddsIn(b.s, p, layNothing(m))
				side := b.s.sideOf(p)
				mine, bare := with.Told(), without.Told()
				if side == defending {
					mine, bare = mine.Not(), bare.Not()
				}
				idle := bare.Least >= mine.Least && bare.Most >= mine.Most && without.Mean(1-side) >= with.Mean(1-side)-evenLoss &&
					without.Mean(side) <= with.Mean(side)+evenLoss
				switch {
				case idle:
					kept++
					prove.Same(t, "kept instead of "+Game.Format(m), advised, layNothing(m))
				default:
					laid++
					prove.Same(t, "laid", advised, m)
				}
				list := Mind{}.Reasons(b.s, p, m)
				prove.True(t, "a reason", len(list) > 0)
				if key := list[0].Key; key == "sector.hint.cards-kill" || key == "sector.hint.cards-spare" {
					told++
					prove.True(t, "what changes is told where the chance is hardly better", b.s.keeps(p, m) < b.s.keeps(p, layNothing(m))+hardly)
				}
			}
			b.play(p, b.anyCommit())
		}
	}
	prove.True(t, "cards were kept and laid", kept > 6 && laid > 6)
	prove.True(t, "what they change was told", told > 0)
}

// TestOfAsManyCardsThoseThatWinAreAdvised: two cards are not given away for a quarter where two others win two battles of three.
func TestOfAsManyCardsThoseThatWinAreAdvised(t *testing.T) {
	b := attack(t, []string{"deckhand", "harpooner"}, "units 1 ashmere-1 deckhand 2 harpooner 1", "units 2 ilvane-2 quillback 2",
		"built 1 yard foundry mast", "built 2 shallows trench updraft", "tech 1 gt1 gt2 gt3", "tech 2 tt1 tt2 tt3")
	b.few(0, []string{"g01", "g02", "g07", "g08"}, []string{"g03", "g04", "g05"})
	b.few(1, []string{"t01", "t07", "t08", "t10"}, []string{"t04", "t05", "t06"})
	b.play(0, "front deckhand 1")
	moves, others := rules.Moves(b.s, 0, nil), 0
	for _, m := range moves {
		k := b.s.likelier(0, m)
		prove.Is(t, "as many cards", cardsIn(k), cardsIn(m))
		for _, o := range moves {
			if cardsIn(o) == cardsIn(m) {
				prove.True(t, "none wins clearly more often", b.s.keeps(0, o) < b.s.keeps(0, k)+clearly)
			}
		}
		if k != m {
			others++
			prove.True(t, "others win clearly more often", b.s.keeps(0, k) >= b.s.keeps(0, m)+clearly)
		}
	}
	prove.True(t, "others are advised, and not always", others > 0 && others < len(moves))
}

// TestNobodyIsAdvisedToAttackWhomHeCannotHit: ground units that hit only ground are not sent against those that fly, unless somebody goes along
// who hits them (4.5).
func TestNobodyIsAdvisedToAttackWhomHeCannotHit(t *testing.T) {
	const sent, able = "move crawler ashmere-1 ilvane-2", "move deckhand ashmere-1 ilvane-2"
	for _, c := range []struct {
		foes  string
		first []string
		want  bool
	}{{"skimmer 1", nil, true}, {"minnow 1", nil, false}, {"skimmer 1", []string{able}, false}, {"skimmer 1", []string{sent}, true}} {
		b := set(t, fleetOfTwo, "units 1 ashmere-1 crawler 2 deckhand 2", "units 2 ilvane-2 "+c.foes)
		b.order("mobilise ilvane")
		b.play(0, c.first...)
		moves := rules.Moves(b.s, 0, nil)
		scores, plain := make([]int, len(moves)), make([]int, len(moves))
		Adviser{}.Reckon(b.s, 0, moves, scores)
		Mind{}.Reckon(b.s, 0, moves, plain)
		for i, m := range moves {
			if m == b.move(sent) {
				prove.Is(t, c.foes+": given up", scores[i] == plain[i]-givenUp, c.want)
			}
		}
	}
}

// TestABattleThatIsLostIsSaidToBe: no chance of hardly anything is given as the reason for cards.
func TestABattleThatIsLostIsSaidToBe(t *testing.T) {
	b := attack(t, []string{"deckhand"}, "units 1 ashmere-1 deckhand 1", "units 2 ilvane-2 quillback 2", "built 2 shallows trench updraft", "tech 2 tt1 tt2 tt3")
	b.few(0, []string{"g01", "g02", "g07", "g08"}, []string{"g03", "g04", "g05"})
	b.few(1, []string{"t01", "t07", "t08", "t10"}, []string{"t04", "t05", "t06"})
	for s := b.s; s.top().kind == inCommit && s.top().seat == 1; {
		b.play(1, b.anyCommit())
	}
	lost := 0
	for _, m := range rules.Moves(b.s, 0, nil) {
		if m.Verb != commitVerb || m == layNothing(m) {
			continue
		}
		switch key := (Mind{}).Reasons(b.s, 0, m)[0].Key; key {
		case "sector.hint.cards-lost":
			lost++
			prove.True(t, "it is lost whatever is laid", b.s.lost(0))
		case "sector.hint.battle", "sector.hint.battle.under":
			prove.True(t, "a chance that is told is worth telling", !b.s.lost(0))
		}
	}
	prove.True(t, "some are as good as lost", lost > 0)
}

// TestCardsBeyondTheLimitAreSaidToBeTooMany: what changes nothing in a battle is laid only because it is not kept anyway (5.9).
func TestCardsBeyondTheLimitAreSaidToBeTooMany(t *testing.T) {
	b := attack(t, []string{"deckhand", "harpooner"}, "units 1 ashmere-1 deckhand 1 harpooner 1", "units 2 ilvane-2 quillback 1 minnow 1",
		"built 1 yard foundry mast", "built 2 shallows trench updraft", "tech 1 gt1 gt2 gt3", "tech 2 tt1 tt2 tt3")
	b.few(0, []string{"g01", "g02", "g07", "g08"}, []string{"g03", "g04", "g05"})
	b.play(0, "front deckhand 1")
	b.play(1, "front quillback 1")
	b.few(1, []string{"t01", "t07", "t08", "t10"}, []string{"t04", "t05", "t06"})
	b.play(0, "commit none none 1")
	b.play(0, b.anyCommit())
	b.play(1, "commit none none 1")
	said := func() (n int) {
		for _, m := range rules.Moves(b.s, 1, nil) {
			if m.Verb == commitVerb && (Mind{}).Reasons(b.s, 1, m)[0].Key == "sector.hint.cards-over" {
				n++
			}
		}
		return n
	}
	prove.Is(t, "within the limit nothing is too many", said(), 0)
	for c := range b.s.seats[1].hand {
		if b.s.seats[1].hand[c] > 0 {
			b.s.seats[1].hand[c] += 9
			break
		}
	}
	prove.True(t, "beyond it some are", b.s.overLimit(1) && said() > 0)
}

// TestAHintNamesWhoIsAboutToWin: before anything else, as long as orders can change it, and not to whoever wins too.
func TestAHintNamesWhoIsAboutToWin(t *testing.T) {
	b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 1", "units 2 ilvane-1 quillback 1")
	b.order("mobilise ilvane")
	move := b.move("move deckhand ashmere-1 ilvane-2")
	first := func() string { return (Adviser{}).Reasons(b.s, 0, move)[0].Key }
	income := b.s.income(1)
	prove.True(t, "the rival has an income", income > 0)
	b.s.seats[1].points = uint8(GoalPoints - income - 1)
	prove.True(t, "a point too few", first() != "sector.hint.danger")
	b.s.seats[1].points++
	prove.Is(t, "enough", first(), "sector.hint.danger")
	prove.True(t, "not as the motive of a computer", (Mind{}).Reasons(b.s, 0, move)[0].Key != "sector.hint.danger")
	b.s.seats[0].points = GoalPoints
	prove.True(t, "to whoever has as many then", first() != "sector.hint.danger")
	b.s.seats[1].points = GoalPoints + 1
	prove.Is(t, "to whoever has fewer", first(), "sector.hint.danger")
}

// TestAFreeWorkerIsHiredFirst: nothing that would give him up is advised, and once he is hired all is as it was.
func TestAFreeWorkerIsHiredFirst(t *testing.T) {
	b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 1", "tech 1 gt5")
	b.order("build ashmere")
	ranks := func() (worst, best int) {
		moves := rules.Moves(b.s, 0, nil)
		scores, plain := make([]int, len(moves)), make([]int, len(moves))
		Adviser{}.Reckon(b.s, 0, moves, scores)
		Mind{}.Reckon(b.s, 0, moves, plain)
		for i, m := range moves {
			if m.Verb == workerVerb {
				prove.Is(t, "the worker", scores[i], plain[i])
				continue
			}
			worst, best = min(worst, scores[i]-plain[i]), max(best, scores[i]-plain[i])
		}
		return worst, best
	}
	worst, _ := ranks()
	prove.Is(t, "what would give him up", worst, -givenUp)
	b.play(0, "worker")
	_, best := ranks()
	prove.Is(t, "afterwards", best, 0)
}

// TestNoBattleIsCalledLostThatIsNot: in games by learners nothing could be laid that wins more often.
func TestNoBattleIsCalledLostThatIsNot(t *testing.T) {
	called := 0
	for seed := uint64(10); seed < 16; seed++ {
		ch := dice.New(seed, 3)
		start, err := Game.New(rules.Setup{Seats: 2}, ch)
		if err != nil {
			t.Fatal(err)
		}
		s := start.(*state)
		for n := 0; n < 900 && len(s.Pending(nil)) > 0; n++ {
			p := s.Pending(nil)[0].Seat
			moves := rules.Moves(s, p, nil)
			if moves[0].Verb == commitVerb {
				best := 0
				for _, m := range moves {
					if m.Verb == commitVerb {
						best = max(best, s.keeps(p, m))
					}
				}
				for _, m := range moves {
					if r := (Mind{}).Reasons(s, p, m); m.Verb == commitVerb && len(r) > 0 && r[0].Key == "sector.hint.cards-lost" {
						called++
						prove.True(t, "nothing wins more often", best <= hopeless)
					}
				}
			}
			scores := make([]int, len(moves))
			Mind{}.Rank(s, p, moves, scores)
			at := 0
			for i := range scores {
				if scores[i] > scores[at] {
					at = i
				}
			}
			s.Apply(p, moves[at], ch, nil)
		}
	}
	prove.True(t, "some were called so", called > 0)
}
