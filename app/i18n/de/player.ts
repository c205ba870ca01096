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
  position: "Wiedergabeposition",
  at: "{{at}} von {{length}}",
  live: "Live",
  toLive: "Zum Livebild",
  small: "Bild im Bild",
  full: "Vollbild",
  loading: "Wird geladen",
  returning: "Wir versuchen es immer wieder. Das Video läuft dort weiter, wo es gestoppt hat.",
  ended: "Das war die Show.",
  again: "Von vorn ansehen",
};
