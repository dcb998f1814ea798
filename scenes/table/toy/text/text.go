// Package text holds the words of this face.
package text

import "embed"

// Files holds es.json and en.json.
//
//go:embed *.json
var Files embed.FS
