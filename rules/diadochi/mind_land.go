package diadochi

import "tyche/rules"

// What provinces and their spaces are worth.

// progressOf values holding so many spaces of a province and so many of its Major Cities, without the VP of control.
var progressOf = findProgress()

func findProgress() (of [numProvinces][16][3]int16) {
	for q := range of {
		for held := range of[q] {
			for cities := range of[q][held] {
				of[q][held][cities] = int16(findProgressOf(province(q), held, cities))
			}
		}
	}
	return of
}

func findProgressOf(q province, held, cities int) int {
	row := &provinces[q]
	need := int(countSpaces()[q])/2 + 1
	n := 8 * min(held, need) / need
	if total := countCities(q); total == 0 {
		n *= 2
	} else {
		n += 8 * min(cities, total) / total
	}
	return n*int(row.vp)/2 + worthPC*held + max(0, held-need)*int(row.vp)/2
}

// citiesOf is how many Major Cities control of a province needs (4.6).
var citiesOf = findCities()

func findCities() (of [numProvinces]int8) {
	for q := range of {
		of[q] = int8(countCities(province(q)))
	}
	return of
}

func countCities(q province) int {
	n := 0
	for _, city := range provinces[q].majors {
		if city != noSpace {
			n++
		}
	}
	return n
}

func (s judge) citiesHeld(p rules.Seat, q province) int {
	n := 0
	for _, city := range provinces[q].majors {
		if city != noSpace && s.pc[city] == p {
			n++
		}
	}
	return n
}

// worthOfLand adds up the progress in all provinces.
func (s judge) worthOfLand(p rules.Seat) int {
	n := 0
	for q := range province(numProvinces) {
		if held := int(s.held[q][p]); held > 0 {
			n += int(progressOf[q][held][s.citiesHeld(p, q)])
		}
	}
	return n
}

// gainOf is what p gains by putting a PC on a space: his own progress and VP, and what another player loses there.
func (s judge) gainOf(p rules.Seat, sp space) int {
	q := spaces[sp].province
	owner := s.pc[sp]
	if owner == p || spaces[sp].kind == transit {
		return 0
	}
	if q == noProvince {
		return worthPC
	}
	city := spaces[sp].kind == majorCity
	n := s.stepOf(p, q, 1, city)
	if isPlayer(owner) {
		n += s.lossOf(owner, q, city)
	}
	if sp == spPella && q == makedonia {
		n += s.weigh(onL, worthL)
	}
	if s.tomb == sp {
		n += s.weigh(onL, s.tombWorth()*worthL)
	}
	return n
}

// stepOf is the change of a province's value for p when one space comes (d = 1) or goes (d = -1), never negative.
func (s judge) stepOf(p rules.Seat, q province, d int, city bool) int {
	held, cities := int(s.held[q][p]), s.citiesHeld(p, q)
	thenCities := cities
	if city {
		thenCities = min(max(cities+d, 0), 2)
	}
	if held+d < 0 {
		return 0
	}
	n := s.weigh(onProgressLand, int(progressOf[q][held+d][thenCities])-int(progressOf[q][held][cities]))
	before := s.ruler[q] == p
	after := (held+d)*2 > int(countedSpaces[q]) && thenCities == int(citiesOf[q])
	if before != after {
		worth := int(provinces[q].vp)*s.marginalVP(p) + worthOfItsFleet(q) + s.worthOfCrossing(p, q, d)
		if q == makedonia {
			worth += s.weigh(onL, 2*worthL)
		}
		n += d * worth
	}
	return n * d
}

// marginalVP is what one more VP is worth to p now.
func (s judge) marginalVP(p rules.Seat) int {
	return s.weigh(onVP, worthVP) + s.weigh(onVPover, max(0, s.vp(p)-provinceGoal[s.players]/2)*3/2)
}

func worthOfItsFleet(q province) int {
	if f := fleetOfProvince[q]; f != noFleet {
		return worthFleet * int(fleets[f].normal)
	}
	return 0
}

// distance is the MP of the shortest way between two spaces by any route, at most 60.
var distance = findDistances()

func findDistances() (d [numSpaces][numSpaces]uint8) {
	for a := range d {
		for b := range d[a] {
			if a != b {
				d[a][b] = 60
			}
		}
	}
	for _, r := range routes {
		d[r.a][r.b], d[r.b][r.a] = routeCost[r.kind], routeCost[r.kind]
		if spaces[r.a].port && spaces[r.b].port && r.kind != transMed {
			d[r.a][r.b], d[r.b][r.a] = min(routeCost[r.kind], 1+routeCost[r.kind]/2), min(routeCost[r.kind], 1+routeCost[r.kind]/2)
		}
	}
	for k := range d {
		for a := range d {
			for b := range d {
				d[a][b] = min(d[a][b], d[a][k]+d[k][b])
			}
		}
	}
	return d
}
