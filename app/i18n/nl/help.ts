/** Nederlands: the texts of billing assistance and of letters to the office in Dutch. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Hulp bij betalingen",
    description:
      "Terugbetalingen, betalingen en verloren tickets: snelle antwoorden, je bestellingen en een brief aan het kantoor.",
    lead: "Een betaling die niet klopt, een ticket dat ontbreekt, geld dat terug moet komen: begin hier.",
    guestTitle: "Gekocht met een account?",
    guestText:
      "Log in, dan staan je bestellingen hier met wat er is betaald. Een bestelling zonder account open je met de link in de mail.",
    signIn: "Inloggen",
    signUp: "Account aanmaken",
    ordersTitle: "Je bestellingen",
    emptyTitle: "Nog geen bestellingen",
    emptyText: "Wat je koopt staat hier, met wat er is betaald en wat er terugkwam.",
    emptyAction: "Bekijk de tourdata",
  },
  orders: {
    date: "Datum",
    what: "Voor",
    state: "Stand",
    amount: "Bedrag",
    line_one: "{{title}}, {{count}} ticket",
    line_other: "{{title}}, {{count}} tickets",
    number: "Bestelling {{number}}",
    paid: "Betaald",
    free: "Gratis",
    refunded: "Terugbetaald",
    show: "Tickets tonen",
    ask: "Vraag erover stellen",
    next: "Wat je kunt doen",
  },
  answers: {
    title: "Snelle antwoorden",
    refund: "Kan ik tickets teruggeven?",
    refundText:
      "Tot 48 uur voor de gong wel: schrijf ons met de bestelling. Een afgelaste avond wordt terugbetaald zonder dat je erom vraagt, op de kaart waarmee is betaald. Bij een verplaatste avond blijven je tickets geldig; past de nieuwe datum niet, schrijf ons dan.",
    when: "Wanneer is het geld terug?",
    whenText:
      "We sturen het op de dag waarop het is toegezegd, en een mail laat het je weten. Banken tonen het binnen 5 tot 10 dagen.",
    hold: "Wat is een reservering?",
    holdText:
      "Plaatsen die je hebt gekozen, blijven 20 minuten van jou. Zodra je op betalen drukt, heeft de betaalpagina 31 minuten. Daarna gaan ze terug in de verkoop en wordt er niets afgeschreven.",
    pending: "Ik heb betaald en zie geen tickets",
    pendingText:
      "Misschien is de bank nog bezig: de pagina na de betaling kijkt zelf opnieuw, en de mail komt als het rond is. Kwam het geld te laat en waren de plaatsen weg, dan is het hele bedrag al op de terugweg.",
    lost: "Ik ben mijn tickets kwijt",
    lostText:
      "Met een account staan ze in je profiel. Zonder account open je ze met de link in je mail, en die mail kunnen we opnieuw sturen.",
    find: "Stuur mijn tickets opnieuw",
    card: "Bewaren jullie mijn kaartnummer?",
    cardText: "Nee. Je vult het in op de pagina van Stripe, en wij zien het nooit.",
  },
  letter: {
    title: "Schrijf het kantoor",
    text: "Een mens leest het en antwoordt per mail.",
    name: "Naam",
    email: "E-mail",
    subject: "Waar gaat het over?",
    choose: "Maak een keuze",
    refund: "Een terugbetaling",
    payment: "Een betaling",
    tickets: "Ontbrekende of verkeerde tickets",
    account: "Mijn account of mijn gegevens",
    access: "Toegang en toegankelijkheid",
    other: "Iets anders",
    order: "Bestelling",
    noOrder: "Geen van deze",
    message: "Bericht",
    messageHelp: "Schrijf hier nooit een kaartnummer of wachtwoord.",
    newsletter: "Mail mij nieuwe data. Ik kan dat op elk moment stoppen.",
    trap: "Laat dit leeg",
    send: "Brief versturen",
    sending: "Bezig met versturen",
    notSent: "De brief is niet verstuurd. Wat ontbreekt, is hieronder gemarkeerd.",
    tooMany:
      "Dat waren veel brieven in tien minuten, dus deze is niet verstuurd. Hij staat nog hieronder: verstuur hem wat later.",
    away: "Het kantoor is op dit moment niet bereikbaar, dus de brief is niet verstuurd. Hij staat hieronder nog: verstuur hem iets later.",
    sentTitle: "Je brief is bij ons",
    sentText:
      "Het is nummer {{number}}. Een mens leest hem en antwoordt op het adres dat je gaf; er gaat verder niets naartoe, tenzij je om nieuwe data vroeg.",
    another: "Nog een brief schrijven",
    nameMissing: "Vertel ons je naam.",
    nameLong: "Maximaal {{max}} tekens.",
    emailMissing: "Vertel ons waar we kunnen antwoorden.",
    emailInvalid: "Dit is geen e-mailadres.",
    subjectMissing: "Kies waar het over gaat.",
    messageMissing: "Vertel ons wat er is gebeurd.",
    messageLong: "Maximaal {{max}} tekens.",
  },
};
