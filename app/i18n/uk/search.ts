/** Ukrainian: the texts of the search across the site. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "Пошук",
  titleFor: "{{text}} · Пошук",
  description: "Шукайте шоу, реслерів, міста, трансляції, товари й новини.",
  field: "Пошук на сайті",
  hint: "Реслер, місто або шоу",
  submit: "Знайти",
  results: "Результати за запитом «{{text}}»",
  more: "Більше результатів",
  first: "До перших результатів",
  noneTitle: "Нічого не знайдено",
  noneText: "За запитом «{{text}}» нічого немає. Перевірте написання або скоротіть запит.",
  suggested: "Найближчі шоу та чемпіони",
  tooMany: "Забагато запитів. Зачекайте хвилину й спробуйте ще раз.",
  away: "Пошук зараз недоступний. Шоу та реслерів можна знайти через меню.",
  kind: {
    night: "Шоу",
    broadcast: "Трансляція",
    town: "Місто",
    show: "Серія",
    wrestler: "Реслер",
    goods: "Крамниця",
    news: "Новина",
  },
};
