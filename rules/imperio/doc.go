// Package imperio is the rule book of Imperio Ilimitado, a space empire of two to six Houses with secret plans. Its
// files follow the chapters of the rules; numbers in comments are rule numbers. It knows no screen, no language, no
// journal and no clock, and no luck but the rules.Chance it is handed.
package imperio
