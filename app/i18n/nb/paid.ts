/** Norsk: Norwegian texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Betalt",
  stamp: "Betalt: {{amount}}",
  word: {
    tickets: "Du er med",
    broadcast: "Klar til kamp",
    premium: "Første rad",
    goods: "Den er din",
  },
  heading: {
    paid: "Du betalte {{amount}}.",
    nothing: "Ingen penger ble trukket.",
    tickets: "Billettene dine til {{title}} er klare.",
    broadcast: "Du har tilgang til {{title}}.",
    premium: "Du er Premium-medlem.",
    trial: "Den gratis prøvetiden din er i gang.",
    goods: "Vi har fått bestillingen din: {{title}}.",
  },
  now: "Nå",
  anyDay: "Når som helst",
  later: "Senere",
  next: "Dette skjer nå",
  have: "Dette har du nå",
  mailed: "Vi har også sendt en bekreftelse til {{email}}.",
  tickets: {
    yours: "Billettene dine",
    show: "Vis billettene",
    code: "Vis kode",
    offline: "Billettene virker også uten nett",
    offlineText: "Åpne dem én gang på mobilen. Etter det kan du vise dem uten dekning.",
    keep: "Ta vare på e-posten",
    refund: "Siste sjanse for refusjon",
    refundText: "I profilen din, frem til {{when}}.",
    doorText: "Hver kode kan skannes én gang. Ha den klar når du kommer til inngangen.",
  },
  broadcast: {
    yours: "Sendingen din",
    profile: "Den ligger i profilen din",
    profileText: "Virker på alle skjermer der du er logget inn.",
    starts: "Sendingen starter kl. {{time}}",
  },
  premium: {
    first: "Først ute: {{title}}",
    watch: "Se alt med Premium-merket",
    renews: "Fornyes for {{price}}",
    renewsText: "Vi trekker pengene fra kortet du betalte med.",
    trialEnds: "Den gratis prøvetiden din slutter",
    trialEndsText: "Den dagen trekker vi {{price}}, med mindre du sier opp først.",
    plans: "Se abonnementene",
  },
  goods: {
    ships: "Du får e-post når vi sender den",
    shipsText: "Innenlands tar det opptil en uke, til utlandet opptil tre.",
    returns: "Ombestemt deg?",
    returnsText: "Du har 30 dager på deg. Kontakt oss, så sier vi hvor du skal sende den.",
  },
  refunded: "Du har fått pengene tilbake",
};
