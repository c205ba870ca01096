/** Svenska: Swedish texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Betalt",
  stamp: "Betalt: {{amount}}",
  word: {
    tickets: "Du är inne",
    broadcast: "Nu börjar det",
    premium: "Första raden",
    goods: "Det är ditt",
  },
  heading: {
    paid: "Du betalade {{amount}}.",
    nothing: "Inget har debiterats.",
    tickets: "Dina biljetter till {{title}} är klara.",
    broadcast: "Du kan titta på {{title}}.",
    premium: "Ditt Premium-medlemskap är i gång.",
    trial: "Din gratis provperiod är i gång.",
    goods: "Vi har din beställning: {{title}}.",
  },
  now: "Nu",
  anyDay: "När som helst",
  next: "Det här händer nu",
  have: "Det här har du nu",
  mailed: "Vi har också mejlat uppgifterna till {{email}}.",
  tickets: {
    yours: "Dina biljetter",
    show: "Visa biljetterna",
    code: "Visa kod",
    offline: "Biljetterna fungerar offline",
    offlineText: "Öppna dem en gång i mobilen. Sedan visas de även utan täckning.",
    keep: "Spara mejlet",
    refund: "Sista chansen till återbetalning",
    refundText: "Till {{when}}, i din profil.",
    doorText: "Varje kod kan skannas en gång. Ha den framme när du kommer till entrén.",
  },
  broadcast: {
    yours: "Din sändning",
    profile: "Den finns i din profil",
    profileText: "Titta på alla skärmar där du är inloggad.",
    starts: "Sändningen börjar kl. {{time}}",
  },
  premium: {
    first: "Först ut: {{title}}",
    watch: "Titta på allt som är märkt Premium",
    renews: "Förnyas för {{price}}",
    renewsText: "Vi debiterar kortet du betalade med.",
    trialEnds: "Din gratis provperiod slutar",
    trialEndsText: "{{price}} den dagen, om du inte säger upp innan.",
    plans: "Se planerna",
  },
  goods: {
    ships: "Vi mejlar när det skickas",
    shipsText: "Paket inom landet tar upp till en vecka, till utlandet upp till tre.",
    returns: "Ångrat dig?",
    returnsText: "Du har 30 dagar. Kontakta oss så berättar vi vart du skickar det.",
  },
  refunded: "Vi har betalat tillbaka",
};
