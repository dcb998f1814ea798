package diadochi

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestRecaps plays some hundred moves of one person among computers, and of three people at one mouse: they are told what
// happened at the beginning of their turns, once each, and only if something did.
func TestRecaps(t *testing.T) {
	for _, seats := range [][]session.Seating{
		{{Name: "Irene"}, {Name: "Ana", Level: "random"}, {Name: "Bruno", Level: "random"}},
		{{Name: "Irene"}, {Name: "Ana"}, {Name: "Bruno"}},
	} {
		s := sitDown(t, "es", 640, 400, seats, nil)
		s.match.Reckon(Tally)
		s.app.Prefs.Speed = 0
		luck := dice.New(3, 0)
		recaps, turns, answered, seen := 0, map[int]bool{}, map[int]bool{}, -1
		for n := 0; n < 4000 && recaps < 4; n++ {
			if s.table.Recaps() && seen != s.match.Session.Len() {
				seen = s.match.Session.Len()
				recaps++
				number, whose := s.match.Session.Game().(rules.Turns).TurnOf(s.match.Chair().View())
				if whose != rules.Nobody {
					prove.Is(t, "whose turn begins", whose, s.match.Chair().Seat())
				}
				prove.True(t, "told once a turn", !turns[number])
				prove.True(t, "told before the first answer of the turn", !answered[number])
				turns[number] = true
			} else if s.table.Asks() != nil {
				if number, whose := s.match.Session.Game().(rules.Turns).TurnOf(s.match.Chair().View()); whose == s.match.Chair().Seat() {
					answered[number] = true
				}
			}
			s.answer(luck)
		}
		prove.Is(t, "recaps", recaps, 4)
	}
}

// TestALossIsToldBeforeTheNextQuestion plays some games on until a Game Turn ends in which the person has lost something: that is told before
// the question for reinforcements, though no Player Turn has begun.
func TestALossIsToldBeforeTheNextQuestion(t *testing.T) {
	for seed := uint64(5); seed < 13; seed++ {
		s := sitDown(t, "es", 640, 400, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}, {Name: "Bruno", Level: "random"}}, nil)
		s.match.Reckon(Tally)
		s.app.Prefs.Speed = 0
		luck := dice.New(seed, 0)
		for range 3000 {
			if s.table.Recaps() {
				if _, whose := s.match.Session.Game().(rules.Turns).TurnOf(s.match.Chair().View()); whose == rules.Nobody {
					return
				}
			}
			s.answer(luck)
		}
	}
	t.Error("nothing was told between turns")
}

// TestANewGameTurnBeginsWithTheNews: the first question of a Game Turn, where reinforcements come, is asked when the news were told, also to
// whom nothing was taken.
func TestANewGameTurnBeginsWithTheNews(t *testing.T) {
	between := func(s *sat) bool {
		_, whose := game.Game.(rules.Turns).TurnOf(s.match.Chair().View())
		return whose == rules.Nobody
	}
	for seed := uint64(1); seed <= 4; seed++ {
		s := sitDown(t, "es", 640, 400, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
			playUntil(t, s, seed, func(c session.Chair) bool {
				v := seen(c)
				return v.Round == v.Rounds && v.Active == 0
			})
		})
		s.match.Reckon(Tally)
		s.app.Prefs.Speed = 0
		luck, told, asked := dice.New(seed, 0), false, false
		for n := 0; n < 3000 && !told && !asked; n++ {
			told = s.table.Recaps() && between(s)
			o := s.table.Asks()
			asked = !told && o != nil && o.Decision.Prompt.Key == "diadochi.ask.placing" && between(s)
			if !told {
				s.answer(luck)
			}
		}
		prove.True(t, "the news are told first", told && !asked)
	}
}

// TestLookAtRecaps shows a recap after the turns of computers.
func TestLookAtRecaps(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("pictures only on request: set TYCHE_LOOK to a folder")
	}
	for _, c := range []struct {
		lang string
		w, h float64
	}{{"es", 1280, 800}, {"en", 390, 844}} {
		s := sitDown(t, c.lang, c.w, c.h, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "veteran"}, {Name: "Bruno", Level: "veteran"}, {Name: "Luis", Level: "veteran"}}, nil)
		s.match.Reckon(Tally)
		s.app.Prefs.Speed = 0
		luck, recaps := dice.New(3, 0), 0
		for n := 0; n < 4000; n++ {
			if s.table.Recaps() {
				if recaps++; recaps == 3 {
					break
				}
				s.key(ui.KeyEscape)
			}
			s.answer(luck)
		}
		s.tick(200)
		s.shot(t, "recap-"+c.lang+"-"+strconv.Itoa(int(c.w))+".png")
	}
}

var _ table.Figures = (*Face)(nil)

// TestTheMenuTellsWhatHappenedInAnothersTurn: while a computer plays, what it has done so far can be asked for, but nothing that is
// still being shown.
func TestTheMenuTellsWhatHappenedInAnothersTurn(t *testing.T) {
	const asks = "¿Qué acaba de pasar?"
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}, {Name: "Bruno", Level: "random"}}, nil)
	s.match.Reckon(Tally)
	luck, told, early := dice.New(3, 0), 0, 0
	for n := 0; n < 3000 && (told < 3 || early < 3); n++ {
		if p := s.match.Session.Pending(); len(p) == 0 || p[0].Seat == 0 || s.table.Recaps() || s.match.Session.Len() < 60 {
			s.answer(luck)
			continue
		}
		s.tick(1)
		s.openMenu()
		shown := s.places()
		at, open := shown[asks]
		if !open {
			continue
		}
		busy := s.face.Busy()
		_, later := shown["cuando acabe esto"]
		_, nothing := shown["nada nuevo"]
		switch {
		case later:
			early++
		case !nothing:
			if busy {
				t.Fatal("what is being shown can be asked for")
			}
			s.press(at.X+4, at.Y-4)
			s.tick(2)
			if !s.table.Recaps() && !s.says("Desde tu última respuesta nada ha cambiado de manos ni se ha perdido.") {
				t.Fatal("nothing is told")
			}
			told++
		}
		s.key(ui.KeyEscape)
		s.tick(1)
	}
	prove.True(t, "it was told in the turns of others", told >= 3)
	prove.True(t, "but nothing that is being shown", early >= 3)
}

// TestTheMenuTellsTheFirstTurnOfOthers: whoever has answered nothing yet can ask what those did who moved before.
func TestTheMenuTellsTheFirstTurnOfOthers(t *testing.T) {
	turns, moved := game.Game.(rules.Turns), false
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Ana", Level: "random"}, {Name: "Irene"}}, func(s *session.Session) {
		luck := dice.New(2, 0)
		for n := 0; n < 300 && s.Pending()[0].Seat == 0; n++ {
			_, whose := turns.TurnOf(s.Chair(rules.Nobody).View())
			moved = moved || whose == 0
			legal := s.Chair(0).Moves(nil)
			if _, err := s.Play(0, legal[luck.Draw(len(legal))]); err != nil {
				t.Fatal(err)
			}
		}
	})
	s.match.Reckon(Tally)
	s.tick(30)
	s.openMenu()
	shown := s.places()
	_, nothing := shown["nada nuevo"]
	_, asks := shown["¿Qué acaba de pasar?"]
	prove.True(t, "the menu has something to tell", moved && asks && !nothing)
}

// openMenu presses the last button of the bar.
func (s *sat) openMenu() {
	s.press(s.in.W-25, 22)
	s.tick(1)
}

// places tells where each line on the screen stands.
func (s *sat) places() map[string]canvas.Point {
	var l canvas.List
	l.Reset(s.in.W, s.in.H)
	s.app.Draw(&l)
	at := map[string]canvas.Point{}
	l.Texts(func(text string, p canvas.Point) { at[text] = p })
	return at
}

// TestAKeptGameTellsWhatOthersDid: whoever has answered for what befell him in the turn of another, and opens the game again when his
// own has begun, is told of all of that turn.
func TestAKeptGameTellsWhatOthersDid(t *testing.T) {
	turns := game.Game.(rules.Turns)
	whose := func(s *session.Session, n int) rules.Seat {
		_, seat := turns.TurnOf(s.ChairAt(n, rules.Nobody).View())
		return seat
	}
	opened := 0
	for seed := uint64(1); seed < 12 && opened < 2; seed++ {
		found := false
		s := sitDown(t, "es", 640, 400, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
			luck := dice.New(seed, 0)
			for n := 0; len(s.Pending()) > 0 && n < 900 && !found; n++ {
				seat := s.Pending()[0].Seat
				legal := s.Chair(seat).Moves(nil)
				if _, err := s.Play(seat, legal[luck.Draw(len(legal))]); err != nil {
					t.Fatal(err)
				}
				last := s.Since(0) - 1
				found = len(s.Pending()) > 0 && s.Pending()[0].Seat == 0 && last >= 0 && whose(s, s.Len()) == 0 && whose(s, last) == 1 && whose(s, s.Len()-1) == 1
			}
		})
		if !found {
			continue
		}
		opened++
		s.tick(30)
		prove.True(t, "the turn of the other is told", s.table.Recaps())
	}
	prove.Is(t, "games opened", opened, 2)
}

// TestARecapTellsWhatCameOfOnesOwnReactions: who has intercepted or evaded in the turn of another is told what came of it; another's tries
// are no news.
func TestARecapTellsWhatCameOfOnesOwnReactions(t *testing.T) {
	turns := game.Game.(rules.Turns)
	for seed := range uint64(30) {
		var mine, theirs []rules.Ref
		s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}, {Name: "Bruno", Level: "random"}}, func(s *session.Session) {
			luck := dice.New(seed, 3)
			for n := 0; len(s.Pending()) > 0 && n < 3000; n++ {
				_, whose := turns.TurnOf(s.Chair(rules.Nobody).View())
				seat := s.Pending()[0].Seat
				apart := !slices.ContainsFunc(theirs, func(who rules.Ref) bool { return slices.Contains(mine, who) })
				if seat == 0 && whose == 0 && len(mine) > 0 && len(theirs) > 0 && apart {
					return
				}
				legal := s.Chair(seat).Moves(nil)
				m := legal[luck.Draw(len(legal))]
				if seat == 0 && whose == 0 { // an answer in one's own turn: nothing before is news
					mine, theirs = nil, nil
				}
				if _, err := s.Play(seat, m); err != nil {
					t.Fatal(err)
				}
				for _, e := range s.Read(s.Len()-1, 0).Events {
					if e.Verb != game.EvIntercepts && e.Verb != game.EvEvades {
						continue
					}
					if e.Seat == 0 {
						mine = append(mine, e.Who)
					} else {
						theirs = append(theirs, e.Who)
					}
				}
			}
			mine = nil
		})
		if len(mine) == 0 {
			continue
		}
		s.tick(30)
		s.key(ui.KeyEscape) // it was told before the table knew what counts
		s.match.Reckon(Tally)
		s.openMenu()
		at := s.places()["¿Qué acaba de pasar?"]
		s.press(at.X+4, at.Y-4)
		s.tick(2)
		prove.True(t, "a recap lies on the table", s.table.Recaps())
		lies := s.counted() // the chronicle tells all of it too
		s.key(ui.KeyEscape)
		for line, n := range s.counted() {
			lies[line] -= n
		}
		told, others := 0, 0
		for line, n := range lies {
			switch {
			case n <= 0 || !strings.Contains(line, "intercepta") && !strings.Contains(line, "elud"):
			case slices.ContainsFunc(theirs, func(who rules.Ref) bool { return strings.HasPrefix(line, s.face.name(who)) }):
				others++
			default:
				told++
			}
		}
		prove.True(t, "it tells what came of the viewer's own", told > 0)
		prove.Is(t, "lines about what others tried", others, 0)
		return
	}
	t.Error("no game has such a turn")
}

// counted tells how often each line stands on the screen.
func (s *sat) counted() map[string]int {
	var l canvas.List
	l.Reset(s.in.W, s.in.H)
	s.app.Draw(&l)
	n := map[string]int{}
	l.Texts(func(text string, _ canvas.Point) { n[text]++ })
	return n
}

// TestARecapCountsAllSinceOnesOwnTurn: what a recap counts begins before the answer that ended the turn of the person, for with it the next
// turn may have begun and places surrendered; and what is answered between two turns makes nothing known that was not told.
func TestARecapCountsAllSinceOnesOwnTurn(t *testing.T) {
	turns := game.Game.(rules.Turns)
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, nil)
	s.match.Reckon(Tally)
	s.app.Prefs.Speed = 0
	s.app.Say = func(key string, _ ...any) string { return key[strings.LastIndex(key, ".")-1:] } // as short as a heading
	at := func(n int) rules.View { return s.match.Session.ChairAt(n, rules.Nobody).View() }
	whose := func(n int) rules.Seat {
		_, seat := turns.TurnOf(at(n))
		return seat
	}
	luck, seen, ending, between, told := dice.New(11, 0), -1, 0, 0, false
	for n := 0; n < 30000 && (ending < 1 || between < 1); n++ {
		last := s.match.Session.Len()
		if !s.table.Recaps() || seen == last {
			s.answer(luck)
			continue
		}
		seen = last
		answered := false
		from := last
		for ; from > 0 && (s.match.Session.Entry(from-1).Seat != 0 || whose(from-1) != 0); from-- {
			answered = answered || s.match.Session.Entry(from-1).Seat == 0 && whose(from-1) == rules.Nobody
		}
		known := told || from == 0
		told = whose(last) == rules.Nobody // what lies before the turn that comes then
		if known {
			continue
		}
		was := Tally.Read(at(from - 1)).Values
		if was != Tally.Read(at(from)).Values {
			ending++
		}
		if answered && Tally.Read(at(from)).Values != Tally.Read(at(last)).Values {
			between++
		}
		won, lost := turnover(at, from-1, last)
		lines := s.counted()
		for seat := range 2 {
			var words []string
			for c, key := range Tally.Columns {
				n := ""
				if d := won[seat][c] - lost[seat][c]; d != 0 && c < 2 {
					n = strings.Replace(fmt.Sprintf("%+d", d), "-", "−", 1)
				}
				if c >= 2 && lost[seat][c] > 0 {
					n = fmt.Sprintf("−%d", lost[seat][c])
				}
				if c >= 2 && won[seat][c] > 0 {
					n = strings.TrimSpace(fmt.Sprintf("%s +%d", n, won[seat][c]))
				}
				if n != "" {
					words = append(words, fmt.Sprintf("%s %d (%s)", s.app.Say(key), Tally.Read(at(last)).Values[seat][c], n))
				}
			}
			if len(words) > 0 && lines[strings.Join(words, " · ")] == 0 {
				t.Fatalf("a recap at entry %d does not tell of seat %d: %s", last, seat, strings.Join(words, " · "))
			}
		}
	}
	prove.True(t, "something came of an answer that ended a turn", ending >= 1)
	prove.True(t, "something happened before an answer between turns", between >= 1)
}

// turnover counts, answer by answer, what the seats have won and lost between two entries.
func turnover(at func(int) rules.View, from, to int) (won, lost [6][6]int) {
	for n := from; n < to; n++ {
		was, now := Tally.Read(at(n)).Values, Tally.Read(at(n+1)).Values
		for seat := range won {
			for c := range won[seat] {
				won[seat][c] += max(now[seat][c]-was[seat][c], 0)
				lost[seat][c] += max(was[seat][c]-now[seat][c], 0)
			}
		}
	}
	return won, lost
}

// TestAPressMeantForTheActChoosesNoLine: a recap comes up where something was acted out, under a cursor that pressed to shorten that.
func TestAPressMeantForTheActChoosesNoLine(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, nil)
	s.match.Reckon(Tally)
	s.app.Prefs.Speed = 0
	luck := dice.New(3, 0)
	for n := 0; n < 4000 && !s.table.Recaps(); n++ {
		s.answer(luck)
	}
	prove.True(t, "a recap lies on the table", s.table.Recaps())
	s.tick(3) // it is measured
	var line canvas.Point
	for words, at := range s.places() {
		if strings.HasPrefix(words, "Ana ") && at.X > 380 && at.X < 900 && at.Y > line.Y {
			line = at
		}
	}
	prove.True(t, "with a line", line != canvas.Point{})
	s.press(line.X+4, line.Y-4)
	prove.True(t, "a press at once is not for a line", s.table.Recaps())
	s.tick(40)
	s.press(line.X+4, line.Y-4)
	prove.True(t, "later it is", !s.table.Recaps())
}

// TestAStandingAnswerTakesNoRecapAway: that a standing answer lets something pass at the beginning of a turn is no answer in it, and the news
// are told all the same.
func TestAStandingAnswerTakesNoRecapAway(t *testing.T) {
	turns, told := game.Game.(rules.Turns), 0
	for seed := uint64(1); seed <= 6 && told == 0; seed++ {
		s := sitDown(t, "es", 640, 400, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}, {Name: "Bruno", Level: "random"}}, nil)
		s.match.Reckon(Tally)
		s.app.Prefs.Speed = 0
		luck, passed, read := dice.New(seed, 0), map[int]bool{}, 0
		for n := 0; n < 2500 && told == 0; n++ {
			for ; read < s.match.Session.Len(); read++ {
				e := s.match.Session.Entry(read)
				number, whose := turns.TurnOf(s.match.Session.ChairAt(read, rules.Nobody).View())
				if _, answered := passed[number]; e.Seat == 0 && whose == 0 && !answered {
					r, reacts := s.match.Session.ChairAt(read, 0).Reaction()
					passed[number] = reacts && r.Pass == e.Move
				}
			}
			if number, _ := turns.TurnOf(s.match.Chair().View()); s.table.Recaps() && passed[number] {
				told++
			}
			s.answer(luck)
		}
	}
	prove.True(t, "news are told in such a turn", told > 0)
}
