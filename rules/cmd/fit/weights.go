package main

import (
	"fmt"
	"io"
	"math"
	"strings"

	"tyche/rules"
	"tyche/rules/mind"
)

// position is one at the end of a turn: the terms of every seat, and who won in the end.
type position struct {
	turn   int
	terms  [][]float64
	winner int
	unseen bool // it only tells how good the weights are
}

const (
	turns  = mind.Stages
	rounds = 200  // of the descent
	pace   = 0.03 // of a round
	thrift = 0.002
)

// weights fits the chance of victory to who has won: the terms of each seat, weighed and added up, are the logarithm of
// its chance (softmax). A weight of a part of the game differs from their mean only as far as the games say so.
func (t *task) weights(out io.Writer) {
	list := t.positions()
	m := newModel(t.mind.TermNames(), list)
	for n := 1; n <= rounds; n++ {
		m.step(list, n)
	}
	fmt.Fprintf(out, "// %d players, %d games, %d positions; loss %.4f of those fitted, %.4f of those unseen, %.4f of knowing nothing.\n",
		t.players, t.games, len(list), m.loss(list, false, false), m.loss(list, true, false), math.Log(float64(t.players)))
	for k, name := range t.mind.TermNames() {
		fmt.Fprintf(out, "term%s: {", strings.TrimPrefix(name, "-"))
		for turn := range turns {
			fmt.Fprintf(out, "%d, ", int(math.Round(1000*m.weight(turn, k)/m.spread[k])))
		}
		fmt.Fprintln(out, "},")
	}
}

// positions plays the games.
func (t *task) positions() (list []position) {
	tempers := make([]mind.Temper, t.players)
	for i := range tempers {
		tempers[i] = t.mind.Temper(t.players)
	}
	for g := range t.games {
		first := len(list)
		winner := t.play(t.players, t.seed<<32+uint64(g), t.sway, tempers, func(s rules.State) {
			list = append(list, t.look(s, g%5 == 0))
		})
		if winner == rules.Nobody {
			list = list[:first]
		}
		for i := range list[first:] {
			list[first+i].winner = int(winner)
		}
	}
	return list
}

func (t *task) look(s rules.State, unseen bool) position {
	p := position{turn: t.mind.Stage(s), unseen: unseen}
	var terms []int
	for seat := range rules.Seat(t.players) {
		terms = t.mind.Terms(s, seat, terms[:0])
		of := make([]float64, len(terms))
		for i, n := range terms {
			of[i] = float64(n) / 100
		}
		p.terms = append(p.terms, of)
	}
	return p
}

// model is weights under way: a mean, what each part of the game adds, and how the descent has gone (Adam).
type model struct {
	spread            []float64 // of the differences between seats, by which terms are made comparable
	w, grad, one, two [turns + 1][]float64
	sign              []float64
}

func newModel(names []string, list []position) *model {
	m := &model{spread: make([]float64, len(names)), sign: make([]float64, len(names))}
	for k, name := range names {
		for i := range list {
			d := list[i].terms[0][k] - list[i].terms[1][k]
			m.spread[k] += d * d / float64(len(list))
		}
		m.spread[k] = math.Sqrt(m.spread[k]) + 1e-6
		m.sign[k] = 1
		if strings.HasPrefix(name, "-") {
			m.sign[k] = -1
		}
	}
	for t := range m.w {
		m.w[t], m.grad[t], m.one[t], m.two[t] = make([]float64, len(names)), make([]float64, len(names)), make([]float64, len(names)), make([]float64, len(names))
	}
	return m
}

// weight is that of a term in a part of the game from 0, for comparable terms.
func (m *model) weight(turn, k int) float64 { return m.w[turn][k] + m.w[turns][k] }

// loss is the mean surprise at the winners, and adds up the gradient if it is asked to.
func (m *model) loss(list []position, unseen, learn bool) float64 {
	sum, n := 0., 0.
	var chance [6]float64
	for i := range list {
		p := &list[i]
		if p.unseen != unseen {
			continue
		}
		total := 0.
		for q, terms := range p.terms {
			z := 0.
			for k, x := range terms {
				z += m.weight(p.turn, k) * x / m.spread[k]
			}
			chance[q] = math.Exp(z)
			total += chance[q]
		}
		sum -= math.Log(chance[p.winner] / total)
		n++
		for q, terms := range p.terms {
			if !learn {
				break
			}
			d := chance[q] / total
			if q == p.winner {
				d--
			}
			for k, x := range terms {
				m.grad[p.turn][k] += d * x / m.spread[k]
				m.grad[turns][k] += d * x / m.spread[k]
			}
		}
	}
	if learn {
		for t := range m.grad {
			for k := range m.grad[t] {
				m.grad[t][k] /= n
			}
		}
	}
	return sum / n
}

// step goes down once and keeps every weight on its side of nothing.
func (m *model) step(list []position, n int) {
	for t := range m.grad {
		clear(m.grad[t])
	}
	m.loss(list, false, true)
	for t := range m.w {
		hold := thrift
		if t == turns {
			hold /= 10
		}
		for k := range m.w[t] {
			d := m.grad[t][k] + hold*m.w[t][k]
			m.one[t][k] = .9*m.one[t][k] + .1*d
			m.two[t][k] = .99*m.two[t][k] + .01*d*d
			first, second := m.one[t][k]/(1-math.Pow(.9, float64(n))), m.two[t][k]/(1-math.Pow(.99, float64(n)))
			m.w[t][k] -= pace * first / (math.Sqrt(second) + 1e-8)
		}
	}
	for t := range turns {
		for k := range m.w[t] {
			if m.weight(t, k)*m.sign[k] < 0 {
				m.w[t][k] = -m.w[turns][k]
			}
		}
	}
}
