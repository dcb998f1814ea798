package manual

import (
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"tyche/rules"
)

const spanish = `# 1 Términos
El comienzo.

1.1 La partida es para 2, 3 o 4 jugadores. Véase 9.5 y
9.6 para los asedios.
1.2 Cada ejército rival es enemigo.

# 9 Asedios

## 9A Murallas
9.5 Un asedio necesita tres unidades (9.6, 1.2).
Sigue aquí.

Otro párrafo de Ptolemaĩos.
- primera viñeta
  con su segunda línea
- segunda
| dado | 1 | 2 |
|---|---|---|
| daño | 0 | 1 |
9.6 La ciudad cae.

## 9B Hambre
9.7a El hambre vence a la ciudad sin asedio.
`

const english = `# 1 Terms
1.1 The game is for 2, 3 or 4 players.
1.2 Each rival army is an enemy.
# 9 Sieges
## 9A Walls
9.5 A siege needs three units.
9.6 The city falls.
## 9B Hunger
9.7a Hunger beats the city without a siege engine.
`

func load(t *testing.T, es, en string) *Manual {
	t.Helper()
	m, err := Load(fstest.MapFS{"book/es.txt": {Data: []byte(es)}, "book/en/1.txt": {Data: []byte(en)}}, "book", "es", "en")
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestParse(t *testing.T) {
	b := load(t, spanish, english).Book("es")
	var outline []string
	for _, c := range b.Chapters {
		outline = append(outline, c.Number+" "+c.Title)
		for _, s := range c.Sections {
			outline = append(outline, "  "+s.Number+" "+s.Title)
			for _, e := range s.Entries {
				outline = append(outline, "    "+string(e.Number))
			}
		}
	}
	want := "1 Términos|   |    1.1|    1.2|9 Asedios|  9A Murallas|    9.5|    9.6|  9B Hambre|    9.7a"
	if got := strings.Join(outline, "|"); got != want {
		t.Errorf("outline\n%s, want\n%s", got, want)
	}
	if got := b.Chapters[0].Sections[0].Intro; len(got) != 1 || got[0].Text != "El comienzo." {
		t.Errorf("introduction %v", got)
	}
	e := b.Find("9.5")
	wantBlocks := []Block{
		{Text: "Un asedio necesita tres unidades (9.6, 1.2). Sigue aquí."},
		{Text: "Otro párrafo de Ptolemaĩos."},
		{Kind: Bullet, Text: "primera viñeta con su segunda línea"},
		{Kind: Bullet, Text: "segunda"},
		{Kind: Table, Rows: [][]string{{"dado", "1", "2"}, {"daño", "0", "1"}}, Heading: true},
	}
	if !reflect.DeepEqual(e.Blocks, wantBlocks) {
		t.Errorf("blocks %+v", e.Blocks)
	}
	if got := b.Find("1.1").Text(); !strings.HasSuffix(got, "Véase 9.5 y 9.6 para los asedios.") {
		t.Errorf("a number at the beginning of a line broke the rule: %q", got)
	}
	if b.Neighbour(e, 1).Number != "9.6" || b.Neighbour(e, -99).Number != "1.1" || b.Neighbour(e, 99).Number != "9.7a" {
		t.Error("neighbours")
	}
	if b.Find("4.4") != nil {
		t.Error("found a rule that is not there")
	}
}

func TestParseFaults(t *testing.T) {
	for _, bad := range []string{
		"1.1 no chapter", "# Title without number", "# 1", "# 1 A\n## 2B Other\n", "# 1 A\n1.1 x\n\n1.1 y", "# 1 A\n\n2.1 y", "## 1A first",
	} {
		if _, err := Parse(bad); err == nil {
			t.Errorf("accepted %q", bad)
		}
	}
}

// Other forms of a word and its synonyms are found, the word itself first.
func TestSearchFindsFormsAndSynonyms(t *testing.T) {
	book := func(text string) string { return "= bury burial entomb\n= tie equal\n\n# 1 Things\n" + text }
	english := book("1.1 The ties are broken by age.\n\n1.2 At equal prestige nothing happens.\n\n1.3 He is buried in a city.\n\n1.4 Sieges end.\n\n1.5 She drops a unit.\n")
	spanish := "= empate igual\n\n# 1 Cosas\n1.1 Los empates se deshacen por edad.\n\n1.2 A igual prestigio no pasa nada.\n\n1.3 Asediar es lento.\n\n1.4 El asedio acaba.\n\n1.5 Nada.\n"
	m := load(t, spanish, english)
	for _, c := range []struct{ lang, query, want string }{
		{"en", "tie", "1.1 1.2"}, {"en", "prestige tie", "1.2"}, {"en", "bury", "1.3"}, {"en", "burial", "1.3"}, {"en", "siege", "1.4"},
		{"en", "dropped", "1.5"}, {"en", "besieging", ""}, {"es", "empate", "1.1 1.2"}, {"es", "prestigio empatado", "1.2"}, {"es", "asedios", "1.3 1.4"},
	} {
		var got []string
		for _, h := range m.Search(c.lang, c.query) {
			got = append(got, string(h.Entry.Number))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s %q finds %v, want %s", c.lang, c.query, got, c.want)
		}
	}
}

func TestSearch(t *testing.T) {
	m := load(t, spanish, english)
	for _, c := range []struct {
		lang, query string
		want        string
	}{
		{"es", "9.7a", "9.7a"},
		{"es", "ASEDIO necesita", "9.5"},
		{"es", "ejercito", "1.2"},
		{"es", "ejército", "1.2"},
		{"es", "ptolemaios", "9.5"},
		{"es", "hambre asedio", "9.7a"},
		{"es", "hunger", "9.7a"}, // found in English, shown in Spanish
		{"es", "ciudad", "9.6 9.7a"},
		{"es", "sin asedio", "9.7a"},
		{"en", "siege", "9.5 9.7a 9.6"},
		{"es", "dragón", ""},
		{"es", " ", ""},
		{"fr", "siege", ""},
	} {
		var got []string
		for _, h := range m.Search(c.lang, c.query) {
			got = append(got, string(h.Entry.Number))
			if h.Entry != m.Book(c.lang).Find(h.Entry.Number) {
				t.Errorf("%s: hit in the other language", c.query)
			}
		}
		if g := strings.Join(got, " "); g != c.want {
			t.Errorf("%s %q: %q, want %q", c.lang, c.query, g, c.want)
		}
	}
}

func TestSpansMarkTheWords(t *testing.T) {
	hits := load(t, spanish, english).Search("es", "parrafo ptole")
	if len(hits) != 1 {
		t.Fatalf("%d hits", len(hits))
	}
	var got []string
	for _, s := range hits[0].Spans {
		got = append(got, hits[0].Entry.Text()[s.From:s.To])
	}
	if g := strings.Join(got, " "); g != "párrafo Ptolemaĩos" {
		t.Error(g)
	}
}

func TestLinks(t *testing.T) {
	b := load(t, spanish, english).Book("es")
	var got []rules.Rule
	for _, l := range b.Links("Véase 9.5, (1.2) o 9.6-9.7a; no 7.7 ni 19.5 ni v9.5.") {
		got = append(got, l.Number)
	}
	if want := []rules.Rule{"9.5", "1.2", "9.6", "9.7a"}; !reflect.DeepEqual(got, want) {
		t.Errorf("links %v, want %v", got, want)
	}
}

func TestFaults(t *testing.T) {
	if f := load(t, spanish, english).Faults(); len(f) != 0 {
		t.Error(f)
	}
	cut := strings.Replace(english, "9.6 The city falls.\n", "", 1)
	if f := load(t, spanish, cut).Faults(); len(f) != 1 || f[0] != "en: rule 9.6 is missing" {
		t.Error(f)
	}
	empty := strings.Replace(english, "9.6 The city falls.", "9.6", 1)
	if f := load(t, spanish, empty).Faults(); len(f) != 1 || f[0] != "en: rule 9.6 is empty" {
		t.Error(f)
	}
	swapped := strings.Replace(strings.Replace(strings.Replace(english, "1.1", "1.x", 1), "1.2", "1.1", 1), "1.x", "1.2", 1)
	if f := load(t, spanish, swapped).Faults(); len(f) != 1 {
		t.Error(f)
	}
	if _, err := Load(fstest.MapFS{}, "book", "es"); err == nil {
		t.Error("no files were accepted")
	}
}

func TestGistIsTheFirstSentence(t *testing.T) {
	hardly := "Quien " + strings.Repeat("siempre tiene, ", 18) + "puede."
	aside := "Quien " + strings.Repeat("siempre ", 16) + "puede (también si ya no tiene nada más que perder, o casi nada, en esa misma ronda, por " + strings.Repeat("más ", 40) + "que quiera) sale. Más."
	long := "Quien " + strings.Repeat("siempre tiene, ", 30) + "puede. Nada más."
	b, err := Parse("# 1 Uno\n1.1 Una cosa (9.6). Otra.\nMás.\n1.2 Sin fin\n1.3 " + long + "\n1.4 Primero:\n- así\n1.5 Coste:\n| paso | PM |\n|---|---|\n| camino | 1 |\n| paso de montaña | 2 |\n1.6 Paso 8. Todos leen sus cartas. Luego nada.\n1.7 Paso 9. Se descarta.\n1.8 " + hardly + " Más.\n1.9 Lluvia de oro. Evento, 2 PO\n\nCada uno cobra. Luego, nada.\n1.10 " + aside + "\n")
	if err != nil {
		t.Fatal(err)
	}
	for number, want := range map[rules.Rule]string{"1.1": "Una cosa (9.6).", "1.2": "Sin fin", "1.4": "Primero: así", "1.5": "Coste: camino 1; paso de montaña 2",
		"1.6": "Paso 8. Todos leen sus cartas.", "1.7": "Paso 9. Se descarta.", "1.9": "Lluvia de oro: Cada uno cobra. Luego, nada.", "1.8": hardly} {
		if got := b.Find(number).Gist(); got != want {
			t.Errorf("gist of %s: %q, want %q", number, got, want)
		}
	}
	if got := b.Find("1.10").Gist(); !strings.HasSuffix(got, "puede…") {
		t.Errorf("gist that would break off amid brackets: %q", got)
	}
	if got := b.Find("1.3").Gist(); !strings.HasPrefix(long, strings.TrimSuffix(got, "…")) || !strings.HasSuffix(got, "tiene…") && !strings.HasSuffix(got, "siempre…") || len([]rune(got)) > gistRunes+1 {
		t.Errorf("gist of a long rule: %q", got)
	}
}
