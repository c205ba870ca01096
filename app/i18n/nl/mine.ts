/** Nederlands: the texts of a fan's own tickets and profile, in Dutch. */
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
    paid: "Betaald",
    free: "Gratis",
    refunded: "Terugbetaald",
    used: "Gebruikt om {{at}}",
    times: "Zaal open {{doors}}, gong {{bell}}",
    noCode: "Dit ticket is terugbetaald en niet meer geldig.",
    receipt: "Betaalbewijs",
    receiptLine_one: "Bestelling {{number}}: {{count}} ticket, {{total}}",
    receiptLine_other: "Bestelling {{number}}: {{count}} tickets, {{total}}",
    keep: "De link in je e-mail opent deze tickets op elk apparaat. Deel hem niet.",
    keepFan: "Ze staan in je profiel en in je e-mail.",
  },
  after: {
    confirming: "Je betaling wordt nog bevestigd",
    confirmingText:
      "Je bank heeft nog niet gereageerd. Deze pagina controleert het om de paar seconden opnieuw, en intussen blijven je plaatsen van jou.",
    confirmingAgain: "Opnieuw controleren",
    refunded: "Je plaatsen waren weg, dus je krijgt je geld terug",
    refundedText:
      "Je betaling kwam binnen nadat je reservering was verlopen, en iemand anders had de plaatsen. We hebben het hele bedrag terugbetaald op je betaalkaart. Het kan 5 tot 10 dagen duren voordat je het ziet.",
    ended: "Je reservering is verlopen",
    endedText: "Je hebt niet op tijd betaald, dus je plaatsen zijn weer in de verkoop. Er is niets afgeschreven.",
    pickAgain: "Opnieuw plaatsen kiezen",
  },
  pass: {
    of: "Ticket {{n}} van {{count}}",
    seat: "Plaats",
    unreserved: "Vrije plaatskeuze",
    once: "Eén keer geldig",
    directions: "Route",
    saved: "Bewaarde kopie: {{when}}. Wordt bijgewerkt zodra je weer online bent.",
    calendar: "In de agenda zetten",
    postponed: "Deze show is uitgesteld. Je tickets gelden voor de nieuwe datum, die nog niet vaststaat.",
  },
  print: {
    title: "Tickets printen, {{title}}",
    back: "Terug naar je tickets",
    hint: "Ctrl+P of ⌘P print één ticket per pagina",
    print: "Printen",
    heading: "Je tickets voor {{title}}",
    empty: "Geen tickets om te printen",
    emptyText: "Hier staan je tickets voor komende shows. Als gast gekocht? Open dan eerst de link in je e-mail.",
    card: "De fightcard",
    subject: "Wijzigingen in de fightcard voorbehouden.",
    autographs: "Voor handtekeningen",
    gettingIn: "Zo kom je binnen",
    fold: "Vouw langs de markeringen. De code blijft aan de buitenkant.",
    photo: "Eén keer geldig. Zet er geen foto van online.",
  },
};
