/** Nederlands: Dutch texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Betaald",
  stamp: "Betaald: {{amount}}",
  word: {
    tickets: "Je bent erbij",
    broadcast: "Het begint",
    premium: "Eerste rij",
    goods: "Van jou",
  },
  heading: {
    paid: "Je hebt {{amount}} betaald.",
    nothing: "Er is niets afgeschreven.",
    tickets: "Je tickets voor {{title}} staan klaar.",
    broadcast: "Je kunt {{title}} kijken.",
    premium: "Je Premium-lidmaatschap loopt.",
    trial: "Je gratis proefperiode loopt.",
    goods: "We hebben je bestelling: {{title}}.",
  },
  now: "Nu",
  anyDay: "Altijd",
  next: "Wat er nu gebeurt",
  have: "Wat je nu hebt",
  mailed: "We hebben de details ook gemaild naar {{email}}.",
  tickets: {
    yours: "Je tickets",
    show: "Tickets tonen",
    code: "Code tonen",
    offline: "Je tickets werken offline",
    offlineText: "Open ze één keer op je telefoon. Daarna zie je ze ook zonder bereik.",
    keep: "Bewaar de e-mail",
    refund: "Laatste kans voor terugbetaling",
    refundText: "Tot {{when}}, in je profiel.",
    doorText: "Elke code wordt één keer gescand. Houd hem klaar bij de ingang.",
  },
  broadcast: {
    yours: "Je stream",
    profile: "Hij staat in je profiel",
    profileText: "Kijk op elk scherm waarop je bent ingelogd.",
    starts: "De stream begint om {{time}}",
  },
  premium: {
    first: "Als eerste: {{title}}",
    watch: "Kijk alles met het Premium-teken",
    renews: "Wordt verlengd voor {{price}}",
    renewsText: "We schrijven af van de kaart waarmee je hebt betaald.",
    trialEnds: "Je gratis proefperiode eindigt",
    trialEndsText: "{{price}} op die dag, tenzij je eerder opzegt.",
    plans: "Bekijk de keuzes",
  },
  goods: {
    ships: "We mailen je zodra het verstuurd is",
    shipsText: "Binnenlandse pakketten doen er tot een week over, buitenlandse tot drie.",
    returns: "Toch niet?",
    returnsText: "Je hebt 30 dagen. Neem contact op en we laten weten waar je het heen stuurt.",
  },
  refunded: "We hebben je terugbetaald",
};
