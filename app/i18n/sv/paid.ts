/** Svenska: Swedish texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Betalt",
  stamp: "Betalt: {{amount}}",
  word: {
    tickets: "Du är med",
    broadcast: "Nu kör vi",
    premium: "Första raden",
    goods: "Den är din",
  },
  heading: {
    paid: "Du betalade {{amount}}.",
    nothing: "Inga pengar har dragits.",
    tickets: "Dina biljetter till {{title}} är klara.",
    broadcast: "Du har tillgång till {{title}}.",
    premium: "Du är Premium-medlem.",
    trial: "Din gratis provperiod är i gång.",
    goods: "Vi har fått din beställning: {{title}}.",
  },
  now: "Nu",
  anyDay: "När som helst",
  later: "Senare",
  next: "Det här händer nu",
  have: "Det här har du nu",
  mailed: "Vi har också mejlat en bekräftelse till {{email}}.",
  tickets: {
    yours: "Dina biljetter",
    show: "Visa biljetter",
    code: "Visa kod",
    offline: "Biljetterna fungerar även offline",
    offlineText: "Öppna dem en gång i mobilen. Sedan syns de även utan täckning.",
    keep: "Spara mejlet",
    refund: "Sista chansen att få pengarna tillbaka",
    refundText: "I din profil, fram till {{when}}.",
    doorText: "Varje kod kan skannas en gång. Ha den framme när du kommer till entrén.",
  },
  broadcast: {
    yours: "Din sändning",
    profile: "Den finns i din profil",
    profileText: "Fungerar på alla skärmar där du är inloggad.",
    starts: "Sändningen börjar kl. {{time}}",
  },
  premium: {
    first: "Först ut: {{title}}",
    watch: "Titta på allt med Premium-märket",
    renews: "Förnyas för {{price}}",
    renewsText: "Vi drar pengarna från kortet du betalade med.",
    trialEnds: "Din gratis provperiod slutar",
    trialEndsText: "Den dagen drar vi {{price}}, om du inte säger upp innan.",
    plans: "Se alternativen",
  },
  goods: {
    ships: "Vi mejlar dig när det är på väg",
    shipsText: "Inom landet tar det upp till en vecka, till utlandet upp till tre.",
    returns: "Ändrat dig?",
    returnsText: "Du har 30 dagar på dig. Kontakta oss, så berättar vi vart du ska skicka det.",
  },
  refunded: "Du har fått pengarna tillbaka",
};
