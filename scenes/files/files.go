// Package files takes games out of the program and lets them in: files on the desktop, downloads and the file chooser in
// the browser, and the address of the page. It knows nothing of what is in them.
package files

import "strings"

// Picked is a file that the player chose.
type Picked struct {
	Name string
	Data []byte
}

// known returns "es" or "en" for the name of a language such as "es_MX.UTF-8" or "en-GB", else "".
func known(name string) string {
	for _, lang := range []string{"es", "en"} {
		if name == lang || strings.HasPrefix(name, lang+"_") || strings.HasPrefix(name, lang+"-") {
			return lang
		}
	}
	return ""
}
