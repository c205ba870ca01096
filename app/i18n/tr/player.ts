/** Turkish: the texts of the video player’s controls. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "Video kontrolleri",
  play: "Oynat",
  pause: "Duraklat",
  mute: "Sesi kapat",
  unmute: "Sesi aç",
  volume: "Ses düzeyi",
  captions: "Altyazı",
  position: "Oynatma konumu",
  at: "{{at}}, toplam {{length}}",
  live: "Canlı",
  toLive: "Canlı yayına git",
  small: "Resim içinde resim",
  full: "Tam ekran",
  loading: "Yükleniyor",
  returning: "Denemeye devam ediyoruz. Video kaldığı yerden devam eder.",
  ended: "Gece burada bitti.",
  again: "Baştan izle",
};
