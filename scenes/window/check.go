package window

import _ "tyche/scenes/window/display" // ends the program clearly where there is no display
