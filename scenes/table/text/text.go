// Package text holds the table's own words in Spanish and English.
package text

import "embed"

//go:embed es.json en.json
var Files embed.FS
