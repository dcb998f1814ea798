package diadochi

// The twenty Major Generals of table 19.1, in order of Seniority; twenty Minor Generals follow, four a seat.
const (
	perdikkas general = iota
	krateros
	antipatros
	antigonos
	ptolemaios
	polyperchon
	leonnatos
	peithon
	lysimachos
	aristonous
	peukestas
	seleukos
	nearchos
	eumenes
	asandros
	kassandros
	neoptolemos
	menelaos
	demetrios
	poliarchos
	numMajors           = iota
	numGenerals         = numMajors + 4*maxSeats
	noGeneral   general = 255
)

// abilityKind is what a Special Ability does (1.25).
type abilityKind uint8

const (
	noAbility              abilityKind = iota
	battleWithKing                     // Battle Factor 4 with Philippos III or Alexandros IV
	battleWithRoyalArmy                // Battle Factor 4 with at least 1 RA in his stack
	battleInProvinces                  // Battle Factor 4 in the named provinces
	battleDefending                    // Battle Factor 4 when he defends
	initiativeInProvinces              // Initiative 2 in the named provinces
	initiativeIntercepting             // Initiative 2 for interception
	initiativeEvading                  // Initiative 2 for evasion
	strongElephants                    // E roll d6-1
	strongFleet                        // +1 fleet strength with an escort
	besieger                           // +1 to siege rolls he commands
	defenderOfCities                   // -1 to siege rolls against a Major City with him inside
)

// role is what a general is in a game of a given number of players (2.3).
type role uint8

const (
	unavailable role = iota
	starter
	reserve
	eventGeneral
)

type generalRow struct {
	id                                        string
	roles                                     [4]role // for 2, 3, 4, 5 players
	initiative, battle, popularity, seniority int8
	ability                                   abilityKind
	region                                    []province
	arrival                                   [numUnits]uint8 // CUs when recruited (15.5)
	home                                      province        // preferred province; noProvince = any Port space
	start                                     space
	startUnits                                [numUnits]uint8 // 19.7
	startProvinces                            []province
}

var generals = [numMajors]generalRow{
	// id, roles, initiative, battle, popularity, seniority, ability, its provinces, arrival, home, start, units, provinces
	{"perdikkas", [4]role{starter, starter, starter, starter}, 4, 3, 0, 20, battleWithKing, nil, [numUnits]uint8{}, noProvince, spBabylon, [numUnits]uint8{royalArmy: 3, elephant: 1, mercenary: 2}, []province{babylonia}},
	{"krateros", [4]role{starter, starter, starter, starter}, 3, 3, 2, 19, battleWithRoyalArmy, nil, [numUnits]uint8{}, noProvince, spKyinda, [numUnits]uint8{royalArmy: 3, loyal: 1, mercenary: 1}, []province{kilikia}},
	{"antipatros", [4]role{starter, starter, starter, starter}, 4, 3, 0, 18, battleInProvinces, []province{makedonia, thessalia}, [numUnits]uint8{}, noProvince, spPella, [numUnits]uint8{royalArmy: 2, loyal: 1, mercenary: 2}, []province{makedonia}},
	{"antigonos", [4]role{starter, starter, starter, starter}, 3, 4, 0, 17, initiativeInProvinces, []province{phrygia, lykia, lydia}, [numUnits]uint8{}, noProvince, spKelainai, [numUnits]uint8{loyal: 2, mercenary: 3}, []province{phrygia, lykia}},
	{"ptolemaios", [4]role{starter, starter, starter, starter}, 4, 3, 2, 16, battleInProvinces, []province{aigyptos}, [numUnits]uint8{}, noProvince, spMemphis, [numUnits]uint8{loyal: 2, mercenary: 3}, []province{aigyptos}},
	{"polyperchon", [4]role{eventGeneral, eventGeneral, eventGeneral, eventGeneral}, 4, 3, 0, 15, battleInProvinces, []province{makedonia, thessalia}, [numUnits]uint8{}, noProvince, noSpace, [numUnits]uint8{}, nil},
	{"leonnatos", [4]role{starter, starter, starter, starter}, 3, 3, 0, 14, initiativeIntercepting, nil, [numUnits]uint8{}, noProvince, spKyzikos, [numUnits]uint8{loyal: 2, mercenary: 2}, []province{hellespontine}},
	{"peithon", [4]role{starter, starter, starter, starter}, 3, 3, 0, 13, battleInProvinces, []province{media, parthia}, [numUnits]uint8{}, noProvince, spEkbatana, [numUnits]uint8{loyal: 2, mercenary: 3}, []province{media}},
	{"lysimachos", [4]role{reserve, starter, reserve, starter}, 4, 3, 0, 12, battleInProvinces, []province{thrake}, [numUnits]uint8{loyal: 1, mercenary: 1}, thrake, spByzantion, [numUnits]uint8{loyal: 1, mercenary: 3}, []province{thrake}},
	{"aristonous", [4]role{reserve, reserve, reserve, reserve}, 4, 3, 0, 11, battleDefending, nil, [numUnits]uint8{loyal: 1, mercenary: 1}, makedonia, noSpace, [numUnits]uint8{}, nil},
	{"peukestas", [4]role{eventGeneral, eventGeneral, eventGeneral, eventGeneral}, 4, 3, 0, 10, battleInProvinces, []province{persis}, [numUnits]uint8{mercenary: 3}, persis, noSpace, [numUnits]uint8{}, nil},
	{"seleukos", [4]role{reserve, reserve, reserve, starter}, 3, 3, 0, 9, strongElephants, nil, [numUnits]uint8{loyal: 1, elephant: 1}, babylonia, spSousa, [numUnits]uint8{loyal: 1, elephant: 1, mercenary: 2}, []province{sousiana}},
	{"nearchos", [4]role{reserve, reserve, reserve, reserve}, 3, 2, 0, 8, strongFleet, nil, [numUnits]uint8{mercenary: 2}, noProvince, noSpace, [numUnits]uint8{}, nil},
	{"eumenes", [4]role{starter, starter, starter, starter}, 3, 4, -2, 7, initiativeEvading, nil, [numUnits]uint8{}, noProvince, spMazaka, [numUnits]uint8{loyal: 1, mercenary: 4}, []province{kappadokia}},
	{"asandros", [4]role{reserve, reserve, reserve, reserve}, 4, 3, 0, 6, battleInProvinces, []province{karia}, [numUnits]uint8{loyal: 1, mercenary: 1}, karia, noSpace, [numUnits]uint8{}, nil},
	{"kassandros", [4]role{eventGeneral, eventGeneral, eventGeneral, eventGeneral}, 3, 3, 0, 5, battleInProvinces, []province{makedonia, thessalia, hellas}, [numUnits]uint8{loyal: 1, mercenary: 2}, makedonia, noSpace, [numUnits]uint8{}, nil},
	{"neoptolemos", [4]role{unavailable, unavailable, unavailable, reserve}, 4, 3, 0, 4, battleInProvinces, []province{armenia, kappadokia}, [numUnits]uint8{loyal: 1, mercenary: 1}, armenia, noSpace, [numUnits]uint8{}, nil},
	{"menelaos", [4]role{unavailable, reserve, unavailable, reserve}, 4, 3, 0, 3, besieger, nil, [numUnits]uint8{mercenary: 2}, kypros, noSpace, [numUnits]uint8{}, nil},
	{"demetrios", [4]role{eventGeneral, eventGeneral, eventGeneral, eventGeneral}, 2, 3, 0, 2, besieger, nil, [numUnits]uint8{}, noProvince, noSpace, [numUnits]uint8{}, nil},
	{"poliarchos", [4]role{unavailable, unavailable, unavailable, reserve}, 4, 3, 0, 1, defenderOfCities, nil, [numUnits]uint8{mercenary: 2}, babylonia, noSpace, [numUnits]uint8{}, nil},
}
