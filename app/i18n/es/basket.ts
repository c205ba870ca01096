/** Spanish: the texts of the basket. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "Carrito",
  add: "Agregar al carrito",
  adding: "Agregando",
  added: "Ya está en tu carrito.",
  see: "Ir al carrito",
  full: "Tu carrito está lleno. Paga o quita algo primero.",
  quantity: "Cantidad: {{article}}",
  update: "Actualizar",
  remove: "Quitar",
  removeOf: "Quitar {{article}}",
  each: "{{price}} por unidad",
  total: "Total",
  priceChanged: "Costaba {{was}} cuando lo agregaste. Ahora cuesta {{now}}.",
  fewer: "Solo quedan {{number}}. Eso es lo que cuenta tu total.",
  soldOut: "Agotado. No cuenta en tu total.",
  gone: "Parte de tu carrito ya no está a la venta.",
  changed: "Tu carrito cambió desde la última vez que lo viste. Revísalo y después paga. No se te cobró nada.",
  pay: "Pagar {{price}}",
  posted:
    "Paga con tarjeta en la página de Stripe. El envío está incluido. Te reservamos todo 30 minutos mientras pagas.",
  noAccount: "No necesitas cuenta. Te enviamos por correo un enlace a tu pedido.",
  heldTitle: "Pendiente de pago",
  held: "Te reservamos {{name}} ({{price}}). Tiempo restante: {{time}}.",
  emptyTitle: "Tu carrito está vacío",
  emptyText: "Lo que agregues desde la tienda aparecerá aquí.",
  emptyAction: "Ir a la tienda",
  addOn: {
    title: "De la tienda",
    separate: "Es un pedido aparte. Tus entradas no cambian.",
    together: "Se paga junto con tus asientos, en un solo pago. Te lo reservamos tanto tiempo como tus asientos.",
    togetherOffer:
      "Se paga junto con tus asientos, en un solo pago. Te lo reservamos 30 minutos. Después estará en tu carrito.",
    free: "Tus asientos son gratis: aquí no hay nada que pagar. Lo que quieres de la tienda está en tu carrito.",
    include: "Agregar a este pedido",
    basket: "Agregar mi carrito",
    soldOut: "Se acaba de agotar. Tus asientos siguen reservados.",
    full: "En este pedido no cabe más. Quita algo primero.",
    late: "Ya es tarde para cambiar este pedido. Págalo como está o libera tus asientos.",
  },
};
