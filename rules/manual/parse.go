package manual

import (
	"fmt"
	"strings"

	"tyche/rules"
)

// Parse reads a rulebook in one language.
func Parse(text string) (*Book, error) {
	p := &parser{book: &Book{byNumber: map[rules.Rule]*Entry{}}}
	for i, line := range strings.Split(text, "\n") {
		if err := p.line(strings.TrimSpace(line)); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	for i, e := range p.book.Entries {
		e.index = i
		e.text = plain(e.Blocks)
		e.words = split(e.text)
	}
	return p.book, nil
}

// parser knows where the next line belongs.
type parser struct {
	book    *Book
	chapter *Chapter
	section *Section
	blocks  *[]Block // of the rule or the introduction
	open    bool     // the last block goes on with the next line
}

func (p *parser) line(s string) error {
	switch {
	case s == "":
		p.open = false
	case strings.HasPrefix(s, "## "):
		return p.beginSection(s[len("## "):])
	case strings.HasPrefix(s, "# "):
		return p.beginChapter(s[len("# "):])
	case p.section == nil && strings.HasPrefix(s, "= "):
		p.book.addSynonyms(s)
	case p.section == nil:
		return fmt.Errorf("text before the first chapter: %q", s)
	case strings.HasPrefix(s, "|"):
		p.row(s)
	case strings.HasPrefix(s, "- "):
		*p.blocks = append(*p.blocks, Block{Kind: Bullet, Text: s[len("- "):]})
		p.open = true
	default:
		number, rest, _ := strings.Cut(s, " ")
		if IsNumber(number) && !p.open {
			return p.beginEntry(rules.Rule(number), strings.TrimSpace(rest))
		}
		if IsNumber(number) && p.startsRule(number) {
			return p.beginEntry(rules.Rule(number), strings.TrimSpace(rest))
		}
		p.text(s)
	}
	return nil
}

// startsRule tells the next rule from a sentence that happens to break before a number: only a rule of this
// chapter that is not known yet begins one in the middle of a paragraph.
func (p *parser) startsRule(number string) bool {
	chapter, _, _ := strings.Cut(number, ".")
	_, known := p.book.byNumber[rules.Rule(number)]
	return chapter == p.chapter.Number && !known
}

func (p *parser) beginChapter(s string) error {
	number, title, _ := strings.Cut(s, " ")
	if !allDigits(number) || title == "" {
		return fmt.Errorf("a chapter is written \"# 9 Title\", not %q", s)
	}
	p.chapter = &Chapter{Number: number, Title: strings.TrimSpace(title)}
	p.book.Chapters = append(p.book.Chapters, p.chapter)
	p.addSection(&Section{})
	return nil
}

func (p *parser) beginSection(s string) error {
	number, title, _ := strings.Cut(s, " ")
	if p.chapter == nil || title == "" || !strings.HasPrefix(number, p.chapter.Number) {
		return fmt.Errorf("a section of the chapter is written \"## 9B Title\", not %q", s)
	}
	if last := p.chapter.Sections[len(p.chapter.Sections)-1]; last.Title == "" && len(last.Entries)+len(last.Intro) == 0 {
		p.chapter.Sections = p.chapter.Sections[:0] // nothing stood before the first section
	}
	p.addSection(&Section{Number: number, Title: strings.TrimSpace(title)})
	return nil
}

func (p *parser) addSection(s *Section) {
	p.section, p.blocks, p.open = s, &s.Intro, false
	p.chapter.Sections = append(p.chapter.Sections, s)
}

func (p *parser) beginEntry(number rules.Rule, text string) error {
	if p.book.byNumber[number] != nil {
		return fmt.Errorf("rule %s is there twice", number)
	}
	if chapter, _, _ := strings.Cut(string(number), "."); chapter != p.chapter.Number {
		return fmt.Errorf("rule %s in chapter %s", number, p.chapter.Number)
	}
	e := &Entry{Number: number, Chapter: p.chapter, Section: p.section}
	p.section.Entries = append(p.section.Entries, e)
	p.book.Entries = append(p.book.Entries, e)
	p.book.byNumber[number] = e
	p.blocks, p.open = &e.Blocks, false
	if text != "" {
		p.text(text)
	}
	return nil
}

// text adds to the open block or begins a paragraph.
func (p *parser) text(s string) {
	if p.open {
		last := &(*p.blocks)[len(*p.blocks)-1]
		last.Text += " " + s
		return
	}
	*p.blocks = append(*p.blocks, Block{Text: s})
	p.open = true
}

// row adds a line to the table above, or begins one.
func (p *parser) row(s string) {
	p.open = false
	n := len(*p.blocks)
	if n == 0 || (*p.blocks)[n-1].Kind != Table {
		*p.blocks = append(*p.blocks, Block{Kind: Table})
		n++
	}
	table := &(*p.blocks)[n-1]
	if strings.Trim(s, "|-: ") == "" && len(table.Rows) == 1 {
		table.Heading = true
		return
	}
	cells := strings.Split(strings.Trim(s, "|"), "|")
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	table.Rows = append(table.Rows, cells)
}

// plain joins blocks to text.
func plain(blocks []Block) string {
	var lines []string
	for _, b := range blocks {
		if b.Kind != Table {
			lines = append(lines, b.Text)
		}
		for _, row := range b.Rows {
			lines = append(lines, strings.Join(row, " "))
		}
	}
	return strings.Join(lines, "\n")
}

// IsNumber says whether s is written like the number of a rule: "9.5" or "1.18a".
func IsNumber(s string) bool {
	chapter, rest, ok := strings.Cut(s, ".")
	if !ok || !allDigits(chapter) {
		return false
	}
	if n := len(rest); n > 1 && rest[n-1] >= 'a' && rest[n-1] <= 'z' {
		rest = rest[:n-1]
	}
	return allDigits(rest)
}

func allDigits(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}
