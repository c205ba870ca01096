/** Español: Spanish texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Pagado",
  stamp: "Pagado: {{amount}}",
  word: {
    tickets: "Ya estás",
    broadcast: "Ya es tuyo",
    premium: "Primera fila",
    goods: "Es tuyo",
  },
  heading: {
    paid: "Pagaste {{amount}}.",
    nothing: "No se te cobró nada.",
    tickets: "Tus entradas para {{title}} están listas.",
    broadcast: "Ya puedes ver {{title}}.",
    premium: "Tu suscripción Premium está activa.",
    trial: "Tu prueba gratis está activa.",
    goods: "Recibimos tu pedido: {{title}}.",
  },
  now: "Ahora",
  anyDay: "Cuando quieras",
  next: "Qué pasa ahora",
  have: "Lo que tienes ahora",
  mailed: "También enviamos los detalles a {{email}}.",
  tickets: {
    yours: "Tus entradas",
    show: "Ver las entradas",
    code: "Ver el código",
    offline: "Tus entradas funcionan sin conexión",
    offlineText: "Ábrelas una vez en tu teléfono. Después se ven sin señal.",
    keep: "Guarda el correo",
    refund: "Último momento para un reembolso",
    refundText: "Hasta {{when}}, en tu perfil.",
    doorText: "Cada código se escanea una sola vez. Tenlo abierto al llegar a la puerta.",
  },
  broadcast: {
    yours: "Tu transmisión",
    profile: "Está en tu perfil",
    profileText: "Mírala en cualquier pantalla donde hayas iniciado sesión.",
    starts: "La transmisión empieza a las {{time}}",
  },
  premium: {
    first: "Lo primero: {{title}}",
    watch: "Mira todo lo marcado como Premium",
    renews: "Se renueva por {{price}}",
    renewsText: "Cobramos a la tarjeta con la que pagaste.",
    trialEnds: "Termina tu prueba gratis",
    trialEndsText: "Ese día, {{price}}, salvo que canceles antes.",
    plans: "Ver los planes",
  },
  goods: {
    ships: "Te avisamos por correo cuando salga",
    shipsText: "Los paquetes nacionales tardan hasta una semana; los internacionales, hasta tres.",
    returns: "¿Cambiaste de idea?",
    returnsText: "Tienes 30 días. Escríbenos y te diremos adónde enviarlo.",
  },
  refunded: "Te reembolsamos el dinero",
};
