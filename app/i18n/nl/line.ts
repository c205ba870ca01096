/** The texts of the line in front of a sale, in Dutch. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "De wachtrij opent om {{time}}",
    text: "De verkoop begint om {{opens}}. Iedereen die er voor die tijd is, krijgt door loting een plek. Vroeg komen hoeft dus niet.",
  },
  gathering: {
    heading: "De verkoop begint om {{opens}}",
    text: "Iedereen die er dan is, krijgt door loting een plek in de wachtrij. Als eerste komen levert niets op.",
  },
  drawn: {
    heading: "Je doet mee aan de loting. Je nummer:",
    text: "Om {{opens}} loten we de volgorde. Je kunt deze pagina sluiten.",
  },
  drawing: {
    heading: "We loten de volgorde",
    text: "Dit duurt een paar seconden.",
  },
  open: {
    heading: "Er is een wachtrij voor deze tickets. Aantal wachtenden:",
    text: "Neem een plek. Je kunt de pagina sluiten en terugkomen.",
  },
  waiting: {
    heading: "Je staat in de wachtrij. Aantal voor je:",
    wait: "Geschatte wachttijd: {{range}}.",
    near: "Je bent rond {{time}} aan de beurt.",
    unknown: "We kunnen nog niet zeggen hoelang het duurt.",
    far: "De plaatsen zijn waarschijnlijk op voordat je aan de beurt bent.",
  },
  paused: {
    heading: "Alle plaatsen zijn gereserveerd. Aantal voor je:",
    text: "Er komen plaatsen vrij als reserveringen verlopen. Je plek blijft van jou.",
    halted: "De kassa heeft de wachtrij stilgezet. Je plek blijft van jou.",
  },
  turn: {
    heading: "Je hebt {{minutes}} om te kiezen. Daarna zijn je plaatsen nog 20 gereserveerd.",
    word: "Jouw beurt",
    enter: "Plaatsen kiezen",
  },
  inside: {
    heading: "Je bent aan de beurt tot {{time}}",
    text: "Kies voor die tijd. Er wordt niets afgeschreven tot je betaalt.",
    more: "10 minuten extra",
  },
  missed: {
    heading: "Je beurt is voorbij. Je plek niet.",
    enter: "Nu naar binnen",
  },
  spent: {
    heading: "Je beurt is gebruikt",
    text: "Neem voor meer plaatsen een nieuwe plek achter in de wachtrij.",
  },
  soldOut: {
    heading: "De laatste plaatsen gingen om {{time}}. Er is niets afgeschreven.",
    word: "Uitverkocht",
    text: "Soms komen plaatsen terug na een terugbetaling.",
    others: "Andere shows bekijken",
  },
  ended: {
    heading: "Er is nu geen wachtrij",
    text: "Je kunt zonder wachten plaatsen kiezen.",
  },
  notice: {
    crowded: "Veel fans die hun beurt misten, komen nu binnen. Probeer het over een paar seconden opnieuw.",
    notYours: "Die plek hoort bij een andere browser of een ander account. Neem je eigen plek.",
    notCalled: "Je bent nog niet aan de beurt.",
    accountNeeded: "Voor deze verkoop heb je een account met bevestigd e-mailadres nodig. Log in en neem dan je plek.",
    closed: "De wachtrij neemt nu niemand aan.",
    noMore: "Je beurt kan niet langer worden.",
    heldElsewhere:
      "In deze beurt heb je al plaatsen gereserveerd, met een ander account of zonder in te loggen. Betaal die of geef ze eerst vrij: een beurt is goed voor één bestelling.",
    tooMany: "Te veel pogingen. Wacht tien minuten en probeer het dan opnieuw.",
  },
  join: "Mijn plek nemen",
  signIn: "Inloggen",
  safe: {
    title: "Dit is zeker",
    reload: "Verversen is niet nodig",
    reloadText: "Deze pagina kijkt zelf. Laatst gekeken: {{time}}.",
    stillText: "Deze pagina kijkt niet zelf.",
    check: "Opnieuw kijken",
    still: "Niet meer kijken",
    kept: "Je plek is bewaard",
    keptText: "Vergrendel je telefoon of sluit de pagina. Kom terug in deze browser en je plek is dezelfde.",
    free: "Geen kosten, geen kaart opgeslagen",
    freeText: "We schrijven pas af als je voor je plaatsen betaalt.",
  },
  left: {
    title: "Nu nog vrij",
    many: "meer dan {{count}}",
    none: "uitverkocht",
  },
  leave: "Wachtrij verlaten",
  receipt: "Bewijs van je plek",
  draw: {
    link: "Zo loten we",
    heading: "Zo loten we",
    before:
      "Voordat de wachtrij openging, kozen we een geheim getal, de startwaarde, en maakten we de vingerafdruk ervan openbaar. De vingerafdruk kan later niet veranderen.",
    order:
      "Bij de start bepalen de startwaarde en het aantal deelnemers de volgorde van iedereen. Na de loting maken we de startwaarde openbaar, zodat iedereen de volgorde kan narekenen.",
    beacon: "De loting gebruikt ook een openbaar willekeurig getal dat niemand voor de start kende.",
    noBeacon: "Er wordt geen openbaar willekeurig getal gebruikt.",
    late: "Wie na de start komt, staat achter alle deelnemers, op volgorde van aankomst.",
    fingerprint: "Vingerafdruk",
    seed: "Startwaarde",
    people: "Deelnemers",
    random: "Openbaar willekeurig getal",
    later: "Wordt na de loting openbaar",
    record: "Het verslag als bestand",
    verify: "Loting controleren in deze browser",
    right: "De loting klopt.",
    wrong: "De loting komt niet overeen met het verslag.",
    back: "Terug naar de wachtrij",
  },
};
