/** Nederlands: the texts of buying goods, in Dutch. */
import type { goods as en } from "../en/goods";
import type { CompleteTable } from "../table-shape";

export const goods: CompleteTable<typeof en> = {
  buy: {
    button: "Kopen voor {{price}}",
    going: "Betaalpagina wordt geopend",
    posted:
      "Betaal met kaart op de pagina van Stripe. Verzending is inbegrepen. We houden je artikel 30 minuten vast terwijl je betaalt.",
    byMail: "Betaal met kaart op de pagina van Stripe.",
    choose: "Maak een keuze.",
    soldOut: "Deze keuze is net uitverkocht. Er is niets afgeschreven. Andere keuzes zijn er nog.",
    soldOutWhole: "Net uitverkocht. Er is niets afgeschreven.",
    gone: "Nu niet in de verkoop.",
    unreachable:
      "We kunnen de betaaldienst niet bereiken. Er is niets afgeschreven. Probeer het over een minuut opnieuw.",
    tooMany: "Te veel pogingen. Wacht tien minuten en probeer het dan opnieuw.",
    released: "Het ligt weer in de stand. Er is niets afgeschreven.",
  },
  held: {
    text_one: "We houden dit nog {{count}} minuut voor je vast. Betaal en het is van jou.",
    text_other: "We houden dit nog {{count}} minuten voor je vast. Betaal en het is van jou.",
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
    progress: "Status van je bestelling",
    step: {
      paid: "Betaald",
      sending: "Wordt klaargemaakt",
      sent: "Verzonden",
    },
    refunded: "Terugbetaald",
    done: "klaar",
    next: "Zo gaat het verder",
    sendingText: "We pakken het binnen twee werkdagen in en mailen je zodra het is verzonden.",
    sendingMailText: "We sturen het binnen één werkdag naar {{email}}.",
    sentText:
      "Verzonden op {{date}}. Een pakket is binnenlands maximaal een week onderweg, naar het buitenland maximaal drie.",
    sentMailText: "We hebben het op {{date}} naar {{email}} gestuurd. Niet aangekomen? Kijk in je spammap.",
    refundedText:
      "We hebben {{price}} terugbetaald op de kaart waarmee je betaalde. Het kan 5 tot 10 dagen duren voordat je het ziet.",
    lateText:
      "Je betaling kwam na de reservering van 30 minuten binnen, en het laatste exemplaar was weg. We hebben {{price}} terugbetaald op je betaalkaart. Het kan 5 tot 10 dagen duren voordat je het ziet.",
    returned: "Terugbetaling niet aangekomen",
    returnedText:
      "Je bank heeft de terugbetaling van {{price}} naar ons teruggestuurd. Het geld is nog steeds van jou: neem contact met ons op, dan vinden we een andere manier om je te betalen.",
    address: "Verzending naar",
    mailedTo: "Gemaild naar",
    receipt: "Betaalbewijs",
    receiptLater: "We kunnen het betaalbewijs nu niet laden. Probeer het over een minuut opnieuw.",
    help: "Probleem melden",
    tracking: "Track-and-trace",
    backPieces: "Terugbetaald: {{number}}",
    toArticle: "Terug naar het artikel",
    confirming: "Je betaling wordt nog bevestigd",
    confirmingText: "Je bank heeft nog niet gereageerd. Deze pagina controleert het om de paar seconden opnieuw.",
    again: "Opnieuw controleren",
    ended: "Je hebt de betaling niet afgerond",
    endedText: "Er is niets afgeschreven, en je artikel ligt weer in de stand.",
    endedMany: "Er is niets afgeschreven, en je artikelen liggen weer in de stand.",
    guestText:
      "Log in met het account waarmee je hebt gekocht om je bestelling hier te zien. Als gast gekocht? Open de link in je e-mail.",
    signIn: "Inloggen",
  },
  mail: {
    paidSubject: "Bestelling bevestigd: {{article}}",
    paidText: "Bedankt voor je bestelling.",
    total: "Betaald: {{price}}, incl. verzending",
    totalMail: "Betaald: {{price}}",
    sentSubject: "Verzonden: {{article}}",
    sentText:
      "Je bestelling is onderweg. Een pakket is binnenlands maximaal een week onderweg, naar het buitenland maximaal drie.",
    sentMailSubject: "Hier is je bestelling: {{article}}",
    sentMailText: "We hebben je bestelling naar dit adres gestuurd. Niet aangekomen? Kijk in je spammap.",
    refundSubject: "Terugbetaling voor {{article}}",
    lateText: "Je betaling kwam binnen nadat je reservering was verlopen, en het laatste exemplaar was weg.",
    refundText: "We hebben je bestelling geannuleerd en terugbetaald.",
    moneyText:
      "We betalen {{price}} terug op de kaart waarmee je betaalde. Het kan 5 tot 10 dagen duren voordat je het ziet.",
    order: "Bekijk je bestelling",
    partText: "We hebben een deel van je bestelling geannuleerd en terugbetaald.",
    guest: "Deze link opent je bestelling zonder inloggen. Deel hem niet: wie de link heeft, kan je bestelling zien.",
  },
};
