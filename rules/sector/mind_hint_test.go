package sector

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// TestEveryHintIsSaid plays games and asks for the reasons of moves: one to three sentences, none twice, all of them in
// both languages, and every sentence of the source comes up.
func TestEveryHintIsSaid(t *testing.T) {
	es, en := conform.Sentences(t, Texts, "es"), conform.Sentences(t, Texts, "en")
	said, asked := map[string]bool{}, [numVerbs]int{}
	var scores [4096]int
	for seed := range uint64(150) {
		ch := dice.New(seed, 21)
		st, err := Game.New(rules.Setup{Seats: 2 + int(seed%5), Scenario: int(seed % 2)}, ch)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*state)
		for s.over == stillPlaying {
			p := s.top().seat
			moves := rules.Moves(s, p, nil)
			Mind{}.Rank(s, p, moves, scores[:])
			best := 0
			for i := range moves {
				if scores[i] > scores[best] {
					best = i
				}
			}
			for _, i := range []int{best, ch.Draw(len(moves))} {
				slow := s.phase == planning || s.phase == execution // the outlook plays the round out
				if asked[moves[i].Verb]++; slow && asked[moves[i].Verb] > 6 && ch.Draw(60) > 0 {
					continue
				}
				list := Mind{}.Reasons(s.Resample(p, ch), p, moves[i])
				if len(list) < 1 || len(list) > mostReasons {
					t.Fatalf("%s: %d sentences", Game.Format(moves[i]), len(list))
				}
				if tellsOdds(list) && len(list) > 1 {
					t.Errorf("%s: the odds of a battle are told, and %s", Game.Format(moves[i]), list[1].Key)
				}
				for n, r := range list {
					said[r.Key] = true
					if s.phase == planning && s.top().b < int16(s.players)*(tokensARound-1) && strings.Contains(r.Key, "gains-") {
						t.Errorf("%s: %s, though what was not chosen may follow", Game.Format(moves[i]), r.Key)
					}
					if n > 0 && r == list[n-1] {
						t.Errorf("%s: %s twice", Game.Format(moves[i]), r.Key)
					}
					for _, texts := range []map[string]string{es, en} {
						checkArguments(t, texts, r)
					}
				}
			}
			if ch.Draw(6) == 0 {
				best = ch.Draw(len(moves))
			}
			s.Apply(p, moves[best], ch, nil)
		}
	}
	b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 1", "base 2 ilvane-1") // seldom comes up by itself
	b.order("mobilise ilvane")
	for _, r := range (Mind{}).Reasons(b.s, 0, b.move("move deckhand ashmere-1 ilvane-1")) {
		said[r.Key] = true
	}
	b = set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 1", "base 1 ilvane-2", "units 2 ilvane-2 quillback 2") // so does a base under siege
	b.order("mobilise ilvane")
	for _, r := range (Mind{}).Reasons(b.s, 0, b.move("move deckhand ashmere-1 ilvane-2")) {
		said[r.Key] = true
	}
	b.s.seats[1].points = GoalPoints // and somebody who is about to win
	for _, r := range (Adviser{}).Reasons(b.s, 0, b.move("move deckhand ashmere-1 ilvane-2")) {
		said[r.Key] = true
	}
	for _, force := range [...][2]string{
		{"units 1 ashmere-1 deckhand 1 harpooner 1", "units 2 ilvane-2 quillback 1 minnow 1"}, {"units 1 ashmere-1 deckhand 2", "units 2 ilvane-2 minnow 1"},
	} {
		b = attack(t, []string{"deckhand"}, force[0], force[1]) // and what each side of a battle is told
		b.few(0, []string{"g01", "g09", "g10", "g11"}, []string{"g03", "g04", "g05"})
		b.few(1, []string{"t02", "t03", "t09", "t01", "t08"}, []string{"t04", "t05", "t06"})
		for b.s.top().kind == inLineUp || b.s.top().kind == inCommit {
			p := b.s.top().seat
			moves := rules.Moves(b.s, p, nil)
			for _, m := range moves {
				for _, r := range b.s.purpose(p, m) {
					said[r.Key] = true
				}
			}
			b.s.Apply(p, moves[len(moves)-1], b.luck, nil)
		}
	}
	for _, c := range lyingCases {
		at, m := c.begin(t)
		for _, r := range (Adviser{}).Reasons(at.s, 0, m) {
			said[r.Key] = true
		}
	}
	for i := range techs {
		said[b.s.techPurpose(0, tech(i))[0].Key] = true
	}
	var source []byte
	for _, name := range []string{"mind_hint.go", "mind_hint_battle.go", "mind_hint_withdraw.go", "mind_hint_build.go", "mind_hint_lying.go", "mind_outlook.go", "mind_advice.go"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		source = append(source, text...)
	}
	for key := range es {
		word, hint := strings.CutPrefix(key, "sector.hint.")
		if !hint {
			continue
		}
		if strings.HasSuffix(word, ".other") {
			continue // what others are told, see TestMotivesAreSaid
		}
		if !said[key] {
			t.Errorf("%s is never said", key)
		}
		word = strings.TrimSuffix(strings.TrimSuffix(word, ".under"), ".over") // Told.Worded adds them
		if !strings.Contains(string(source), word+`"`) {
			t.Errorf("%s is not in the source", key)
		}
	}
}

// TestEveryQuestionHasItsReason plays games by the best moves: whatever is asked, the purpose of the best answer is
// known, and nobody is put off with a sentence that says nothing.
func TestEveryQuestionHasItsReason(t *testing.T) {
	var scores [4096]int
	met := map[string]int{}
	for seed := range uint64(30) {
		ch := dice.New(seed, 77)
		st, err := Game.New(rules.Setup{Seats: 2 + int(seed%5), Scenario: int(seed % 2)}, ch)
		if err != nil {
			t.Fatal(err)
		}
		for s := st.(*state); s.over == stillPlaying; {
			p := s.top().seat
			moves := rules.Moves(s, p, nil)
			Mind{}.Rank(s, p, moves, scores[:])
			best := 0
			for i := range moves {
				if scores[i] > scores[best] {
					best = i
				}
			}
			question := s.Pending(nil)[0].Prompt.Key
			met[question]++
			dear := s.top().kind == inCommit || s.top().kind == inMobilise // the odds are worked out
			if (!dear || met[question] < 100) && len(s.purpose(p, moves[best])) == 0 {
				t.Errorf("seed %d, %s: %s has no reason", seed, question, Game.Format(moves[best]))
			}
			s.Apply(p, moves[best], ch, nil)
		}
	}
	if len(met) < 45 {
		t.Errorf("only %d kinds of questions were met", len(met))
	}
}

var argumentOf = regexp.MustCompile(`\{(\d)`)

// checkArguments demands a sentence whose arguments are all given.
func checkArguments(t *testing.T, texts map[string]string, r rules.Text) {
	t.Helper()
	text := texts[r.Key]
	if text == "" {
		t.Errorf("no sentence for %s", r.Key)
	}
	for _, m := range argumentOf.FindAllStringSubmatch(text, -1) {
		if r.Args[m[1][0]-'1'].Kind == rules.NoArg {
			t.Errorf("%s: {%s} is not given", r.Key, m[1])
		}
	}
}

// TestHintsKnowNoSecrets asks for reasons in two worlds that the seat cannot tell apart: what they say of the move is
// the same. What the rest of the round brings is tried with cards drawn anew and may differ.
func TestHintsKnowNoSecrets(t *testing.T) {
	ch := dice.New(4, 4)
	st, err := Game.New(rules.Setup{Seats: 3}, ch)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*state)
	for n := 0; s.over == stillPlaying && n < 500; n++ {
		p := s.top().seat
		moves := rules.Moves(s, p, nil)
		a, b := s.Resample(p, ch).(*state), s.Resample(p, ch).(*state)
		for _, m := range moves {
			x, y := a.purpose(p, m), b.purpose(p, m)
			if len(x) != len(y) || len(x) > 0 && x[0] != y[0] {
				t.Fatalf("%s: %v, %v", Game.Format(m), x, y)
			}
		}
		s.Apply(p, moves[ch.Draw(len(moves))], ch, nil)
	}
}

func TestMotivesKnowNoSecrets(t *testing.T) { conform.Motives(t, Game, Mind{}, 112) } // in the second game a rare event card is played

func TestMotivesAreSaid(t *testing.T) { conform.MotivesSaid(t, Texts, aboutMover) }

func TestMotivesSpeakToOthers(t *testing.T) {
	conform.MotivesToOthers(t, Texts, "sector.hint.", aboutMover, untold[:], "wins", "gains-", "costs-", "takes-")
}

// TestALoneAttackerIsNotAdvisedByItsOdds asks about the first of several units that go into an area: alone it would lose there.
func TestALoneAttackerIsNotAdvisedByItsOdds(t *testing.T) {
	b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 4", "units 2 ilvane-1 quillback 3")
	b.order("mobilise ilvane")
	move := b.move("move deckhand ashmere-1 ilvane-1")
	if o, ok := OddsIn(b.s, 0, move); !ok || o.Told().Most >= evenChance {
		t.Fatalf("one against three wins %v", o)
	}
	list := Mind{}.Reasons(b.s, 0, move)
	at := area(move.C)
	if want := rules.Say("sector.hint.attack.points", rules.R(areaRef(at)), rules.R(seatRef(1)), rules.N(int(areas[at].points))); list[0] != want {
		t.Errorf("one against three is advised because %v", list)
	}
	beside := area(b.move("move deckhand ashmere-1 ilvane-2").C)
	b.s.owner[beside] = 1
	for _, base := range []rules.Seat{nobody, 1, 0} {
		b.s.base[beside] = base
		want := rules.Say("sector.hint.attack", rules.R(areaRef(beside)), rules.R(seatRef(1)))
		switch base {
		case 1:
			want.Key += ".base"
		case 0: // one's own, which they would destroy
			want.Key += ".own-base"
		}
		prove.Same(t, "what an attack there is for", b.s.attackPurpose(0, beside), []rules.Text{want})
	}
}

// TestABuildOrderIsAdvisedByWhatCanBePaid: the units that are spoken of can be paid for, and no base is praised for cards that are not there.
func TestABuildOrderIsAdvisedByWhatCanBePaid(t *testing.T) {
	for seed := range uint64(60) {
		ch := dice.New(seed, 33)
		st, err := Game.New(rules.Setup{Seats: 2 + int(seed%5)}, ch)
		if err != nil {
			t.Fatal(err)
		}
		for s := st.(*state); s.over == stillPlaying; {
			p := s.top().seat
			moves := rules.Moves(s, p, nil)
			for q := range planet(numPlanets) {
				w := s.purse(p, &frame{}, false)
				for _, r := range s.buildPurpose(p, q) {
					switch r.Key {
					case "sector.hint.build":
						n := r.Args[1].N
						prove.True(t, "no more than there are workers for", n > 0 && n <= s.limit(p, 0) && n <= w.pool+w.cargo)
					case "sector.hint.new-base":
						prove.True(t, "cards, and a base that can be paid", r.Args[1].N > 0 && w.covers(listPrice(boughtBy(rules.Move{Verb: baseVerb}))))
					}
				}
			}
			s.Apply(p, moves[ch.Draw(len(moves))], ch, nil)
		}
	}
}

// TestEveryEventCardHasAReason: only cards that change the map for everybody are merely compared with what was drawn besides.
func TestEveryEventCardHasAReason(t *testing.T) {
	for e, key := range eventReasons {
		if merely := event(e) == shiftedCurrent || event(e) == beaconsFade; key == "" || (key == "event") != merely {
			t.Errorf("%s is advised because of %q", events[e].id, key)
		}
	}
}

// TestATransportIsSaidToLeadWhereOneIsNot: whoever is at both ends has them joined.
func TestATransportIsSaidToLeadWhereOneIsNot(t *testing.T) {
	b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 1")
	led, joined := 0, 0
	for pass := range 2 {
		for i := range b.s.routeCount {
			r := &b.s.routes[i]
			said := b.s.shipPurpose(0, int(i))[0]
			here, there := b.s.present(0, r.a), b.s.present(0, r.b)
			switch {
			case here && there:
				joined++
				prove.Is(t, "joined", said.Key, "sector.hint.ship-joins")
			case here != there:
				led++
				to := r.b
				if there {
					to = r.a
				}
				prove.Same(t, "where it leads", said.Args[0], rules.R(planetRef(to)))
			}
		}
		if pass == 0 { // beside the first
			for i := range b.s.routeCount {
				r := &b.s.routes[i]
				if other := r.b; b.s.present(0, r.a) && !b.s.present(0, other) {
					first, _ := areasOf(other)
					b.s.owner[first], b.s.base[first] = 0, 0
					break
				}
			}
		}
	}
	prove.True(t, "both were seen", led > 0 && joined > 0)
}
