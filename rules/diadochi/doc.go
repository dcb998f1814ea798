// Package diadochi is the rule book of Diadochi, the wars of Alexander's successors, for two to five players.
// Its files follow the chapters of the rules; numbers in comments are rule numbers. It knows no screen, no
// language, no journal and no clock, and no luck but the rules.Chance it is handed.
package diadochi
