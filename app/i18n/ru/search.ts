/** Russian: the texts of the search across the site. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "Поиск",
  titleFor: "{{text}} · Поиск",
  description: "Ищите шоу, рестлеров, города, трансляции, товары и новости.",
  field: "Поиск по сайту",
  hint: "Рестлер, город или шоу",
  submit: "Найти",
  results: "Результаты по запросу «{{text}}»",
  more: "Ещё результаты",
  first: "К первым результатам",
  noneTitle: "Ничего не найдено",
  noneText: "По запросу «{{text}}» ничего нет. Проверьте написание или сократите запрос.",
  suggested: "Ближайшие шоу и чемпионы",
  tooMany: "Слишком много запросов. Подождите минуту и попробуйте снова.",
  away: "Поиск сейчас недоступен. Шоу и рестлеров можно найти через меню.",
  kind: {
    night: "Шоу",
    broadcast: "Трансляция",
    town: "Город",
    show: "Серия",
    wrestler: "Рестлер",
    goods: "Магазин",
    news: "Новость",
  },
};
