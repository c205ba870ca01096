/** Spanish texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "Salir de la lista de espera",
  deadline: "Paga antes de: {{until}}.",
  confirm: {
    subject: "Confirma tu correo: lista de espera de {{title}}",
    word: "Un paso más",
    heading: "Confirma tu correo para unirte a la lista de espera de {{title}}.",
    text: "Tu puesto cuenta desde el momento en que confirmas. Si no fuiste tú, ignora este correo y no pasará nada.",
    button: "Unirme a la lista de espera",
  },
  joined: {
    subject: "Estás en la lista de espera de {{title}}",
    word: "En la lista",
    heading: "Estás en la lista de espera de {{title}}.",
    text: "Cuando se liberan asientos, se los ofrecemos al fan que más tiempo lleva esperando y al que le sirven. Recibirás un correo con un plazo. Si pagas a tiempo, son tuyos.",
    button: "Ver mi puesto",
  },
  offer: {
    subject: "Asientos para {{title}}: tuyos hasta {{until}}",
    word: "Es tu turno",
    heading: "Los asientos para {{title}} son tuyos hasta {{until}}.",
    text: "Si no pagas antes, pasan al siguiente fan.",
    button: "Ver mi oferta",
  },
  missed: {
    subject: "Tu oferta para {{title}} terminó",
    word: "Oferta perdida",
    heading: "Tu oferta para {{title}} terminó antes de que pagaras.",
    text: "Los asientos pasaron al siguiente fan. Sigues en la lista, pero ahora al final. Si pierdes una oferta más, saldrás de ella.",
    button: "Ver mi puesto",
  },
  over: {
    subject: "Ya no estás en la lista de espera de {{title}}",
    word: "Fuera de la lista",
    heading: "Ya no estás en la lista de espera de {{title}}.",
    missed: "No respondiste a dos ofertas. Puedes unirte otra vez cuando quieras.",
    closed: "La lista se cerró. Si todavía se liberan asientos, cualquiera puede comprarlos hasta la campana.",
    canceled: "La velada está cancelada.",
    button: "Ver la velada",
  },
  listed: {
    subject: "Tu entrada para {{title}} se está ofreciendo",
    word: "Ofrecida",
    heading: "Tu entrada {{number}} se ofrece por {{amount}}, el precio que pagaste.",
    text: "Es tuya y sigue siendo válida hasta que alguien la pague. Hasta entonces puedes recuperarla.",
    less: "Te devolveremos {{amount}}. El resto ya se te reembolsó.",
    button: "Ver mis entradas",
  },
  sold: {
    subject: "Tu entrada para {{title}} se vendió",
    word: "Vendida",
    heading: "Otro fan pagó tu entrada {{number}}.",
    text: "Te devolvemos {{amount}} por el mismo medio con el que pagaste. Puede tardar de 5 a 10 días. El código de tu entrada ya no sirve.",
    button: "Ver mis entradas",
  },
  withdrawn: {
    subject: "Tu entrada para {{title}} ya no se ofrece",
    word: "Retirada",
    heading: "Tu entrada {{number}} ya no se ofrece.",
    text: "Se reembolsó una parte de tu pedido y ahora esta entrada cuesta {{amount}}. Es muy poco para venderla. Sigue siendo tuya y es válida.",
    button: "Ver mis entradas",
  },
};
