/** Nederlands: the texts of billing assistance and of letters to the office in Dutch. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Hulp bij betalingen",
    description:
      "Terugbetalingen, betalingen en verloren tickets: snelle antwoorden, je bestellingen en een manier om ons te bereiken.",
    lead: "Een afschrijving die niet klopt, een ticket dat ontbreekt, een terugbetaling: begin hier.",
    guestTitle: "Gekocht met een account?",
    guestText:
      "Log in om je bestellingen te zien en wat je hebt betaald. Als gast besteld? Gebruik de link in je e-mail.",
    signIn: "Inloggen",
    signUp: "Account aanmaken",
    ordersTitle: "Je bestellingen",
    emptyTitle: "Nog geen bestellingen",
    emptyText: "Alles wat je koopt staat hier, met betalingen en terugbetalingen.",
    emptyAction: "Bekijk de tourdata",
  },
  orders: {
    date: "Datum",
    what: "Artikel",
    state: "Status",
    amount: "Bedrag",
    line_one: "{{title}}, {{count}} ticket",
    line_other: "{{title}}, {{count}} tickets",
    number: "Bestelling {{number}}",
    paid: "Betaald",
    free: "Gratis",
    refunded: "Terugbetaald",
    show: "Tickets tonen",
    ask: "Hulp vragen",
    next: "Acties",
  },
  answers: {
    title: "Snelle antwoorden",
    refund: "Kan ik mijn geld terugkrijgen?",
    refundText:
      "Ja, tot 48 uur voor de gong: kies ‘Geld terugvragen’ onder Betalingen in je profiel, of neem contact met ons op. Wordt een show afgelast, dan betalen we automatisch terug op je betaalkaart. Wordt de show verplaatst, dan gelden je tickets voor de nieuwe datum. Kun je dan niet? Je krijgt je geld terug tot de gong.",
    when: "Wanneer krijg ik mijn geld terug?",
    whenText:
      "We sturen het op de dag dat je terugbetaling is goedgekeurd, en mailen je. Het kan 5 tot 10 dagen duren voordat je het op je betaalkaart ziet.",
    hold: "Wat is een reservering?",
    holdText:
      "We houden de plaatsen die je kiest 20 minuten vast. Zodra je op betalen drukt, heb je 31 minuten om af te ronden. Daarna gaan ze terug in de verkoop en wordt er niets afgeschreven.",
    pending: "Ik heb betaald, maar waar zijn mijn tickets?",
    pendingText:
      "Misschien is je bank nog aan het bevestigen. De pagina waar je terechtkwam blijft controleren, en we mailen je als het rond is. Kwam de betaling te laat en waren je plaatsen weg, dan is de volledige terugbetaling al onderweg.",
    lost: "Ik ben mijn tickets kwijt",
    lostText:
      "Heb je een account? Dan staan ze in je profiel. Als gast gekocht? Gebruik de link in je e-mail. We kunnen hem opnieuw sturen.",
    find: "Mijn tickets opnieuw sturen",
    card: "Bewaren jullie mijn kaartnummer?",
    cardText: "Nee. Je vult het in op de pagina van Stripe, en wij zien het nooit.",
  },
  letter: {
    title: "Contact",
    text: "Een echt mens leest het en antwoordt per e-mail.",
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
    noOrder: "Gaat niet over een bestelling",
    message: "Bericht",
    messageHelp: "Vermeld geen kaartnummers of wachtwoorden.",
    newsletter: "Mail me over nieuwe data. Ik kan me altijd afmelden.",
    trap: "Laat dit leeg",
    send: "Bericht versturen",
    sending: "Bezig met versturen",
    notSent: "Je bericht is niet verstuurd. Verbeter de velden die hieronder zijn gemarkeerd.",
    tooMany:
      "Je hebt in tien minuten veel berichten gestuurd, dus dit is niet verstuurd. Het staat nog hieronder. Probeer het later opnieuw.",
    away: "We kunnen nu geen berichten ontvangen, dus het jouwe is niet verstuurd. Het staat nog hieronder. Probeer het over een paar minuten opnieuw.",
    sentTitle: "We hebben je bericht",
    sentText:
      "Het is nummer {{number}}. Een echt mens antwoordt op het e-mailadres dat je gaf. Verder sturen we daar niets naartoe, tenzij je om nieuwe data vroeg.",
    another: "Nog een bericht versturen",
    nameMissing: "Vul je naam in.",
    nameLong: "Maximaal {{max}} tekens.",
    emailMissing: "Vul je e-mailadres in, zodat we kunnen antwoorden.",
    emailInvalid: "Vul een geldig e-mailadres in",
    subjectMissing: "Kies een onderwerp.",
    messageMissing: "Vertel ons wat er is gebeurd.",
    messageLong: "Maximaal {{max}} tekens.",
  },
};
