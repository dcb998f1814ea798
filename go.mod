module tyche

go 1.26.8
