/** Português: Portuguese texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Pago",
  stamp: "Pago: {{amount}}",
  word: {
    tickets: "Você entrou",
    broadcast: "Vai começar",
    premium: "Primeira fila",
    goods: "É seu",
  },
  heading: {
    paid: "Você pagou {{amount}}.",
    nothing: "Nada foi cobrado.",
    tickets: "Seus ingressos para {{title}} estão prontos.",
    broadcast: "Você já pode assistir a {{title}}.",
    premium: "Sua assinatura Premium está ativa.",
    trial: "Seu teste grátis começou.",
    goods: "Recebemos seu pedido: {{title}}.",
  },
  now: "Agora",
  anyDay: "Quando quiser",
  next: "O que acontece agora",
  have: "O que você tem agora",
  mailed: "Também enviamos os detalhes para {{email}}.",
  tickets: {
    yours: "Seus ingressos",
    show: "Ver ingressos",
    code: "Ver código",
    offline: "Seus ingressos funcionam offline",
    offlineText: "Abra uma vez no celular. Depois eles aparecem mesmo sem sinal.",
    keep: "Guarde o e-mail",
    refund: "Última chance de reembolso",
    refundText: "Até {{when}}, no seu perfil.",
    doorText: "Cada código é lido uma vez só. Deixe aberto ao chegar na entrada.",
  },
  broadcast: {
    yours: "Sua transmissão",
    profile: "Está no seu perfil",
    profileText: "Assista em qualquer tela em que você entrou na conta.",
    starts: "A transmissão começa às {{time}}",
  },
  premium: {
    first: "Para começar: {{title}}",
    watch: "Assista a tudo marcado como Premium",
    renews: "Renova por {{price}}",
    renewsText: "Cobramos no cartão que você usou.",
    trialEnds: "Fim do teste grátis",
    trialEndsText: "{{price}} nesse dia, se você não cancelar antes.",
    plans: "Ver os planos",
  },
  goods: {
    ships: "Avisamos por e-mail quando for enviado",
    shipsText: "Pacotes nacionais levam até uma semana; internacionais, até três.",
    returns: "Mudou de ideia?",
    returnsText: "Você tem 30 dias. Fale conosco e diremos para onde enviar.",
  },
  refunded: "Reembolsamos você",
};
