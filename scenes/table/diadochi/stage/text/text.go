// Package text holds the words of the battle scenes in Spanish and English.
package text

import "embed"

//go:embed es.json en.json
var Files embed.FS
