/** Norsk bokmål: the texts of billing assistance, of letters to the office and of privacy in Norwegian Bokmål. */
import type { help as en } from "../en/help";
import type { Complete } from "../table";

export const help: Complete<typeof en> = {
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
  privacy: {
    title: "Personvernerklæring",
    description: "Hva {{name}} lagrer om deg, hvorfor, hvor lenge, og hvordan du får det slettet.",
    lead: "Hva dette nettstedet lagrer om deg, hvorfor, og hvordan du får det til å slutte. Ingenting her selges.",
    short: "Å se seg rundt måles ikke og skrives ikke ned: Det finnes ingen liste over besøk.",
    cookiesTitle: "Informasjonskapsler",
    cookiesText: "De fire første er kryptert, og ingen skript kan lese dem.",
    cookie: "Informasjonskapsel",
    purpose: "Hva for",
    life: "Hvor lenge",
    session: "Holder deg innlogget: bevisene på innloggingen, navnet ditt og e-postadressen din.",
    flow: "En innlogging eller registrering som ikke er ferdig, så ingenting går tapt når siden lastes på nytt.",
    guest:
      "Et tilfeldig tall som holder plassene dine, en gjesteidentitet hos Amazon Cognito uten navn, og nøklene til bestillinger gjort uten konto.",
    device: "Det siste navnet som logget inn her, og at du stoler på denne enheten. Blir værende etter utlogging.",
    language: "Språket du har valgt.",
    consent: "Svaret ditt om måling. Bare der nettstedet spør.",
    year: "1 år",
    day: "Høyst 24 timer",
    tab: "Fanen selv husker også hvor langt du har rullet, og i ti sekunder at et skript ikke lot seg laste. Begge deler slutter med fanen.",
    keepTitle: "Hva vi lagrer",
    keepOrders:
      "<b>Bestillinger og billetter.</b> Navn, e-postadresse, språk, kveld, plasser, pris, refusjoner, hvem en billett ble gitt til, når den ble skannet, og hvem som endret hva. De blir værende så lenge skatteloven krever det.",
    keepHolds: "<b>Reservasjoner.</b> Det tilfeldige tallet eller kontoen som holder plassene. Ikke noe navn.",
    keepLetters:
      "<b>Brev.</b> Det du skriver, med navn, e-postadresse og språk, og tidspunktet da du sa ja til e-post om nye datoer. De blir værende til du ber oss slette dem.",
    keepCounts:
      "<b>Forsøk.</b> Hvor ofte en e-postadresse eller en nettverksadresse prøvde å logge inn, reservere eller skrive. Telles i høyst en time, så slettes det.",
    othersTitle: "Hvem andre som er med",
    othersCognito:
      "<b>Amazon Cognito</b> holder kontoene: e-postadresse, navn, telefonnummer hvis du oppga et, og passordet ditt, som vi aldri lagrer. Logger du inn med Amazon, Apple, Facebook eller Google, gir de e-postadressen og navnet ditt dit.",
    othersStripe:
      "<b>Stripe</b> tar imot betalingen på sine egne sider. De får vite kortet ditt, e-postadressen din og hva du betaler for.",
    othersMail: "<b>En e-posttjeneste</b> bringer billetter og svar til adressen din.",
    othersSentry:
      "<b>Sentry</b> får vite hva som gikk i stykker, bare der nettstedet melder feil dit. Vi legger verken til navnet eller adressen din.",
    othersTags:
      "<b>En taggbehandler</b>, bare der nettstedet har en, og først etter at du har samtykket. Du kan ombestemme deg nederst på hver side.",
    rightsTitle: "Rettighetene dine",
    rightsText:
      "Se hva vi lagrer, få det rettet, ta med deg en kopi, protester, eller få det slettet. E-post om nye datoer slutter i det øyeblikket du sier fra.",
    rightsDelete:
      "Skriv til oss under «Kontoen min eller opplysningene mine», fra e-postadressen det gjelder. Alt slettes som ingen lov krever at vi beholder; hva som må bli, for eksempel en betalt bestilling, sier vi fra om.",
    write: "Skriv til kontoret",
  },
};
