/** Norsk bokmål: the texts of billing assistance and of letters to the office in Norwegian Bokmål. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Hjelp med betaling",
    description: "Refusjoner, betalinger og mistede billetter: raske svar, bestillingene dine og et brev til kontoret.",
    lead: "En betaling som ser feil ut, en billett som mangler, penger som skal tilbake: Begynn her.",
    guestTitle: "Kjøpt med en konto?",
    guestText:
      "Logg inn, så står bestillingene dine her med det som er betalt. En bestilling uten konto åpnes med lenken i e-posten.",
    signIn: "Logg inn",
    signUp: "Opprett konto",
    ordersTitle: "Bestillingene dine",
    emptyTitle: "Ingen bestillinger ennå",
    emptyText: "Det du kjøper, står her, med hva som ble betalt, og hva som kom tilbake.",
    emptyAction: "Se turnédatoer",
  },
  orders: {
    date: "Dato",
    what: "For hva",
    state: "Tilstand",
    amount: "Beløp",
    line_one: "{{title}}, {{count}} billett",
    line_other: "{{title}}, {{count}} billetter",
    number: "Bestilling {{number}}",
    paid: "Betalt",
    free: "Gratis",
    refunded: "Refundert",
    show: "Vis billetter",
    ask: "Spør om den",
    next: "Hva du kan gjøre",
  },
  answers: {
    title: "Raske svar",
    refund: "Kan jeg levere tilbake billetter?",
    refundText:
      "Ja, fram til 48 timer før gongongen går: Skriv til oss med bestillingen. En avlyst kveld betales tilbake uten at du må be om det, til kortet som betalte. Flyttes en kveld, gjelder billettene dine fortsatt; passer ikke den nye datoen, skriver du til oss.",
    when: "Når er pengene tilbake?",
    whenText:
      "Vi sender dem samme dag som refusjonen blir innvilget, og en e-post sier fra. Bankene viser dem innen 5 til 10 dager.",
    hold: "Hva er en reservasjon?",
    holdText:
      "Plasser du har valgt, holdes av i 20 minutter. Når du trykker på betal, har betalingssiden 31 minutter. Så legges de ut for salg igjen, og ingen penger trekkes.",
    pending: "Jeg har betalt og ser ingen billetter",
    pendingText:
      "Banken har kanskje ikke svart ennå: Siden etter betalingen sjekker av seg selv, og e-posten kommer når det er i orden. Kom pengene for sent og plassene var borte, er hele beløpet allerede på vei tilbake.",
    lost: "Jeg har mistet billettene mine",
    lostText:
      "Med en konto ligger de i profilen din. Uten konto åpnes de med lenken i e-posten din, og den kan vi sende på nytt.",
    find: "Send billettene mine på nytt",
    card: "Lagrer dere kortnummeret mitt?",
    cardText: "Nei. Du skriver det inn på siden til Stripe, og vi ser det aldri.",
  },
  letter: {
    title: "Skriv til kontoret",
    text: "Et menneske leser det og svarer på e-post.",
    name: "Navn",
    email: "E-post",
    subject: "Hva gjelder det?",
    choose: "Velg én",
    refund: "En refusjon",
    payment: "En betaling",
    tickets: "Billetter som mangler eller er feil",
    account: "Kontoen min eller opplysningene mine",
    access: "Adkomst og tilgjengelighet",
    other: "Noe annet",
    order: "Bestilling",
    noOrder: "Ingen av dem",
    message: "Melding",
    messageHelp: "Skriv aldri et kortnummer eller et passord her.",
    newsletter: "Send meg nye datoer på e-post. Jeg kan avslutte det når som helst.",
    trap: "La dette stå tomt",
    send: "Send brevet",
    sending: "Sender",
    notSent: "Brevet ble ikke sendt. Det som mangler, er merket nedenfor.",
    tooMany:
      "Det var mange brev på ti minutter, så dette ble ikke sendt. Det står fortsatt nedenfor: Send det litt senere.",
    away: "Kontoret kan ikke nås akkurat nå, så brevet ble ikke sendt. Det står fortsatt nedenfor: send det litt senere.",
    sentTitle: "Brevet ditt er hos oss",
    sentText:
      "Det har nummer {{number}}. Et menneske leser det og svarer til adressen du oppga; ingenting annet sendes dit, med mindre du ba om nye datoer.",
    another: "Skriv et brev til",
    nameMissing: "Fortell oss hva du heter.",
    nameLong: "Høyst {{max}} tegn.",
    emailMissing: "Fortell oss hvor vi skal svare.",
    emailInvalid: "Dette er ikke en e-postadresse.",
    subjectMissing: "Velg hva det gjelder.",
    messageMissing: "Fortell oss hva som skjedde.",
    messageLong: "Høyst {{max}} tegn.",
  },
};
