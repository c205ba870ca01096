/** Brazilian Portuguese: the texts of a fan's payments, the actions on them, and the mails about them. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "O serviço de pagamento não está respondendo agora. Seus pedidos estão abaixo. As faturas e seu cartão voltam junto com ele.",
  due: {
    title: "Você tem um pagamento em aberto",
    text: "Não conseguimos cobrar {{amount}} por {{title}}. Pague agora ou atualize seu cartão.",
    pay: "Pagar {{amount}}",
  },
  premium: {
    none: "Você não é assinante no momento.",
    see: "Conhecer o Premium",
  },
  card: {
    title: "Seu cartão",
    name: "{{brand}} com final {{last4}}",
    expires: "Vence em {{date}}",
    soon: "Vence em breve",
    over: "Vencido",
    soonText: "Atualize antes para tudo continuar funcionando.",
    overText: "Não podemos mais cobrar nele. Atualize para tudo continuar funcionando.",
    none: "Nenhum cartão salvo. Você o digita na página da Stripe ao pagar.",
    update: "Atualizar cartão",
    going: "Abrindo a Stripe",
    unreachable: "A Stripe não está respondendo agora. Nada foi alterado. Tente de novo em um minuto.",
  },
  list: {
    title: "Pagamentos",
    text: "Ingressos, pay-per-views, pedidos da loja e Premium, com todas as faturas.",
    emptyTitle: "Nenhum pagamento ainda",
    emptyText: "O que você comprar aparece aqui, com recibos e reembolsos.",
    emptyAction: "Ver as datas da turnê",
    tickets_one: "{{count}} ingresso",
    tickets_many: "{{count}} de ingressos",
    tickets_other: "{{count}} ingressos",
    night: "Pay-per-view",
    goods: "Pedido da loja",
    order: "Pedido {{number}}",
    invoice: "Fatura {{number}}",
    paid: "Pago",
    open: "Em aberto",
    void: "Anulado",
    refunded: "Reembolsado",
    partly: "Reembolso: {{amount}}",
    returned: "O reembolso não chegou",
    disputed: "Em disputa",
    receipt: "Recibo",
    pdf: "PDF",
    details: "Detalhes",
    ask: "Pedir ajuda",
    pages: "Páginas de pagamentos",
    page: "Página {{page}} de {{pages}}",
    newer: "Mais recentes",
    older: "Mais antigos",
  },
  refund: {
    open: "Pedir reembolso",
    ticketsUntil:
      "Você pode pedir o reembolso até {{date}}. Devolvemos {{amount}} ao cartão usado na compra, e estes ingressos deixam de valer.",
    ticketsOpen:
      "A nova data não está definida, então você pode pedir o reembolso a qualquer momento. Devolvemos {{amount}} ao cartão usado na compra, e estes ingressos deixam de valer.",
    nightUntil:
      "Você pode pedir o reembolso até o início da transmissão: {{date}}. Devolvemos {{amount}} ao cartão usado na compra, e você não poderá mais assistir.",
    nightOpen:
      "A nova data não está definida, então você pode pedir o reembolso a qualquer momento. Devolvemos {{amount}} ao cartão usado na compra, e você não poderá mais assistir.",
    confirm: "Reembolsar {{amount}}",
    sending: "Reembolsando",
    done: "Reembolsado. {{amount}} a caminho do cartão usado na compra. Pode levar de 5 a 10 dias para aparecer. Vamos confirmar por e-mail.",
    late: "É tarde demais para um reembolso automático. Envie uma mensagem abaixo: seu pedido vai anexado, e quem decide é uma pessoa.",
    ruleTitle: "Política de reembolso",
    ruleTickets:
      "<b>Ingressos</b>: peça o reembolso aqui até 48 horas antes do gongo ou, se o evento mudou de data, até o gongo da nova. Ingressos usados ou transferidos: fale conosco.",
    ruleNight:
      "<b>Pay-per-views</b>: peça o reembolso aqui até o início da transmissão. Depois, só por compra em dobro, evento cancelado ou erro nosso, se você falar conosco em até 48 horas.",
    rulePremium:
      "<b>Premium</b>: cancele quando quiser e fique com ele pelo tempo que já pagou. Cobrança em dobro ou por engano? Fale conosco, e devolvemos.",
    ruleGoods: "<b>Loja</b>: em até 30 dias. Fale conosco, e dizemos para onde enviar.",
    ruleOff: "Se um evento é cancelado, reembolsamos automaticamente.",
  },
  mail: {
    nightPaidSubject: "Tudo pronto para assistir: {{title}}",
    nightPaid: "Agradecemos o seu pedido. {{title}}, {{date}}, é seu: ao vivo, e em reprise se houver.",
    nightPaidWatch: "Assistir aqui",
    paidLine: "Pago: {{amount}} em {{date}}",
    invoiceLine: "Fatura: {{number}}",
    premiumPaidSubject: "Seu recibo do Premium",
    premiumPaid: "Que bom ter você com a gente. Recebemos seu pagamento do Premium.",
    failedSubject: "Seu pagamento do Premium falhou",
    failed: "Não conseguimos cobrar {{amount}} pelo Premium.",
    failedNext:
      "Você continua com o Premium enquanto tentamos de novo. Próxima tentativa: {{date}}. Para resolver agora, atualize seu cartão.",
    failedLast: "Essa foi a última tentativa. Pague agora para manter o Premium.",
    failedPay: "Pagar agora",
    trialSubject: "Seu teste grátis termina em {{date}}",
    trial:
      "Seu teste grátis do Premium termina em {{date}}. Vamos cobrar {{amount}} nesse dia, e você continua assistindo.",
    trialLeave: "Não quer? Cancele antes, e nada será cobrado.",
    canceledSubject: "Você cancelou o Premium",
    canceled: "Você cancelou o Premium. Ele continua seu até {{date}}, e não vamos cobrar mais nada.",
    keptSubject: "Seu Premium continua",
    keptMonth: "Sua assinatura mensal renova em {{date}} por {{amount}}.",
    keptYear: "Sua assinatura anual renova em {{date}} por {{amount}}.",
    keptChange:
      "Você manteve o Premium, e o cancelamento não vale mais. Mude o plano ou o cartão, ou cancele, quando quiser na página do Premium.",
    endedSubject: "Seu Premium terminou",
    ended: "Sua assinatura terminou. Não vamos cobrar mais nada. Volte quando quiser.",
    refundSubject: "Seu reembolso de {{amount}} está a caminho",
    refund: "Devolvemos {{amount}} por {{title}} ao cartão usado na compra. Pode levar de 5 a 10 dias para aparecer.",
    refundFailedSubject: "Seu reembolso de {{amount}} não chegou ao seu cartão",
    refundFailed:
      "Seu banco nos devolveu o reembolso de {{amount}} por {{title}}. Em geral, isso quer dizer que o cartão foi cancelado ou substituído. O dinheiro continua sendo seu: fale conosco e vamos encontrar outra forma de pagar você.",
    trialRefusedSubject: "Seu teste grátis não começou",
    trialRefused:
      "O cartão que você usou já teve um teste grátis do Premium, e só há um por cartão. Sua assinatura não começou e nada foi cobrado. Você ainda pode assinar sem o teste.",
    yours: "Ver seus pagamentos",
    premiumPage: "Gerenciar o Premium",
    receipt: "Ver a fatura",
  },
};
