package diadochi

// The provinces of rule 19.8, in printed order.
const (
	makedonia province = iota
	thrake
	epeiros
	thessalia
	hellas
	peloponnesos
	krete
	hellespontine
	lydia
	karia
	rhodos
	lykia
	phrygia
	paphlagonia
	kappadokia
	armenia
	kilikia
	kypros
	syria
	phoinikia
	koilesyria
	aigyptos
	kyrenaika
	mesopotamia
	babylonia
	sousiana
	persis
	media
	parthia
	numProvinces          = iota
	noProvince   province = 255
)

type provinceRow struct {
	id     string
	vp     int8
	majors [2]space // the second only for Aigyptos (4.6); noSpace where there is none
}

var provinces = [numProvinces]provinceRow{
	// id, VP, Major Cities
	{"makedonia", 4, [2]space{spPella, noSpace}},
	{"thrake", 2, [2]space{spByzantion, noSpace}},
	{"epeiros", 1, [2]space{spAmbrakia, noSpace}},
	{"thessalia", 1, [2]space{spLarissa, noSpace}},
	{"hellas", 2, [2]space{spAthenai, noSpace}},
	{"peloponnesos", 2, [2]space{spKorinthos, noSpace}},
	{"krete", 1, [2]space{spKnossos, noSpace}},
	{"hellespontine", 2, [2]space{spKyzikos, noSpace}},
	{"lydia", 3, [2]space{spSardis, noSpace}},
	{"karia", 2, [2]space{spHalikarnassos, noSpace}},
	{"rhodos", 1, [2]space{spRhodos, noSpace}},
	{"lykia", 1, [2]space{noSpace, noSpace}},
	{"phrygia", 2, [2]space{spKelainai, noSpace}},
	{"paphlagonia", 1, [2]space{spSinope, noSpace}},
	{"kappadokia", 2, [2]space{spMazaka, noSpace}},
	{"armenia", 1, [2]space{spArmavir, noSpace}},
	{"kilikia", 2, [2]space{spKyinda, noSpace}},
	{"kypros", 2, [2]space{spSalamis, noSpace}},
	{"syria", 3, [2]space{spDamaskos, noSpace}},
	{"phoinikia", 3, [2]space{spTyros, noSpace}},
	{"koilesyria", 1, [2]space{spGaza, noSpace}},
	{"aigyptos", 4, [2]space{spMemphis, spAlexandreia}},
	{"kyrenaika", 1, [2]space{spKyrene, noSpace}},
	{"mesopotamia", 2, [2]space{spNisibis, noSpace}},
	{"babylonia", 4, [2]space{spBabylon, noSpace}},
	{"sousiana", 2, [2]space{spSousa, noSpace}},
	{"persis", 2, [2]space{spPersepolis, noSpace}},
	{"media", 3, [2]space{spEkbatana, noSpace}},
	{"parthia", 1, [2]space{spHekatompylos, noSpace}},
}

// The spaces of the map (1.11), in the order of the atlas. Their Refs are KindSpace with this number.
const (
	spPella space = iota
	spAigai
	spAmphipolis
	spPydna
	spIllyrioi
	spByzantion
	spAbdera
	spPhilippopolis
	spOdessos
	spOdrysai
	spKardia
	spAmbrakia
	spDodone
	spApollonia
	spLarissa
	spPherai
	spLamia
	spAthenai
	spThebai
	spChalkis
	spAitolia
	spKorinthos
	spArgos
	spMegalopolis
	spElis
	spSparta
	spThermopylai
	spKnossos
	spKydonia
	spKyzikos
	spAbydos
	spChalkedon
	spHerakleia
	spSardis
	spEphesos
	spPergamon
	spMytilene
	spHalikarnassos
	spMiletos
	spKaunos
	spRhodos
	spLindos
	spXanthos
	spPhaselis
	spAspendos
	spKelainai
	spDorylaion
	spGordion
	spAnkyra
	spIkonion
	spPisidai
	spIsaura
	spSinope
	spGangra
	spMazaka
	spTyana
	spGaziura
	spMelitene
	spArmavir
	spKarana
	spTosp
	spKardouchoi
	spKyinda
	spTarsos
	spIssos
	spKilikiangates
	spSalamis
	spPaphos
	spKition
	spDamaskos
	spChalybon
	spPoseideion
	spPharnake
	spPalmyra
	spSyriangates
	spTyros
	spSidon
	spArados
	spAke
	spGaza
	spHierosolyma
	spIoppe
	spPetra
	spMemphis
	spAlexandreia
	spPelousion
	spPanopolis
	spAmmoneion
	spRhinokoloura
	spKyrene
	spBarke
	spEuesperides
	spLibyes
	spParaitonion
	spNisibis
	spKarrhai
	spArbela
	spDoura
	spThapsakos
	spSamosata
	spBabylon
	spOpis
	spOuruk
	spIs
	spSousa
	spBadake
	spOuxioi
	spPersepolis
	spGabai
	spParaitakene
	spKarmana
	spPersiangates
	spEkbatana
	spRhagai
	spGazaka
	spKossaioi
	spZagrosgates
	spMardoi
	spHekatompylos
	spZadrakarta
	spKaspiangates
	spSestos
	spKorsote
	spKamelon
	spSesamos
	numSpaces       = iota
	noSpace   space = 255
)

type spaceRow struct {
	id       string
	kind     spaceKind
	province province
	port     bool
	siege    int8 // siege modifier (9.13); Rhodos, Memphis and Babylon included
}

var spaces = [numSpaces]spaceRow{
	// id, kind, province, port, siege modifier
	{"pella", majorCity, makedonia, true, 0},
	{"aigai", minorCity, makedonia, false, 0},
	{"amphipolis", minorCity, makedonia, true, 0},
	{"pydna", minorCity, makedonia, true, 0},
	{"illyrioi", stronghold, noProvince, false, 0},
	{"byzantion", majorCity, thrake, true, -1},
	{"abdera", minorCity, thrake, true, 0},
	{"philippopolis", minorCity, thrake, false, 0},
	{"odessos", minorCity, thrake, true, 0},
	{"odrysai", stronghold, thrake, false, 0},
	{"kardia", minorCity, thrake, false, 0},
	{"ambrakia", majorCity, epeiros, true, 0},
	{"dodone", minorCity, epeiros, false, 0},
	{"apollonia", minorCity, epeiros, true, 0},
	{"larissa", majorCity, thessalia, false, 1},
	{"pherai", minorCity, thessalia, true, 0},
	{"lamia", minorCity, thessalia, false, 0},
	{"athenai", majorCity, hellas, true, -1},
	{"thebai", minorCity, hellas, false, 0},
	{"chalkis", minorCity, hellas, true, 0},
	{"aitolia", stronghold, hellas, false, 0},
	{"korinthos", majorCity, peloponnesos, true, -2},
	{"argos", minorCity, peloponnesos, false, 0},
	{"megalopolis", minorCity, peloponnesos, false, 0},
	{"elis", minorCity, peloponnesos, true, 0},
	{"sparta", stronghold, peloponnesos, false, 0},
	{"thermopylai", transit, hellas, false, 0},
	{"knossos", majorCity, krete, true, 0},
	{"kydonia", minorCity, krete, true, 0},
	{"kyzikos", majorCity, hellespontine, true, -1},
	{"abydos", minorCity, hellespontine, true, 0},
	{"chalkedon", minorCity, hellespontine, true, 0},
	{"herakleia", minorCity, paphlagonia, true, 0},
	{"sardis", majorCity, lydia, false, -1},
	{"ephesos", minorCity, lydia, true, 0},
	{"pergamon", minorCity, lydia, false, 0},
	{"mytilene", minorCity, lydia, true, 0},
	{"halikarnassos", majorCity, karia, true, -2},
	{"miletos", minorCity, karia, true, 0},
	{"kaunos", minorCity, karia, true, 0},
	{"rhodos", majorCity, rhodos, true, -1},
	{"lindos", minorCity, rhodos, true, 0},
	{"xanthos", minorCity, lykia, true, 0},
	{"phaselis", minorCity, lykia, true, 0},
	{"aspendos", minorCity, lykia, false, 0},
	{"kelainai", majorCity, phrygia, false, -1},
	{"dorylaion", minorCity, phrygia, false, 0},
	{"gordion", minorCity, phrygia, false, 0},
	{"ankyra", minorCity, phrygia, false, 0},
	{"ikonion", minorCity, phrygia, false, 0},
	{"pisidai", stronghold, phrygia, false, 0},
	{"isaura", stronghold, noProvince, false, 0},
	{"sinope", majorCity, paphlagonia, true, 0},
	{"gangra", minorCity, paphlagonia, false, 0},
	{"mazaka", majorCity, kappadokia, false, 0},
	{"tyana", minorCity, kappadokia, false, 0},
	{"gaziura", minorCity, kappadokia, false, 0},
	{"melitene", minorCity, kappadokia, false, 0},
	{"armavir", majorCity, armenia, false, 0},
	{"karana", minorCity, armenia, false, 0},
	{"tosp", minorCity, armenia, false, 0},
	{"kardouchoi", stronghold, noProvince, false, 0},
	{"kyinda", majorCity, kilikia, false, -2},
	{"tarsos", minorCity, kilikia, true, 0},
	{"issos", minorCity, kilikia, true, 0},
	{"kilikiangates", transit, kilikia, false, 0},
	{"salamis", majorCity, kypros, true, -1},
	{"paphos", minorCity, kypros, true, 0},
	{"kition", minorCity, kypros, true, 0},
	{"damaskos", majorCity, syria, false, 1},
	{"chalybon", minorCity, syria, false, 0},
	{"poseideion", minorCity, syria, true, 0},
	{"pharnake", minorCity, syria, false, 0},
	{"palmyra", transit, syria, false, 0},
	{"syriangates", transit, syria, false, 0},
	{"tyros", majorCity, phoinikia, true, -2},
	{"sidon", minorCity, phoinikia, true, 0},
	{"arados", minorCity, phoinikia, true, 0},
	{"ake", minorCity, phoinikia, true, 0},
	{"gaza", majorCity, koilesyria, false, -1},
	{"hierosolyma", minorCity, koilesyria, false, 0},
	{"ioppe", minorCity, koilesyria, true, 0},
	{"petra", stronghold, noProvince, false, 0},
	{"memphis", majorCity, aigyptos, false, 1},
	{"alexandreia", majorCity, aigyptos, true, -1},
	{"pelousion", minorCity, aigyptos, true, 0},
	{"panopolis", minorCity, aigyptos, false, 0},
	{"ammoneion", minorCity, aigyptos, false, 0},
	{"rhinokoloura", transit, noProvince, false, 0},
	{"kyrene", majorCity, kyrenaika, true, 0},
	{"barke", minorCity, kyrenaika, false, 0},
	{"euesperides", minorCity, kyrenaika, true, 0},
	{"libyes", stronghold, noProvince, false, 0},
	{"paraitonion", transit, noProvince, false, 0},
	{"nisibis", majorCity, mesopotamia, false, 0},
	{"karrhai", minorCity, mesopotamia, false, 0},
	{"arbela", minorCity, mesopotamia, false, 0},
	{"doura", minorCity, mesopotamia, false, 0},
	{"thapsakos", transit, mesopotamia, false, 0},
	{"samosata", minorCity, mesopotamia, false, 0},
	{"babylon", majorCity, babylonia, false, 1},
	{"opis", minorCity, babylonia, false, 0},
	{"ouruk", minorCity, babylonia, false, 0},
	{"is", transit, babylonia, false, 0},
	{"sousa", majorCity, sousiana, false, -1},
	{"badake", minorCity, sousiana, false, 0},
	{"ouxioi", stronghold, sousiana, false, 0},
	{"persepolis", majorCity, persis, false, 1},
	{"gabai", minorCity, persis, false, 0},
	{"paraitakene", minorCity, media, false, 0},
	{"karmana", minorCity, persis, false, 0},
	{"persiangates", transit, persis, false, 0},
	{"ekbatana", majorCity, media, false, -1},
	{"rhagai", minorCity, media, false, 0},
	{"gazaka", minorCity, media, false, 0},
	{"kossaioi", stronghold, media, false, 0},
	{"zagrosgates", transit, media, false, 0},
	{"mardoi", stronghold, noProvince, false, 0},
	{"hekatompylos", majorCity, parthia, false, 1},
	{"zadrakarta", minorCity, parthia, false, 0},
	{"kaspiangates", transit, parthia, false, 0},
	{"sestos", transit, noProvince, true, 0},
	{"korsote", transit, noProvince, false, 0},
	{"kamelon", transit, aigyptos, false, 0},
	{"sesamos", minorCity, paphlagonia, true, 0},
}

// The routes of the map (1.18), each once.
var routes = [...]routeRow{
	{spPella, spAigai, road},
	{spPella, spAmphipolis, road},
	{spPella, spPydna, road},
	{spPella, spIllyrioi, pass},
	{spAigai, spApollonia, pass},
	{spAigai, spPydna, road},
	{spIllyrioi, spApollonia, pass},
	{spIllyrioi, spPhilippopolis, pass},
	{spPydna, spLarissa, pass},
	{spAmphipolis, spAbdera, road},
	{spAmphipolis, spPhilippopolis, pass},
	{spAbdera, spKardia, road},
	{spAbdera, spPhilippopolis, pass},
	{spPhilippopolis, spOdrysai, road},
	{spOdrysai, spByzantion, road},
	{spOdrysai, spOdessos, road},
	{spOdrysai, spKardia, road},
	{spKardia, spByzantion, road},
	{spKardia, spSestos, road},
	{spSestos, spAbydos, strait},
	{spByzantion, spChalkedon, strait},
	{spAmbrakia, spDodone, road},
	{spDodone, spApollonia, pass},
	{spDodone, spLarissa, pass},
	{spAmbrakia, spAitolia, pass},
	{spLarissa, spPherai, road},
	{spLarissa, spLamia, road},
	{spPherai, spLamia, road},
	{spLamia, spThermopylai, pass},
	{spThermopylai, spThebai, road},
	{spThermopylai, spAitolia, pass},
	{spThebai, spAthenai, road},
	{spThebai, spChalkis, strait},
	{spThebai, spKorinthos, pass},
	{spAthenai, spKorinthos, pass},
	{spKorinthos, spArgos, road},
	{spArgos, spMegalopolis, road},
	{spArgos, spSparta, pass},
	{spMegalopolis, spSparta, road},
	{spMegalopolis, spElis, road},
	{spAitolia, spElis, strait},
	{spKnossos, spKydonia, road},
	{spKyzikos, spAbydos, road},
	{spAbydos, spPergamon, road},
	{spPergamon, spSardis, road},
	{spSardis, spEphesos, road},
	{spPergamon, spEphesos, road},
	{spEphesos, spMiletos, road},
	{spMiletos, spHalikarnassos, road},
	{spHalikarnassos, spKaunos, road},
	{spMiletos, spKelainai, road},
	{spKaunos, spXanthos, pass},
	{spXanthos, spPhaselis, pass},
	{spPhaselis, spAspendos, road},
	{spAspendos, spPisidai, pass},
	{spKelainai, spPisidai, pass},
	{spSardis, spKelainai, road},
	{spKelainai, spDorylaion, road},
	{spKelainai, spIkonion, road},
	{spDorylaion, spGordion, road},
	{spChalkedon, spDorylaion, road},
	{spChalkedon, spHerakleia, road},
	{spGangra, spSinope, pass},
	{spGangra, spAnkyra, road},
	{spGangra, spGaziura, road},
	{spGordion, spAnkyra, road},
	{spAnkyra, spMazaka, road},
	{spAnkyra, spIkonion, road},
	{spIkonion, spTyana, road},
	{spIsaura, spIkonion, pass},
	{spIsaura, spPisidai, pass},
	{spIsaura, spAspendos, pass},
	{spMazaka, spTyana, road},
	{spMazaka, spGaziura, road},
	{spMazaka, spMelitene, road},
	{spSinope, spGaziura, pass},
	{spGaziura, spKarana, pass},
	{spMelitene, spKarana, pass},
	{spMelitene, spSamosata, pass},
	{spKarana, spArmavir, pass},
	{spArmavir, spTosp, pass},
	{spTosp, spKardouchoi, pass},
	{spTosp, spGazaka, pass},
	{spKardouchoi, spNisibis, pass},
	{spKardouchoi, spArbela, pass},
	{spTyana, spKilikiangates, pass},
	{spKilikiangates, spTarsos, pass},
	{spIsaura, spTarsos, pass},
	{spTarsos, spKyinda, road},
	{spTarsos, spIssos, road},
	{spKyinda, spIssos, road},
	{spKyinda, spSamosata, pass},
	{spKyinda, spMazaka, pass},
	{spIssos, spSyriangates, pass},
	{spSyriangates, spPoseideion, road},
	{spSyriangates, spChalybon, road},
	{spPoseideion, spPharnake, road},
	{spPoseideion, spArados, road},
	{spPoseideion, spChalybon, road},
	{spChalybon, spPharnake, road},
	{spChalybon, spSamosata, road},
	{spChalybon, spThapsakos, road},
	{spPharnake, spArados, pass},
	{spPharnake, spDamaskos, road},
	{spDamaskos, spSidon, pass},
	{spDamaskos, spTyros, pass},
	{spDamaskos, spPalmyra, pass},
	{spPharnake, spPalmyra, pass},
	{spPalmyra, spDoura, pass},
	{spSidon, spTyros, road},
	{spTyros, spAke, road},
	{spAke, spIoppe, road},
	{spAke, spHierosolyma, road},
	{spIoppe, spHierosolyma, road},
	{spIoppe, spGaza, road},
	{spHierosolyma, spGaza, road},
	{spHierosolyma, spPetra, pass},
	{spGaza, spPetra, pass},
	{spGaza, spRhinokoloura, pass},
	{spRhinokoloura, spPelousion, pass},
	{spRhinokoloura, spPetra, pass},
	{spPelousion, spKamelon, pass},
	{spKamelon, spMemphis, road},
	{spMemphis, spAlexandreia, road},
	{spMemphis, spPanopolis, road},
	{spMemphis, spAmmoneion, pass},
	{spParaitonion, spAmmoneion, pass},
	{spParaitonion, spLibyes, pass},
	{spLibyes, spKyrene, pass},
	{spKyrene, spBarke, road},
	{spBarke, spEuesperides, road},
	{spSamosata, spKarrhai, road},
	{spThapsakos, spKarrhai, road},
	{spThapsakos, spDoura, road},
	{spKarrhai, spNisibis, road},
	{spKarrhai, spDoura, road},
	{spNisibis, spArbela, road},
	{spArbela, spOpis, road},
	{spArbela, spGazaka, pass},
	{spArbela, spZagrosgates, road},
	{spDoura, spKorsote, road},
	{spKorsote, spIs, road},
	{spIs, spOpis, road},
	{spIs, spBabylon, road},
	{spOpis, spBabylon, road},
	{spOpis, spZagrosgates, road},
	{spBabylon, spOuruk, road},
	{spSousa, spBadake, road},
	{spBadake, spKossaioi, pass},
	{spZagrosgates, spEkbatana, pass},
	{spZagrosgates, spGazaka, pass},
	{spEkbatana, spGazaka, road},
	{spEkbatana, spRhagai, road},
	{spEkbatana, spKossaioi, pass},
	{spEkbatana, spParaitakene, road},
	{spSousa, spOuxioi, road},
	{spOuxioi, spPersiangates, pass},
	{spOuxioi, spGabai, pass},
	{spOuxioi, spKossaioi, pass},
	{spPersiangates, spPersepolis, pass},
	{spPersepolis, spGabai, road},
	{spPersepolis, spKarmana, road},
	{spGabai, spParaitakene, road},
	{spGabai, spKarmana, pass},
	{spParaitakene, spRhagai, road},
	{spRhagai, spKaspiangates, pass},
	{spRhagai, spMardoi, pass},
	{spKaspiangates, spHekatompylos, road},
	{spHekatompylos, spZadrakarta, road},
	{spMardoi, spZadrakarta, pass},
	{spMardoi, spGazaka, pass},
	{spKarmana, spHekatompylos, pass},
	{spRhodos, spLindos, road},
	{spSalamis, spKition, road},
	{spSalamis, spPaphos, pass},
	{spBabylon, spSousa, road},
	{spOpis, spBadake, road},
	{spApollonia, spAmbrakia, sea},
	{spAmbrakia, spElis, sea},
	{spKorinthos, spKydonia, sea},
	{spAthenai, spChalkis, sea},
	{spAthenai, spMiletos, sea},
	{spChalkis, spMytilene, sea},
	{spMytilene, spSestos, sea},
	{spMytilene, spEphesos, sea},
	{spSestos, spKyzikos, sea},
	{spKyzikos, spByzantion, sea},
	{spByzantion, spHerakleia, sea},
	{spHalikarnassos, spRhodos, sea},
	{spHalikarnassos, spKnossos, sea},
	{spKaunos, spRhodos, sea},
	{spRhodos, spXanthos, sea},
	{spLindos, spKnossos, sea},
	{spPhaselis, spPaphos, sea},
	{spTarsos, spSalamis, sea},
	{spIssos, spSalamis, sea},
	{spPoseideion, spSalamis, sea},
	{spRhodos, spAlexandreia, transMed},
	{spKnossos, spKyrene, transMed},
	{spAlexandreia, spKyrene, transMed},
	{spSesamos, spGangra, pass},
	{spKyzikos, spDorylaion, pass},
	{spKyzikos, spPergamon, pass},
	{spPella, spChalkis, sea},
	{spPydna, spPherai, sea},
	{spPherai, spChalkis, sea},
	{spAbdera, spSestos, sea},
	{spAmphipolis, spMytilene, sea},
	{spSidon, spKition, sea},
	{spTyros, spKition, sea},
	{spArados, spSalamis, sea},
	{spIoppe, spPelousion, sea},
	{spEuesperides, spKydonia, transMed},
	{spKorinthos, spElis, sea},
	{spPaphos, spAlexandreia, transMed},
	{spAigai, spDodone, pass},
	{spOdessos, spByzantion, sea},
	{spSesamos, spSinope, sea},
	{spOdessos, spSinope, transMed},
	{spHerakleia, spSesamos, road},
	{spAke, spPaphos, sea},
	{spElis, spKydonia, transMed},
	{spPhaselis, spTarsos, transMed},
	{spOuruk, spSousa, pass},
	{spPaphos, spKition, sea},
	{spPelousion, spAlexandreia, sea},
	{spAke, spPelousion, transMed},
	{spAthenai, spKydonia, sea},
	{spAthenai, spHalikarnassos, sea},
	{spArados, spSidon, road},
	{spAlexandreia, spParaitonion, road},
	{spKyzikos, spChalkedon, road},
}
