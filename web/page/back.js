// The browser's Back closes the topmost screen of the game. While one lies on the title there is an entry of the history to
// go back from; on the title Back leaves the page, as anywhere.
"use strict";
(() => {
  let scenes = 1, guarded = Boolean(history.state?.tyche), leaving = false;

  function guard() {
    if (scenes > 1 && !guarded) {
      history.pushState({ tyche: true }, "");
      guarded = true;
    } else if (scenes <= 1 && guarded && !leaving) {
      leaving = true; // the game was left by its own ways: the entry is of no use any more
      history.back();
    }
  }

  tyche.deep = n => {
    scenes = n;
    guard();
  };

  window.addEventListener("popstate", () => {
    guarded = Boolean(history.state?.tyche);
    if (leaving) {
      leaving = false;
      return guard();
    }
    if (guarded || scenes <= 1) return;
    tyche.back();
    setTimeout(guard, 400); // the screen may have stayed: the table opens its menu first
  });
})();
