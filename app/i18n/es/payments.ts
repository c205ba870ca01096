/** Spanish: the texts of a fan's payments, the actions on them, and the mails about them. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "No logramos conectar con el servicio de pago. Tus pedidos están abajo. Las facturas y tu tarjeta volverán cuando se restablezca.",
  due: {
    title: "Tienes un pago pendiente",
    text: "No pudimos cobrar {{amount}} por {{title}}. Págalo ahora o actualiza tu tarjeta.",
    pay: "Pagar {{amount}}",
  },
  premium: {
    none: "Ahora mismo no tienes Premium.",
    see: "Ver Premium",
  },
  card: {
    title: "Tu tarjeta",
    name: "{{brand}} terminada en {{last4}}",
    expires: "Vence en {{date}}",
    soon: "Vence pronto",
    over: "Vencida",
    soonText: "Actualízala antes para que todo siga sin interrupciones.",
    overText: "Ya no podemos usarla para cobrar. Actualízala para que todo siga sin interrupciones.",
    none: "No hay ninguna tarjeta guardada. La escribes en la página de Stripe al pagar.",
    update: "Actualizar tarjeta",
    going: "Abriendo Stripe",
    unreachable: "No logramos conectar con Stripe. No se cambió nada. Inténtalo de nuevo en un minuto.",
  },
  list: {
    title: "Pagos",
    text: "Entradas, pay-per-views, pedidos de la tienda y Premium, con todas las facturas.",
    emptyTitle: "Aún no hay pagos",
    emptyText: "Lo que compres aparece aquí, con recibos y reembolsos.",
    emptyAction: "Ver fechas de la gira",
    tickets_one: "{{count}} entrada",
    tickets_many: "{{count}} de entradas",
    tickets_other: "{{count}} entradas",
    night: "Pay-per-view",
    goods: "Pedido de la tienda",
    order: "Pedido {{number}}",
    invoice: "Factura {{number}}",
    paid: "Pagado",
    open: "Pendiente",
    void: "Anulado",
    refunded: "Reembolsado",
    partly: "{{amount}} reembolsados",
    returned: "El reembolso no llegó",
    disputed: "En disputa",
    receipt: "Recibo",
    pdf: "PDF",
    details: "Detalles",
    ask: "Pedir ayuda",
    pages: "Páginas de pagos",
    page: "Página {{page}} de {{pages}}",
    newer: "Más recientes",
    older: "Anteriores",
  },
  refund: {
    open: "Pedir un reembolso",
    ticketsUntil:
      "Puedes pedir el reembolso hasta: {{date}}. Te devolvemos {{amount}} a la tarjeta con la que pagaste y estas entradas dejan de valer.",
    ticketsOpen:
      "La nueva fecha no está fijada: puedes pedir el reembolso cuando quieras. Te devolvemos {{amount}} a la tarjeta con la que pagaste y estas entradas dejan de valer.",
    nightUntil:
      "Puedes pedir el reembolso hasta que empiece la transmisión: {{date}}. Te devolvemos {{amount}} a la tarjeta con la que pagaste y ya no podrás verla.",
    nightOpen:
      "La nueva fecha no está fijada: puedes pedir el reembolso cuando quieras. Te devolvemos {{amount}} a la tarjeta con la que pagaste y ya no podrás ver la transmisión.",
    confirm: "Reembolsar {{amount}}",
    sending: "Reembolsando",
    done: "Reembolsado. {{amount}} en camino a la tarjeta con la que pagaste. Puede tardar de 5 a 10 días en aparecer. Te lo confirmaremos por correo.",
    late: "Es tarde para un reembolso automático. Envíanos un mensaje abajo: tu pedido va adjunto y lo decide una persona.",
    ruleTitle: "Política de reembolsos",
    ruleTickets:
      "<b>Entradas</b>: reembólsalas aquí hasta 48 horas antes de la campana o, si la velada cambió de fecha, hasta la campana de la nueva. ¿Ya usadas o transferidas? Escríbenos.",
    ruleNight:
      "<b>Pay-per-views</b>: reembólsalos aquí hasta que empiece la transmisión. Después, solo por una compra doble, una velada cancelada o un error nuestro, si nos escribes en un plazo de 48 horas.",
    rulePremium:
      "<b>Premium</b>: cancela cuando quieras y consérvalo por el tiempo que ya pagaste. ¿Un cobro doble o por error? Escríbenos y te lo reembolsamos.",
    ruleGoods: "<b>Tienda</b>: en un plazo de 30 días. Escríbenos y te decimos adónde enviarlo.",
    ruleOff: "Si una velada se cancela, te reembolsamos automáticamente.",
  },
  mail: {
    nightPaidSubject: "Todo listo para ver {{title}}",
    nightPaid: "Gracias por tu pedido. {{title}}, {{date}}, es tuyo: en vivo, y en repetición si la hay.",
    nightPaidWatch: "Verlo aquí",
    paidLine: "Pagado: {{amount}} el {{date}}",
    invoiceLine: "Factura: {{number}}",
    premiumPaidSubject: "Tu recibo de Premium",
    premiumPaid: "Gracias por estar con nosotros. Recibimos tu pago de Premium.",
    failedSubject: "Tu pago de Premium falló",
    failed: "No pudimos cobrar {{amount}} por Premium.",
    failedNext:
      "Conservas Premium mientras lo intentamos de nuevo. Próximo intento: {{date}}. Para arreglarlo ya, actualiza tu tarjeta.",
    failedLast: "Ese fue el último intento. Paga ahora para conservar Premium.",
    failedPay: "Pagar ahora",
    trialSubject: "Tu prueba gratis termina el {{date}}",
    trial: "Tu prueba gratis de Premium termina el {{date}}. Ese día cobraremos {{amount}} y sigues viendo todo.",
    trialLeave: "¿No lo quieres? Cancela antes y no se te cobra nada.",
    canceledSubject: "Cancelaste Premium",
    canceled: "Cancelaste Premium. Lo conservas hasta el {{date}} y no volveremos a cobrarte.",
    keptSubject: "Tu Premium continúa",
    keptMonth: "Tu suscripción mensual se renueva el {{date}} por {{amount}}.",
    keptYear: "Tu suscripción anual se renueva el {{date}} por {{amount}}.",
    keptChange:
      "Conservas Premium y tu cancelación ya no cuenta. Puedes cambiar de plan o de tarjeta, o cancelar, cuando quieras en la página de Premium.",
    endedSubject: "Tu Premium terminó",
    ended: "Tu suscripción terminó. No volveremos a cobrarte. Vuelve cuando quieras.",
    refundSubject: "Tu reembolso de {{amount}} está en camino",
    refund:
      "Te devolvimos {{amount}} de {{title}} a la tarjeta con la que pagaste. Puede tardar de 5 a 10 días en aparecer.",
    refundFailedSubject: "Tu reembolso de {{amount}} no llegó a tu tarjeta",
    refundFailed:
      "Tu banco nos devolvió el reembolso de {{amount}} por {{title}}. Suele pasar cuando la tarjeta se canceló o se reemplazó. El dinero sigue siendo tuyo: escríbenos y buscaremos otra forma de pagarte.",
    trialRefusedSubject: "Tu prueba gratis no comenzó",
    trialRefused:
      "La tarjeta que usaste ya tuvo una prueba gratis de Premium, y solo hay una por tarjeta. Tu suscripción no comenzó y no se te cobró nada. Aún puedes suscribirte sin prueba.",
    yours: "Ver tus pagos",
    premiumPage: "Administrar Premium",
    receipt: "Ver factura",
  },
};
