package rules

import (
	"slices"

	"tyche/rules/odds"
)

// Forewarns is what a State offers that tells, before a move is made, what hangs on it.
type Forewarns interface {
	// Stakes appends what hangs on a legal move of the seat, prices before chances. It says nothing that the seat could
	// not count out itself and changes nothing.
	Stakes(seat Seat, m Move, dst []Stake) []Stake
}

// Stake is one thing that hangs on a move: something that it costs or gives up, or, if it has Ways, a chance that it
// takes.
type Stake struct {
	What   Text   // a price as a sentence, or what the chance is of
	Rule   Rule   // says so
	Grave  bool   // it costs so much that people are asked whether they mean it
	Undone []Ref  // what the move leaves undone or gives up; lit while the move is looked at
	Ways   []Way  // all that may come of a chance, the best for the seat first
	Brief  Text   // all of it in a few words; without a key, the first of the ways says enough
	Why    []Text // what makes the chances what they are, or goes with them
}

// Price is a stake that is sure; undone is what the move leaves undone or gives up.
func Price(rule Rule, what Text, undone ...Ref) Stake {
	return Stake{What: what, Rule: rule, Undone: undone}
}

// AnyGrave says whether people are asked if they mean an answer with these stakes.
func AnyGrave(list []Stake) bool {
	return slices.ContainsFunc(list, func(k Stake) bool { return k.Grave })
}

// Asked is the stake as a grave one: people are asked whether they mean it.
func (k Stake) Asked() Stake {
	k.Grave = true
	return k
}

// Way is one thing that may come of a chance. Least and Most differ where other seats decide whether it is taken, or where it hangs on
// what is not known of them.
type Way struct {
	What        Text
	Good        int8 // 1 the seat hopes for it, -1 it fears it, 0 neither
	Least, Most odds.Chance
}

// Chancy says whether the stake is a chance; otherwise it is a price.
func (k *Stake) Chancy() bool { return len(k.Ways) > 0 }

// Ranges says whether it depends on other seats, or on what is not known of them, how likely the way is.
func (w *Way) Ranges() bool { return w.Least.Permille() != w.Most.Permille() }

// Percents are the chances of the ways in hundredths, as they are shown: those of a whole add up to 100. Where other seats
// decide it is the most of each.
func (k *Stake) Percents() []int {
	list := make([]odds.Chance, len(k.Ways))
	for i := range k.Ways {
		list[i] = k.Ways[i].Most
	}
	return odds.Percents(list)
}

// Percent is a chance in hundredths as it is told everywhere: what is nearly impossible or nearly certain is "<1" or ">99", never 0 or 100.
func Percent(c odds.Chance) Arg { return PercentAs(c, c.Percent()) }

// PercentAs is Percent of a chance that stands beside others as n of their Percents.
func PercentAs(c odds.Chance, n int) Arg {
	switch e := c.Extreme(); {
	case e < 0 && n <= 1:
		return W("<1")
	case e > 0 && n >= 99:
		return W(">99")
	}
	return N(n)
}

// StakesOf returns what hangs on a legal move, nil where the game does not tell.
func StakesOf(s State, seat Seat, m Move) []Stake {
	if f, tells := s.(Forewarns); tells {
		return f.Stakes(seat, m, nil)
	}
	return nil
}

// Foresees is what a State offers that can count the chances of a meeting that nobody has ordered.
type Foresees interface {
	// Foresee returns what would come of it if who attacked what is at a place as both stand now, seen by those who are
	// attacked; false when they could not meet. It says nothing that everybody could not count out.
	Foresee(who, at Ref) (Stake, bool)
}

// ForeseenOf returns what would come of an attack, false where the game does not tell.
func ForeseenOf(s State, who, at Ref) (Stake, bool) {
	if f, tells := s.(Foresees); tells {
		return f.Foresee(who, at)
	}
	return Stake{}, false
}

// Refuses is what a State offers that can say why a click on a thing is no answer now, though no answer that could be
// given speaks of it: a card out of its Segment, a place that nobody can come to.
type Refuses interface {
	// Refuse returns the reason, filled in for people, or nil when the game knows none.
	Refuse(seat Seat, r Ref) *Illegal
}

// RefusalOf returns why a click on a thing is no answer of the seat, nil where the game does not tell.
func RefusalOf(s State, seat Seat, r Ref) *Illegal {
	if f, tells := s.(Refuses); tells {
		return f.Refuse(seat, r)
	}
	return nil
}
