/** Italian: the texts of the video player’s controls. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "Comandi del video",
  play: "Riproduci",
  pause: "Metti in pausa",
  mute: "Disattiva audio",
  unmute: "Attiva audio",
  volume: "Volume",
  captions: "Sottotitoli",
  position: "Posizione nel video",
  at: "{{at}} di {{length}}",
  live: "In diretta",
  toLive: "Torna alla diretta",
  small: "Picture-in-picture",
  full: "Schermo intero",
  loading: "Caricamento",
  returning: "Continuiamo a provare. Il video riprende da dove si è fermato.",
  ended: "Fine della serata.",
  again: "Guarda dall’inizio",
};
