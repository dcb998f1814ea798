package atlas

import "tyche/board"

// Languages lists the languages that DiadochiWords knows: Spanish, English, and the Greek of the sources.
var Languages = []string{"es", "en", "el"}

// DiadochiWords returns the names on the Diadochi board; an unknown language gives English.
func DiadochiWords(lang string) board.Words {
	w := board.Words{}
	own := map[string]string{}
	for _, r := range table("names.tsv") {
		own[r["id"]] = r[lang]
	}
	for _, r := range table("spaces.tsv") {
		w.Areas = append(w.Areas, first(own[r["id"]], r[nameColumn(lang)]))
	}
	for _, r := range table("provinces.tsv") {
		w.Regions = append(w.Regions, first(r[map[string]string{"es": "es", "el": "greek"}[lang]], r["name"]))
	}
	for _, r := range table("seas.tsv") {
		w.Seas = append(w.Seas, first(r[lang], r["en"]))
	}
	for _, r := range table("sheet.tsv") {
		if r["lang"] == lang || (r["lang"] == "en" && w.Title == "") {
			w.Title, w.Subtitle, w.Years = r["title"], r["subtitle"], r["years"]
			w.North, w.Stadia, w.West, w.East = r["north"], r["stadia"], r["west"], r["east"]
		}
	}
	return w
}

func nameColumn(lang string) string {
	if lang == "el" {
		return "greek"
	}
	return "name"
}

func first(a, b string) string {
	if a != "" {
		return a
	}
	return b
}
