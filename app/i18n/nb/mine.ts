/** Norsk bokmål: the texts of a fan's own tickets and of her profile, in Norwegian Bokmål. */
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
    admits: "Gjelder for",
    admitsOne: "Én person",
    order: "Bestilling",
    paid: "Betalt",
    free: "Gratis",
    refunded: "Refundert",
    cancelled: "Annullert",
    used: "Brukt kl. {{at}}",
    times: "Dørene åpner {{doors}}, gongongen går {{bell}}",
    small: "Skannes én gang. Utstedt til {{name}}. Vi tar forbehold om endringer i kampkortet.",
    noCode: "Denne billetten er ikke lenger gyldig. Pengene er betalt tilbake.",
    receipt: "Kvittering",
    receiptLine_one: "Bestilling {{number}}: {{count}} billett, {{total}}",
    receiptLine_other: "Bestilling {{number}}: {{count}} billetter, {{total}}",
    keep: "Lenken i e-posten din åpner disse billettene på alle enheter. Hold den for deg selv.",
    keepFan: "De ligger i profilen din og i e-posten din.",
  },
  after: {
    confirming: "Vi holder fortsatt på å bekrefte betalingen",
    confirmingText:
      "Banken har ikke svart ennå. Siden sjekker av seg selv med noen sekunders mellomrom; i mellomtiden er plassene fortsatt dine.",
    confirmingAgain: "Sjekk igjen",
    refunded: "Plassene forsvant, pengene kom tilbake",
    refundedText:
      "Betalingen din kom fram etter at reservasjonen var gått ut, og da var plassene tatt. Hele beløpet er betalt tilbake til kortet ditt; bankene viser det innen 5 til 10 dager.",
    ended: "Reservasjonen gikk ut",
    endedText: "Betalingen ble ikke fullført i tide, så plassene ble lagt ut for salg igjen. Ingen penger ble trukket.",
    pickAgain: "Velg plasser på nytt",
  },
  print: {
    title: "Skriv ut billetter, {{title}}",
    back: "Tilbake til billettene dine",
    hint: "Ctrl eller ⌘ + P skriver ut én per side",
    print: "Skriv ut",
    heading: "Billettene dine til {{title}}",
  },
};
