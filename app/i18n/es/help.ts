/** Spanish: the texts of billing assistance, of letters to the office and of privacy. */
import type { help as en } from "../en/help";
import type { Complete } from "../table";

export const help: Complete<typeof en> = {
  assistance: {
    title: "Ayuda con los pagos",
    description: "Reembolsos, pagos y entradas perdidas: respuestas rápidas, tus pedidos y una carta a la oficina.",
    lead: "Un pago que parece erróneo, una entrada que se perdió, dinero por devolver: empieza aquí.",
    guestTitle: "¿Compraste con una cuenta?",
    guestText:
      "Inicia sesión y aquí verás tus pedidos con lo que se pagó. Un pedido hecho sin cuenta se abre con el enlace de su correo.",
    signIn: "Iniciar sesión",
    signUp: "Crear cuenta",
    ordersTitle: "Tus pedidos",
    emptyTitle: "Aún no hay pedidos",
    emptyText: "Lo que compres aparece aquí, con lo que se pagó y lo que se devolvió.",
    emptyAction: "Ver las fechas de la gira",
  },
  orders: {
    date: "Fecha",
    what: "Concepto",
    state: "Estado",
    amount: "Importe",
    line_one: "{{title}}, {{count}} entrada",
    line_many: "{{title}}, {{count}} de entradas",
    line_other: "{{title}}, {{count}} entradas",
    number: "Pedido {{number}}",
    paid: "Pagado",
    free: "Gratis",
    refunded: "Reembolsado",
    show: "Ver las entradas",
    ask: "Preguntar por él",
    next: "Lo que puedes hacer",
  },
  answers: {
    title: "Respuestas rápidas",
    refund: "¿Puedo devolver entradas?",
    refundText:
      "Hasta 48 horas antes de la campana, sí: escríbenos con el pedido. Una velada cancelada se reembolsa sin tener que pedirlo, en la tarjeta con la que se pagó. Si una velada cambia de fecha, tus entradas siguen siendo válidas; si la nueva fecha no te viene bien, escríbenos.",
    when: "¿Cuándo vuelve el dinero?",
    whenText:
      "Lo enviamos el día en que se concede, y un correo lo confirma. Los bancos lo muestran en un plazo de 5 a 10 días.",
    hold: "¿Qué es una reserva?",
    holdText:
      "Los asientos que elegiste se guardan 20 minutos. Cuando pulsas pagar, la página de pago tiene 31 minutos. Después vuelven a la venta y no se cobra nada.",
    pending: "Pagué y no veo las entradas",
    pendingText:
      "Puede que el banco aún no haya respondido: la página posterior al pago vuelve a comprobarlo sola, y el correo llega cuando está hecho. Si el dinero llegó tarde y los asientos ya no estaban, el importe completo ya está de vuelta.",
    lost: "Perdí mis entradas",
    lostText:
      "Con una cuenta, están en tu perfil. Sin ella, se abren con el enlace de tu correo, y podemos enviarte ese correo otra vez.",
    find: "Enviar mis entradas otra vez",
    card: "¿Guardan el número de mi tarjeta?",
    cardText: "No. Lo escribes en la página de Stripe y nosotros nunca lo vemos.",
  },
  letter: {
    title: "Escribir a la oficina",
    text: "Una persona la lee y responde por correo.",
    name: "Nombre",
    email: "Correo electrónico",
    subject: "¿De qué se trata?",
    choose: "Elige una opción",
    refund: "Un reembolso",
    payment: "Un pago",
    tickets: "Entradas que faltan o son erróneas",
    account: "Mi cuenta o mis datos",
    access: "Acceso y accesibilidad",
    other: "Otra cosa",
    order: "Pedido",
    noOrder: "Ninguno de ellos",
    message: "Mensaje",
    messageHelp: "Nunca escribas aquí un número de tarjeta ni una contraseña.",
    newsletter: "Envíenme las nuevas fechas por correo. Puedo cancelarlo en cualquier momento.",
    trap: "Deja este campo vacío",
    send: "Enviar la carta",
    sending: "Enviando",
    notSent: "La carta no se envió. Lo que falta está marcado abajo.",
    tooMany: "Fueron muchas cartas en diez minutos, así que esta no se envió. Sigue abajo: envíala un poco más tarde.",
    away: "En este momento no se puede acceder a la oficina, así que la carta no se envió. Sigue abajo: envíala un poco más tarde.",
    sentTitle: "Tu carta ya está con nosotros",
    sentText:
      "Es la número {{number}}. Una persona la lee y responde a la dirección que diste; allí no se envía nada más, salvo que hayas pedido las nuevas fechas.",
    another: "Escribir otra carta",
    nameMissing: "Dinos tu nombre.",
    nameLong: "Máximo {{max}} caracteres.",
    emailMissing: "Dinos adónde responder.",
    emailInvalid: "Esto no es un correo electrónico.",
    subjectMissing: "Elige de qué se trata.",
    messageMissing: "Cuéntanos qué pasó.",
    messageLong: "Máximo {{max}} caracteres.",
  },
  privacy: {
    title: "Política de privacidad",
    description: "Qué guarda {{name}} de ti, por qué, cuánto tiempo y cómo hacer que se borre.",
    lead: "Qué guarda este sitio de ti, por qué y cómo hacer que deje de hacerlo. Aquí no se vende nada de ello.",
    short: "Mirar no se mide ni se anota: no hay ninguna lista de visitas.",
    cookiesTitle: "Cookies del sitio",
    cookiesText: "Las cuatro primeras están cifradas y ningún script puede leerlas.",
    cookie: "Nombre",
    purpose: "Para qué",
    life: "Cuánto dura",
    session: "Mantiene tu sesión iniciada: las pruebas de tu inicio de sesión, tu nombre y tu correo electrónico.",
    flow: "Un inicio de sesión o un registro aún sin terminar, para que al recargar no se pierda nada.",
    guest:
      "Un número aleatorio que reserva tus asientos, una identidad de invitado de Amazon Cognito sin nombre y las claves de los pedidos hechos sin cuenta.",
    device:
      "El último nombre que inició sesión aquí y que confías en este dispositivo. Se conserva al cerrar la sesión.",
    language: "El idioma que elegiste.",
    consent: "Tu respuesta sobre la medición. Solo donde este sitio lo pregunta.",
    year: "1 año",
    day: "24 horas como máximo",
    tab: "La propia pestaña también recuerda hasta dónde te desplazaste y, durante diez segundos, que un script no se cargó. Ambas cosas terminan con la pestaña.",
    keepTitle: "Qué guardamos",
    keepOrders:
      "<b>Pedidos y entradas.</b> Nombre, correo electrónico, idioma, velada, asientos, precio, reembolsos, a quién se cedió una entrada, cuándo se escaneó y quién cambió qué. Se conservan el tiempo que exige la ley fiscal.",
    keepHolds: "<b>Reservas.</b> El número aleatorio o la cuenta que reserva los asientos. Ningún nombre.",
    keepLetters:
      "<b>Cartas.</b> Lo que escribes, con tu nombre, tu correo electrónico y tu idioma, y el momento en que aceptaste recibir las nuevas fechas. Se conservan hasta que nos pidas borrarlas.",
    keepCounts:
      "<b>Intentos.</b> Cuántas veces un correo electrónico o una dirección de red intentó iniciar sesión, reservar o escribir. Se cuentan durante una hora como máximo y después se borran.",
    othersTitle: "Quién más interviene",
    othersCognito:
      "<b>Amazon Cognito</b> guarda las cuentas: correo electrónico, nombre, teléfono si lo diste y tu contraseña, que nosotros nunca almacenamos. Si inicias sesión con Amazon, Apple, Facebook o Google, ellos le comunican tu correo electrónico y tu nombre.",
    othersStripe:
      "<b>Stripe</b> cobra el pago en sus propias páginas. Conoce tu tarjeta, tu correo electrónico y lo que pagas.",
    othersMail: "<b>Un servicio de correo</b> lleva las entradas y las respuestas a tu dirección.",
    othersSentry:
      "<b>Sentry</b>, solo donde este sitio le notifica fallos, sabe qué se rompió. No añadimos tu nombre ni tu dirección.",
    othersTags:
      "<b>Un gestor de etiquetas</b>, solo donde este sitio tiene uno y solo después de que aceptes. Cambia de opinión al pie de cualquier página.",
    rightsTitle: "Tus derechos",
    rightsText:
      "Ver lo que guardamos, hacer que se corrija, llevarte una copia, oponerte o hacer que se borre. Los correos con nuevas fechas terminan en cuanto lo digas.",
    rightsDelete:
      "Escríbenos en «Mi cuenta o mis datos», desde el correo electrónico del que se trata. Se borra todo lo que ninguna ley nos obliga a guardar; lo que deba quedar, como un pedido pagado, se te comunica.",
    write: "Escribir a la oficina",
  },
};
