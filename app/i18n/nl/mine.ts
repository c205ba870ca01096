/** Nederlands: the texts of a fan's own tickets and of her profile, in Dutch. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Je tickets, {{title}}",
    count_one: "{{count}} ticket",
    count_other: "{{count}} tickets",
    print: "Tickets printen",
    number: "Ticket {{number}}",
    qr: "QR-code van ticket {{number}}",
    tier: "Categorie",
    admits: "Toegang voor",
    admitsOne: "Eén persoon",
    order: "Bestelling",
    paid: "Betaald",
    free: "Gratis",
    refunded: "Terugbetaald",
    cancelled: "Geannuleerd",
    used: "Gebruikt om {{at}}",
    times: "Zaal open {{doors}}, eerste gong {{bell}}",
    small: "Wordt één keer gescand. Op naam van {{name}}. Wijzigingen in de fightcard voorbehouden.",
    noCode: "Dit ticket is niet meer geldig. Het geld is terugbetaald.",
    receipt: "Betaalbewijs",
    receiptLine_one: "Bestelling {{number}}: {{count}} ticket, {{total}}",
    receiptLine_other: "Bestelling {{number}}: {{count}} tickets, {{total}}",
    keep: "De link in je mail opent deze tickets op elk apparaat. Houd hem voor jezelf.",
    keepFan: "Ze staan in je profiel en in je mail.",
  },
  after: {
    confirming: "Je betaling wordt nog bevestigd",
    confirmingText:
      "De bank heeft nog niet geantwoord. Deze pagina kijkt om de paar seconden zelf opnieuw; je plaatsen blijven zolang van jou.",
    confirmingAgain: "Opnieuw kijken",
    refunded: "De plaatsen zijn weg, het geld is terug",
    refundedText:
      "Je betaling kwam binnen nadat de reservering was verlopen, en toen waren de plaatsen al bezet. Het hele bedrag is teruggestort op je kaart; banken tonen het binnen 5 tot 10 dagen.",
    ended: "De reservering is verlopen",
    endedText:
      "De betaling was niet op tijd klaar, dus de plaatsen zijn terug in de verkoop. Er is niets afgeschreven.",
    pickAgain: "Opnieuw plaatsen kiezen",
  },
  print: {
    title: "Tickets printen, {{title}}",
    back: "Terug naar je tickets",
    hint: "Ctrl of ⌘ + P print er één per pagina",
    print: "Printen",
    heading: "Je tickets voor {{title}}",
  },
};
