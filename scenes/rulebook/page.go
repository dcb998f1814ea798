package rulebook

import (
	"math"
	"slices"
	"strings"

	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/manual"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// page is a chapter, or the list of what was found, arranged for one width.
type page struct {
	blocks []block
	links  []rules.Rule // link n of a flow leads to links[n-1]
	height float64
	width  float64
}

// block is one piece of a page.
type block struct {
	kind  blockKind
	rule  rules.Rule // of an entry's first block, and of a result
	label string     // the number in the margin
	flow  *ui.Flow
	cells [][]*ui.Flow // of a table
	cols  []float64    // left edges of its columns, and its right edge
	head  bool         // its first row is a heading
	shows []string     // of a table with pictures: by which cell of each row the picture is known, "" where there is none
	box   canvas.Rect  // from the page's upper left corner
}

type blockKind uint8

const (
	heading blockKind = iota
	text
	bullet
	grid
	result
)

// margin is the room left of the text, for the numbers, in design pixels.
const margin = 58

// marginShare is how much of a narrow page the margin takes at most.
const marginShare = .2

// marginOf is the margin of a page so wide.
func marginOf(t *ui.Theme, width float64) float64 {
	return math.Round(min(t.Px(margin), width*marginShare))
}

// builder arranges a page.
type builder struct {
	page  *page
	theme *ui.Theme
	book  *manual.Book
	marks []manual.Span // of the entry under way
	from  int           // where the present block stands in the entry's text

	pictured func(words string) bool // whether there is a picture of what is called that
}

func newBuilder(t *ui.Theme, b *manual.Book, width float64, pictured func(words string) bool) *builder {
	return &builder{page: &page{width: width}, theme: t, book: b, pictured: pictured}
}

// add puts a block below the others.
func (b *builder) add(k block, indent, gap float64) {
	p := b.page
	k.box.X, k.box.Y, k.box.W = indent, p.height, p.width-indent
	if k.flow != nil {
		k.box.H = k.flow.Height
	}
	p.height += k.box.H + gap
	p.blocks = append(p.blocks, k)
}

// chapter arranges a whole chapter. What a search has found is marked.
func (b *builder) chapter(c *manual.Chapter, hits []manual.Hit) *page {
	t := b.theme
	title := t.Colored(ui.Hero, t.Heading)
	b.add(block{kind: heading, flow: ui.Arrange([]ui.Span{{Text: c.Number + ". " + c.Title, Style: title}}, b.page.width)}, 0, t.Px(10))
	for _, s := range c.Sections {
		if s.Title != "" {
			b.page.height += t.Px(8)
			b.add(block{kind: heading, flow: ui.Arrange([]ui.Span{{Text: s.Number + "  " + s.Title, Style: t.Colored(ui.Name, t.Heading)}}, b.page.width)}, 0, t.Px(6))
		}
		b.marks = nil
		b.body(s.Intro, "")
		for _, e := range s.Entries {
			b.marks = marksOf(e, hits)
			b.body(e.Blocks, e.Number)
		}
	}
	return b.page
}

func marksOf(e *manual.Entry, hits []manual.Hit) []manual.Span {
	for _, h := range hits {
		if h.Entry == e {
			return h.Spans
		}
	}
	return nil
}

// body arranges the blocks of a rule, its number beside the first.
func (b *builder) body(blocks []manual.Block, number rules.Rule) {
	t := b.theme
	b.from = 0
	for i, m := range blocks {
		k := block{kind: text}
		if i == 0 {
			k.rule, k.label = number, string(number)
		}
		indent := marginOf(t, b.page.width)
		if m.Kind == manual.Table {
			b.tables(k, m, indent)
			continue
		}
		if m.Kind == manual.Bullet {
			k.kind = bullet
			indent += t.Px(16)
		}
		k.flow = ui.Arrange(b.spans(m.Text, number), b.page.width-indent)
		b.from += len(m.Text) + 1
		gap := t.Px(5)
		if i == len(blocks)-1 {
			gap = t.Px(11)
		}
		b.add(k, indent, gap)
	}
}

// spans cuts a text at links and marks.
func (b *builder) spans(s string, own rules.Rule) []ui.Span {
	st := b.theme.Text(ui.Body)
	links := b.book.Links(s)
	links = slices.DeleteFunc(links, func(l manual.Link) bool { return l.Number == own })
	cuts := []int{0, len(s)}
	for _, l := range links {
		cuts = append(cuts, l.Span.From, l.Span.To)
	}
	for _, m := range b.marks {
		cuts = append(cuts, clampTo(m.From-b.from, len(s)), clampTo(m.To-b.from, len(s)))
	}
	slices.Sort(cuts)
	cuts = slices.Compact(cuts)
	var spans []ui.Span
	for i := 1; i < len(cuts); i++ {
		from, to := cuts[i-1], cuts[i]
		span := ui.Span{Text: s[from:to], Style: st}
		for _, l := range links {
			if from >= l.Span.From && to <= l.Span.To {
				b.page.links = append(b.page.links, l.Number)
				span.Link, span.Style.Color = len(b.page.links), b.theme.Heading
			}
		}
		for _, m := range b.marks {
			span.Mark = span.Mark || from >= m.From-b.from && to <= m.To-b.from
		}
		spans = append(spans, span)
	}
	return spans
}

func clampTo(n, hi int) int { return min(max(n, 0), hi) }

// tables arranges a table, in bands one below the other where it is too wide: each repeats the first column.
func (b *builder) tables(k block, m manual.Block, indent float64) {
	t := b.theme
	width := b.page.width - indent
	for _, row := range m.Rows {
		b.from += len(strings.Join(row, " ")) + 1
	}
	k.shows = b.shows(m, width)
	for _, band := range bands(m, columnWidths(m, t, true), width-k.besides(t)) {
		b.table(&k, band, width-k.besides(t))
		b.add(k, indent, t.Px(11))
		k = block{}
	}
}

// bands cuts a table into such that fit the width, given the least widths of its columns.
func bands(m manual.Block, least []float64, width float64) (list []manual.Block) {
	for from := 1; from < len(least) || from == 1; {
		sum, to := least[0], from
		for to < len(least) && (to == from || sum+least[to] <= width) {
			sum += least[to]
			to++
		}
		band := manual.Block{Kind: m.Kind, Heading: m.Heading}
		for _, row := range m.Rows {
			part := append([]string(nil), row[:min(1, len(row))]...)
			band.Rows = append(band.Rows, append(part, row[min(from, len(row)):min(to, len(row))]...))
		}
		list = append(list, band)
		from = max(to, from+1)
	}
	return list
}

// table arranges cells in columns as wide as their contents ask, squeezed to the width of the page.
func (b *builder) table(k *block, m manual.Block, width float64) {
	t := b.theme
	pad := t.Px(cellPad)
	k.kind, k.head = grid, m.Heading
	wants := columnWidths(m, t, false)
	squeeze(wants, columnWidths(m, t, true), width)
	k.cols = []float64{k.besides(t)}
	for _, w := range wants {
		k.cols = append(k.cols, k.cols[len(k.cols)-1]+w)
	}
	for r, row := range m.Rows {
		st := t.Text(ui.Small)
		st.Bold = m.Heading && r == 0
		var line []*ui.Flow
		tall := 0.0
		for c, cell := range row {
			f := ui.Arrange([]ui.Span{{Text: cell, Style: st}}, max(wants[c]-2*pad, 1))
			line = append(line, f)
			tall = max(tall, f.Height)
		}
		if k.shown(r) != "" {
			tall = max(tall, t.Px(plateH))
		}
		k.cells = append(k.cells, line)
		k.box.H += tall + pad
	}
}

// cellPad is the room left and right of a cell's words, in design pixels.
const cellPad = 7

// columnWidths returns how wide columns are for their longest cell, or at least, for their longest word.
func columnWidths(m manual.Block, t *ui.Theme, least bool) []float64 {
	st := t.Text(ui.Small)
	st.Bold = true
	var wants []float64
	for _, row := range m.Rows {
		for c, cell := range row {
			if c == len(wants) {
				wants = append(wants, 2*t.Px(cellPad))
			}
			parts := []string{cell}
			if least {
				parts = strings.Fields(cell)
			}
			for _, part := range parts {
				wants[c] = max(wants[c], math.Ceil(fonts.Width(part, st))+2*t.Px(cellPad)+1)
			}
		}
	}
	return wants
}

// squeeze takes what is too much from the columns, in proportion to what they have over their least.
func squeeze(wants, least []float64, width float64) {
	sum, spare := 0.0, 0.0
	for c := range wants {
		sum += wants[c]
		spare += wants[c] - least[c]
	}
	if sum <= width || spare <= 0 {
		return
	}
	share := min((sum-width)/spare, 1)
	for c := range wants {
		wants[c] = math.Floor(wants[c] - (wants[c]-least[c])*share)
	}
}

// results arranges what was found: the number, the chapter, and the words around the first mark.
func (b *builder) results(hits []manual.Hit) *page {
	t := b.theme
	for _, h := range hits {
		s, marks := excerpt(h)
		b.marks, b.from = marks, 0
		spans := []ui.Span{{Text: h.Entry.Chapter.Title + "\n", Style: t.Colored(ui.Small, t.Ink2)}}
		for _, span := range b.spans(s, h.Entry.Number) {
			if span.Link = 0; !span.Mark {
				span.Style.Color = t.Ink
			}
			spans = append(spans, span)
		}
		k := block{kind: result, rule: h.Entry.Number, label: string(h.Entry.Number), flow: ui.Arrange(spans, b.page.width-marginOf(t, b.page.width))}
		b.add(k, marginOf(t, b.page.width), t.Px(10))
	}
	b.page.links = nil
	return b.page
}

// around is how many bytes of a rule stand before and after what was found.
const around = 110

// excerpt cuts the words around the first mark out of a rule.
func excerpt(h manual.Hit) (string, []manual.Span) {
	whole := strings.ReplaceAll(h.Entry.Text(), "\n", " ")
	at := 0
	if len(h.Spans) > 0 {
		at = h.Spans[0].From
	}
	from, to := max(at-around/2, 0), min(at+around*3/2, len(whole))
	for from > 0 && whole[from-1] != ' ' {
		from--
	}
	for to < len(whole) && whole[to] != ' ' {
		to++
	}
	head, tail := "", ""
	if from > 0 {
		head = "…"
	}
	if to < len(whole) {
		tail = "…"
	}
	var marks []manual.Span
	for _, m := range h.Spans {
		if m.From >= from && m.To <= to {
			marks = append(marks, manual.Span{From: m.From - from + len(head), To: m.To - from + len(head)})
		}
	}
	return head + whole[from:to] + tail, marks
}

// top returns where a rule stands on the page; false if it is not on it.
func (p *page) top(rule rules.Rule) (float64, bool) {
	for i := range p.blocks {
		if p.blocks[i].rule == rule && rule != "" {
			return p.blocks[i].box.Y, true
		}
	}
	return 0, false
}

// bottom returns where the rule of block i ends: before the next numbered block or heading.
func (p *page) bottom(i int) float64 {
	end := p.blocks[i].box.Bottom()
	for _, k := range p.blocks[i+1:] {
		if k.rule != "" || k.kind == heading {
			break
		}
		end = k.box.Bottom()
	}
	return end
}
