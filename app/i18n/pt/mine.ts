/** Brazilian Portuguese: the texts of a fan's own tickets and of her profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Seus ingressos, {{title}}",
    count_one: "{{count}} ingresso",
    count_many: "{{count}} de ingressos",
    count_other: "{{count}} ingressos",
    print: "Imprimir os ingressos",
    number: "Ingresso {{number}}",
    qr: "Código QR do ingresso {{number}}",
    tier: "Setor",
    admits: "Válido para",
    admitsOne: "Uma pessoa",
    order: "Pedido",
    paid: "Pago",
    free: "Grátis",
    refunded: "Reembolsado",
    cancelled: "Cancelado",
    used: "Usado às {{at}}",
    times: "Portões {{doors}}, gongo {{bell}}",
    small: "É escaneado uma única vez. Titular: {{name}}. Card sujeito a alterações.",
    noCode: "Este ingresso não é mais válido. O dinheiro foi devolvido.",
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
      "O banco ainda não respondeu. Esta página verifica sozinha a cada poucos segundos; enquanto isso, seus lugares continuam seus.",
    confirmingAgain: "Verificar de novo",
    refunded: "Os lugares se foram, o dinheiro voltou",
    refundedText:
      "Seu pagamento chegou depois que a reserva expirou, e os lugares já estavam ocupados. O valor total foi devolvido ao seu cartão; os bancos mostram a devolução em 5 a 10 dias.",
    ended: "A reserva expirou",
    endedText: "O pagamento não foi concluído a tempo, então os lugares voltaram à venda. Nada foi cobrado.",
    pickAgain: "Escolher lugares de novo",
  },
  print: {
    title: "Imprimir os ingressos, {{title}}",
    back: "Voltar aos seus ingressos",
    hint: "Ctrl ou ⌘ + P imprime um por página",
    print: "Imprimir",
    heading: "Seus ingressos para {{title}}",
  },
};
