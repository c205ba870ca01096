/** Spanish: the texts of the search across the site. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "Buscar",
  titleFor: "{{text}} · Búsqueda",
  description: "Busca veladas, luchadores, ciudades, pay-per-views, artículos y noticias.",
  field: "Buscar en el sitio",
  hint: "Luchador, ciudad o velada",
  submit: "Buscar",
  results: "Resultados de «{{text}}»",
  more: "Más resultados",
  first: "Volver a los primeros resultados",
  noneTitle: "Sin resultados",
  noneText: "No hay nada que coincida con «{{text}}». Revisa cómo está escrito o prueba con menos palabras.",
  suggested: "Lo próximo y los campeones",
  tooMany: "Has hecho muchas búsquedas seguidas. Espera un minuto y vuelve a intentarlo.",
  away: "Ahora mismo no se puede buscar en este sitio. Usa el menú para encontrar veladas y luchadores.",
  kind: {
    night: "Velada",
    broadcast: "Pay-per-view",
    town: "Ciudad",
    show: "Espectáculo",
    wrestler: "Luchador",
    goods: "Tienda",
    news: "Noticia",
  },
};
