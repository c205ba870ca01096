/** Norsk bokmål: the texts of a fan's own tickets and profile, in Norwegian Bokmål. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Billettene dine, {{title}}",
    count_one: "{{count}} billett",
    count_other: "{{count}} billetter",
    print: "Skriv ut billetter",
    number: "Billett {{number}}",
    qr: "QR-kode for billett {{number}}",
    tier: "Kategori",
    paid: "Betalt",
    free: "Gratis",
    refunded: "Refundert",
    used: "Brukt kl. {{at}}",
    times: "Dørene åpner {{doors}}, gong {{bell}}",
    noCode: "Denne billetten er refundert og ikke lenger gyldig.",
    receipt: "Kvittering",
    receiptLine_one: "Bestilling {{number}}: {{count}} billett, {{total}}",
    receiptLine_other: "Bestilling {{number}}: {{count}} billetter, {{total}}",
    keep: "Lenken i e-posten åpner disse billettene på alle enheter. Ikke del den.",
    keepFan: "De ligger i profilen din og i e-posten din.",
  },
  after: {
    confirming: "Betalingen bekreftes fortsatt",
    confirmingText:
      "Banken din har ikke svart ennå. Siden sjekker igjen med noen sekunders mellomrom, og plassene er dine så lenge.",
    confirmingAgain: "Sjekk igjen",
    refunded: "Plassene var borte, så vi refunderte deg",
    refundedText:
      "Betalingen din kom etter at reservasjonen hadde gått ut, og noen andre hadde tatt plassene. Vi har refundert hele beløpet til betalingskortet ditt. Det kan ta 5 til 10 dager før det vises.",
    ended: "Reservasjonen din gikk ut",
    endedText: "Du betalte ikke i tide, så plassene ble lagt ut for salg igjen. Ingen penger ble trukket.",
    pickAgain: "Velg plasser på nytt",
  },
  pass: {
    of: "Billett {{n}} av {{count}}",
    seat: "Plass",
    unreserved: "Unummerert",
    once: "Kan skannes én gang",
    directions: "Veibeskrivelse",
    saved: "Lagret kopi: {{when}}. Den oppdateres når du er på nett igjen.",
    calendar: "Legg til i kalenderen",
    postponed: "Dette showet er utsatt. Billettene dine gjelder for den nye datoen, som ikke er bestemt ennå.",
  },
  print: {
    title: "Skriv ut billetter, {{title}}",
    back: "Tilbake til billettene dine",
    hint: "Ctrl+P eller ⌘P skriver ut én billett per side",
    print: "Skriv ut",
    heading: "Billettene dine til {{title}}",
    empty: "Ingen billetter å skrive ut",
    emptyText: "Billettene dine til kommende show vises her. Kjøpte du som gjest, må du først åpne lenken i e-posten.",
    card: "Kampkortet",
    subject: "Vi tar forbehold om endringer i kampkortet.",
    autographs: "Til autografer",
    gettingIn: "Slik kommer du inn",
    fold: "Brett langs merkene. Koden blir på utsiden.",
    photo: "Kan skannes én gang. Ikke legg ut bilde av den.",
  },
};
