package main

import (
	"errors"
	"fmt"
	"strings"
	"text/template"
)

// renderShaders fills in the template of Ebitengine's own shaders before the program is built, for all filters, addresses
// and matrices of colour.
func renderShaders(source string) (string, error) {
	const (
		begin   = "var tmpl = template.Must(template.New(\"tmpl\").Parse(`"
		end     = "`))\n"
		execute = "\tvar buf bytes.Buffer\n\tif err := tmpl.Execute(&buf, struct {"
		done    = "\tb := buf.Bytes()\n"
		imports = "import (\n\t\"bytes\"\n\t\"fmt\"\n\t\"sync\"\n\t\"text/template\"\n)\n"
	)
	head, rest, ok1 := strings.Cut(source, begin)
	text, rest, ok2 := strings.Cut(rest, end)
	middle, rest, ok3 := strings.Cut(rest, execute)
	_, tail, ok4 := strings.Cut(rest, done)
	if !ok1 || !ok2 || !ok3 || !ok4 || !strings.Contains(head, imports) {
		return "", errors.New("the shaders are written in another way")
	}
	sources, err := render(text)
	if err != nil {
		return "", err
	}
	return strings.Replace(head, imports, "import \"sync\"\n", 1) + sources + middle +
		"\tb := []byte(rendered[filter][address][c])\n" + tail, nil
}

// render is a Go variable with the text filled in for each filter, address and use of a colour matrix.
func render(text string) (string, error) {
	parsed, err := template.New("").Parse(text)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString("var rendered = [FilterCount][AddressCount][2]string{\n")
	for filter := range 3 {
		b.WriteString("\t{\n")
		for address := range 3 {
			b.WriteString("\t\t{")
			for _, useColorM := range []bool{false, true} {
				var filled strings.Builder
				err := parsed.Execute(&filled, map[string]any{
					"Filter": filter, "FilterNearest": 0, "FilterLinear": 1, "FilterPixelated": 2,
					"Address": address, "AddressUnsafe": 0, "AddressClampToZero": 1, "AddressRepeat": 2,
					"UseColorM": useColorM,
				})
				if err != nil {
					return "", err
				}
				fmt.Fprintf(&b, "%q, ", filled.String())
			}
			b.WriteString("},\n")
		}
		b.WriteString("\t},\n")
	}
	b.WriteString("}\n")
	return b.String(), nil
}
