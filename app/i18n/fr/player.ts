/** French: the texts of the video player’s controls. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "Commandes vidéo",
  play: "Lecture",
  pause: "Mettre en pause",
  mute: "Couper le son",
  unmute: "Rétablir le son",
  volume: "Volume",
  captions: "Sous-titres",
  position: "Position dans la vidéo",
  at: "{{at}} sur {{length}}",
  live: "En direct",
  toLive: "Revenir au direct",
  small: "Image dans l’image",
  full: "Plein écran",
  loading: "Chargement",
  returning: "Nous continuons d’essayer. La vidéo reprendra là où elle s’est arrêtée.",
  ended: "C’est la fin de la soirée.",
  again: "Revoir depuis le début",
};
