// The words of the page, in the language of the browser: Spanish or, for everybody else, English.
const tycheWords = {
  es: {
    loading: n => `Se prepara la mesa: ${n} %`,
    starting: "Se abre la caja del juego…",
    noWasm: "Este navegador no admite WebAssembly, que el juego necesita. Pruebe con una versión reciente de Firefox, Chrome, Edge o Safari.",
    noGraphics: "Este navegador no ofrece gráficos WebGL 2. Active la aceleración gráfica en su configuración o pruebe con otro navegador.",
    lost: "El sistema ha retirado la tarjeta gráfica al juego. La partida está guardada: vuelva a cargar la página para continuar.",
    ended: "El juego se ha cerrado.",
    failed: "El juego se ha detenido por un error. La partida está guardada: vuelva a cargar la página para continuar.",
    offline: "No se ha podido descargar el juego. Compruebe la conexión y vuelva a intentarlo.",
    again: "Volver a cargar",
    choose: "Elija el archivo de la partida.",
    pick: "Elegir archivo",
    cancel: "Cancelar",
  },
  en: {
    loading: n => `Laying the table: ${n} %`,
    starting: "Opening the box…",
    noWasm: "This browser has no WebAssembly, which the game needs. Please try a recent Firefox, Chrome, Edge or Safari.",
    noGraphics: "This browser offers no WebGL 2 graphics. Turn on graphics acceleration in its settings, or try another browser.",
    lost: "The system took the graphics card away from the game. Your game is saved: reload the page to go on.",
    ended: "The game was closed.",
    failed: "The game stopped because of an error. Your game is saved: reload the page to go on.",
    offline: "The game could not be downloaded. Check the connection and try again.",
    again: "Reload",
    choose: "Choose the file of the game.",
    pick: "Choose file",
    cancel: "Cancel",
  },
};
const tycheLanguage = (navigator.language || "en").toLowerCase().startsWith("es") ? "es" : "en";
const tycheWord = tycheWords[tycheLanguage];
document.documentElement.lang = tycheLanguage;
