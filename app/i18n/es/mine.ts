/** Spanish: the texts of a fan's own tickets and profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Tus entradas, {{title}}",
    count_one: "{{count}} entrada",
    count_many: "{{count}} de entradas",
    count_other: "{{count}} entradas",
    print: "Imprimir entradas",
    number: "Entrada {{number}}",
    qr: "Código QR de la entrada {{number}}",
    tier: "Zona",
    paid: "Pagado",
    free: "Gratis",
    refunded: "Reembolsado",
    used: "Usada a las {{at}}",
    times: "Puertas {{doors}}, campana {{bell}}",
    noCode: "Esta entrada fue reembolsada y ya no es válida.",
    receipt: "Recibo",
    receiptLine_one: "Pedido {{number}}: {{count}} entrada, {{total}}",
    receiptLine_many: "Pedido {{number}}: {{count}} de entradas, {{total}}",
    receiptLine_other: "Pedido {{number}}: {{count}} entradas, {{total}}",
    keep: "El enlace de tu correo abre estas entradas en cualquier dispositivo. No lo compartas.",
    keepFan: "Están en tu perfil y en tu correo.",
  },
  after: {
    confirming: "Aún estamos confirmando tu pago",
    confirmingText:
      "Tu banco aún no responde. Esta página vuelve a comprobarlo cada pocos segundos y, mientras tanto, tus asientos siguen siendo tuyos.",
    confirmingAgain: "Comprobar de nuevo",
    refunded: "Tus asientos ya no estaban y te reembolsamos",
    refundedText:
      "Tu pago llegó después de que expirara tu reserva y otra persona ya tenía los asientos. Reembolsamos el importe completo a tu tarjeta. Puede tardar de 5 a 10 días en aparecer.",
    ended: "Tu reserva expiró",
    endedText: "No terminaste de pagar a tiempo y tus asientos volvieron a la venta. No se te cobró nada.",
    pickAgain: "Elegir asientos de nuevo",
  },
  pass: {
    of: "Entrada {{n}} de {{count}}",
    seat: "Asiento",
    unreserved: "Sin numerar",
    once: "Vale una sola vez",
    directions: "Cómo llegar",
    saved: "Copia guardada: {{when}}. Se actualizará cuando vuelvas a tener conexión.",
    calendar: "Agregar al calendario",
    postponed: "Esta velada está aplazada. Tus entradas valen para la nueva fecha, que aún no está fijada.",
  },
  print: {
    title: "Imprimir entradas, {{title}}",
    back: "Volver a tus entradas",
    hint: "Ctrl+P o ⌘P imprime una entrada por página",
    print: "Imprimir",
    heading: "Tus entradas para {{title}}",
    empty: "No hay entradas para imprimir",
    emptyText:
      "Aquí aparecen tus entradas para las próximas veladas. Si compraste sin cuenta, abre primero el enlace de tu correo.",
    card: "La cartelera",
    subject: "Cartelera sujeta a cambios.",
    autographs: "Para autógrafos",
    gettingIn: "Cómo llegar",
    fold: "Dobla por las marcas. El código queda por fuera.",
    photo: "Vale una sola vez. No publiques una foto.",
  },
};
