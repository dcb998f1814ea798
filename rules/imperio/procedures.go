package imperio

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

	numFrameKinds
)

// procedures is the behaviour of each kind of frame. (Written out as a literal it would be an initialisation cycle.)
var procedures [numFrameKinds]procedure

func init() {
	for k := noFrame + 1; k < numFrameKinds; k++ {
		switch {
		case k <= inCasualties:
			procedures[k] = warProcedure(k)
		default:
			procedures[k] = politicsProcedure(k)
		}
	}
}

// frameNames are the keys of the prompts. Other seats see them too: they must not tell what is being planned.
var frameNames = [numFrameKinds]string{
	inGame: "imperio.ask.game", inHouse: "imperio.ask.house", inTroops: "imperio.ask.troops", inOrders: "imperio.ask.orders", inSlot: "imperio.ask.orders",
	inBuilding: "imperio.ask.orders", inProducing: "imperio.ask.orders", inOperating: "imperio.ask.orders", inDetaching: "imperio.ask.orders",
	inPaying: "imperio.ask.orders", inResolution: "imperio.ask.resolution", inOperation: "imperio.ask.operation", inBattle: "imperio.ask.battle",
	inCasualties: "imperio.ask.casualties", inResearching: "imperio.ask.orders", inPlotting: "imperio.ask.orders",
	inFavour: "imperio.ask.orders", inVoting: "imperio.ask.orders", inTrading: "imperio.ask.orders", inOffer: "imperio.ask.orders",
}
