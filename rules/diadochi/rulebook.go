package diadochi

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"strconv"
	"strings"

	"tyche/rules"
)

// The chapters of the rulebook lie in one file each; the last one holds no more than its heading.
//
//go:embed manual
var chapters embed.FS

// Manual holds the rulebook for manual.Load: manual/es.txt and manual/en.txt. Each is put together from its chapters;
// the rules of the last chapter are the cards, 20.1 to 20.64 by their numbers, in the words that the cards carry.
var Manual fs.FS = bound{}

type bound struct{}

// Open returns the rulebook in a language.
func (bound) Open(name string) (fs.File, error) {
	folder := strings.TrimSuffix(name, ".txt")
	list, err := chapters.ReadDir(folder)
	if err != nil || folder == name {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	var book []byte
	for _, chapter := range list {
		text, err := chapters.ReadFile(path.Join(folder, chapter.Name()))
		if err != nil {
			return nil, err
		}
		book = append(append(book, text...), "\n\n"...)
	}
	book, err = appendCards(book, path.Base(folder))
	if err != nil {
		return nil, err
	}
	return boundFile{bytes.NewReader(book)}, nil
}

// boundFile is a file in memory that can only be read.
type boundFile struct{ *bytes.Reader }

func (boundFile) Close() error               { return nil }
func (boundFile) Stat() (fs.FileInfo, error) { return nil, fs.ErrInvalid }

// bandIDs are the words of the kinds of cards in keys.
var bandIDs = [...]string{eventBand: "event", bonusBand: "bonus", surpriseBand: "surprise"}

// appendCards writes the cards as rules: number, title, kind, OP and effect.
func appendCards(book []byte, language string) ([]byte, error) {
	texts := map[string]string{}
	for _, part := range []string{"cards.json", "manual.json"} {
		raw, err := Texts.ReadFile(path.Join("text", language, part))
		if err != nil {
			return nil, err
		}
		if err := json.Unmarshal(raw, &texts); err != nil {
			return nil, fmt.Errorf("diadochi: texts of the cards: %w", err)
		}
	}
	for i, c := range cards {
		kind := strings.ReplaceAll(texts["diadochi.manual.card."+bandIDs[c.band]], "{1}", strconv.Itoa(int(c.op)))
		book = fmt.Appendf(book, "%s %s. %s\n\n%s\n\n", ruleOfCard(card(i)), texts["diadochi.card."+c.id+".title"], kind, texts["diadochi.card."+c.id+".effect"])
	}
	return book, nil
}

// ruleOfCard is the number under which a card stands in the rulebook.
func ruleOfCard(c card) rules.Rule { return rules.Rule("20." + strings.ToLower(cards[c].number)) }
