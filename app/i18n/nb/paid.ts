/** Norsk: Norwegian texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Betalt",
  stamp: "Betalt: {{amount}}",
  word: {
    tickets: "Du er inne",
    broadcast: "Nå gjelder det",
    premium: "Første rad",
    goods: "Den er din",
  },
  heading: {
    paid: "Du betalte {{amount}}.",
    nothing: "Du ble ikke belastet.",
    tickets: "Billettene dine til {{title}} er klare.",
    broadcast: "Du kan se {{title}}.",
    premium: "Premium-medlemskapet ditt er i gang.",
    trial: "Den gratis prøvetiden er i gang.",
    goods: "Vi har bestillingen din: {{title}}.",
  },
  now: "Nå",
  anyDay: "Når som helst",
  next: "Dette skjer nå",
  have: "Dette har du nå",
  mailed: "Vi sendte også detaljene til {{email}}.",
  tickets: {
    yours: "Billettene dine",
    show: "Vis billettene",
    code: "Vis kode",
    offline: "Billettene virker uten nett",
    offlineText: "Åpne dem én gang på telefonen. Etter det vises de uten dekning.",
    keep: "Ta vare på e-posten",
    refund: "Siste sjanse for refusjon",
    refundText: "Til {{when}}, i profilen din.",
    doorText: "Hver kode kan skannes én gang. Ha den klar når du kommer til inngangen.",
  },
  broadcast: {
    yours: "Sendingen din",
    profile: "Den ligger i profilen din",
    profileText: "Se på alle skjermer der du er logget inn.",
    starts: "Sendingen starter kl. {{time}}",
  },
  premium: {
    first: "Først ut: {{title}}",
    watch: "Se alt som er merket Premium",
    renews: "Fornyes for {{price}}",
    renewsText: "Vi belaster kortet du betalte med.",
    trialEnds: "Den gratis prøvetiden slutter",
    trialEndsText: "{{price}} den dagen, hvis du ikke sier opp før.",
    plans: "Se planene",
  },
  goods: {
    ships: "Vi sender e-post når den er sendt",
    shipsText: "Pakker innenlands tar opptil en uke, til utlandet opptil tre.",
    returns: "Ombestemt deg?",
    returnsText: "Du har 30 dager. Kontakt oss, så forteller vi hvor du sender den.",
  },
  refunded: "Vi har refundert deg",
};
