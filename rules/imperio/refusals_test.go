package imperio

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	"tyche/rules/lexicon"
)

// refusalKeys finds the refusals in the source.
func refusalKeys(t *testing.T) (keys []string) {
	t.Helper()
	made := regexp.MustCompile(`refuse\("[^"]+", "([^"]+)"\)`)
	for _, source := range sources(t, false) {
		for _, found := range made.FindAllStringSubmatch(source, -1) {
			keys = append(keys, found[1])
		}
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

// sources reads the files of the package: its tests, or the others.
func sources(t *testing.T, tests bool) (list []string) {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") != tests {
			continue
		}
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, string(source))
	}
	return list
}

// byHand finds the refusals that tests demand by name.
func byHand(t *testing.T) map[string]bool {
	t.Helper()
	names := regexp.MustCompile(`(\w+)\s+= refuse\("[^"]+", "([^"]+)"\)`)
	demanded := regexp.MustCompile(`refused\([^\n]*, (\w+)\)|blamed\([^\n]*?, ([a-zA-Z]+),|\{(?:asked|with)\([^\n]*, (\w+), "`)
	key, found := map[string]string{}, map[string]bool{}
	for _, source := range sources(t, false) {
		for _, m := range names.FindAllStringSubmatch(source, -1) {
			key[m[1]] = m[2]
		}
	}
	for _, source := range sources(t, true) {
		for _, m := range demanded.FindAllStringSubmatch(source, -1) {
			found[key[m[1]+m[2]+m[3]]] = true
		}
	}
	return found
}

// nobodysFault are refusals of the moment, of an amount or of money: no piece causes them.
var nobodysFault = []string{
	"game-over", "not-asked", "no-answer", "not-now", "seal-only", "too-dear", "no-gaps", "wrong-mix", "type-used", "no-amount", "too-many-parts",
	"too-many-tasks", "same-stance", "no-such-planet", "no-troops-there", "bad-amount", "empty-offer", "asked-twice", "not-to-give", "register-full",
	"no-dossier", "twice-the-same", "no-object", "no-such-option", "too-much-pledged",
}

// tryout looks at refusals in games in which everything is tried.
type tryout struct {
	t      *testing.T
	found  map[string]bool
	voices []*lexicon.Voice
}

// note explains a move, and says the refusal in both languages.
func (k *tryout) note(s *state, p rules.Seat, m rules.Move) {
	bad := s.Check(p, m)
	full := s.Explain(p, m)
	if (bad == nil) != (full == nil) {
		k.t.Fatalf("%s: Check and Explain differ", Game.Format(m))
	}
	if bad == nil {
		return
	}
	if full.Rule != bad.Rule || full.Why.Key != bad.Why.Key {
		k.t.Fatalf("%s: %+v is explained by %+v", Game.Format(m), bad, full)
	}
	name := strings.TrimPrefix(full.Why.Key, "imperio.why.")
	if k.found[full.Why.Key] && len(full.Culprits) > 0 {
		return // looked at before
	}
	k.found[full.Why.Key] = true
	if len(full.Culprits) == 0 && !slices.Contains(nobodysFault, name) {
		k.t.Errorf("%s: nobody is at fault for %s", Game.Format(m), name)
	}
	for _, c := range full.Culprits {
		if c.Kind == KindNone || plainID(c) == "" && c.Kind != KindTransport {
			k.t.Errorf("%s: a culprit that does not exist: %+v", Game.Format(m), c)
		}
	}
	for _, v := range k.voices {
		if text := v.Say(full.Why); strings.ContainsAny(text, "{}‹›") || text == "" {
			k.t.Errorf("%s: %q", name, text)
		}
	}
}

// play tries everything in one game.
func (k *tryout) play(players int, options, seed uint64) {
	ch := dice.New(seed, 7)
	st, err := Game.New(rules.Setup{Seats: players, Options: options}, ch)
	if err != nil {
		k.t.Fatal(err)
	}
	s := st.(*state)
	var scores [4096]int
	for s.over == stillPlaying {
		p := s.top().seat
		list := s.Candidates(p, nil)
		for range 20 {
			k.note(s, p, list[ch.Draw(len(list))])
		}
		for range 5 {
			k.note(s, p, rules.Move{Verb: uint8(ch.Draw(int(numVerbs))), A: int16(ch.Draw(60)), B: int16(ch.Draw(40)), C: int16(ch.Draw(40))})
		}
		k.note(s, (p+1)%rules.Seat(players), rules.Move{Verb: doneVerb})
		moves := rules.Moves(s, p, nil)
		best := ch.Draw(len(moves))
		if ch.Draw(3) == 0 && len(moves) < len(scores) {
			Mind{}.Rank(s, p, moves, scores[:])
			for i := range moves {
				if scores[i] > scores[best] {
					best = i
				}
			}
		}
		s.Apply(p, moves[best], ch, nil)
	}
	k.note(s, 0, rules.Move{Verb: doneVerb})
}

func TestRefusals(t *testing.T) {
	l, err := lexicon.New(lexicon.Kit, Texts)
	if err != nil {
		t.Fatal(err)
	}
	k := &tryout{t: t, found: map[string]bool{}}
	for _, language := range lexicon.Languages {
		k.voices = append(k.voices, &lexicon.Voice{Lexicon: l, Language: language, Name: Game.Name})
	}
	prove.Line(t, "S004-015 every doubt has an answer: rule, reason and what is at fault", func(t *testing.T) {
		k.t = t
		for seed := range uint64(8) {
			k.play(2+int(seed%4), []uint64{0, uint64(optLiveBattles), uint64(optNoGaps | optLiveBattles), uint64(optHiddenGarrisons | optTurns10)}[seed%4], seed)
		}
		prove.True(t, "many a refusal was looked at", len(k.found) > 60)
	})
	hand := byHand(t)
	for key := range hand {
		k.found[key] = true
	}
	for _, key := range refusalKeys(t) {
		if !k.found[key] {
			t.Errorf("%s is never given", key)
		}
	}
}

// blamed demands a refusal of the House that is asked, and the pieces at fault.
func (r *realm) blamed(words string, want *rules.Illegal, ids ...string) {
	r.t.Helper()
	r.refused(words, want)
	m, err := Game.Parse(words)
	if err != nil {
		r.t.Fatal(err)
	}
	got := r.s.Explain(r.s.top().seat, m)
	var list []string
	for _, c := range got.Culprits {
		list = append(list, plainID(c))
	}
	if !slices.Equal(list, ids) {
		r.t.Errorf("%q, %s: at fault are %v instead of %v", words, got.Why.Key, list, ids)
	}
}

func TestCulprits(t *testing.T) {
	t.Run("17.3 who may be elected, and Houses that a decree names", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.houses[0].treasury = 40
		r.s.laws[0], r.s.lawCount = proposal{entry: l18, bound: 1}, 1
		r.slot("act subterfuge", "plot favour 1", "bill chancellor-of-the-seal")
		r.blamed("name 2", censuredSeat, "2", "writ-of-censure")
		r.all("done")
		r.blamed("bill writ-of-censure", lawInForce, "writ-of-censure")
		r.all("bill decree-8", "name 2")
		r.blamed("name 2", sameHouse, "2")
		r.all("done", "done", "done")
		propose(r.s, l15)
		for r.s.top().kind != inVoting {
			r.all(Game.Format(answer(r.s)))
		}
		r.blamed("vote 1 4 1", notElectable, "1", "2")
	})
	prove.Line(t, "S004-005 what is too dear tells price and purse", func(t *testing.T) {
		for _, c := range []struct {
			words       []string
			price, free int
		}{
			{[]string{"act construction", "build %s port"}, 4, 3},
			{[]string{"act production", "produce %s", "make frigate", "make frigate"}, 2, 1},
			{[]string{"act research", "research courier-network"}, 6, 3},
			{[]string{"act subterfuge", "plot espionage 2"}, 4, 3},
		} {
			r := newRealm(t, 2, 0)
			r.s.houses[0].treasury = 3
			last := len(c.words) - 1
			for i := range c.words {
				c.words[i] = strings.ReplaceAll(c.words[i], "%s", r.world(r.home(0)))
			}
			r.slot(c.words[:last]...)
			r.blamed(c.words[last], tooDear)
			m, _ := Game.Parse(c.words[last])
			args := r.s.Explain(0, m).Why.Args
			prove.Is(t, c.words[0], [2]int{args[2].N, args[3].N}, [2]int{c.price, c.free})
		}
	})
	t.Run("8.6 Houses and planets", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		home, other := r.world(r.home(0)), r.world(r.home(1))
		r.owns(0, r.a, 1)
		r.ships(0, r.a, flagship)
		r.slot("act construction")
		r.blamed("build "+other+" port", notCommanded, other, "2")
		r.blamed("build "+home+" shipyard", worksFull, home, "shipyard")
		r.all("done", "act production", "produce "+r.world(r.a))
		r.blamed("make frigate", noShipyard, r.world(r.a))
		r.all("done", "act production", "produce "+home)
		r.blamed("make flagship", oneFlagship, plainID(transportRef(flagTransport(0))), r.sys(r.a))
		r.blamed("make station", needsStation, "battle-station")
		r.all("done", "act research")
		r.blamed("research battle-station", techNeeds, "heavy-lances", "modular-docks")
	})
	t.Run("12.5 the slowest ships, and the Nebula", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		ship := r.loaded(0, r.a, 0, 0)
		r.ships(0, r.a, cruiser, dreadnought)
		r.slot("act operation", "fleet "+r.sys(r.a))
		r.blamed("go "+r.sys(r.c), notNextTo, r.sys(r.c))
		r.all("go " + r.sys(r.b))
		r.blamed("go "+r.sys(r.c), tooFar, "dreadnought", ship, r.sys(r.a))
		r.blamed("land "+r.world(r.b)+" 1", nobodyToLand, r.sys(r.a))
		r.blamed("stay cruiser 1", movedAlready, r.sys(r.a))
	})
	t.Run("18.1 18.5 wars and alliances", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.startWar(ctx{}, 0, 1)
		r.s.ally[0], r.s.ally[2] = rules.Only(2), rules.Only(0)
		r.owns(0, r.a, 1)
		r.ships(0, r.a, frigate)
		r.blamed("ally 2", alliesAtPeace, "2")
		r.blamed("ally 3", alliedAlready, "3")
		r.all("offer 2")
		r.blamed("give-dossier 3", noReport, "3")
		r.blamed("give-dossier 2", reportOfOneself, "2")
		r.all("done", "done")
		r.blamed("war 2", atWarAlready, "2")
		r.blamed("peace 3", notAtWar, "3")
		r.blamed("leave-ally 2", notAllied, "2")
		r.blamed("war 1", noSuchSeat, "1")
		r.all("fleet " + r.sys(r.a))
		r.blamed("retreat-rule "+r.sys(r.a)+" 1", sameSetting, r.sys(r.a)) // they never retreat
		r.blamed("doctrine "+r.sys(r.b)+" 1", noFleetThere, r.sys(r.b))
	})
	t.Run("12.2 14.1 detachments", func(t *testing.T) {
		r := newRealm(t, 2, uint64(optNoGaps))
		r.ships(0, r.a, frigate)
		r.s.houses[0].techs, r.s.houses[0].treasury = 1<<t07, 40
		r.owns(0, r.b, 0, shipyard)
		r.slot("act operation", "fleet "+r.sys(r.a))
		r.blamed("stay frigate 1", lastShip, r.sys(r.a))
		r.blamed("stay cruiser 1", notInPart, "cruiser")
		r.blamed("land "+r.world(r.c)+" 1", notThere, r.world(r.c))
		r.refused("stance 0", sameStance)
		r.all("done", "done", "act production", "produce "+r.world(r.b))
		r.blamed("make flagship", onlyAtHome, r.sys(r.home(0)))
		r.all("done", "act research")
		r.blamed("research servo-armour", techOwned, "servo-armour")
		r.all("done", "empty")
		r.refused("act research", noGaps)
	})
	t.Run("12.3 transports", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		home := r.home(0)
		ship, second := r.loaded(0, home, 6, 0), r.loaded(0, home, 1, 0)
		r.slot("act operation", "fleet "+r.sys(home))
		r.blamed("load "+r.world(home)+" "+ship+" 1", noRoom, ship)
		r.blamed("transfer "+second+" "+ship, noRoom, ship)
		r.blamed("transfer "+ship+" "+ship, sameTransport, ship, ship)
		r.blamed("land "+r.world(home)+" 1", yoursAlready, r.world(home))
		r.blamed("hangar "+ship+" 1", noneBased, r.sys(home))
		r.refused("load "+r.world(home)+" "+ship+" 2", noAmount)
	})
	t.Run("12.2 an Operation holds 24 detachments and 48 tasks", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		for range 30 {
			r.ships(0, r.a, frigate)
		}
		r.slot("act operation")
		for range maxParts {
			r.all("fleet " + r.sys(r.a))
			for r.s.plans[0].parts[r.s.top().a].frigates > 1 {
				r.all("stay frigate 1")
			}
			r.all("done")
		}
		r.refused("fleet "+r.sys(r.a), tooManyParts)
		r.all("done")
		r.turn(nil)
		prove.Is(t, "all are still there", r.s.fleets[r.a].frigates, 30)
		r = newRealm(t, 2, 0)
		home := r.home(0)
		ship := r.loaded(0, home, 0, 0)
		r.slot("act operation", "fleet "+r.sys(home))
		for range maxTasks / 2 {
			r.all("load "+r.world(home)+" "+ship+" 1", "unload "+r.world(home)+" "+ship+" 1")
			if r.s.plannedHold(0, 0).troops == 6 {
				break
			}
		}
		for r.s.plans[0].jobs < maxTasks {
			r.all("unload " + r.world(home) + " " + ship + " 1")
		}
		r.refused("unload "+r.world(home)+" "+ship+" 1", tooManyTasks)
	})
	t.Run("11.2 the registers of transports are divided evenly", func(t *testing.T) {
		r := newRealm(t, 2, 0)
		for range maxTransports / 2 {
			r.loaded(0, r.a, 0, 0)
		}
		r.slot("act production", "produce "+r.world(r.home(0)))
		r.refused("make carrier", registerFull)
	})
	t.Run("16 plots", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.s.houses[0].treasury = 40
		far := r.owns(1, r.b, 1)
		r.owns(2, r.c, 1)
		r.s.laws[0], r.s.lawCount = proposal{entry: l14}, 1
		r.slot("act subterfuge")
		r.blamed("plot espionage 1", notThatHouse, "espionage", "1")
		r.blamed("plot sedition 2", noObject)
		far.troops = 0
		r.all("plot sedition 2")
		r.blamed("incite "+r.world(r.c), notHeldByThem, r.world(r.c), "3")
		r.blamed("incite "+r.world(r.home(1)), inHomeSystem, r.world(r.home(1)), "2")
		far.troops = 2
		r.blamed("incite "+r.world(r.b), loyalWorlds, r.world(r.b), "loyal-worlds-act")
		r.all("done", "plot sabotage 1")
		r.blamed("object "+r.world(r.b)+" port", noSuchWork, r.world(r.b), "port")
		r.all("done", "plot favour 1", "bill decree-7")
		r.s.count[r.a] = 0
		r.blamed("on-system "+r.sys(r.a), noSuchSystem, r.sys(r.a))
		r.s.count[r.a] = 1
		r.all("done", "bill decree-1", "name 2")
		r.refused("amount 9", badAmount)
	})
	t.Run("18 deals and pacts", func(t *testing.T) {
		r := newRealm(t, 3, 0)
		r.owns(0, r.a, 1)
		r.ships(0, r.b, frigate)
		r.refused("accept 3", noSuchOffer)
		r.all("offer 2")
		r.refused("forge servo-armour", noDossier)
		r.all("give-planet "+r.world(r.a), "give-fleet "+r.sys(r.b), "send", "done", "offer 3")
		r.blamed("give-planet "+r.world(r.a), promisedPlanet, r.world(r.a), "2")
		r.blamed("give-fleet "+r.sys(r.b), leavesHex, r.sys(r.b), "2")
		r.all("done", "done")
		r.blamed("abandon "+r.world(r.a), promisedPlanet, r.world(r.a), "2")
		r.refused("abandon arvelo-3", noSuchPlanet)
		r.s.pacts[0] = pact{a: 0, b: 2, until: 3}
		r.blamed("war 3", pactHolds, "3", "decree-8")
		r.s.bound[0][1] = 9
		r.blamed("revoke 2", passageSold, "2")
		r.all("done", "act operation", "fleet "+r.sys(r.b))
		r.blamed("go "+r.sys(r.c), promisedFleet, r.sys(r.b), "2")
		r = newRealm(t, 3, 0)
		r.s.laws[0], r.s.lawCount = proposal{entry: c6, bound: 2}, 1
		r.blamed("offer 3", tradeBanned, "decree-6", "3")
		r.s.lawCount = 0
		propose(r.s, l01)
		r.turn(map[rules.Seat][]string{0: {"offer 2", "ask-vote 1 2", "send"}})
		r.blamed("accept 1", oldDocket, "1")
	})
}
