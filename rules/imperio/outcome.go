package imperio

import "tyche/rules"

// reason says why an action came to nothing, or to less than was ordered. Its name is a clause of the sentence that tells
// the House so (19.11).
type reason uint8

const (
	noReason reason = iota

	// What the Council forbids.
	byBan        // C5
	byQuarantine // D12
	byMooring    // D13
	byTruce      // D07
	byPact       // C8
	bySanctuary  // C7
	byHearths    // L02
	byCleanSkies // L08
	byCeiling    // L01
	byLoyalty    // L14

	// What others did.
	byChaos
	byWatch   // Security Watch
	byCounter // T23
	byFleet   // a foreign fleet is there
	byShield
	byTroops // those that stayed true
	houseLeft

	// What is not, or no longer, so.
	planetLost
	worksThere
	worksGone
	yardGone
	hasFlagship
	techHeld
	techAbsent
	lawStands
	homeSystem
	notTheirs
	noShips
	heldShort
	beatenBack // the detachment retreated or was lost
	atPeace    // no war by accident
	nobodyThere
	yoursByNow
	nobodyAboard
	numReasons
)

var reasonIDs = [numReasons]string{
	noReason: "none", byBan: "ban", byQuarantine: "quarantine", byMooring: "mooring", byTruce: "truce", byPact: "pact",
	bySanctuary: "sanctuary", byHearths: "hearths", byCleanSkies: "clean-skies", byCeiling: "ceiling", byLoyalty: "loyalty",
	byChaos: "chaos", byWatch: "watch", byCounter: "counter", byFleet: "fleet", byShield: "shield", byTroops: "troops",
	houseLeft: "house-left", planetLost: "planet-lost", worksThere: "works-there", worksGone: "works-gone", yardGone: "yard-gone",
	hasFlagship: "flagship-there", techHeld: "tech-held", techAbsent: "tech-absent", lawStands: "law-stands",
	homeSystem: "home-system", notTheirs: "not-theirs", noShips: "no-ships", heldShort: "held-short", beatenBack: "beaten-back",
	atPeace: "at-peace", nobodyThere: "nobody-there", yoursByNow: "yours-by-now", nobodyAboard: "nobody-aboard",
}

// decision names what a decision of the Council that forbids something is called.
var decision = [numReasons]entry{
	byBan: c5, byQuarantine: d12, byMooring: d13, byTruce: d07, byPact: c8, bySanctuary: c7, byHearths: l02, byCleanSkies: l08,
}

// What a decision in force forbids is refused when it is ordered (8.6).
var (
	bannedAction  = refuse("16.6", "imperio.why.banned")
	inQuarantine  = refuse("17.8", "imperio.why.quarantined")
	shipsMoored   = refuse("17.8", "imperio.why.moored")
	truceHolds    = refuse("17.8", "imperio.why.truce")
	peaceImposed  = refuse("16.6", "imperio.why.pact")
	inSanctuary   = refuse("16.6", "imperio.why.sanctuary")
	hearthsSacred = refuse("17.7", "imperio.why.hearths")
	skiesClean    = refuse("17.7", "imperio.why.clean-skies")
)

var forbidden = [numReasons]*rules.Illegal{
	byBan: bannedAction, byQuarantine: inQuarantine, byMooring: shipsMoored, byTruce: truceHolds, byPact: peaceImposed,
	bySanctuary: inSanctuary, byHearths: hearthsSacred, byCleanSkies: skiesClean,
}

// outlawed says which decision of the Council keeps a House from a type of action this turn, or noReason.
func (s *state) outlawed(p rules.Seat, kind action) reason {
	switch {
	case kind != noAction && s.now.banned == kind:
		return byBan
	case kind == production && s.now.quarantine == p:
		return byQuarantine
	}
	return noReason
}

func reasonRef(why reason) rules.Ref {
	if why == noReason {
		return none
	}
	return rules.Ref{Kind: KindReason, ID: int16(why)}
}
