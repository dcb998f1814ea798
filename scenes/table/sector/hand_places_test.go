package sector

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/sprites/canvas"
)

// TestCardsStayWhereTheyLieWhileOthersAreLaid lays the only copy of a card for the first skirmish: its place stays empty until all
// cards are turned.
func TestCardsStayWhereTheyLieWhileOthersAreLaid(t *testing.T) {
	card := func(id int16) rules.Ref { return rules.Ref{Kind: game.KindCard, ID: id} }
	f := &Face{view: game.View{Seat: 1, Hand: []rules.Ref{card(1), card(1), card(5)}}}
	f.view.Battle = game.BattleView{On: true, Seats: [2]rules.Seat{0, 1}, Slots: make([]game.SlotView, 2)}
	f.view.Battle.Slots[0].Strike = [2]rules.Ref{card(9), card(3)} // 9 is the enemy's
	f.view.Battle.Slots[0].Ploy[1] = card(5)                       // of which another is left
	want := []copies{{card(1), 2}, {card(3), 0}, {card(5), 1}}
	for _, shown := range []bool{false, true} {
		f.view.Battle.Shown = shown
		if f.sortHand(); shown {
			want = []copies{want[0], want[2]}
		}
		if len(f.fan) != len(want) {
			t.Fatalf("cards shown %v: the hand is %v, want %v", shown, f.fan, want)
		}
		for i := range want {
			if f.fan[i] != want[i] {
				t.Errorf("cards shown %v: place %d holds %v, want %v", shown, i, f.fan[i], want[i])
			}
		}
	}
}

// TestAShownHandLiesOnTheBench: who looks at the hand of another sees those cards, and then the own ones again.
func TestAShownHandLiesOnTheBench(t *testing.T) {
	card := func(id int16) rules.Ref { return rules.Ref{Kind: game.KindCard, ID: id} }
	f := &Face{view: game.View{Hand: []rules.Ref{card(1)}, Events: []rules.Ref{{Kind: game.KindEvent, ID: 2}}, Shown: []rules.Ref{card(7), card(7)}, ShownOf: rules.Ref{Kind: game.KindSeat, ID: 1}}}
	if f.sortHand(); len(f.fan) != 1 || f.fan[0] != (copies{card(7), 2}) {
		t.Errorf("while it is shown the bench holds %v", f.fan)
	}
	f.view.Shown = nil
	if f.sortHand(); len(f.fan) != 0 {
		t.Errorf("instead of an empty hand the bench holds %v", f.fan)
	}
	f.view.ShownOf = rules.Ref{}
	if f.sortHand(); len(f.fan) != 2 || f.fan[1] != (copies{card(1), 1}) {
		t.Errorf("afterwards the bench holds %v", f.fan)
	}
}

// TestTheSlateIsSeenByWhoWithdraws asks somebody where a unit goes while the battle is still on: no stage covers the places.
func TestTheSlateIsSeenByWhoWithdraws(t *testing.T) {
	f := &Face{offers: &table.Offers{Legal: []table.Offer{{Move: rules.Move{Verb: game.WithdrawMove}}}}}
	f.view.Battle.Slots = make([]game.SlotView, 1)
	if f.staged() || !f.leaves(&table.Sight{Offers: f.offers}) {
		t.Error("the stage covers the areas to withdraw to")
	}
	f.offers = &table.Offers{Legal: []table.Offer{{Move: rules.Move{Verb: game.CommitMove}}}}
	if !f.staged() || f.leaves(&table.Sight{Offers: f.offers}) {
		t.Error("no stage for who lays cards")
	}
}

// TestTheTrayOfWhoWithdrawsCoversNoArea: wherever the world of the battle lies, one sees and presses where units may go.
func TestTheTrayOfWhoWithdrawsCoversNoArea(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		v := started(t, 0, seats, uint64(seats))
		for _, size := range slates {
			l, slate := arrange(size[0], size[1], 1, &v, nil), canvas.Rect{W: size[0], H: size[1]}
			for q := range l.spots {
				if !l.spots[q].in {
					continue
				}
				at, r := l.spots[q].at, trayBeside(slate.Inset(8), 1, 304, l.spots[q].at, l.radius)
				if r.Meets(canvas.Rect{X: at.X - l.radius, Y: at.Y - l.radius, W: 2 * l.radius, H: 2 * l.radius}) {
					t.Errorf("%d players, slate of %v: the tray %v lies on world %d at %v", seats, size, r, q, at)
				}
				if r.X < 0 || r.Y < 0 || r.Right() > slate.W || r.Bottom() > slate.H {
					t.Errorf("%d players, slate of %v: the tray %v leaves it", seats, size, r)
				}
			}
		}
	}
}

// TestTheCurtainTellsAWithdrawalFromABattle: units that wait before the cards are shown are to fight, those after it are to leave.
func TestTheCurtainTellsAWithdrawalFromABattle(t *testing.T) {
	b := game.BattleView{On: true, Seats: [2]rules.Seat{2, 0}}
	b.Ready[1][0] = 1
	for _, row := range []struct {
		shown bool
		seat  rules.Seat
		want  bool
	}{{false, 0, false}, {true, 0, true}, {true, 2, false}, {true, 1, false}} {
		if b.Shown = row.shown; withdraws(&b, row.seat) != row.want {
			t.Errorf("cards shown %v, seat %d: withdraws is %v", row.shown, row.seat, !row.want)
		}
	}
}
