/** Spanish: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Política de privacidad",
  description: "Qué guarda {{name}} de ti, por qué, por cuánto tiempo y cómo eliminarlo.",
  lead: "Qué guardamos de ti, por qué y cómo evitarlo. No vendemos nada de ello.",
  short: "No medimos ni registramos tu navegación. No hay ninguna lista de visitas.",
  cookiesTitle: "Cookies",
  cookiesText: "Las cuatro primeras están cifradas y ningún script puede leerlas.",
  cookie: "Nombre",
  purpose: "Finalidad",
  life: "Duración",
  session: "Mantiene tu sesión iniciada: tus tokens de acceso, tu nombre y tu correo.",
  flow: "Un inicio de sesión o registro en curso, para que no se pierda nada al recargar.",
  guest:
    "Un número aleatorio que reserva tus asientos, un ID de invitado de Amazon Cognito sin nombre y las claves de los pedidos hechos sin cuenta.",
  device:
    "El último nombre con el que se inició sesión aquí y si confías en este dispositivo. Se conserva al cerrar sesión.",
  language: "El idioma que elegiste.",
  consent: "Tu decisión sobre la medición, si este sitio la pregunta.",
  year: "1 año",
  day: "Hasta 24 horas",
  tab: "Tu pestaña también recuerda hasta dónde te desplazaste y, durante diez segundos, que un script no cargó. Ambas cosas se borran al cerrarla.",
  phone:
    "En el teléfono, el navegador guarda las páginas de entradas que abres con la sesión iniciada para que funcionen sin conexión. Se borran al cerrar sesión o cuando termina la velada.",
  keepTitle: "Qué guardamos",
  keepOrders:
    "<b>Pedidos y entradas.</b> Nombre, correo, idioma, velada, asientos, precio, reembolsos, transferencias, horas de escaneo y quién cambió qué. Se conservan el tiempo que exige la ley fiscal.",
  keepHolds: "<b>Reservas.</b> El número aleatorio o la cuenta que reserva los asientos. Sin nombre.",
  keepLetters:
    "<b>Mensajes.</b> Lo que escribes, tu nombre, correo e idioma, y cuándo aceptaste recibir correos sobre nuevas fechas. Se conservan hasta que nos pidas eliminarlos.",
  keepCounts:
    "<b>Intentos.</b> Cuántas veces un correo o una dirección de red intentó iniciar sesión, reservar asientos o escribirnos. Se cuentan hasta un día y después se eliminan.",
  keepFollows:
    "<b>Seguimientos y recordatorios.</b> Tu correo, su idioma y lo que sigues. Se guardan hasta que dejes de seguirlo; cada uno de estos correos tiene un enlace para ello. Eliminamos un recordatorio 7 días después de que abra la venta, un correo que no confirmaste a los 7 días y uno que ya no sigue nada a los 60. Si desactivas un tipo de correo, lo recordamos.",
  keepSearches:
    "<b>Búsquedas.</b> No guardamos lo que buscas. Contamos las búsquedas por dirección de red durante un minuto.",
  othersTitle: "Quién más recibe datos",
  othersCognito:
    "<b>Amazon Cognito</b> guarda las cuentas: correo, nombre, teléfono si lo diste y tu contraseña, que nosotros nunca almacenamos. Si inicias sesión con Amazon, Apple, Facebook o Google, ellos le dan tu correo y tu nombre.",
  othersStripe:
    "<b>Stripe</b> cobra los pagos en sus propias páginas. Recibe tu tarjeta, tu correo y lo que estás pagando.",
  othersMail: "<b>Un servicio de correo</b> entrega tus entradas y nuestras respuestas.",
  othersSentry:
    "<b>Sentry</b>, si este sitio lo usa, recibe informes de errores. No agregamos tu nombre ni tu dirección.",
  othersTags:
    "<b>Un gestor de etiquetas</b>, si este sitio tiene uno y solo después de que aceptes. Cambia de opinión al pie de cualquier página.",
  rightsTitle: "Tus derechos",
  rightsText:
    "Ver lo que guardamos, corregirlo, obtener una copia, oponerte o pedir que se elimine. Puedes darte de baja de los correos sobre nuevas fechas cuando quieras.",
  rightsAccount: "Si tienes una cuenta, puedes <data>descargar tus datos o eliminarla</data> cuando quieras.",
  rightsDelete:
    "Escríbenos en «Mi cuenta o mis datos» desde el correo en cuestión. Eliminamos todo lo que la ley no nos obliga a guardar y te decimos qué debe quedar, por ejemplo un pedido pagado.",
  write: "Contáctanos",
};
