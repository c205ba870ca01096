/** Russian: the texts of the video player’s controls. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "Управление видео",
  play: "Воспроизвести",
  pause: "Пауза",
  mute: "Выключить звук",
  unmute: "Включить звук",
  volume: "Громкость",
  captions: "Субтитры",
  position: "Позиция воспроизведения",
  at: "{{at}} из {{length}}",
  live: "Прямой эфир",
  toLive: "К прямому эфиру",
  small: "Картинка в картинке",
  full: "Полный экран",
  loading: "Загрузка",
  returning: "Мы пробуем ещё. Видео продолжится с того места, где остановилось.",
  ended: "Шоу окончено.",
  again: "Смотреть сначала",
};
