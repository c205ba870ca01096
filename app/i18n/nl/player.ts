/** Nederlands: the texts of the video player’s controls in Dutch. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "Videobediening",
  play: "Afspelen",
  pause: "Pauzeren",
  mute: "Geluid uit",
  unmute: "Geluid aan",
  volume: "Volume",
  captions: "Ondertiteling",
  position: "Positie in de video",
  at: "{{at}} van {{length}}",
  live: "Live",
  toLive: "Ga naar live",
  small: "Beeld in beeld",
  full: "Volledig scherm",
  loading: "Laden",
  returning: "We blijven het proberen. De video gaat verder waar die stopte.",
  ended: "Dat was de show.",
  again: "Opnieuw bekijken",
};
