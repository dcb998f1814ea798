package atlas

import (
	"embed"
	"strconv"
	"strings"

	"tyche/board/geom"
)

//go:embed data
var files embed.FS

func text(name string) string {
	b, err := files.ReadFile("data/" + name)
	if err != nil {
		panic(err) // the file is compiled in
	}
	return string(b)
}

func lines(name string) []string {
	return strings.Split(strings.TrimRight(text(name), "\n"), "\n")
}

// row is one line of a table, keyed by the heads of its columns.
type row map[string]string

func table(name string) []row {
	all := lines(name)
	heads := strings.Split(all[0], "\t")
	rows := make([]row, 0, len(all)-1)
	for _, l := range all[1:] {
		r := row{}
		for i, cell := range strings.Split(l, "\t") {
			r[heads[i]] = cell
		}
		rows = append(rows, r)
	}
	return rows
}

func (r row) float(col string) float64 { return number(r[col]) }
func (r row) int(col string) int       { return int(number(r[col])) }

func number(s string) float64 {
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		panic(err) // the file is compiled in
	}
	return v
}

func numbers(s string) []float64 {
	cells := strings.Fields(s)
	out := make([]float64, len(cells))
	for i, c := range cells {
		out[i] = number(c)
	}
	return out
}

// coast reads rings of whole steps of 1/500 degree: the first place, then the way from each place to the next.
func coast(p *geom.Projection) [][]geom.Point {
	var out [][]geom.Point
	for _, l := range lines("coast.txt") {
		v := numbers(l)
		ring := make([]geom.Point, 0, len(v)/2)
		lon, lat := 0.0, 0.0
		for i := 0; i+1 < len(v); i += 2 {
			lon, lat = lon+v[i]/500, lat+v[i+1]/500
			ring = append(ring, p.Place(lon, lat))
		}
		out = append(out, geom.Roughen(ring, 2.2, 0.13))
	}
	return out
}

// places turns lon, lat pairs into map units.
func places(p *geom.Projection, v []float64) []geom.Point {
	out := make([]geom.Point, 0, len(v)/2)
	for i := 0; i+1 < len(v); i += 2 {
		out = append(out, p.Place(v[i], v[i+1]))
	}
	return out
}
