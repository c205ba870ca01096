/** Norsk bokmål: the texts of the video player’s controls in Norwegian Bokmål. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "Videokontroller",
  play: "Spill av",
  pause: "Sett på pause",
  mute: "Slå av lyden",
  unmute: "Slå på lyden",
  volume: "Volum",
  captions: "Teksting",
  position: "Sted i videoen",
  at: "{{at}} av {{length}}",
  live: "Direkte",
  toLive: "Gå til direkte",
  small: "Bilde i bilde",
  full: "Fullskjerm",
  loading: "Laster inn",
  returning: "Vi prøver hele tiden på nytt. Videoen fortsetter der den stoppet.",
  ended: "Det var hele showet.",
  again: "Se fra starten",
};
