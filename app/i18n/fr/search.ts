/** French: the texts of the search across the site. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "Recherche",
  titleFor: "{{text}} · Recherche",
  description: "Trouvez des soirées, des catcheurs, des villes, des pay-per-views, des articles et des actualités.",
  field: "Rechercher sur le site",
  hint: "Catcheur, ville ou soirée",
  submit: "Rechercher",
  results: "Résultats pour «\u00a0{{text}}\u00a0»",
  more: "Plus de résultats",
  first: "Revenir aux premiers résultats",
  noneTitle: "Aucun résultat",
  noneText: "Rien ne correspond à «\u00a0{{text}}\u00a0». Vérifiez l’orthographe ou essayez avec moins de mots.",
  suggested: "À venir, et les champions",
  tooMany: "Cela fait beaucoup de recherches. Patientez une minute, puis réessayez.",
  away: "La recherche n’est pas disponible pour le moment. Passez par le menu pour trouver les soirées et les catcheurs.",
  kind: {
    night: "Soirée",
    broadcast: "Pay-per-view",
    town: "Ville",
    show: "Spectacle",
    wrestler: "Catcheur",
    goods: "Boutique",
    news: "Actualité",
  },
};
