/** Norsk bokmål: the texts of buying Premium and broadcasts, in Norwegian Bokmål. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Kjøp for {{price}}",
    going: "Åpner betaling",
    stripe: "Betal med kort på Stripes side. Du kan se så snart betalingen har gått gjennom.",
    owned: "Denne har du",
    ownedText: "Se live eller i reprise.",
    included: "Din med Premium",
    includedText: "Medlemskapet ditt inkluderer denne, live og i reprise.",
    watch: "Se",
    confirming: "Betalingen bekreftes fortsatt",
    confirmingText: "Banken din har ikke svart ennå. Siden sjekker igjen med noen sekunders mellomrom.",
    again: "Sjekk igjen",
    ended: "Du fullførte ikke betalingen. Ingen penger ble trukket.",
    refunded: "Du har denne allerede, så vi refunderer den andre betalingen til betalingskortet ditt.",
    trialUsed:
      "Dette kortet har allerede hatt gratis prøvetid, så medlemskapet startet ikke, og ingen penger ble trukket. Du kan bli medlem uten prøvetid.",
    unreachable: "Vi får ikke kontakt med betalingstjenesten. Ingen penger ble trukket. Prøv igjen om et minutt.",
    gone: "Ikke i salg akkurat nå.",
  },
  member: {
    join: "Bli Premium-medlem",
    title: "Du er medlem",
    plan: "Abonnement: {{plan}}, {{price}} {{per}}",
    trial: "Den gratis prøvetiden din slutter {{date}}. Den dagen trekker vi den første betalingen.",
    active: "Fornyes {{date}}.",
    ending: "Sagt opp. Du beholder alt til {{date}}.",
    pastDueTitle: "Den siste betalingen din gikk ikke gjennom",
    pastDue:
      "Vi prøver igjen de neste dagene, og du beholder Premium så lenge. Oppdater betalingskortet for å ordne det nå.",
    disputedTitle: "Premium er satt på pause",
    disputedText:
      "Den siste betalingen din er bestridt, så Premium er satt på pause til banken din har avgjort saken. Er det en feil? Snakk med banken eller kontakt oss.",
    change: "Endre abonnement eller kort",
    fix: "Oppdater kortet",
    cancel: "Si opp medlemskapet",
    cancelText: "Du beholder Premium til {{date}}. Etter det trekkes ingenting.",
    reason: "Hvorfor forlater du oss?",
    unsaid: "Vil helst ikke si det",
    reasons: {
      too_expensive: "Det er for dyrt",
      unused: "Jeg ser for lite",
      missing_features: "Det mangler noe jeg vil ha",
      switched_service: "Jeg har byttet til en annen tjeneste",
      low_quality: "Bilde- eller lydkvalitet",
      customer_service: "Kundeservice",
      too_complex: "Det er for komplisert",
      other: "Noe annet",
    },
    comment: "Er det noe annet vi bør vite?",
    confirm: "Avslutt medlemskapet {{date}}",
    cancelling: "Sier opp",
    resuming: "Gjenopptar",
    stay: "Behold Premium",
    welcome: "Velkommen til første rad.",
    already: "Du er allerede medlem. Det er ingenting å betale.",
    cancelled: "Sagt opp. Du beholder Premium til {{date}}.",
    notCancelled:
      "Vi får ikke kontakt med betalingstjenesten, så medlemskapet ditt er ikke sagt opp. Prøv igjen om et minutt.",
    resumed: "Godt å ha deg tilbake. Medlemskapet ditt fortsetter.",
  },
};
