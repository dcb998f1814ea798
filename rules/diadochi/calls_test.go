package diadochi

import (
	"reflect"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// called plays a move of a copy and returns the events that everybody sees up to the first call, and what a seat sees and is
// told there.
func called(b *state, seat rules.Seat, m rules.Move, eyes rules.Seat) (before []rules.Event, v rules.View, told rules.Call) {
	s := b.Clone().(*state)
	var log rules.Log
	log.Heard = func(e rules.Event) {
		if v != nil || !e.Seen.Has(eyes) {
			return
		}
		if e.Verb != EvAsked {
			before = append(before, e)
		}
		if c, is := Game.(rules.Calls).Call(e); is {
			told = c
			shown := s.View(eyes).(View)
			shown.Deciding = nobody // the table tells who decides, and keeps it back while it calls
			v = shown
		}
	}
	s.Apply(seat, m, dice.New(3, 3), &log)
	return before, v, told
}

// TestACallTellsNoHand: two positions that differ only in the hands of others lead to the same calls, at the same moments
// of the move and with the same view.
func TestACallTellsNoHand(t *testing.T) {
	calls, asked, about := 0, [2]int{}, map[string]int{}
	for seed := range uint64(12) {
		st, err := Game.New(rules.Setup{Seats: 4}, dice.New(seed, 0))
		if err != nil {
			t.Fatal(err)
		}
		s, luck := st.(*state), dice.New(seed, 1)
		for range 1500 {
			list := s.Pending(nil)
			if len(list) == 0 {
				break
			}
			seat := list[0].Seat
			legal := rules.Moves(s, seat, nil)
			m := legal[luck.Draw(len(legal))]
			if procedures[s.top().kind].ask != procedures[inWindow].ask {
				without, with, eyes := strip(s, seat), strip(s, seat), (seat+1)%4
				deal(with, seat, eyes)
				a, seen, told := called(without, seat, m, eyes)
				b, also, named := called(with, seat, m, eyes)
				if told != named {
					t.Fatalf("seed %d, %s: %v is considered with empty hands, %v with full", seed, Game.Format(m), told, named)
				}
				if seen != nil || also != nil {
					calls++
					about[told.What.Key]++
					if told.What.Args[0].Ref == none {
						t.Fatalf("seed %d, %s: %s names nothing", seed, Game.Format(m), told.What.Key)
					}
					if !reflect.DeepEqual(a, b) {
						t.Fatalf("seed %d, %s: %v before the call with empty hands, %v with full", seed, Game.Format(m), a, b)
					}
					if !reflect.DeepEqual(seen, also) {
						t.Fatalf("seed %d, %s: seat %d sees other things at the call: %s", seed, Game.Format(m), eyes, differs(seen, also))
					}
				}
				for i, c := range []*state{without, with} {
					c.Apply(seat, m, dice.New(3, 3), nil)
					if c.depth > 0 && c.top().kind == inWindow {
						asked[i]++
					}
				}
			}
			s.Apply(seat, m, luck, nil)
		}
	}
	t.Logf("%v: %d calls; somebody is asked %d and %d times", about, calls, asked[0], asked[1])
	prove.True(t, "both are tried", calls > 300 && asked[1] > asked[0]+100)
	prove.True(t, "every kind of window", len(about) == len(windowNames))
}

// strip puts the Surprise cards of all but a seat back into the draw pile, against as many others.
func strip(s *state, but rules.Seat) *state {
	k := s.Clone().(*state)
	for _, c := range surpriseCards {
		if k.cardAt[c] < maxSeats && k.cardAt[c] != handPile(but) {
			k.swap(c, func(o card) bool { return k.cardAt[o] == drawPile && cards[o].band != surpriseBand })
		}
	}
	return k
}

// deal gives all Surprise cards of the draw pile to hands that neither seat sees, against others.
func deal(k *state, but, eyes rules.Seat) {
	for _, c := range surpriseCards {
		if k.cardAt[c] == drawPile {
			k.swap(c, func(o card) bool {
				at := k.cardAt[o]
				return at < maxSeats && at != handPile(but) && at != handPile(eyes) && cards[o].band != surpriseBand
			})
		}
	}
}

// swap exchanges a card with the first other that fits.
func (s *state) swap(c card, fits func(card) bool) {
	for o := range card(numCards) {
		if fits(o) {
			s.cardAt[c], s.cardAt[o] = s.cardAt[o], s.cardAt[c]
			return
		}
	}
}

// differs names the fields in which two views differ.
func differs(a, b rules.View) (list []string) {
	x, y := reflect.ValueOf(a), reflect.ValueOf(b)
	for i := range x.NumField() {
		if !reflect.DeepEqual(x.Field(i).Interface(), y.Field(i).Interface()) {
			list = append(list, x.Type().Field(i).Name)
		}
	}
	return list
}
