/** Brazilian Portuguese: the texts of a fan's own tickets and profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Seus ingressos, {{title}}",
    count_one: "{{count}} ingresso",
    count_many: "{{count}} de ingressos",
    count_other: "{{count}} ingressos",
    print: "Imprimir ingressos",
    number: "Ingresso {{number}}",
    qr: "Código QR do ingresso {{number}}",
    tier: "Setor",
    paid: "Pago",
    free: "Grátis",
    refunded: "Reembolsado",
    used: "Usado às {{at}}",
    times: "Portões {{doors}}, gongo {{bell}}",
    noCode: "Este ingresso foi reembolsado e não vale mais.",
    receipt: "Recibo",
    receiptLine_one: "Pedido {{number}}: {{count}} ingresso, {{total}}",
    receiptLine_many: "Pedido {{number}}: {{count}} de ingressos, {{total}}",
    receiptLine_other: "Pedido {{number}}: {{count}} ingressos, {{total}}",
    keep: "O link no seu e-mail abre estes ingressos em qualquer dispositivo. Não compartilhe.",
    keepFan: "Eles estão no seu perfil e no seu e-mail.",
  },
  after: {
    confirming: "Ainda confirmando seu pagamento",
    confirmingText:
      "Seu banco ainda não respondeu. Esta página verifica de novo a cada poucos segundos e, enquanto isso, seus lugares continuam seus.",
    confirmingAgain: "Verificar de novo",
    refunded: "Seus lugares já tinham ido, então devolvemos seu dinheiro",
    refundedText:
      "Seu pagamento chegou depois que a reserva expirou, e outra pessoa já tinha pegado os lugares. Reembolsamos o valor total no seu cartão. Pode levar de 5 a 10 dias para aparecer.",
    ended: "Sua reserva expirou",
    endedText: "Você não concluiu o pagamento a tempo, e seus lugares voltaram à venda. Nada foi cobrado.",
    pickAgain: "Escolher lugares de novo",
  },
  pass: {
    of: "Ingresso {{n}} de {{count}}",
    seat: "Lugar",
    unreserved: "Não marcado",
    once: "Vale uma única vez",
    directions: "Como chegar",
    saved: "Cópia salva: {{when}}. Ela será atualizada quando você voltar a ficar on-line.",
    calendar: "Adicionar à agenda",
    postponed: "Este evento foi adiado. Seus ingressos valem para a nova data, que ainda não está definida.",
  },
  print: {
    title: "Imprimir ingressos, {{title}}",
    back: "Voltar aos seus ingressos",
    hint: "Ctrl+P ou ⌘P imprime um ingresso por página",
    print: "Imprimir",
    heading: "Seus ingressos para {{title}}",
    empty: "Nenhum ingresso para imprimir",
    emptyText:
      "Seus ingressos para os próximos eventos aparecem aqui. Se comprou sem conta, abra primeiro o link do e-mail.",
    card: "O card",
    subject: "Card sujeito a alterações.",
    autographs: "Para autógrafos",
    gettingIn: "Como chegar",
    fold: "Dobre nas marcas. O código fica do lado de fora.",
    photo: "Vale uma única vez. Não poste foto dele.",
  },
};
