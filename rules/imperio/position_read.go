package imperio

import (
	"errors"
	"fmt"
	"strings"

	"tyche/rules"
)

// Reading a position: the lines about clock and map first, for the others name what is on the map; then those that begin
// an Operation or a battle, to which others add.

// lineKind is a line of a position by its first word. Lines are read round by round.
type lineKind struct {
	word  string
	round int
	read  func(*reader)
}

var lineKinds = [...]lineKind{
	{"options", 0, (*reader).options}, {"turn", 0, (*reader).clock}, {"hex", 0, (*reader).hex},
	{"over", 2, (*reader).over}, {"ask", 2, (*reader).ask}, {"frame", 2, (*reader).frame}, {"answer", 2, (*reader).answer},
	{"house", 2, (*reader).house}, {"revealed", 2, (*reader).revealed}, {"stock", 2, (*reader).stock},
	{"techs", 2, (*reader).techs}, {"learning", 2, (*reader).techs}, {"techs-at-growth", 2, (*reader).techs},
	{"planet", 2, (*reader).planet}, {"fleet", 2, (*reader).fleet}, {"carrier", 2, (*reader).carrier}, {"station", 2, (*reader).carrier},
	{"flagship", 2, (*reader).flagship},
	{"war", 2, (*reader).pair}, {"alliance", 2, (*reader).pair}, {"declared", 2, (*reader).pair}, {"peace-offered", 2, (*reader).pair},
	{"passage", 2, (*reader).pair}, {"passage-next", 2, (*reader).pair}, {"passage-ends", 2, (*reader).pair}, {"alliance-ends", 2, (*reader).pair},
	{"passage-sold", 2, (*reader).passageSold}, {"bargains", 2, (*reader).bargains}, {"deals", 2, (*reader).deals},
	{"knows", 2, (*reader).knows}, {"report", 2, (*reader).report}, {"alarm", 2, (*reader).alarm}, {"offer", 2, (*reader).offer}, {"writing", 2, (*reader).offer},
	{"deck", 2, (*reader).deck}, {"discard", 2, (*reader).deck},
	{"docket", 2, (*reader).proposal}, {"law", 2, (*reader).proposal}, {"favour", 2, (*reader).proposal}, {"bill", 2, (*reader).proposal},
	{"vote", 2, (*reader).vote}, {"verdict", 2, (*reader).verdict}, {"extraordinary", 2, (*reader).extraordinary},
	{"now", 2, (*reader).effect}, {"next", 2, (*reader).effect}, {"pact", 2, (*reader).pact},
	{"spied", 2, (*reader).spied}, {"spying", 2, (*reader).spied}, {"watch", 2, (*reader).watch}, {"watching", 2, (*reader).watch},
	{"chaos", 2, (*reader).chaos}, {"sowing", 2, (*reader).chaos},
	{"sealed", 2, (*reader).sealed}, {"slot", 2, (*reader).slot}, {"past", 2, (*reader).slot}, {"absent", 2, (*reader).absent}, {"units", 2, (*reader).units},
	{"detachment", 2, (*reader).detachment}, {"task", 2, (*reader).task},
	{"initiative", 2, (*reader).initiative}, {"operation", 1, (*reader).operation}, {"entered", 2, (*reader).entered},
	{"battle", 1, (*reader).battle}, {"side", 2, (*reader).side}, {"raid", 2, (*reader).raid},
}

// lineWords lists what a line may begin with.
func lineWords() (list []string) {
	for _, k := range lineKinds {
		list = append(list, k.word)
	}
	return list
}

// readPosition reads the lines of a position, in three rounds.
func readPosition(text string) (*state, error) {
	rows := strings.Split(text, "\n")
	r := reader{}
	for round := range 3 {
		for n, row := range rows {
			r.words, r.row = strings.Fields(row), n+1
			switch r.head = r.next(); {
			case r.head == "" || strings.HasPrefix(r.head, "#"):
				continue
			case r.head == exactWord:
				return readExact(r.next())
			default:
				r.line(round)
			}
			if r.err != nil {
				return nil, fmt.Errorf("imperio: line %d, %q: %w", n+1, strings.TrimSpace(row), r.err)
			}
		}
		if r.s == nil {
			return nil, errors.New("imperio: an empty position; the shortest is \"players 2\"")
		}
		if round == 0 {
			r.layMap()
		}
	}
	if err := r.complete(); err != nil {
		return nil, fmt.Errorf("imperio: %w", err)
	}
	return r.s, nil
}

// line reads a line if its round has come.
func (r *reader) line(round int) {
	if r.s == nil || r.head == "players" {
		r.begin()
		return
	}
	for _, k := range lineKinds {
		if k.word != r.head {
			continue
		}
		if k.round == round {
			k.read(r)
			r.end()
		}
		return
	}
	r.fail("no line begins with %q; allowed: %s", r.head, strings.Join(lineWords(), ", "))
}

// begin reads the first line.
func (r *reader) begin() {
	switch {
	case r.head != "players":
		r.fail("a position begins with \"players\" and their number")
	case r.s == nil:
		n := r.number(2, maxSeats)
		r.end()
		if r.err == nil {
			r.s = bareState(n, 0)
			r.s.phase = strategicPhase
		}
	default:
		r.words = nil
	}
}

func (r *reader) options() {
	var ids []string
	for _, o := range options {
		ids = append(ids, o.ID)
	}
	for r.more() {
		r.s.options |= 1 << r.key(ids...)
	}
}

func (r *reader) clock() {
	r.s.turn = uint8(r.number(1, 15))
	for r.more() {
		switch r.key("phase", "slot", "active") {
		case 0:
			r.s.phase = phase(r.key(phaseWords[:]...))
		case 1:
			r.s.slot = uint8(r.number(0, maxSlots))
		case 2:
			r.s.active = r.seatOrNobody()
		}
	}
}

func (r *reader) over() {
	r.s.over = ending(r.key(endingWords[:]...))
	r.s.winners = r.seats()
}

// complete finds what follows from the lines, or what contradicts them.
func (r *reader) complete() error {
	s := r.s
	s.derive()
	r.completeHouses()
	r.completeDeck()
	if s.over == stillPlaying && s.depth == 0 {
		r.standardQuestion()
	}
	if f := &s.frames[1]; s.slot == 0 && f.kind == inResolution && f.a >= 0 && f.a < maxSlots {
		s.slot = uint8(f.a) + 1
	}
	if err := r.contradiction(); err != nil {
		return err
	}
	if !s.soundThings() {
		return errors.New("the lines contradict each other")
	}
	if i := s.unsoundFrame(); i >= 0 {
		return r.atFrame(i, "that cannot be asked here")
	}
	if s.depth > 0 && len(rules.Moves(s, s.top().seat, nil)) == 0 {
		return r.atFrame(int(s.depth)-1, "there is no answer to that")
	}
	return nil
}

// atFrame names the line that tells of a procedure under way.
func (r *reader) atFrame(i int, fault string) error {
	if i < len(r.frameRows) && r.frameRows[i] > 0 {
		return fmt.Errorf("line %d: %s", r.frameRows[i], fault)
	}
	return errors.New(fault)
}

// contradiction says what the rules never allow of what was read.
func (r *reader) contradiction() error {
	s := r.s
	for h := range hex(s.mapSize()) {
		f := &s.fleets[h]
		switch {
		case f.owner == nobody:
		case s.anomaly[h] == blackHole:
			return fmt.Errorf("the fleet of %s is in a Black Hole", systemIDs[s.name[h]])
		case f.based == 0 && !s.hasShips(h) && !s.arena.on:
			return fmt.Errorf("the fleet of %s has no ship", systemIDs[s.name[h]])
		}
	}
	for p := range rules.Seat(s.players) {
		if k := &s.houses[p]; k.reserved > k.treasury {
			return fmt.Errorf("seat %d has reserved %d Resources and owns %d", p+1, k.reserved, k.treasury)
		}
		for q := range p {
			if s.atWar(p, q) && s.ally[p].Has(q) {
				return fmt.Errorf("seats %d and %d are at war and allied", q+1, p+1)
			}
		}
	}
	return r.cannotAsk()
}

// cannotAsk says why the House of the "ask" line cannot be asked that.
func (r *reader) cannotAsk() error {
	s := r.s
	if s.depth < 2 {
		return nil
	}
	p, q, n, ok := s.asked()
	switch {
	case !ok: // no line of that kind, and nothing to hold against it
	case s.houses[p].gone:
		return fmt.Errorf("seat %d has left the game and is not asked", p+1)
	case q == askSlot && int(n) >= s.slotsOf(p):
		return fmt.Errorf("seat %d has %d slots", p+1, s.slotsOf(p))
	case q == askVotes && (n >= int16(s.docketSize) || s.votesLeft(p) <= 0):
		return fmt.Errorf("seat %d has nothing to vote on, or no votes", p+1)
	case q == askStanding && s.fleets[n].owner != p:
		return fmt.Errorf("seat %d has no fleet there", p+1)
	}
	return nil
}
