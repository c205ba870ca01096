/** Brazilian Portuguese: the texts of the search across the site. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "Buscar",
  titleFor: "{{text}} · Busca",
  description: "Encontre eventos, lutadores, cidades, pay-per-views, produtos e notícias.",
  field: "Buscar no site",
  hint: "Lutador, cidade ou evento",
  submit: "Buscar",
  results: "Resultados para “{{text}}”",
  more: "Mais resultados",
  first: "Voltar aos primeiros resultados",
  noneTitle: "Nenhum resultado",
  noneText: "Nada corresponde a “{{text}}”. Confira a grafia ou tente com menos palavras.",
  suggested: "Vem aí, e os campeões",
  tooMany: "Foram muitas buscas seguidas. Espere um minuto e tente de novo.",
  away: "A busca não está disponível agora. Use o menu para encontrar eventos e lutadores.",
  kind: {
    night: "Evento",
    broadcast: "Pay-per-view",
    town: "Cidade",
    show: "Espetáculo",
    wrestler: "Lutador",
    goods: "Loja",
    news: "Notícia",
  },
};
