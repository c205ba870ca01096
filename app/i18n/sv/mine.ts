/** Svenska: the texts of a fan's own tickets and of her profile, in Swedish. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Dina biljetter, {{title}}",
    count_one: "{{count}} biljett",
    count_other: "{{count}} biljetter",
    print: "Skriv ut biljetter",
    number: "Biljett {{number}}",
    qr: "QR-kod för biljett {{number}}",
    tier: "Kategori",
    admits: "Gäller för",
    admitsOne: "En person",
    order: "Beställning",
    paid: "Betalt",
    free: "Gratis",
    refunded: "Återbetald",
    cancelled: "Makulerad",
    used: "Använd kl. {{at}}",
    times: "Insläpp {{doors}}, gonggong {{bell}}",
    small: "Skannas en gång. Utfärdad till {{name}}. Med reservation för ändringar i matchkortet.",
    noCode: "Den här biljetten gäller inte längre. Pengarna har betalats tillbaka.",
    receipt: "Kvitto",
    receiptLine_one: "Beställning {{number}}: {{count}} biljett, {{total}}",
    receiptLine_other: "Beställning {{number}}: {{count}} biljetter, {{total}}",
    keep: "Länken i ditt mejl öppnar biljetterna på vilken enhet som helst. Behåll den för dig själv.",
    keepFan: "De finns i din profil och i ditt mejl.",
  },
  after: {
    confirming: "Din betalning håller på att bekräftas",
    confirmingText:
      "Banken har inte svarat än. Sidan tittar efter av sig själv med några sekunders mellanrum; dina platser är fortfarande dina under tiden.",
    confirmingAgain: "Titta igen",
    refunded: "Platserna försvann, pengarna kom tillbaka",
    refundedText:
      "Din betalning kom fram efter att reservationen hade gått ut, och då var platserna redan tagna. Hela beloppet har betalats tillbaka till ditt kort; bankerna visar det inom 5 till 10 dagar.",
    ended: "Reservationen gick ut",
    endedText: "Betalningen blev inte klar i tid, så platserna gick tillbaka till försäljning. Inga pengar drogs.",
    pickAgain: "Välj platser igen",
  },
  print: {
    title: "Skriv ut biljetter, {{title}}",
    back: "Tillbaka till dina biljetter",
    hint: "Ctrl eller ⌘ + P skriver ut en per sida",
    print: "Skriv ut",
    heading: "Dina biljetter till {{title}}",
  },
};
