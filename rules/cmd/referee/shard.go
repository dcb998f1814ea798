package main

import (
	"fmt"
	"strconv"
	"strings"
)

// shard is a part of the games of a tournament: every of-th one, from number-1 on, so that shards are alike. Each of them can
// be played on another machine.
type shard struct {
	Number int `json:"shard"` // from 1
	Of     int `json:"of"`
}

// parseShard reads "3/64"; nothing is the whole.
func parseShard(text string) (shard, error) {
	if text == "" {
		return shard{1, 1}, nil
	}
	number, of, cut := strings.Cut(text, "/")
	s := shard{}
	var bad [2]error
	s.Number, bad[0] = strconv.Atoi(number)
	s.Of, bad[1] = strconv.Atoi(of)
	if !cut || bad != [2]error{} || s.Number < 1 || s.Number > s.Of {
		return s, wrongUse("referee.wrong.flag", "--shard 1/4 ... 4/4")
	}
	return s, nil
}

func (s shard) String() string { return fmt.Sprintf("%d/%d", s.Number, s.Of) }

// has says whether game g, from 0, is one of the shard's.
func (s shard) has(g int) bool { return g%s.Of == s.Number-1 }

// share is how many of the games are the shard's.
func (s shard) share(games int) int { return (games - s.Number + s.Of) / s.Of }
