/** Nederlands: Dutch texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Betaald",
  stamp: "Betaald: {{amount}}",
  word: {
    tickets: "Je bent erbij",
    broadcast: "Je kijkt mee",
    premium: "Eerste rij",
    goods: "Nu van jou",
  },
  heading: {
    paid: "Je hebt {{amount}} betaald.",
    nothing: "Er is niets afgeschreven.",
    tickets: "Je tickets voor {{title}} staan klaar.",
    broadcast: "{{title}} staat voor je klaar.",
    premium: "Je Premium-lidmaatschap is ingegaan.",
    trial: "Je gratis proefperiode is ingegaan.",
    goods: "Je bestelling is binnen: {{title}}.",
  },
  now: "Nu",
  anyDay: "Elk moment",
  later: "Later",
  next: "Zo gaat het verder",
  have: "Dit heb je nu",
  mailed: "Alle details staan ook in een mail aan {{email}}.",
  tickets: {
    yours: "Je tickets",
    show: "Bekijk je tickets",
    code: "Bekijk code",
    offline: "Je tickets werken ook offline",
    offlineText: "Open ze één keer op je telefoon. Daarna zie je ze ook zonder bereik.",
    keep: "Bewaar de e-mail",
    refund: "Laatste kans op terugbetaling",
    refundText: "In je profiel, tot {{when}}.",
    doorText: "Elke code is één keer geldig. Houd hem klaar bij de ingang.",
  },
  broadcast: {
    yours: "Je stream",
    profile: "Hij staat in je profiel",
    profileText: "Kijk op elk scherm waarop je bent ingelogd.",
    starts: "De stream begint om {{time}}",
  },
  premium: {
    first: "Om te beginnen: {{title}}",
    watch: "Kijk alles met het Premium-label",
    renews: "Wordt verlengd voor {{price}}",
    renewsText: "We schrijven af van de kaart waarmee je hebt betaald.",
    trialEnds: "Je gratis proefperiode eindigt",
    trialEndsText: "Die dag schrijven we {{price}} af, tenzij je eerder opzegt.",
    plans: "Bekijk de abonnementen",
  },
  goods: {
    ships: "We mailen je zodra het onderweg is",
    shipsText: "Binnen het land duurt het maximaal een week, naar het buitenland maximaal drie.",
    returns: "Van gedachten veranderd?",
    returnsText: "Je hebt 30 dagen. Neem contact op, dan laten we weten waar je het heen kunt sturen.",
  },
  refunded: "Je hebt je geld teruggekregen",
};
