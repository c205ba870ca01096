/** Português: Portuguese texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Pago",
  stamp: "Pago: {{amount}}",
  word: {
    tickets: "Você está dentro",
    broadcast: "É só assistir",
    premium: "Primeira fila",
    goods: "Agora é seu",
  },
  heading: {
    paid: "Você pagou {{amount}}.",
    nothing: "Nada foi cobrado.",
    tickets: "Seus ingressos para {{title}} estão prontos.",
    broadcast: "Você já tem acesso a {{title}}.",
    premium: "Sua assinatura Premium está ativa.",
    trial: "Seu teste grátis começou.",
    goods: "Recebemos seu pedido: {{title}}.",
  },
  now: "Agora",
  anyDay: "Qualquer dia",
  later: "Depois",
  next: "O que vem agora",
  have: "O que agora é seu",
  mailed: "Também enviamos os detalhes para {{email}}.",
  tickets: {
    yours: "Seus ingressos",
    show: "Ver ingressos",
    code: "Ver código",
    offline: "Seus ingressos funcionam offline",
    offlineText: "Abra uma vez no celular. Depois eles aparecem até sem sinal.",
    keep: "Guarde o e-mail",
    refund: "Último dia para o reembolso",
    refundText: "No seu perfil, até {{when}}.",
    doorText: "Cada código vale uma única vez. Deixe o seu pronto na entrada.",
  },
  broadcast: {
    yours: "Sua transmissão",
    profile: "Está no seu perfil",
    profileText: "Assista em qualquer tela conectada à sua conta.",
    starts: "A transmissão começa às {{time}}",
  },
  premium: {
    first: "Para começar: {{title}}",
    watch: "Assista a tudo que tem a marca Premium",
    renews: "Renova por {{price}}",
    renewsText: "Cobramos no cartão usado na compra.",
    trialEnds: "Fim do teste grátis",
    trialEndsText: "Nesse dia cobramos {{price}}, a menos que você cancele antes.",
    plans: "Ver os planos",
  },
  goods: {
    ships: "Avisamos por e-mail quando estiver a caminho",
    shipsText: "No país, leva até uma semana; para o exterior, até três.",
    returns: "Mudou de ideia?",
    returnsText: "Você tem 30 dias. Fale conosco e diremos para onde devolver.",
  },
  refunded: "Devolvemos seu dinheiro",
};
