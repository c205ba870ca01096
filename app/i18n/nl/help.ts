/** Nederlands: the texts of billing assistance, of letters to the office and of privacy in Dutch. */
import type { help as en } from "../en/help";
import type { Complete } from "../table";

export const help: Complete<typeof en> = {
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
  privacy: {
    title: "Privacyverklaring",
    description: "Wat {{name}} van je bewaart, waarom, hoelang, en hoe je het laat verwijderen.",
    lead: "Wat deze site van je bewaart, waarom, en hoe je het laat stoppen. Niets hiervan wordt verkocht.",
    short: "Rondkijken wordt niet gemeten en niet opgeschreven: er is geen lijst van bezoeken.",
    cookiesTitle: "Cookies",
    cookiesText: "De eerste vier zijn versleuteld, en geen script kan ze lezen.",
    cookie: "Cookie",
    purpose: "Waarvoor",
    life: "Hoelang",
    session: "Houdt je ingelogd: de bewijzen van je inlog, je naam en je e-mailadres.",
    flow: "Inloggen of registreren dat nog niet klaar is, zodat er bij opnieuw laden niets verloren gaat.",
    guest:
      "Een willekeurig getal dat je plaatsen vasthoudt, een gastidentiteit van Amazon Cognito zonder naam, en de sleutels van bestellingen zonder account.",
    device: "De laatste naam die hier inlogde, en dat je dit apparaat vertrouwt. Blijft staan na het uitloggen.",
    language: "De taal die je hebt gekozen.",
    consent: "Je antwoord over meten. Alleen waar deze site erom vraagt.",
    year: "1 jaar",
    day: "Maximaal 24 uur",
    tab: "Het tabblad zelf onthoudt ook hoe ver je hebt gescrold, en tien seconden lang dat een script niet kon laden. Beide eindigen met het tabblad.",
    keepTitle: "Wat we bewaren",
    keepOrders:
      "<b>Bestellingen en tickets.</b> Naam, e-mailadres, taal, avond, plaatsen, prijs, terugbetalingen, aan wie een ticket is weggegeven, wanneer het is gescand, en wie wat heeft gewijzigd. Ze blijven zolang de belastingwet dat vraagt.",
    keepHolds: "<b>Reserveringen.</b> Het willekeurige getal of het account dat de plaatsen vasthoudt. Geen naam.",
    keepLetters:
      "<b>Brieven.</b> Wat je schrijft, met je naam, e-mailadres en taal, en het moment waarop je mail over nieuwe data goedvond. Ze blijven tot je ons vraagt ze te verwijderen.",
    keepCounts:
      "<b>Pogingen.</b> Hoe vaak een e-mailadres of een netwerkadres probeerde in te loggen, te reserveren of te schrijven. Maximaal een uur geteld, dan verwijderd.",
    othersTitle: "Wie er nog meer bij betrokken is",
    othersCognito:
      "<b>Amazon Cognito</b> bewaart accounts: e-mailadres, naam, telefoonnummer als je er een gaf, en je wachtwoord, dat wij nooit opslaan. Als je inlogt met Amazon, Apple, Facebook of Google, geven die je e-mailadres en naam door.",
    othersStripe:
      "<b>Stripe</b> neemt de betaling aan op zijn eigen pagina’s. Het krijgt je kaart, je e-mailadres en waarvoor je betaalt.",
    othersMail: "<b>Een maildienst</b> brengt tickets en antwoorden naar je adres.",
    othersSentry:
      "<b>Sentry</b> krijgt, alleen waar deze site er fouten meldt, te zien wat er stukging. Wij voegen je naam en adres niet toe.",
    othersTags:
      "<b>Een tagmanager</b>, alleen waar deze site er een heeft en pas nadat je akkoord ging. Onderaan elke pagina kun je je bedenken.",
    rightsTitle: "Je rechten",
    rightsText:
      "Bekijk wat we bewaren, laat het verbeteren, neem een kopie mee, maak bezwaar, of laat het verwijderen. Mail over nieuwe data stopt zodra je het zegt.",
    rightsDelete:
      "Schrijf ons onder ‘Mijn account of mijn gegevens’, vanaf het e-mailadres waar het om gaat. Alles gaat weg wat geen wet ons laat bewaren; wat moet blijven, zoals een betaalde bestelling, vertellen we je.",
    write: "Schrijf het kantoor",
  },
};
