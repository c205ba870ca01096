/** Nederlands: the texts of what a fan has paid, and of the mails about it, in Dutch. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "De betaaldienst is op dit moment niet bereikbaar. Wat we zelf bewaren, staat hieronder; facturen en je kaart komen terug zodra hij er weer is.",
  due: {
    title: "Eén betaling staat open",
    text: "{{amount}} voor {{title}} kon niet worden afgeschreven. Betaal het, of werk de kaart bij, dan is alles weer in orde.",
    pay: "{{amount}} betalen",
  },
  premium: {
    none: "Je bent op dit moment geen lid.",
    see: "Bekijk Premium",
  },
  card: {
    title: "Je kaart",
    name: "{{brand}} eindigend op {{last4}}",
    expires: "Geldig tot en met {{date}}",
    soon: "Verloopt binnenkort",
    over: "Verlopen",
    soonText: "Werk hem voor die tijd bij, dan stopt er niets.",
    overText: "Je kunt er niet meer mee betalen. Werk hem bij, dan stopt er niets.",
    none: "Er is geen kaart van je bewaard. Je vult hem in op de pagina van Stripe als je betaalt.",
    update: "Kaart bijwerken",
    going: "Naar Stripe",
    unreachable:
      "De pagina van Stripe is op dit moment niet bereikbaar. Er is niets gewijzigd; probeer het over een minuut opnieuw.",
  },
  list: {
    title: "Wat je hebt betaald",
    text: "Tickets, avonden thuis, artikelen en Premium, met elke factuur.",
    emptyTitle: "Nog niets betaald",
    emptyText: "Wat je koopt staat hier, met het betaalbewijs en hoe je je geld terugkrijgt.",
    emptyAction: "Bekijk de tourdata",
    tickets_one: "{{count}} ticket",
    tickets_other: "{{count}} tickets",
    night: "Om thuis te kijken",
    goods: "Uit de winkel",
    order: "Bestelling {{number}}",
    invoice: "Factuur {{number}}",
    paid: "Betaald",
    open: "Openstaand",
    void: "Vervallen",
    refunded: "Terugbetaald",
    partly: "{{amount}} terugbetaald",
    returned: "Terugbetaling niet aangekomen",
    disputed: "Bij de bank",
    receipt: "Betaalbewijs",
    pdf: "Als pdf",
    details: "Details",
    ask: "Vraag erover stellen",
    pages: "Pagina’s met betalingen",
    page: "Pagina {{page}} van {{pages}}",
    newer: "Nieuwer",
    older: "Ouder",
  },
  refund: {
    open: "Geld terugvragen",
    ticketsUntil:
      "Je kunt deze tickets teruggeven tot {{date}}. {{amount}} gaat naar de kaart waarmee is betaald, en de tickets worden ongeldig.",
    ticketsOpen:
      "De nieuwe datum staat nog niet vast, dus je kunt deze tickets op elk moment teruggeven. {{amount}} gaat naar de kaart waarmee is betaald, en de tickets worden ongeldig.",
    nightUntil:
      "Je kunt deze avond teruggeven tot hij begint: {{date}}. {{amount}} gaat naar de kaart waarmee is betaald, en je kunt de avond dan niet meer bekijken.",
    confirm: "Teruggeven en {{amount}} terugkrijgen",
    sending: "Een ogenblik",
    done: "Geregeld. {{amount}} is onderweg naar de kaart waarmee is betaald; banken tonen het binnen 5 tot 10 dagen. Je krijgt er ook een mail over.",
    late: "Dit kun je niet meer automatisch teruggeven. Schrijf ons hieronder: je bestelling zit erbij, en een mens beslist.",
    ruleTitle: "Wanneer je geld terugkrijgt",
    ruleTickets:
      "<b>Tickets</b>: tot 48 uur voor de gong, meteen. Is de avond verplaatst, dan tot de gong van de nieuwe datum. Tickets die zijn gebruikt of aan iemand anders gegeven: vraag het ons.",
    ruleNight:
      "<b>Avonden thuis</b>: tot de avond begint, meteen. Daarna bij een dubbele aankoop, een afgelaste avond of een fout van ons, als je binnen 48 uur schrijft.",
    rulePremium:
      "<b>Premium</b>: zeg op wanneer je wilt, het loopt tot het einde van de betaalde tijd. Een betaling die dubbel of door onze fout is gedaan, krijg je terug: schrijf ons.",
    ruleGoods:
      "<b>Artikelen</b>: binnen 30 dagen na de aankoop. Schrijf ons, dan vertellen we je waar je ze naartoe stuurt.",
    ruleOff: "Een afgelaste avond wordt terugbetaald zonder dat je erom vraagt.",
  },
  mail: {
    hello: "Hallo,",
    nightPaidSubject: "{{title}} is van jou om te bekijken",
    nightPaid: "Bedankt. {{title}}, {{date}}, is van jou: live, en als herhaling waar die er is.",
    nightPaidWatch: "Naar je scherm",
    paidLine: "Betaald: {{amount}} op {{date}}",
    invoiceLine: "Factuur: {{number}}",
    premiumPaidSubject: "Je betaalbewijs voor Premium",
    premiumPaid: "Fijn dat je erbij bent. Je betaling voor Premium is rond.",
    failedSubject: "Je betaling voor Premium is mislukt",
    failed: "We konden {{amount}} voor Premium niet afschrijven. Alles blijft van jou terwijl we het opnieuw proberen.",
    failedNext: "De volgende poging is op {{date}}. Met een kaart die werkt, is het meteen opgelost.",
    failedLast: "Dat was de laatste poging, en zonder betaling kan je lidmaatschap niet doorlopen.",
    failedPay: "Nu betalen",
    trialSubject: "Je gratis dagen eindigen op {{date}}",
    trial: "Je gratis dagen met Premium eindigen op {{date}}. Dan wordt {{amount}} afgeschreven, en alles loopt door.",
    trialLeave: "Liever niet? Zeg voor die tijd op, dan wordt er niets afgeschreven.",
    canceledSubject: "Je Premium is opgezegd",
    canceled:
      "Zoals je wilde, eindigt je lidmaatschap op {{date}}. Tot dan blijft alles van jou, en er wordt niets meer afgeschreven.",
    endedSubject: "Je Premium is afgelopen",
    ended: "Je lidmaatschap is afgelopen. Er wordt niets meer afgeschreven. Je bent altijd weer welkom.",
    refundSubject: "{{amount}} is op weg terug naar jou",
    refund:
      "We hebben {{amount}} voor {{title}} teruggestort op de kaart waarmee is betaald. Na vijf tot tien dagen is het te zien.",
    refundFailedSubject: "Je terugbetaling van {{amount}} kwam niet aan op je kaart",
    refundFailed:
      "Je bank heeft onze terugbetaling van {{amount}} voor {{title}} naar ons teruggestuurd. Meestal betekent dat dat de kaart is opgeheven of vervangen. Het geld is nog steeds van jou: neem contact met ons op, dan vinden we een andere manier om je te betalen.",
    trialRefusedSubject: "Je gratis proefperiode is niet begonnen",
    trialRefused:
      "Met de kaart die je gebruikte is Premium al eens gratis geprobeerd, en dat kan één keer per kaart. Je lidmaatschap is niet begonnen en er is niets afgeschreven. Je kunt nog steeds lid worden zonder proefperiode.",
    yours: "Je betalingen",
    premiumPage: "Je lidmaatschap",
    receipt: "De factuur",
    help: "Vragen",
  },
};
