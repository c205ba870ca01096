/** Spanish: the texts of the video player’s controls. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "Controles del video",
  play: "Reproducir",
  pause: "Pausar",
  mute: "Silenciar",
  unmute: "Activar sonido",
  volume: "Volumen",
  captions: "Subtítulos",
  position: "Posición en el video",
  at: "{{at}} de {{length}}",
  live: "En vivo",
  toLive: "Volver al vivo",
  small: "Pantalla en pantalla",
  full: "Pantalla completa",
  loading: "Cargando",
  returning: "Seguimos intentándolo. El video continuará donde se detuvo.",
  ended: "Eso fue todo.",
  again: "Ver desde el principio",
};
