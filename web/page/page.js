// Fetches the program, shows how far it has come, starts it, and says plainly when it cannot run.
"use strict";
(() => {
  const program = "tyche.wasm?v=@PROGRAM@"; // a fingerprint of its own: an edit of the page does not fetch it again
  const wholeSize = Number("@SIZE@"); // bytes once unpacked: a compressed answer does not tell
  const part = id => document.getElementById(id);
  const patience = 20000; // milliseconds without a byte until the download counts as stopped
  let heard = 0; // when the last byte came

  // say shows a sentence on the door, with a button to reload if the game cannot go on.
  function say(sentence, final) {
    part("word").textContent = sentence;
    part("door").hidden = false;
    part("bar").hidden = Boolean(final);
    part("again").hidden = !final;
    part("again").textContent = tycheWord.again;
    if (final) document.querySelectorAll("canvas").forEach(c => c.remove());
  }

  function progress(share) {
    const n = Math.min(100, Math.floor(100 * share));
    part("fill").style.width = `${n}%`;
    part("bar").setAttribute("aria-valuenow", n);
    say(tycheWord.loading(n));
  }

  function graphics() {
    try {
      return Boolean(document.createElement("canvas").getContext("webgl2"));
    } catch {
      return false;
    }
  }

  // counted passes an answer on while it arrives, reports how much has come, and says when all is there.
  function counted(answer, complete) {
    let come = 0;
    const count = new TransformStream({
      transform(piece, out) {
        heard = performance.now();
        come += piece.byteLength;
        progress(come / wholeSize);
        out.enqueue(piece);
      },
      flush: complete,
    });
    return new Response(answer.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
  }

  // fetchProgram gives up when nothing has come for a while.
  async function fetchProgram() {
    const stop = new AbortController();
    heard = performance.now();
    const watch = setInterval(() => {
      if (performance.now() - heard < patience) return;
      clearInterval(watch);
      stop.abort(new DOMException("nothing comes any more", "TimeoutError"));
    }, 1000);
    const answer = await fetch(program, { signal: stop.signal });
    if (!answer.ok) throw Object.assign(new Error(`${program}: ${answer.status}`), { status: answer.status });
    if (answer.body && window.TransformStream) return counted(answer, () => clearInterval(watch));
    clearInterval(watch);
    return answer;
  }

  async function build(answer, imports) {
    if (WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(answer, imports);
    return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
  }

  // run plays the program to its end. The door opens as soon as the program has put its canvas on the page.
  async function run(go, instance) {
    const opened = new MutationObserver(() => {
      if (!document.querySelector("canvas")) return;
      opened.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => {
        part("door").hidden = true;
        tyche.opened();
        keepOffline();
      }));
    });
    opened.observe(document.body, { childList: true });
    tyche.memory = () => instance.exports.mem.buffer.byteLength;
    let code = 0;
    go.exit = c => { code = c; };
    await go.run(instance);
    say(code === 0 ? tycheWord.ended : tycheWord.failed, true);
  }

  // keepOffline stores the page for visits without a network, once the game no longer needs the line.
  function keepOffline() {
    if ("serviceWorker" in navigator && window.isSecureContext) {
      navigator.serviceWorker.register("offline.js").then(watchForNews).catch(() => {});
    }
  }

  // watchForNews offers to reload when a version newer than this page has been fetched. Nothing is reloaded unasked.
  function watchForNews(registration) {
    const first = !navigator.serviceWorker.controller;
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker.addEventListener("statechange", () => {
        if (worker.state === "activated" && !first) tellNews();
      });
    });
    setInterval(() => registration.update().catch(() => {}), 3600000);
  }

  function tellNews() {
    part("newer").textContent = tycheWord.newer;
    part("renew").textContent = tycheWord.renew;
    part("later").textContent = tycheWord.later;
    // Who presses what lay here until just now does not mean this.
    const since = performance.now(), ripe = press => () => { if (performance.now() - since > 700) press(); };
    part("renew").onclick = ripe(() => location.reload());
    part("later").onclick = ripe(() => { part("news").hidden = true; });
    part("news").hidden = false;
  }

  // The canvas is useless once its context is lost; a reload at once could go round for ever, so we ask.
  document.addEventListener("webglcontextlost", event => {
    event.preventDefault();
    event.stopImmediatePropagation();
    say(tycheWord.lost, true);
  }, true);

  // why names the sentence for a failed start.
  function why(err) {
    if (err.name === "TimeoutError") return tycheWord.stalled;
    if (err.status) return tycheWord.missing;
    return window.origin === "null" ? tycheWord.sandboxed : tycheWord.offline;
  }

  async function open() {
    part("late").remove();
    part("again").addEventListener("click", () => location.reload());
    if (typeof WebAssembly !== "object") return say(tycheWord.noWasm, true);
    if (!graphics()) return say(tycheWord.noGraphics, true);
    if (typeof Go !== "function") return say(tycheWord.missing, true);
    progress(0);
    const go = new Go();
    let built;
    try {
      built = await build(await fetchProgram(), go.importObject);
    } catch (err) {
      console.error(err);
      return say(why(err), true);
    }
    part("fill").classList.add("waiting");
    say(tycheWord.starting);
    return run(go, built.instance);
  }

  open();
})();
