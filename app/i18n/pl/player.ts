/** Polish: the texts of the video player’s controls. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "Sterowanie odtwarzaczem",
  play: "Odtwórz",
  pause: "Wstrzymaj",
  mute: "Wycisz",
  unmute: "Włącz dźwięk",
  volume: "Głośność",
  captions: "Napisy",
  position: "Pozycja odtwarzania",
  at: "{{at}} z {{length}}",
  live: "Na żywo",
  toLive: "Wróć na żywo",
  small: "Obraz w obrazie",
  full: "Pełny ekran",
  loading: "Ładowanie",
  returning: "Próbujemy dalej. Film ruszy od miejsca, w którym się zatrzymał.",
  ended: "To już koniec gali.",
  again: "Obejrzyj od początku",
};
