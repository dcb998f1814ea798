package rules

// Planned is what a State offers whose seats give their orders as a chain of questions, one after the other, so that they
// can be written in any order before they are given; see session.Draft.
type Planned interface {
	// Question says where in its chain of questions a seat stands; false when it is not giving orders.
	Question(seat Seat) (Question, bool)
}

// Question is a place in a chain of questions. Answers to it draw no luck and ask nobody else.
type Question struct {
	N       int  // its number: it never falls while the chain is answered
	Pass    Move // answers it with nothing, or ends what may be answered here
	Open    bool // nothing is half answered
	Once    bool // one group of answers is enough: then the chain goes on
	Live    bool // answers act at once, before all eyes or with others: they cannot be written beforehand
	Decides bool // Pass chooses as any other answer does: a letter that lacks it is not finished
	Last    bool // Pass ends the chain: it is the seal
}
