/** Spanish: the texts of the mails before something begins. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Sigues a {{name}}.",
  leave: "No recibir más estos correos",
  calendar: "{{site}}: mis veladas",
  confirm: {
    subject: "Confirma tus correos de {{site}}",
    word: "Un paso más",
    heading: "¿Quieres recibir correos sobre esto?",
    text: "Alguien, esperamos que tú, pidió que escribamos a esta dirección sobre:",
    button: "Sí, escríbanme",
    ignore: "¿No fuiste tú? Ignora este correo y no recibirás ninguno más.",
    already: "Ya recibes estos correos.",
    manage: "Ver lo que sigues",
  },
  announced: {
    subject: "Nueva velada en {{city}}: {{title}}",
    word: "Nueva velada",
    open: "Las entradas ya están a la venta.",
    opens: "Las entradas salen a la venta: {{when}}.",
    button: "Ver la velada",
  },
  sale: {
    subject: "A la venta, {{when}}: {{title}}",
    word: "Pronto a la venta",
    hour: "Falta una hora",
    heading: "Las entradas de {{title}} salen a la venta: {{when}}.",
    button: "Ir a las entradas",
  },
  doors: {
    subject: "Nos vemos en {{title}}",
    word: "Nos vemos pronto",
    heading: "Apertura de puertas: {{when}}.",
    text: "Ten listo el código QR en el teléfono o imprime tu entrada.",
  },
  live: {
    subject: "En directo: {{title}}",
    word: "En directo",
    heading: "{{title}} comenzó.",
    text: "Ya puedes verlo, sin pagar nada más.",
    button: "Ver ahora",
  },
};
