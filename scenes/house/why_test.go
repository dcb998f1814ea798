package house

import (
	"testing"
	"time"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform/prove"
	"tyche/rules/diadochi"
	"tyche/rules/imperio"
	"tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// TestWhySealed plays two turns of Imperio, whose orders nobody sees: what came of those of the computer is explained, and nothing that
// the person's House did.
func TestWhySealed(t *testing.T) {
	h, _ := open(t)
	k := &Kind{Rules: imperio.Game, Mind: imperio.Mind{}}
	s, err := session.New(imperio.Game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: bot.Veteran}}, 5)
	if err != nil {
		t.Fatal(err)
	}
	for n := uint64(0); s.Chair(0).View().(*imperio.View).Turn < 4; n++ {
		seat := s.Pending()[0].Seat
		p, _ := bot.New(bot.Learner, k.Mind, n)
		if _, err := s.Play(seat, bot.Choose(p, s.Chair(seat), bot.Budget{})); err != nil {
			t.Fatal(err)
		}
	}
	m := table.NewMatch(s, nil, nil)
	var explained, landed, said [2]int
	for i := range s.Len() {
		for _, e := range s.Read(i, m.Chair().Seat()).Events {
			if e.Seat < 0 {
				continue
			}
			told := len(h.Why(k, s, m.Chair().Seat(), i, e)) > 0
			if told {
				explained[e.Seat]++
			}
			if e.Verb == imperio.EvLands {
				landed[e.Seat]++
				if told {
					said[e.Seat]++
				}
			}
		}
	}
	watched := 0 // by whoever looks on at the replay
	for i := range s.Len() {
		for _, e := range s.Read(i, rules.Nobody).Events {
			if told := len(h.Why(k, s, rules.Nobody, i, e)) > 0; told {
				prove.Is(t, "whose doing is explained to those who look on", e.Seat, rules.Seat(1))
				watched++
			}
		}
	}
	prove.True(t, "those who look on are told too", watched > 10)
	prove.True(t, "what the computer did is explained", explained[1] > 10 && landed[1] > 0)
	prove.Is(t, "landings of the computer that are explained", said[1], landed[1])
	prove.Is(t, "what the person did", explained[0], 0)
}

// TestWhy plays a part of a game of a person and a computer and asks about every answer: some of the computer's are explained, none
// of the person's, and none of a seat that somebody else has played since.
func TestWhy(t *testing.T) {
	h, _ := open(t)
	k := &Kind{Rules: diadochi.Game, Mind: diadochi.Mind{}}
	s, err := session.New(diadochi.Game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: bot.Veteran}}, 5)
	if err != nil {
		t.Fatal(err)
	}
	for n := range uint64(300) {
		seat := s.Pending()[0].Seat
		p, _ := bot.New(bot.Learner, k.Mind, n)
		if _, err := s.Play(seat, bot.Choose(p, s.Chair(seat), bot.Budget{})); err != nil {
			t.Fatal(err)
		}
	}
	m := table.NewMatch(s, nil, nil)
	var explained [2]int
	var longest time.Duration
	ask := func() {
		explained = [2]int{}
		for i := range s.Len() {
			began := time.Now()
			for _, e := range s.Read(i, 0).Events {
				if len(h.Why(k, s, m.Chair().Seat(), i, e)) > 0 {
					explained[e.Seat]++
				}
			}
			for _, e := range s.Read(i, rules.Nobody).Events { // who looks on at the replay may ask too
				h.Why(k, s, rules.Nobody, i, e)
			}
			longest = max(longest, time.Since(began))
		}
	}
	ask()
	prove.True(t, "answers of the computer are explained", explained[1] > 20)
	prove.Is(t, "answers of the person", explained[0], 0)
	t.Logf("%d answers are explained; the longest thought took %v", explained[1], longest)
	if err := s.Hand(1, bot.Strategos); err != nil {
		t.Fatal(err)
	}
	ask()
	prove.Is(t, "answers of whoever played the seat before", explained[1], 0)
}

// TestWhyNotOfWhatAPhaseBrings: points of the regroup phase are nobody's move, though they come with the last answer of the round.
func TestWhyNotOfWhatAPhaseBrings(t *testing.T) {
	h, _ := open(t)
	k := &Kind{Rules: sector.Game, Mind: sector.Mind{}, Begins: sector.Begins}
	s, err := session.New(sector.Game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: bot.Learner}}, 5)
	if err != nil {
		t.Fatal(err)
	}
	before, after := 0, 0
	for n := uint64(0); s.Chair(0).View().(sector.View).Round < 4 && len(s.Pending()) > 0; n++ {
		seat := s.Pending()[0].Seat
		p, _ := bot.New(bot.Learner, k.Mind, n)
		if _, err := s.Play(seat, bot.Choose(p, s.Chair(seat), bot.Budget{})); err != nil {
			t.Fatal(err)
		}
		begun := false
		for _, e := range s.Read(s.Len()-1, 0).Events {
			begun = begun || sector.Begins(e)
			if e.Seat != 1 {
				continue
			}
			if told := len(h.Why(k, s, 0, s.Len()-1, e)) > 0; begun {
				after++
				prove.True(t, "nothing that came with a phase is explained", !told)
			} else if told {
				before++
			}
		}
	}
	prove.True(t, "answers are explained, and phases bring something", before > 10 && after > 5)
}

// TestWhyOnlyOfTheAnswerItself: what came of an answer, such as units that were lost by it, was not what its player had in mind.
func TestWhyOnlyOfTheAnswerItself(t *testing.T) {
	h, _ := open(t)
	k := &Kind{Rules: sector.Game, Mind: sector.Mind{}, Begins: sector.Begins}
	s, err := session.New(sector.Game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: bot.Learner}}, 5)
	if err != nil {
		t.Fatal(err)
	}
	explained, came := 0, 0
	for n := uint64(0); n < 600 && len(s.Pending()) > 0; n++ {
		seat := s.Pending()[0].Seat
		p, _ := bot.New(bot.Learner, k.Mind, n)
		if _, err := s.Play(seat, bot.Choose(p, s.Chair(seat), bot.Budget{})); err != nil {
			t.Fatal(err)
		}
		var answer *rules.Event
		for _, e := range s.Read(s.Len()-1, 0).Events {
			if _, told := k.Rules.Tell(e); !told || e.Seat != 1 || seat != 1 || answer != nil && *answer == e {
				continue
			}
			switch why := h.Why(k, s, 0, s.Len()-1, e); {
			case answer == nil:
				answer = &e
				explained += min(len(why), 1)
			default:
				came++
				prove.Is(t, "motives of what came of an answer", len(why), 0)
			}
		}
	}
	prove.True(t, "answers are explained, and something comes of them", explained > 10 && came > 10)
}
