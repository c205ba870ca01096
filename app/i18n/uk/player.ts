/** Ukrainian: the texts of the video player’s controls. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "Керування відео",
  play: "Відтворити",
  pause: "Пауза",
  mute: "Вимкнути звук",
  unmute: "Увімкнути звук",
  volume: "Гучність",
  captions: "Субтитри",
  position: "Позиція відтворення",
  at: "{{at}} з {{length}}",
  live: "Наживо",
  toLive: "До прямого ефіру",
  small: "Картинка в картинці",
  full: "На весь екран",
  loading: "Завантаження",
  returning: "Ми пробуємо ще. Відео продовжиться з того місця, де зупинилося.",
  ended: "Шоу закінчилося.",
  again: "Дивитися спочатку",
};
