package imperio

import "tyche/rules"

// Orders in a position.
//
//	sealed 1 2
//	absent 2                             sealed because nobody was there
//	past 1 1 research servo-armour price 4 result failed because counter     of the turn before
//	slot 1 1 construction arvelo-1 port price 4 influence 2 result done
//	slot 1 2 production arvelo-1 units 1
//	units 1 1 cruiser 1 troop 2          seat, row, units of a Production
//	slot 1 3 operation
//	slot 1 4 research courier-network
//	slot 1 5 subterfuge chaos 2 research blame 3
//	slot 1 5 subterfuge sabotage korvela port
//	slot 1 5 subterfuge sedition 2 korvela
//	slot 1 5 subterfuge watch
//	detachment 1 arvelo path fosca idrane stance engage-all frigates 2 flagship
//	task 1 load-troops detachment 1 planet arvelo-1 carrier 3 n 6
//
// A price that is not told is what the action costs. Transports belong to a detachment by their own line.

var outcomeWords = [...]string{waiting: "waiting", done: "done", failed: "failed", cancelled: "cancelled", undone: "undone"}

var taskWords = [...]string{
	loadTroops: "load-troops", loadAircraft: "load-aircraft", moveTroops: "move-troops", moveAircraft: "move-aircraft",
	landTroops: "land", bombardPlanet: "bombard", unloadTroops: "unload-troops", unloadAircraft: "unload-aircraft",
	boardTroops: "board-troops", boardAircraft: "board-aircraft", passTroops: "pass-troops", passAircraft: "pass-aircraft",
}

var conditionWords = [...]string{partIdle: "idle", partThere: "there", partShort: "short", partAttacks: "attacks"}

func (w *writer) plans() {
	s := w.s
	var sealed, absent rules.Seats
	for p := range rules.Seat(s.players) {
		if s.plans[p].sealed {
			sealed = sealed.With(p)
		}
		if s.plans[p].absent {
			absent = absent.With(p)
		}
	}
	if absent != 0 {
		w.line("absent" + seatWords(absent))
	}
	if sealed != 0 {
		w.line("sealed" + seatWords(sealed))
	}
	for p := range rules.Seat(s.players) {
		plan := &s.plans[p]
		for i := range plan.slots {
			if plan.slots[i].kind != noAction {
				w.deed("slot", p, i, &plan.slots[i])
			}
		}
		for i := range s.past[p] {
			if s.past[p][i].kind != noAction {
				w.deed("past", p, i, &s.past[p][i])
			}
		}
		for i, list := range plan.builds {
			if list == [numUnits]uint8{} {
				continue
			}
			l := phrase{"units", seatWord(p), i + 1}
			for u, n := range list {
				more(&l, units[u].id, n, 0)
			}
			w.line(l...)
		}
		for i := range plan.parts[:plan.count] {
			w.part(p, &plan.parts[i])
		}
		for i := range plan.tasks[:plan.jobs] {
			w.task(p, &plan.tasks[i])
		}
	}
}

func (w *writer) deed(word string, p rules.Seat, slot int, d *deed) {
	l := phrase{word, seatWord(p), slot + 1, actionIDs[d.kind]}
	switch d.kind {
	case construction:
		l.add(w.planetWord(planet(d.a)), works[d.b%numWorks].id)
	case production:
		l.add(w.planetWord(planet(d.a)), "units", d.b+1)
	case research:
		l.add(techs[d.a%numTechs].id)
	case subterfuge:
		w.plotWords(&l, d)
	}
	l.add("price", d.price)
	more(&l, "influence", d.favours, 0)
	more(&l, "result", outcomeWords[d.result], outcomeWords[waiting])
	more(&l, "because", reasonIDs[d.why], reasonIDs[noReason])
	more(&l, "place", d.place, 0)
	more(&l, "back", d.back, 0)
	w.line(l...)
}

func (w *writer) plotWords(l *phrase, d *deed) {
	k := plot(d.a % numPlots)
	l.add(plots[k].id)
	switch k {
	case sabotage:
		l.add(w.planetWord(planet(d.b)), works[d.c%numWorks].id)
	case espionage:
		l.add(d.b + 1)
	case drain:
		l.add(d.b+1, techs[d.c%numTechs].id)
	case chaos:
		l.add(d.b+1, actionIDs[d.c%numActions8])
	case sedition:
		l.add(d.b+1, w.planetWord(planet(d.c)))
	}
	more(l, "blame", seatWord(d.blame), nobodyWord)
}

func (w *writer) part(p rules.Seat, k *part) {
	l := phrase{"detachment", seatWord(p), w.hexWord(k.from)}
	if k.steps > 0 {
		l.add("path")
		for _, h := range k.path[:k.steps] {
			l.add(w.hexWord(h))
		}
	}
	more(&l, "stance", stanceWords[k.stance], stanceWords[0])
	shipWords(&l, k.frigates, k.cruisers, &k.dreads)
	if k.flagship {
		l.add("flagship")
	}
	if k.at != 0 || k.last != 0 || k.condition != 0 {
		l.add("now", w.hexWord(k.at), w.hexWord(k.last), conditionWords[k.condition])
	}
	more(&l, "standing", k.standing, 0)
	if k.stopped {
		l.add("stopped")
	}
	w.line(l...)
}

func (w *writer) task(p rules.Seat, k *task) {
	l := phrase{"task", seatWord(p), taskWords[k.kind], "detachment", k.part + 1}
	if k.planet != noPlanet {
		l.add("planet", w.planetWord(k.planet))
	}
	switch {
	case k.transport == flagTransport(p):
		l.add("flagship")
	case k.kind != landTroops && k.kind != bombardPlanet:
		l.add("carrier", k.transport+1)
	}
	if k.shifts() {
		l.add("to", k.to+1)
	}
	more(&l, "n", k.n, 0)
	w.line(l...)
}

func (r *reader) sealed() {
	set := r.seats()
	for p := range r.s.plans {
		r.s.plans[p].sealed = set.Has(rules.Seat(p))
	}
}

func (r *reader) absent() {
	set := r.seats()
	for p := range r.s.plans {
		r.s.plans[p].absent = set.Has(rules.Seat(p))
	}
}

func (r *reader) slot() {
	p, i := r.seat(), r.number(1, maxSlots)-1
	d := deed{kind: action(r.key(actionIDs[1:]...) + 1), blame: nobody}
	switch d.kind {
	case construction:
		d.a, d.b = uint8(r.world()), uint8(r.ref(KindWork))
	case production:
		d.a = uint8(r.world())
		r.key("units")
		d.b = uint8(r.number(1, 2) - 1)
	case research:
		d.a = uint8(r.ref(KindTech))
	case subterfuge:
		r.plot(p, &d)
	}
	priced := false
	for r.more() {
		switch r.key("price", "influence", "result", "blame", "because", "place", "back") {
		case 0:
			d.price, priced = r.small(), true
		case 1:
			d.favours = r.small()
		case 2:
			d.result = result(r.key(outcomeWords[:]...))
		case 3:
			d.blame = r.seat()
		case 4:
			d.why = reason(r.key(reasonIDs[:]...))
		case 5:
			d.place = uint8(r.number(1, maxSeats))
		case 6:
			d.back = r.small()
		}
	}
	list := &r.s.plans[p].slots
	if r.head == "past" {
		list = &r.s.past[p]
	}
	if r.err == nil && list[i].kind != noAction {
		r.fail("slot %d of seat %d has an action already", i+1, p+1)
	}
	if r.err == nil {
		list[i] = d
		if !priced && r.head == "slot" {
			r.unpriced[p] |= 1 << i
		}
	}
}

func (r *reader) plot(p rules.Seat, d *deed) {
	k := plot(r.ref(KindPlot))
	d.a, d.b = uint8(k), uint8(p)
	switch k {
	case sabotage:
		d.b, d.c = uint8(r.world()), uint8(r.ref(KindWork))
	case espionage:
		d.b = uint8(r.seat())
	case drain:
		d.b, d.c = uint8(r.seat()), uint8(r.ref(KindTech))
	case chaos:
		d.b, d.c = uint8(r.seat()), uint8(r.ref(KindAction))
	case sedition:
		d.b, d.c = uint8(r.seat()), uint8(r.world())
	}
}

// completePrices finds the prices that the lines do not tell.
func (r *reader) completePrices() {
	s := r.s
	for p := range rules.Seat(s.players) {
		for i := range s.plans[p].slots {
			if r.unpriced[p]>>i&1 == 0 {
				continue
			}
			d := &s.plans[p].slots[i]
			switch d.kind {
			case construction:
				d.price = uint8(s.workPrice(p, work(d.b)))
			case production:
				d.price = uint8(min(255, s.buildPrice(p, &s.plans[p].builds[d.b])))
			case operation:
				d.price = uint8(s.operationPrice())
			case research:
				d.price = uint8(s.researchPrice(p, tech(d.a)))
			case subterfuge:
				d.price = uint8(s.plotPrice(p, plot(d.a), d.blame != nobody))
			}
		}
	}
}

func (r *reader) units() {
	p, i := r.seat(), r.number(1, 2)-1
	for r.more() && r.err == nil {
		u := r.ref(KindUnit)
		r.s.plans[p].builds[i][u] = r.small()
	}
}

func (r *reader) detachment() {
	plan := &r.s.plans[r.seat()]
	k := part{from: r.system()}
	for r.more() {
		switch n := r.key("frigates", "cruisers", "dreadnoughts", "dreadnoughts-1", "dreadnoughts-2", "dreadnoughts-3", "path", "stance", "flagship", "now", "standing", "stopped"); n {
		case 6:
			r.path(&k)
		case 7:
			k.stance = uint8(r.key(stanceWords[:]...))
		case 8:
			k.flagship = true
		case 9:
			k.at, k.last = r.systemOr(), r.systemOr()
			k.condition = uint8(r.key(conditionWords[:]...))
		case 10:
			k.standing = uint8(r.number(0, 63))
		case 11:
			k.stopped = true
		default:
			r.ship(n, &k.frigates, &k.cruisers, &k.dreads)
		}
	}
	switch {
	case r.err != nil:
	case plan.count == maxParts:
		r.fail("a House has at most %d detachments", maxParts)
	default:
		plan.parts[plan.count] = k
		plan.count++
	}
}

// path reads one system or two.
func (r *reader) path(k *part) {
	for k.steps = 0; k.steps < 2 && r.more(); k.steps++ {
		if _, ok := findIn(KindSystem, r.words[0]); !ok && k.steps > 0 {
			return
		}
		k.path[k.steps] = r.system()
	}
}

func (r *reader) task() {
	p := r.seat()
	plan := &r.s.plans[p]
	k := task{kind: uint8(r.key(taskWords[:]...)), planet: noPlanet}
	for r.more() {
		switch r.key("detachment", "planet", "carrier", "flagship", "to", "n") {
		case 0:
			k.part = uint8(r.number(1, maxParts) - 1)
		case 1:
			k.planet = r.world()
		case 2:
			k.transport = uint8(r.number(1, maxTransports) - 1)
		case 3:
			k.transport = flagTransport(p)
		case 4:
			k.to = uint8(r.number(1, maxTransports+maxSeats) - 1) // or a Flagship
		case 5:
			k.n = r.small()
		}
	}
	needsPlanet := k.kind == loadTroops || k.kind == landTroops || k.kind == bombardPlanet || k.kind == unloadTroops || k.kind == boardTroops
	switch {
	case r.err != nil:
	case needsPlanet && k.planet == noPlanet:
		r.fail("this task needs a planet")
	case plan.jobs == maxTasks:
		r.fail("a House has at most %d tasks", maxTasks)
	default:
		plan.tasks[plan.jobs] = k
		plan.jobs++
	}
}
