/** Norsk bokmål: the texts of what a fan has paid, and of the mails about it, in Norwegian Bokmål. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "Vi får ikke kontakt med betalingstjenesten akkurat nå. Bestillingene dine står nedenfor. Fakturaer og betalingskortet ditt er tilbake når den er det.",
  due: {
    title: "Du har en betaling som gjenstår",
    text: "Vi kunne ikke trekke {{amount}} for {{title}}. Betal nå, eller oppdater betalingskortet.",
    pay: "Betal {{amount}}",
  },
  premium: {
    none: "Du er ikke medlem akkurat nå.",
    see: "Se Premium",
  },
  card: {
    title: "Betalingskortet ditt",
    name: "{{brand}} som slutter på {{last4}}",
    expires: "Utløper: {{date}}",
    soon: "Utløper snart",
    over: "Utløpt",
    soonText: "Oppdater det i tide, så alt fortsetter som før.",
    overText: "Vi kan ikke trekke penger fra det lenger. Oppdater det, så alt fortsetter som før.",
    none: "Ingen kort lagret. Du skriver det inn på Stripes side når du betaler.",
    update: "Oppdater kortet",
    going: "Åpner Stripe",
    unreachable: "Vi får ikke kontakt med Stripe akkurat nå. Ingenting ble endret. Prøv igjen om et minutt.",
  },
  list: {
    title: "Betalinger",
    text: "Billetter, pay-per-view, butikkbestillinger og Premium, med alle fakturaer.",
    emptyTitle: "Ingen betalinger ennå",
    emptyText: "Det du kjøper, vises her, med kvitteringer og refusjoner.",
    emptyAction: "Se turnédatoer",
    tickets_one: "{{count}} billett",
    tickets_other: "{{count}} billetter",
    night: "Pay-per-view",
    goods: "Butikkbestilling",
    order: "Bestilling {{number}}",
    invoice: "Faktura {{number}}",
    paid: "Betalt",
    open: "Ubetalt",
    void: "Annullert",
    refunded: "Refundert",
    partly: "{{amount}} refundert",
    returned: "Refusjonen kom ikke frem",
    disputed: "Bestridt",
    receipt: "Kvittering",
    pdf: "PDF",
    details: "Detaljer",
    ask: "Få hjelp",
    pages: "Sider med betalinger",
    page: "Side {{page}} av {{pages}}",
    newer: "Nyere",
    older: "Eldre",
  },
  refund: {
    open: "Få refusjon",
    ticketsUntil:
      "Du kan få refusjon til {{date}}. {{amount}} går tilbake til kortet du betalte med, og disse billettene slutter å gjelde.",
    ticketsOpen:
      "Den nye datoen er ikke bestemt, så du kan få refusjon når som helst. {{amount}} går tilbake til kortet du betalte med, og disse billettene slutter å gjelde.",
    nightUntil:
      "Du kan få refusjon til sendingen starter: {{date}}. {{amount}} går tilbake til kortet du betalte med, og du kan ikke se den lenger.",
    nightOpen:
      "Den nye datoen er ikke bestemt, så du kan få refusjon når som helst. {{amount}} går tilbake til kortet du betalte med, og du kan ikke se sendingen lenger.",
    confirm: "Refunder {{amount}}",
    sending: "Refunderer",
    done: "Refundert. {{amount}} er på vei til kortet du betalte med. Det kan ta 5 til 10 dager før det vises. Vi sender deg en bekreftelse på e-post.",
    late: "Det er for sent for automatisk refusjon. Send oss en melding nedenfor: Bestillingen din er lagt ved, og et menneske avgjør.",
    ruleTitle: "Refusjonsregler",
    ruleTickets:
      "<b>Billetter</b>: Få refusjon her til 48 timer før gongen, eller til gongen på den nye datoen hvis showet er flyttet. Brukte eller overførte billetter: Kontakt oss.",
    ruleNight:
      "<b>Pay-per-view</b>: Få refusjon her til sendingen starter. Etter det bare ved dobbeltkjøp, avlyst show eller feil fra vår side, hvis du kontakter oss innen 48 timer.",
    rulePremium:
      "<b>Premium</b>: Si opp når som helst, og behold det for tiden du har betalt for. Belastet to ganger eller ved en feil? Kontakt oss, så refunderer vi det.",
    ruleGoods: "<b>Butikk</b>: innen 30 dager. Kontakt oss, så forteller vi hvor du skal sende varen.",
    ruleOff: "Avlyses et show, refunderer vi deg automatisk.",
  },
  mail: {
    nightPaidSubject: "Klar for å se: {{title}}",
    nightPaid: "Takk for bestillingen. {{title}}, {{date}}, er din: live, og i reprise hvis det blir en.",
    nightPaidWatch: "Se her",
    paidLine: "Betalt: {{amount}}, {{date}}",
    invoiceLine: "Faktura: {{number}}",
    premiumPaidSubject: "Premium-kvitteringen din",
    premiumPaid: "Takk for at du er med oss. Vi har fått betalingen din for Premium.",
    failedSubject: "Premium-betalingen din gikk ikke gjennom",
    failed: "Vi kunne ikke trekke {{amount}} for Premium.",
    failedNext:
      "Du beholder Premium mens vi prøver igjen. Neste forsøk: {{date}}. Oppdater betalingskortet for å ordne det nå.",
    failedLast: "Det var siste forsøk. Betal nå for å beholde Premium.",
    failedPay: "Betal nå",
    trialSubject: "Den gratis prøvetiden din slutter {{date}}",
    trial:
      "Den gratis Premium-prøvetiden din slutter {{date}}. Den dagen trekker vi {{amount}}, og du kan fortsette å se.",
    trialLeave: "Vil du ikke? Si opp før det, så trekkes ingenting.",
    canceledSubject: "Premium-abonnementet ditt er sagt opp",
    canceled: "Du har sagt opp Premium. Du beholder det til {{date}}, og vi trekker ikke mer.",
    keptSubject: "Premium-abonnementet ditt fortsetter",
    keptMonth: "Månedsabonnementet ditt fornyes {{date}} for {{amount}}.",
    keptYear: "Årsabonnementet ditt fornyes {{date}} for {{amount}}.",
    keptChange:
      "Du beholder Premium, og oppsigelsen gjelder ikke lenger. Du kan endre abonnement eller kort, eller si opp, når som helst på Premium-siden.",
    endedSubject: "Premium-abonnementet ditt er avsluttet",
    ended: "Medlemskapet ditt er avsluttet. Vi trekker ikke mer. Kom gjerne tilbake når som helst.",
    refundSubject: "Refusjonen din på {{amount}} er på vei",
    refund:
      "Vi har sendt {{amount}} for {{title}} tilbake til kortet du betalte med. Det kan ta 5 til 10 dager før det vises.",
    refundFailedSubject: "Refusjonen din på {{amount}} nådde ikke betalingskortet ditt",
    refundFailed:
      "Banken din sendte refusjonen på {{amount}} for {{title}} tilbake til oss. Det betyr som regel at kortet er sperret eller byttet ut. Pengene er fortsatt dine: Kontakt oss, så finner vi en annen måte å betale deg på.",
    trialRefusedSubject: "Den gratis prøvetiden din startet ikke",
    trialRefused:
      "Kortet du brukte, har allerede hatt gratis prøvetid med Premium, og det er bare én per kort. Medlemskapet startet ikke, og ingen penger ble trukket. Du kan fortsatt bli medlem uten prøvetid.",
    yours: "Se betalingene dine",
    premiumPage: "Administrer Premium",
    receipt: "Se fakturaen",
  },
};
