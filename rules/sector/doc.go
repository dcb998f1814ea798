// Package sector is the rule book of Sector: two to six powers fight for planets joined by routes, with order stacks
// planned in secret, battles of skirmishes without dice and a regroup phase of ten steps. It implements the contract
// of package rules and must not know any table, window, computer player or clock.
package sector
