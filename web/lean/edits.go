package main

import (
	"fmt"
	"strings"
)

// A fileEdit changes one file of a library.
type fileEdit struct {
	pkg, file string
	edit      func(source string) (string, error)
}

// An editSet rids the program of one library that is used for next to nothing. It is done whole or not at all.
type editSet []fileEdit

const (
	shader  = "github.com/hajimehoshi/ebiten/v2/internal/shader"
	glsl    = "github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"
	builtin = "github.com/hajimehoshi/ebiten/v2/internal/builtinshader"
	debug   = "github.com/hajimehoshi/ebiten/v2/internal/debug"
	images  = "github.com/hajimehoshi/ebiten/v2/internal/graphicscommand"
	sfnt    = "golang.org/x/image/font/sfnt"
)

var sets = []editSet{
	// text/template fills in the sources of 18 shaders. It looks up methods by names that it learns while the program runs, so the
	// linker keeps every exported method of every type for it.
	{
		{builtin, "shader.go", renderShaders},
	},
	// regexp, with the classes of letters of all scripts, finds the number in a name, a word after another, and blank lines.
	{
		{shader, "expr.go", replace(
			"\t\"regexp\"\n", "",
			"var textureVariableRe = regexp.MustCompile(`\\A__t(\\d+)\\z`)\n", "",
			"if m := textureVariableRe.FindStringSubmatch(e.Name); m != nil {\n\t\t\ti, _ := strconv.Atoi(m[1])\n",
			"if i, err := strconv.Atoi(strings.TrimPrefix(e.Name, \"__t\")); err == nil && strings.HasPrefix(e.Name, \"__t\") {\n",
		)},
		{shader, "shader.go", replace(
			"\t\"regexp\"\n", "",
			"\treUnit := regexp.MustCompile(`^[ \\t\\r\\n]*//kage:unit\\s+([^ \\t\\r\\n]+)[ \\t\\r\\n]*$`)\n", "",
			"m := reUnit.FindStringSubmatch(s.Text())\n\t\tif m == nil {",
			"m := strings.Fields(s.Text())\n\t\tif len(m) != 2 || m[0] != \"//kage:unit\" {",
		)},
		{glsl, "glsl.go", replace(
			"\t\"regexp\"\n", "",
			"\tnls := regexp.MustCompile(`\\n\\n+`)\n\tvs = nls.ReplaceAllString(vs, \"\\n\\n\")\n\tfs = nls.ReplaceAllString(fs, \"\\n\\n\")\n", "",
		)},
	},
	// go/build, with go/doc and a regexp of its own, finds the folder of Ebitengine's sources, for a log that only a debugging build writes.
	{
		{debug, "caller.go", replace(
			"\t\"go/build\"\n", "",
			"\t\tpkg, err := build.Default.Import(\"github.com/hajimehoshi/ebiten/v2\", \"\", build.FindOnly)\n\t\tif err != nil {\n\t\t\treturn\n\t\t}\n\t\tebitengineFileDir = filepath.ToSlash(pkg.Dir)\n",
			"",
		)},
	},
	// archive/zip, and a writer of PNG besides Go's own, save what lies on the graphics card, when a debugger asks for it.
	{
		{images, "image_js.go", replace(
			"\t\"archive/zip\"\n", "",
			"\tif err := i.dumpTo(buf, graphicsDriver, blackbg, rect); err != nil {\n\t\treturn \"\", err\n\t}\n\n\tdownload(buf, \"image/png\", i.dumpName(path))\n", "\t_ = buf\n",
			"\tzw := zip.NewWriter(buf)\n", "",
			"\t\tf, err := zw.Create(img.dumpName(\"*.png\"))\n\t\tif err != nil {\n\t\t\treturn \"\", err\n\t\t}\n\n"+
				"\t\tif err := img.dumpTo(f, graphicsDriver, false, image.Rect(0, 0, img.width, img.height)); err != nil {\n\t\t\treturn \"\", err\n\t\t}\n", "",
			"\t_ = zw.Close()\n", "",
		)},
	},
	// charmap's forty alphabets of eight bits are for fonts older than Unicode, and an interpreter is for outlines of PostScript; our faces have neither.
	{
		{sfnt, "cmap.go", replace(
			"\t\"golang.org/x/text/encoding/charmap\"\n", "",
			"x, ok := charmap.Macintosh.EncodeRune(r)", "x, ok := byte(r), 0 <= r && r < 0x80",
		)},
		{sfnt, "sfnt.go", replace(
			"\t\"golang.org/x/text/encoding/charmap\"\n", "",
			"s, _ := charmap.Macintosh.NewDecoder().Bytes(b)\n\t\t\treturn string(s), nil", "return \"\", errUnsupportedPlatformEncoding",
			"\t\tp := cffParser{\n\t\t\tsrc:    &f.src,\n\t\t\tbase:   int(f.cff.offset),\n\t\t\toffset: int(f.cff.offset),\n\t\t\tend:    int(f.cff.offset + f.cff.length),\n\t\t}\n"+
				"\t\tret, err = p.parse(numGlyphs)\n\t\tif err != nil {\n\t\t\treturn nil, glyphData{}, false, err\n\t\t}\n",
			"\t\treturn nil, glyphData{}, false, errInvalidCFFTable\n",
			"\t\tb.psi.type2Charstrings.initialize(f, b, x)\n\t\tif err := b.psi.run(psContextType2Charstring, buf, offset, length); err != nil {\n\t\t\treturn nil, err\n\t\t}\n"+
				"\t\tif !b.psi.type2Charstrings.ended {\n\t\t\treturn nil, errInvalidCFFTable\n\t\t}\n",
			"\t\t_, _, _ = buf, offset, length\n\t\treturn nil, errInvalidCFFTable\n",
		)},
	},
}

// replace is an edit by pairs of old and new text; each old one must be in the file just once.
func replace(pairs ...string) func(string) (string, error) {
	return func(source string) (string, error) {
		for i := 0; i < len(pairs); i += 2 {
			if n := strings.Count(source, pairs[i]); n != 1 {
				return "", fmt.Errorf("%q is there %d times", pairs[i], n)
			}
			source = strings.Replace(source, pairs[i], pairs[i+1], 1)
		}
		return source, nil
	}
}
