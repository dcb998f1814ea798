// Package text holds the words that several scenes share, in Spanish and English.
package text

import "embed"

//go:embed es.json en.json
var Files embed.FS
