package conform

import (
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// Grounds plays games of learners and asks, with all eyes, why everything happened that they have seen: what they are told must be the
// same in another world that they could not tell from the true one before the orders, be about somebody else, and have its sentence in
// both languages, with all that it names. Each of these keys must be said.
func Grounds(t *testing.T, g rules.Game, watched bot.Watched, texts fs.FS, setups []rules.Setup, keys []string) {
	t.Helper()
	said := map[string]bool{}
	for i, setup := range setups {
		k := asking{t: t, g: g, watched: watched, texts: texts, said: said, seats: setup.Seats}
		k.play(setup, uint64(i)+1)
	}
	for _, key := range keys {
		if !said[key] {
			t.Errorf("%s is never said", key)
		}
	}
}

// asking is a game in which everybody asks why.
type asking struct {
	t       *testing.T
	g       rules.Game
	watched bot.Watched
	texts   fs.FS
	said    map[string]bool
	seats   int

	sealed [maxSeats]int         // the last secret answer of each seat
	before [maxSeats]rules.State // ... and the position that it was given in
}

// maxSeats is the most seats of a game.
const maxSeats = 6

func (k *asking) play(setup rules.Setup, seed uint64) {
	seating := make([]session.Seating, setup.Seats)
	for i := range seating {
		seating[i] = session.Seating{Name: string(rune('A' + i)), Level: bot.Learner}
	}
	s, err := session.New(k.g, setup, seating, seed)
	if err != nil {
		k.t.Fatal(err)
	}
	for n := 0; len(s.Pending()) > 0; n++ {
		seat := s.Pending()[0].Seat
		p, _ := bot.New(bot.Learner, k.watched, seed<<32+uint64(n))
		m := bot.Choose(p, s.Chair(seat), bot.Budget{})
		if k.g.Private(m) {
			k.sealed[seat], k.before[seat] = s.Len(), s.StateAt(s.Len())
		}
		if _, err := s.Play(seat, m); err != nil {
			k.t.Fatal(err)
		}
		for eyes := rules.Nobody; int(eyes) < k.seats; eyes++ {
			k.ask(s, eyes)
		}
	}
}

// ask asks about all that was seen of the last answer.
func (k *asking) ask(s *session.Session, eyes rules.Seat) {
	last := s.Len() - 1
	fresh := s.Read(last, eyes).Events
	for n, e := range fresh {
		if e.Seat < 0 || e.Seat == eyes || k.before[e.Seat] == nil {
			continue
		}
		var seen []rules.Event
		for i := k.sealed[e.Seat]; i < last; i++ {
			seen = append(seen, s.Read(i, eyes).Events...)
		}
		seen = append(seen, fresh[:n+1]...)
		told := bot.WhySeen(bot.Learner, k.watched, k.before[e.Seat].View(eyes), seen)
		if len(told) == 0 {
			continue
		}
		k.check(told)
		other := k.before[e.Seat].Resample(eyes, dice.New(uint64(last), uint64(n)))
		if again := bot.WhySeen(bot.Learner, k.watched, other.View(eyes), seen); !slices.Equal(again, told) {
			k.t.Fatalf("answer %d, event %d: seat %d is told %v, and %v in a world that looks alike", last, n, eyes, told, again)
		}
	}
}

// check wants a sentence with all arguments for each reason.
func (k *asking) check(told []rules.Text) {
	for _, text := range told {
		if k.said[text.Key] {
			continue
		}
		k.said[text.Key] = true
		for _, language := range []string{"es", "en"} {
			sentence := Sentences(k.t, k.texts, language)[text.Key]
			if sentence == "" {
				k.t.Errorf("%s has no sentence in %s", text.Key, language)
			}
			for i, arg := range text.Args {
				place := "{" + strconv.Itoa(i+1)
				if named := strings.Contains(sentence, place+"}") || strings.Contains(sentence, place+"|"); named != (arg.Kind != rules.NoArg) {
					k.t.Errorf("%s, %s: argument %d is named: %v", text.Key, language, i+1, named)
				}
			}
		}
	}
}
