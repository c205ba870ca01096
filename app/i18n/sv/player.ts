/** Svenska: the texts of the video player’s controls in Swedish. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "Videokontroller",
  play: "Spela upp",
  pause: "Pausa",
  mute: "Stäng av ljudet",
  unmute: "Slå på ljudet",
  volume: "Volym",
  captions: "Textning",
  position: "Läge i videon",
  at: "{{at}} av {{length}}",
  live: "Direkt",
  toLive: "Gå till direktsändningen",
  small: "Bild i bild",
  full: "Helskärm",
  loading: "Läser in",
  returning: "Vi försöker hela tiden igen. Videon tar vid där den stannade.",
  ended: "Det var hela showen.",
  again: "Se från början",
};
