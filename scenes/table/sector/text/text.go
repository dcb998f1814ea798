// Package text holds the words of Sector's face.
package text

import "embed"

// Files are es.json and en.json.
//
//go:embed *.json
var Files embed.FS

// Box are the words on the box: what the title, the set-up and the result say of the game.
//
//go:embed box
var Box embed.FS

// Regroup are the words of the walk through the regroup phase.
//
//go:embed regroup
var Regroup embed.FS

// Cards are the words on the event cards and about those who play them.
//
//go:embed cards
var Cards embed.FS

// Lenses are the words of what a key shows about the whole slate.
//
//go:embed lens
var Lenses embed.FS
