/** Deutsch: the texts of the video player’s controls in German. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "Videosteuerung",
  play: "Abspielen",
  pause: "Pause",
  mute: "Ton ausschalten",
  unmute: "Ton einschalten",
  volume: "Lautstärke",
  captions: "Untertitel",
  position: "Stelle im Video",
  at: "{{at}} von {{length}}",
  live: "Live",
  toLive: "Zur Live-Stelle",
  small: "Bild im Bild",
  full: "Vollbild",
  loading: "Wird geladen",
  returning: "Wir versuchen es weiter. Das Video läuft da weiter, wo es stehen blieb.",
  ended: "Das war die Show.",
  again: "Von vorn ansehen",
};
