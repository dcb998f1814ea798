package diadochi

// The network of spaces, derived from data_map.go once.

// spaceSet is a set of spaces: lo those below 64, hi the others. A struct, because the compiler keeps its fields in registers, and those
// of an array in memory. A shift by more than the width yields 0, so nothing branches.
type spaceSet struct{ lo, hi uint64 }

func (t *spaceSet) add(s space)     { t.lo, t.hi = t.lo|1<<s, t.hi|1<<(s-64) }
func (t *spaceSet) remove(s space)  { t.lo, t.hi = t.lo&^(1<<s), t.hi&^(1<<(s-64)) }
func (t spaceSet) has(s space) bool { return t.lo>>s&1|t.hi>>(s-64)&1 != 0 }
func (t spaceSet) empty() bool      { return t.lo|t.hi == 0 }

// link is one end of a route as seen from a space.
type link struct {
	to   space
	kind routeKind
}

var (
	majors, majorIndex = findMajors()
	links              = findLinks() // of each space, in the order of the routes
	byRoad             = neighbours(func(k routeKind) bool { return k == road })
	byLand             = neighbours(func(k routeKind) bool { return k <= strait })
	oneMP              = neighbours(func(k routeKind) bool { return k == road || k == strait })
	twoMP              = neighbours(func(k routeKind) bool { return k == pass })
	markerOne          = neighbours(func(k routeKind) bool { return k != pass && k != transMed }) // for placing PCs (3.37)
	byProvince         = findProvinceSpaces()                                                     // the spaces of each province, Transit Points too
	provinceSpaces     = setsOf(byProvince)
	bordering          = findBorders() // provinces adjacent to each province (1.18b), as bits
)

func findMajors() (list [numMajorCities]space, index [numSpaces]uint8) {
	n := uint8(0)
	for s := range spaces {
		if spaces[s].kind == majorCity {
			list[n], index[s] = space(s), n
			n++
		}
	}
	return list, index
}

func findLinks() (of [numSpaces][]link) {
	for _, r := range routes {
		of[r.a] = append(of[r.a], link{r.b, r.kind})
		of[r.b] = append(of[r.b], link{r.a, r.kind})
	}
	return of
}

func neighbours(follow func(routeKind) bool) (of [numSpaces]spaceSet) {
	for _, r := range routes {
		if follow(r.kind) {
			of[r.a].add(r.b)
			of[r.b].add(r.a)
		}
	}
	return of
}

func findProvinceSpaces() (of [numProvinces][]space) {
	for s := range spaces {
		if p := spaces[s].province; p != noProvince {
			of[p] = append(of[p], space(s))
		}
	}
	return of
}

// findBorders follows 1.18b: by land directly or through spaces of no province; the three islands also by one
// sea route.
func findBorders() (of [numProvinces]uint32) {
	for s := range spaces {
		p := spaces[s].province
		if p == noProvince {
			continue
		}
		var seen spaceSet
		borderWalk(space(s), &seen, &of[p])
		for _, l := range links[s] {
			q := spaces[l.to].province
			if sailable(l, space(s)) && q != noProvince && (island(p) || island(q)) {
				of[p] |= 1 << q
			}
		}
		of[p] &^= 1 << p
	}
	return of
}

func borderWalk(at space, seen *spaceSet, found *uint32) {
	seen.add(at)
	for _, l := range links[at] {
		switch q := spaces[l.to].province; {
		case l.kind > strait || seen.has(l.to):
		case q != noProvince:
			*found |= 1 << q
		default:
			borderWalk(l.to, seen, found)
		}
	}
}

func island(p province) bool { return p == rhodos || p == kypros || p == krete }

// sailable says whether the link from a space can be sailed as a sea route of 1 MP (1.18a).
func sailable(l link, from space) bool {
	return l.kind == sea || l.kind != pass && l.kind != transMed && spaces[from].port && spaces[l.to].port
}

func setsOf(lists [numProvinces][]space) (of [numProvinces]spaceSet) {
	for p, list := range lists {
		for _, sp := range list {
			of[p].add(sp)
		}
	}
	return of
}
