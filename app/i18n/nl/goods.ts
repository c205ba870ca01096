/** Nederlands: the texts of buying goods, in Dutch. */
import type { goods as en } from "../en/goods";
import type { CompleteTable } from "../table-shape";

export const goods: CompleteTable<typeof en> = {
  buy: {
    button: "Kopen voor {{price}}",
    going: "Naar de betaling",
    posted:
      "Je betaalt met kaart op de pagina van Stripe; verzenden is inbegrepen. Je artikel ligt zolang een half uur voor je apart.",
    byMail: "Je betaalt met kaart op de pagina van Stripe.",
    choose: "Maak een keuze.",
    soldOut: "De laatste in deze keuze is net weg. Er is niets afgeschreven, en de andere zijn er nog.",
    soldOutWhole: "De laatste is net weg. Er is niets afgeschreven.",
    gone: "Dit is nu niet in de verkoop.",
    unreachable:
      "De betaaldienst is op dit moment niet bereikbaar. Er is niets afgeschreven; probeer het over een minuut opnieuw.",
    released: "Het ligt weer op tafel. Er is niets afgeschreven.",
  },
  held: {
    text_one: "Dit artikel ligt nog {{count}} minuut voor je apart en wacht op de betaling.",
    text_other: "Dit artikel ligt nog {{count}} minuten voor je apart en wacht op de betaling.",
    pay: "Verder met betalen",
    release: "Terugleggen",
  },
  order: {
    title: "Je bestelling",
    number: "Bestelling {{number}}",
    bought: "Gekocht op {{date}}",
    article: "Wat je hebt gekocht",
    paid: "Betaald",
    back: "Terugbetaald op {{date}}",
    postage: "Verzending",
    included: "Inbegrepen",
    progress: "Hoever de bestelling is",
    step: {
      paid: "Betaald",
      sending: "Wordt verzonden",
      sent: "Verzonden",
    },
    refunded: "Terugbetaald",
    done: "klaar",
    next: "Hoe het verdergaat",
    sendingText: "We pakken het binnen twee werkdagen in en schrijven je zodra het onderweg is.",
    sendingMailText: "We sturen het binnen één werkdag naar {{email}}.",
    sentText:
      "Het is op {{date}} verzonden. Een pakket doet er in eigen land hooguit een week over, naar het buitenland hooguit drie weken.",
    sentMailText: "We hebben het op {{date}} naar {{email}} gestuurd. Is het er niet, kijk dan ook bij de spam.",
    refundedText:
      "We hebben {{price}} teruggestort op de kaart waarmee je hebt betaald. Banken tonen dat binnen vijf tot tien dagen.",
    lateText:
      "Je betaling kwam na het halve uur waarin je artikel apart lag, en toen was de laatste al weg. We hebben {{price}} teruggestort op je kaart; banken tonen dat binnen vijf tot tien dagen.",
    returned: "Terugbetaling niet aangekomen",
    returnedText:
      "Je bank heeft de terugbetaling van {{price}} naar ons teruggestuurd. Het geld is nog steeds van jou: neem contact met ons op, dan vinden we een andere manier om je te betalen.",
    address: "Gaat naar",
    mailedTo: "Komt per e-mail naar",
    receipt: "Betaalbewijs",
    receiptLater: "Het betaalbewijs kan nu niet worden opgehaald. Probeer het over een minuut opnieuw.",
    help: "Er klopt iets niet",
    toArticle: "Terug naar het artikel",
    confirming: "Je betaling wordt nog bevestigd",
    confirmingText: "De bank heeft nog niet geantwoord. Deze pagina kijkt om de paar seconden zelf opnieuw.",
    again: "Opnieuw kijken",
    ended: "De betaling is niet afgerond",
    endedText: "Er is niets afgeschreven, en het artikel ligt weer op tafel.",
    guestTitle: "Je bestelling staat in je account",
    guestText: "Log in met het account waarmee je hebt gekocht, dan staat ze hier.",
    signIn: "Inloggen",
  },
  mail: {
    hello: "Hallo {{name}},",
    helloNobody: "Hallo,",
    paidSubject: "Je bestelling: {{article}}",
    paidText: "Bedankt. Dit is nu van jou:",
    total: "Betaald: {{price}}, inclusief verzending",
    totalMail: "Betaald: {{price}}",
    sentSubject: "Onderweg: {{article}}",
    sentText:
      "Je pakket is onderweg. Het doet er in eigen land hooguit een week over, naar het buitenland hooguit drie weken.",
    sentMailSubject: "Naar je gestuurd: {{article}}",
    sentMailText: "We hebben het naar dit adres gestuurd. Is het er niet, kijk dan ook bij de spam.",
    refundSubject: "Je betaling voor {{article}} is op de terugweg",
    lateText: "Je betaling kwam toen je artikel niet meer apart lag, en de laatste was al weg.",
    refundText: "Je bestelling is teruggenomen.",
    moneyText: "We sturen {{price}} terug. Na vijf tot tien dagen zie je het op je kaart.",
    order: "Je bestelling",
    help: "Vragen",
  },
};
