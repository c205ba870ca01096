/** Spanish texts of why seats could not be held. The server says them. */
import type { refusals as en } from "../en/refusals";
import type { CompleteTable } from "../table-shape";

export const refusals: CompleteTable<typeof en> = {
  offerOpen: "Tienes una oferta de la lista de espera para esta velada. Págala o recházala primero.",
  soldOut: "Se acaba de agotar. Elige otra zona.",
  notEnough_one: "Aquí solo queda {{count}} asiento.",
  notEnough_many: "Aquí solo quedan {{count}} de asientos.",
  notEnough_other: "Aquí solo quedan {{count}} asientos.",
  notEnough_zero: "Aquí no queda ningún asiento.",
  limitPerCheckout_one: "Máximo {{count}} entrada en esta zona.",
  limitPerCheckout_many: "Máximo {{count}} de entradas en esta zona.",
  limitPerCheckout_other: "Máximo {{count}} entradas en esta zona.",
  limitPerOrder_one: "Máximo {{count}} entrada por pedido, entre todas las zonas.",
  limitPerOrder_many: "Máximo {{count}} de entradas por pedido, entre todas las zonas.",
  limitPerOrder_other: "Máximo {{count}} entradas por pedido, entre todas las zonas.",
  notOnSale: "No está a la venta por ahora.",
  unknown: "Esta zona ya no se ofrece. Elige otra.",
  notANumber: "Escribe un número entero: 0, 1, 2…",
  empty: "Elige al menos un asiento.",
  checkoutOpen:
    "Tu pago puede estar en curso, así que no puedes cambiar estos asientos. Continúa al pago o vuelve a comprobarlo en un minuto.",
  holdEnded: "Tu reserva expiró. Vuelve a reservar asientos antes de pagar.",
  busy: "Muchos fans quieren estos asientos. No se cambió nada y no se te cobró. Inténtalo de nuevo.",
  away: "No logramos conectar con la taquilla. No se cambió nada y no se te cobró. Inténtalo de nuevo en un minuto.",
  tooMany: "Demasiados intentos. Espera diez minutos e inténtalo de nuevo.",
  placeTaken: "Alguien acaba de tomar uno de estos asientos.",
  placeUnknown: "Uno de estos asientos ya no está en el plano. Elige otro.",
  companionAlone:
    "Los asientos de acompañante van con el lugar para silla de ruedas de al lado, como máximo tres por lugar. Elige también ese.",
  notTogether: "Aquí no hay tantos asientos libres juntos.",
  noAccessible: "No hay tantos lugares para silla de ruedas juntos. Prueba en otra zona.",
  moreThanSeats: "Son más que los asientos que elegiste. Escribe un número menor.",
  priceChanged: "El precio cambió. Aquí una entrada cuesta ahora {{price}}.",
  code: {
    unknown: "{{code}} no es un código para esta velada. Revisa cómo lo escribiste.",
    early: "{{code}} todavía no es válido. Vuelve a intentarlo más tarde.",
    over: "{{code}} expiró.",
    used: "{{code}} ya está agotado.",
    seats: "{{code}} no cubre tantos asientos. Quedan para este código: {{n}}.",
    minimum: "{{code}} requiere como mínimo este número de asientos: {{n}}.",
    notHere: "{{code}} no es para los asientos que elegiste.",
    second: "Puedes usar un código de preventa y uno de descuento por pedido.",
    tooMany: "Demasiados códigos. Espera diez minutos y vuelve a intentarlo. Tus asientos siguen igual.",
  },
};
