/** Nederlands: the texts of what a fan has paid, and of the mails about it, in Dutch. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "We kunnen de betaaldienst nu niet bereiken. Je bestellingen staan hieronder. Facturen en je betaalkaart zie je weer zodra hij terug is.",
  due: {
    title: "Je hebt een openstaande betaling",
    text: "We konden {{amount}} voor {{title}} niet afschrijven. Betaal het nu of werk je betaalkaart bij.",
    pay: "{{amount}} betalen",
  },
  premium: {
    none: "Je bent nu geen lid.",
    see: "Bekijk Premium",
  },
  card: {
    title: "Je betaalkaart",
    name: "{{brand}} eindigend op {{last4}}",
    expires: "Geldig t/m {{date}}",
    soon: "Verloopt binnenkort",
    over: "Verlopen",
    soonText: "Werk hem voor die tijd bij, dan loopt alles door.",
    overText: "We kunnen er niet meer van afschrijven. Werk hem bij, dan loopt alles door.",
    none: "Geen kaart opgeslagen. Je vult hem in op de pagina van Stripe als je betaalt.",
    update: "Kaart bijwerken",
    going: "Stripe wordt geopend",
    unreachable: "We kunnen Stripe nu niet bereiken. Er is niets gewijzigd. Probeer het over een minuut opnieuw.",
  },
  list: {
    title: "Betalingen",
    text: "Tickets, pay-per-views, winkelbestellingen en Premium, met alle facturen.",
    emptyTitle: "Nog geen betalingen",
    emptyText: "Wat je koopt staat hier, met betaalbewijzen en terugbetalingen.",
    emptyAction: "Bekijk de tourdata",
    tickets_one: "{{count}} ticket",
    tickets_other: "{{count}} tickets",
    night: "Pay-per-view",
    goods: "Winkelbestelling",
    order: "Bestelling {{number}}",
    invoice: "Factuur {{number}}",
    paid: "Betaald",
    open: "Open",
    void: "Vervallen",
    refunded: "Terugbetaald",
    partly: "{{amount}} terugbetaald",
    returned: "Terugbetaling niet aangekomen",
    disputed: "Betwist",
    receipt: "Betaalbewijs",
    pdf: "Pdf",
    details: "Details",
    ask: "Hulp vragen",
    pages: "Pagina’s met betalingen",
    page: "Pagina {{page}} van {{pages}}",
    newer: "Nieuwer",
    older: "Ouder",
  },
  refund: {
    open: "Geld terugvragen",
    ticketsUntil:
      "Je kunt je geld terugvragen tot {{date}}. {{amount}} gaat terug naar de kaart waarmee je betaalde, en deze tickets werken dan niet meer.",
    ticketsOpen:
      "De nieuwe datum staat niet vast, dus je kunt je geld altijd terugvragen. {{amount}} gaat terug naar de kaart waarmee je betaalde, en deze tickets werken dan niet meer.",
    nightUntil:
      "Je kunt je geld terugvragen tot de stream begint: {{date}}. {{amount}} gaat terug naar de kaart waarmee je betaalde, en je kunt dan niet meer kijken.",
    nightOpen:
      "De nieuwe datum staat niet vast, dus je kunt je geld altijd terugvragen. {{amount}} gaat terug naar de kaart waarmee je betaalde, en je kunt dan niet meer kijken.",
    confirm: "{{amount}} terugbetalen",
    sending: "Bezig met terugbetalen",
    done: "Terugbetaald. {{amount}} is onderweg naar de kaart waarmee je betaalde. Het kan 5 tot 10 dagen duren voordat je het ziet. We mailen je een bevestiging.",
    late: "Automatisch terugbetalen kan niet meer. Stuur ons hieronder een bericht: je bestelling zit erbij, en iemand van ons beslist.",
    ruleTitle: "Terugbetalingsbeleid",
    ruleTickets:
      "<b>Tickets</b>: vraag je geld hier terug tot 48 uur voor de gong, of tot de gong op de nieuwe datum als de show is verplaatst. Gebruikte of overgedragen tickets: neem contact met ons op.",
    ruleNight:
      "<b>Pay-per-views</b>: vraag je geld hier terug tot de stream begint. Daarna alleen bij een dubbele aankoop, een afgelaste show of een fout van ons, als je binnen 48 uur contact opneemt.",
    rulePremium:
      "<b>Premium</b>: zeg op wanneer je wilt en houd het voor de tijd die je hebt betaald. Dubbel of per ongeluk afgeschreven? Neem contact met ons op, dan betalen we het terug.",
    ruleGoods:
      "<b>Winkel</b>: binnen 30 dagen. Neem contact met ons op, dan vertellen we je waar je het naartoe stuurt.",
    ruleOff: "Wordt een show afgelast, dan betalen we automatisch terug.",
  },
  mail: {
    nightPaidSubject: "Je kunt straks kijken: {{title}}",
    nightPaid: "Bedankt voor je bestelling. {{title}}, {{date}}, is van jou: live, en als herhaling als die er is.",
    nightPaidWatch: "Kijk hier",
    paidLine: "Betaald: {{amount}} op {{date}}",
    invoiceLine: "Factuur: {{number}}",
    premiumPaidSubject: "Je Premium-betaalbewijs",
    premiumPaid: "Fijn dat je erbij bent. We hebben je betaling voor Premium ontvangen.",
    failedSubject: "Je Premium-betaling is mislukt",
    failed: "We konden {{amount}} voor Premium niet afschrijven.",
    failedNext:
      "Je houdt Premium terwijl we het opnieuw proberen. Volgende poging: {{date}}. Werk je betaalkaart bij om het nu op te lossen.",
    failedLast: "Dat was onze laatste poging. Betaal nu om Premium te houden.",
    failedPay: "Nu betalen",
    trialSubject: "Je gratis proefperiode eindigt op {{date}}",
    trial:
      "Je gratis proefperiode van Premium eindigt op {{date}}. Op die dag schrijven we {{amount}} af, en je kijkt gewoon verder.",
    trialLeave: "Wil je het niet? Zeg voor die tijd op, dan wordt er niets afgeschreven.",
    canceledSubject: "Je Premium is opgezegd",
    canceled: "Je hebt Premium opgezegd. Je houdt het tot {{date}}, en we schrijven niets meer af.",
    keptSubject: "Je Premium loopt door",
    keptMonth: "Je maandabonnement wordt op {{date}} verlengd voor {{amount}}.",
    keptYear: "Je jaarabonnement wordt op {{date}} verlengd voor {{amount}}.",
    keptChange:
      "Je houdt Premium, dus je opzegging geldt niet meer. Je abonnement of kaart wijzigen of opzeggen kan altijd op de Premium-pagina.",
    endedSubject: "Je Premium is afgelopen",
    ended: "Je lidmaatschap is afgelopen. We schrijven niets meer af. Kom gerust terug wanneer je wilt.",
    refundSubject: "Je terugbetaling van {{amount}} is onderweg",
    refund:
      "We hebben {{amount}} voor {{title}} terugbetaald op de kaart waarmee je betaalde. Het kan 5 tot 10 dagen duren voordat je het ziet.",
    refundFailedSubject: "Je terugbetaling van {{amount}} is niet op je betaalkaart aangekomen",
    refundFailed:
      "Je bank heeft onze terugbetaling van {{amount}} voor {{title}} naar ons teruggestuurd. Meestal betekent dat dat de kaart is opgeheven of vervangen. Het geld is nog steeds van jou: neem contact met ons op, dan vinden we een andere manier om je te betalen.",
    trialRefusedSubject: "Je gratis proefperiode is niet begonnen",
    trialRefused:
      "Met de kaart die je gebruikte is Premium al eens gratis geprobeerd, en dat kan één keer per kaart. Je lidmaatschap is niet begonnen en er is niets afgeschreven. Je kunt nog steeds lid worden zonder proefperiode.",
    yours: "Bekijk je betalingen",
    premiumPage: "Premium beheren",
    receipt: "Bekijk de factuur",
  },
};
