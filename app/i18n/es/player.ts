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
  position: "Posición",
  at: "{{at}} de {{length}}",
  live: "En vivo",
  toLive: "Ir al en vivo",
  small: "Imagen en imagen",
  full: "Pantalla completa",
  loading: "Cargando",
  returning: "Seguimos intentando. El video continúa donde se detuvo.",
  ended: "Eso fue todo.",
  again: "Ver desde el principio",
};
