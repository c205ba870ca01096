/** Spanish: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
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
  device: "El último nombre que inició sesión aquí y que confías en este dispositivo. Se conserva al cerrar la sesión.",
  language: "El idioma que elegiste.",
  consent: "Tu respuesta sobre la medición. Solo donde este sitio lo pregunta.",
  year: "1 año",
  day: "24 horas como máximo",
  tab: "La propia pestaña también recuerda hasta dónde te desplazaste y, durante diez segundos, que un script no se cargó. Ambas cosas terminan con la pestaña.",
  phone:
    "En un teléfono, el navegador guarda las páginas de entradas que abres con la sesión iniciada para que funcionen sin conexión. Se borran al cerrar sesión o cuando termina la velada.",
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
  rightsAccount: "Si tienes una cuenta, puedes <data>llevarte tus datos o eliminar la cuenta</data> sin pedírnoslo.",
  rightsDelete:
    "Escríbenos en «Mi cuenta o mis datos», desde el correo electrónico del que se trata. Se borra todo lo que ninguna ley nos obliga a guardar; lo que deba quedar, como un pedido pagado, se te comunica.",
  write: "Escribir a la oficina",
};
