/** Dutch texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "Van de wachtlijst af",
  deadline: "Betaal vóór {{until}}.",
  confirm: {
    subject: "Bevestig je e-mail: wachtlijst voor {{title}}",
    word: "Nog één stap",
    heading: "Bevestig je e-mailadres om op de wachtlijst voor {{title}} te komen.",
    text: "Je plek in de rij telt vanaf je bevestiging. Was jij dit niet, negeer deze mail dan en er gebeurt niets.",
    button: "Op de wachtlijst",
  },
  joined: {
    subject: "Je staat op de wachtlijst voor {{title}}",
    word: "In de rij",
    heading: "Je staat op de wachtlijst voor {{title}}.",
    text: "Komen er plaatsen vrij, dan bieden we ze aan de fan die het langst wacht en voor wie ze passen. Je krijgt een mail met een deadline. Betaal je op tijd, dan zijn ze van jou.",
    button: "Mijn plek bekijken",
  },
  offer: {
    subject: "Plaatsen voor {{title}}: van jou tot {{until}}",
    word: "Jouw beurt",
    heading: "Plaatsen voor {{title}} zijn van jou tot {{until}}.",
    text: "Betaal je dan niet, dan gaan ze naar de volgende fan.",
    button: "Mijn aanbod bekijken",
  },
  missed: {
    subject: "Je aanbod voor {{title}} is verlopen",
    word: "Gemist",
    heading: "Je aanbod voor {{title}} is verlopen voordat je betaalde.",
    text: "De plaatsen gingen naar de volgende fan. Je staat nog op de lijst, maar nu achteraan. Mis je nog een aanbod, dan ga je van de lijst.",
    button: "Mijn plek bekijken",
  },
  over: {
    subject: "Je staat niet meer op de wachtlijst voor {{title}}",
    word: "Van de lijst",
    heading: "Je staat niet meer op de wachtlijst voor {{title}}.",
    missed: "Je hebt op twee aanbiedingen niet gereageerd. Je kunt er altijd weer op.",
    closed: "De lijst is gesloten. Komen er nog plaatsen vrij, dan kan iedereen ze kopen tot de gong.",
    canceled: "De show is afgelast.",
    button: "Naar de show",
  },
  listed: {
    subject: "Je ticket voor {{title}} wordt aangeboden",
    word: "Aangeboden",
    heading: "Je ticket {{number}} wordt aangeboden voor {{amount}}, de prijs die je hebt betaald.",
    text: "Het is van jou en geldig tot iemand het betaalt. Tot dan kun je het terugnemen.",
    less: "Je krijgt {{amount}} terug. De rest is al eerder terugbetaald.",
    button: "Mijn tickets bekijken",
  },
  sold: {
    subject: "Je ticket voor {{title}} is verkocht",
    word: "Verkocht",
    heading: "Een andere fan heeft je ticket {{number}} betaald.",
    text: "Je krijgt {{amount}} terug via dezelfde betaalmethode. Dat kan 5 tot 10 dagen duren. De code van je ticket werkt niet meer.",
    button: "Mijn tickets bekijken",
  },
  withdrawn: {
    subject: "Je ticket voor {{title}} wordt niet meer aangeboden",
    word: "Ingetrokken",
    heading: "Je ticket {{number}} wordt niet meer aangeboden.",
    text: "Een deel van je bestelling is terugbetaald, dus dit ticket kost nu {{amount}}. Dat is te weinig om het te verkopen. Het is nog steeds van jou en geldig.",
    button: "Mijn tickets bekijken",
  },
};
