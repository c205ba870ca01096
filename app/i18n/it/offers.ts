/** Italian texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "Esci dalla lista d’attesa",
  deadline: "Paga entro: {{until}}.",
  confirm: {
    subject: "Conferma la tua email: lista d’attesa per {{title}}",
    word: "Ancora un passo",
    heading: "Conferma la tua email per entrare in lista d’attesa per {{title}}.",
    text: "La tua posizione conta da quando confermi. Se la richiesta non è tua, ignora questa email e non succede nulla.",
    button: "Entra in lista d’attesa",
  },
  joined: {
    subject: "Sei in lista d’attesa per {{title}}",
    word: "In fila",
    heading: "Sei in lista d’attesa per {{title}}.",
    text: "Quando si liberano dei posti, li offriamo al fan che aspetta da più tempo e a cui vanno bene. Riceverai un’email con una scadenza. Se paghi in tempo, sono tuoi.",
    button: "Vedi la mia posizione",
  },
  offer: {
    subject: "Posti per {{title}}: tuoi fino a {{until}}",
    word: "Tocca a te",
    heading: "Dei posti per {{title}} sono tuoi fino a: {{until}}.",
    text: "Se non paghi entro allora, passano al fan successivo.",
    button: "Vedi la mia offerta",
  },
  missed: {
    subject: "La tua offerta per {{title}} è scaduta",
    word: "Tempo scaduto",
    heading: "La tua offerta per {{title}} è scaduta prima del pagamento.",
    text: "I posti sono andati al fan successivo. Sei ancora in lista, ma in fondo. Se perdi un’altra offerta, esci dalla lista.",
    button: "Vedi la mia posizione",
  },
  over: {
    subject: "Non sei più in lista d’attesa per {{title}}",
    word: "Fuori dalla lista",
    heading: "Non sei più in lista d’attesa per {{title}}.",
    missed: "Non hai risposto a due offerte. Puoi rientrare quando vuoi.",
    closed: "La lista è chiusa. Se si liberano ancora posti, chiunque può comprarli fino al gong.",
    canceled: "La serata è annullata.",
    button: "Vedi la serata",
  },
  listed: {
    subject: "Il tuo biglietto per {{title}} è in vendita",
    word: "In vendita",
    heading: "Il tuo biglietto {{number}} è offerto a {{amount}}, il prezzo che hai pagato.",
    text: "Resta tuo e valido finché qualcuno non lo paga. Fino ad allora puoi riprenderlo.",
    less: "Ti rimborseremo {{amount}}. Il resto è già stato rimborsato.",
    button: "Vedi i miei biglietti",
  },
  sold: {
    subject: "Il tuo biglietto per {{title}} è stato venduto",
    word: "Venduto",
    heading: "Un altro fan ha pagato il tuo biglietto {{number}}.",
    text: "Ti rimborsiamo {{amount}} con lo stesso metodo di pagamento. Possono servire da 5 a 10 giorni. Il codice del tuo biglietto non vale più.",
    button: "Vedi i miei biglietti",
  },
  withdrawn: {
    subject: "Il tuo biglietto per {{title}} non è più in vendita",
    word: "Ritirato",
    heading: "Il tuo biglietto {{number}} non è più in vendita.",
    text: "Una parte del tuo ordine è stata rimborsata, quindi questo biglietto ora costa {{amount}}. È troppo poco per venderlo. Resta tuo e valido.",
    button: "Vedi i miei biglietti",
  },
};
