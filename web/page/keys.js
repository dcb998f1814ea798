// Leaves the browser its own keys: reload, address bar, zoom, printing, developer tools, history. The game's canvas would
// take every key; it hears only those that the game uses. F2 is that of text mode, see reading.js.
"use strict";
(() => {
  const combined = new Set(["KeyA", "KeyC", "KeyV", "KeyX", "KeyY", "KeyZ"]); // with Ctrl or Cmd

  function browsers(event) {
    if (event.ctrlKey || event.metaKey) return event.shiftKey && event.code !== "KeyZ" || !combined.has(event.code);
    return event.altKey && event.key.length > 1 || event.key !== "F2" && /^F[0-9]+$/.test(event.key);
  }

  for (const kind of ["keydown", "keyup"]) {
    window.addEventListener(kind, event => {
      if (browsers(event)) event.stopImmediatePropagation();
    }, true);
  }
})();
