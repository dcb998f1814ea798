// Fetches the program, shows how far it has come, starts it, and says plainly when it cannot run.
"use strict";
(() => {
  const version = "@VERSION@";
  const program = `tyche.wasm?v=${version}`;
  const wholeSize = Number("@SIZE@"); // bytes once unpacked: a compressed answer does not tell
  const part = id => document.getElementById(id);

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

  // counted passes an answer on while it arrives and reports how much has come.
  function counted(answer) {
    let come = 0;
    const count = new TransformStream({
      transform(piece, out) {
        come += piece.byteLength;
        progress(come / wholeSize);
        out.enqueue(piece);
      },
    });
    return new Response(answer.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
  }

  async function fetchProgram() {
    const answer = await fetch(program);
    if (!answer.ok) throw new Error(`${program}: ${answer.status}`);
    return answer.body && window.TransformStream ? counted(answer) : answer;
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
        keepOffline();
      }));
    });
    opened.observe(document.body, { childList: true });
    let code = 0;
    go.exit = c => { code = c; };
    await go.run(instance);
    say(code === 0 ? tycheWord.ended : tycheWord.failed, true);
  }

  // keepOffline stores the page for visits without a network, once the game no longer needs the line.
  function keepOffline() {
    if ("serviceWorker" in navigator && window.isSecureContext) {
      navigator.serviceWorker.register("offline.js").catch(() => {});
    }
  }

  // The canvas is useless once its context is lost; a reload at once could go round for ever, so we ask.
  document.addEventListener("webglcontextlost", event => {
    event.preventDefault();
    event.stopImmediatePropagation();
    say(tycheWord.lost, true);
  }, true);

  async function open() {
    part("again").addEventListener("click", () => location.reload());
    if (typeof WebAssembly !== "object") return say(tycheWord.noWasm, true);
    if (!graphics()) return say(tycheWord.noGraphics, true);
    progress(0);
    const go = new Go();
    let built;
    try {
      built = await build(await fetchProgram(), go.importObject);
    } catch (err) {
      console.error(err);
      return say(tycheWord.offline, true);
    }
    part("fill").classList.add("waiting");
    say(tycheWord.starting);
    return run(go, built.instance);
  }

  open();
})();
