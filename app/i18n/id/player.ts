/** Indonesian: the texts of the video player’s controls. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "Kontrol video",
  play: "Putar",
  pause: "Jeda",
  mute: "Matikan suara",
  unmute: "Nyalakan suara",
  volume: "Volume",
  captions: "Subtitel",
  position: "Posisi pemutaran",
  at: "{{at}} dari {{length}}",
  live: "Langsung",
  toLive: "Ke siaran langsung",
  small: "Gambar dalam gambar",
  full: "Layar penuh",
  loading: "Memuat",
  returning: "Kami terus mencoba. Video berlanjut dari tempatnya berhenti.",
  ended: "Acara selesai.",
  again: "Tonton dari awal",
};
