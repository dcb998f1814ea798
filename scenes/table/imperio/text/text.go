// Package text holds the words of the face of Imperio in Spanish and English.
package text

import "embed"

// Files are the words of the face.
//
//go:embed es.json en.json
var Files embed.FS

// Talk holds the words of diplomacy: the ring of the Houses, what may be said, offers and their goods.
//
//go:embed talk
var Talk embed.FS

// Box holds what is said of the game before it begins, and what it counts.
//
//go:embed box
var Box embed.FS

// Effects tell in a line what technologies, abilities, upgrades, plots, works, anomalies, laws and directives do.
//
//go:embed effects
var Effects embed.FS

// Stage says what happens on the stage, and what the film is played with.
//
//go:embed stage
var Stage embed.FS

// Finale holds what is said at the final tally.
//
//go:embed finale
var Finale embed.FS

// Annals holds what is said in the annals.
//
//go:embed annals
var Annals embed.FS
