package imperio

import "tyche/rules"

// frameKind names a procedure.
type frameKind uint8

// The procedures, in rule-book order, chapter by chapter.
const (
	noFrame frameKind = iota

	// Sequence, orders and war (chapters 2-15, 19-21).
	inGame       // the turns and their phases (6.1); the bottom frame
	inHouse      // a seat chooses its House, abilities and upgrades (5)
	inTroops     // placing the eight Troops on two Home planets (5)
	inOrders     // the orders of a House: declarations first, then its slots, then sealing (8)
	inSlot       // what goes in a slot; a = slot, from 0
	inBuilding   // Construction; a = slot
	inProducing  // Production; a = slot, b = planet, c = row in builds
	inOperating  // Operation: detachments; a = slot
	inDetaching  // one detachment order; a = number of the detachment
	inPaying     // A07: the mix of Resources and Influence; a = slot
	inResolution // the slots (9)
	inOperation  // one House's Operation (12.4)
	inBattle     // space combat (13)
	inCasualties // live option: choosing a unit that takes a hit (13.5); a = side

	// Research, Subterfuge, Council, trade (chapters 15-18).
	inResearching // a = slot
	inPlotting    // Subterfuge; a = slot
	inFavour      // building a Political Favour (16.6); a = slot
	inVoting      // a House's votes (17.2)
	inTrading     // answers to offers and offers of one's own (18.4)
	inOffer       // writing an offer
	inAnswering   // a House answers an offer; a = offer

	numFrameKinds
)

// procedureRow is all there is to know of a kind of frame.
type procedureRow struct {
	under frameKind    // the procedure that starts it
	steps uint8        // how many it has
	word  string       // its name in positions
	ask   string       // key of its prompt; other seats see that too: it must not tell what is being planned
	done  string       // what a "done" ends, as its label words it
	cites []rules.Rule // the rules that allow its answers
	procedure
}

// procedures is the behaviour of each kind of frame. (As the value of the variable it would be an initialisation cycle.)
var procedures [numFrameKinds]procedureRow

func init() {
	procedures = [numFrameKinds]procedureRow{
		inGame:        {noFrame, 7, "game", "imperio.ask.game", "", []rules.Rule{"6.1"}, procedure{run: runGame}},
		inHouse:       {inGame, 3, "house", "imperio.ask.house", "house", []rules.Rule{"2.1", "5.2"}, procedure{runHouse, candidatesHouse, checkHouse, applyHouse}},
		inTroops:      {inGame, 1, "troops", "imperio.ask.troops", "troops", []rules.Rule{"5.5"}, procedure{runTroops, candidatesTroops, checkTroops, applyTroops}},
		inOrders:      {inGame, 5, "orders", "imperio.ask.orders", "declarations", []rules.Rule{"8.5"}, procedure{runOrders, candidatesOrders, checkOrders, applyOrders}},
		inSlot:        {inOrders, 4, "slot", "imperio.ask.orders", "slot", []rules.Rule{"8.1", "8.2"}, procedure{runSlot, candidatesSlot, checkSlot, applySlot}},
		inBuilding:    {inSlot, 1, "building", "imperio.ask.orders", "back", []rules.Rule{"10.1"}, procedure{alwaysAsks, candidatesBuilding, checkBuilding, applyBuilding}},
		inProducing:   {inSlot, 1, "producing", "imperio.ask.orders", "production", []rules.Rule{"11.1", "11.2"}, procedure{alwaysAsks, candidatesProducing, checkProducing, applyProducing}},
		inOperating:   {inSlot, 1, "operating", "imperio.ask.orders", "operation", []rules.Rule{"12.2"}, procedure{alwaysAsks, candidatesOperating, checkOperating, applyOperating}},
		inDetaching:   {inOperating, 1, "detaching", "imperio.ask.orders", "detachment", []rules.Rule{"12.2", "12.3"}, procedure{alwaysAsks, candidatesDetaching, checkDetaching, applyDetaching}},
		inPaying:      {inSlot, 1, "paying", "imperio.ask.orders", "paying", []rules.Rule{"8.4"}, procedure{alwaysAsks, candidatesPaying, checkPaying, applyPaying}},
		inResolution:  {inGame, 4, "resolution", "imperio.ask.resolution", "", []rules.Rule{"9.1"}, procedure{run: runResolution}},
		inOperation:   {inResolution, 4, "operation", "imperio.ask.operation", "", []rules.Rule{"12.4"}, procedure{run: runOperation}},
		inBattle:      {inOperation, 9, "battle", "imperio.ask.battle", "battle", []rules.Rule{"13.6"}, procedure{runBattle, candidatesBattle, checkBattle, applyBattle}},
		inCasualties:  {inBattle, 1, "casualties", "imperio.ask.casualties", "hits", []rules.Rule{"13.5"}, procedure{alwaysAsks, candidatesCasualties, checkCasualties, applyCasualties}},
		inResearching: {inSlot, 1, "researching", "imperio.ask.orders", "back", []rules.Rule{"15.1"}, procedure{alwaysAsks, candidatesResearching, checkResearching, applyResearching}},
		inPlotting:    {inSlot, 5, "plotting", "imperio.ask.orders", "back", []rules.Rule{"16.1"}, procedure{runPlotting, candidatesPlotting, checkPlotting, applyPlotting}},
		inFavour:      {inPlotting, 8, "favour", "imperio.ask.orders", "favour", []rules.Rule{"16.6"}, procedure{alwaysAsks, candidatesFavour, checkFavour, applyFavour}},
		inVoting:      {inOrders, 2, "voting", "imperio.ask.orders", "votes", []rules.Rule{"17.2"}, procedure{runVoting, candidatesVoting, checkVoting, applyVoting}},
		inTrading:     {inOrders, 1, "trading", "imperio.ask.orders", "trade", []rules.Rule{"18.4"}, procedure{alwaysAsks, candidatesTrading, checkTrading, applyTrading}},
		inOffer:       {inTrading, 1, "offer", "imperio.ask.orders", "back", []rules.Rule{"18.4"}, procedure{alwaysAsks, candidatesOffer, checkOffer, applyOffer}},
		inAnswering:   {inTrading, 1, "answering", "imperio.ask.answer", "answer", []rules.Rule{"18.4"}, procedure{alwaysAsks, candidatesAnswering, checkAnswering, applyAnswering}},
	}
	for k := noFrame + 1; k < numFrameKinds; k++ {
		procedures[k].fill()
	}
}

// fill gives a procedure that never asks what those have that ask.
func (r *procedureRow) fill() {
	if r.check == nil {
		r.candidates = func(_ *state, _ *frame, dst []rules.Move) []rules.Move { return dst }
		r.check = func(*state, *frame, rules.Move) *rules.Illegal { return notYourDecision }
		r.apply = func(*state, ctx, *frame, rules.Move) {}
	}
}

// alwaysAsks is the run of a frame that does nothing by itself.
func alwaysAsks(*state, ctx, *frame) bool { return true }
