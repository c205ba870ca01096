/** Español: Spanish texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Pagado",
  stamp: "Pagado: {{amount}}",
  word: {
    tickets: "Estás dentro",
    broadcast: "Todo listo",
    premium: "Primera fila",
    goods: "Ya es tuyo",
  },
  heading: {
    paid: "Pagaste {{amount}}.",
    nothing: "No se te cobró nada.",
    tickets: "Tus entradas para {{title}} están listas.",
    broadcast: "Ya tienes acceso a {{title}}.",
    premium: "Tu suscripción Premium está activa.",
    trial: "Tu prueba gratis ya empezó.",
    goods: "Recibimos tu pedido: {{title}}.",
  },
  now: "Ahora",
  anyDay: "Cualquier día",
  later: "Más adelante",
  next: "Lo que sigue",
  have: "Lo que ya tienes",
  mailed: "También enviamos los detalles a {{email}}.",
  tickets: {
    yours: "Tus entradas",
    show: "Ver las entradas",
    code: "Ver código",
    offline: "Tus entradas funcionan sin conexión",
    offlineText: "Ábrelas una vez en tu teléfono. Después podrás verlas sin señal.",
    keep: "Guarda el correo",
    refund: "Último día para el reembolso",
    refundText: "En tu perfil, hasta el {{when}}.",
    doorText: "Cada código vale una sola vez. Tenlo a mano al llegar a la puerta.",
  },
  broadcast: {
    yours: "Tu transmisión",
    profile: "Está en tu perfil",
    profileText: "En cualquier pantalla donde inicies sesión.",
    starts: "La transmisión empieza a las {{time}}",
  },
  premium: {
    first: "Para empezar: {{title}}",
    watch: "Mira todo lo que lleve la marca Premium",
    renews: "Se renueva por {{price}}",
    renewsText: "Cobramos a la tarjeta con la que pagaste.",
    trialEnds: "Termina tu prueba gratis",
    trialEndsText: "Ese día te cobramos {{price}}, salvo que canceles antes.",
    plans: "Ver los planes",
  },
  goods: {
    ships: "Te escribimos cuando esté en camino",
    shipsText: "Dentro del país tarda hasta una semana; al extranjero, hasta tres.",
    returns: "¿Cambiaste de idea?",
    returnsText: "Tienes 30 días. Escríbenos y te diremos adónde enviarlo.",
  },
  refunded: "Te devolvimos el dinero",
};
