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
    times: "Insläpp {{doors}}, gong {{bell}}",
    small: "Skannas en gång. Utfärdad till {{name}}. Med reservation för ändringar i matchkortet.",
    noCode: "Den här biljetten är återbetald och gäller inte längre.",
    receipt: "Kvitto",
    receiptLine_one: "Beställning {{number}}: {{count}} biljett, {{total}}",
    receiptLine_other: "Beställning {{number}}: {{count}} biljetter, {{total}}",
    keep: "Länken i mejlet öppnar biljetterna på vilken enhet som helst. Dela den inte.",
    keepFan: "De finns i din profil och i ditt mejl.",
  },
  after: {
    confirming: "Din betalning bekräftas fortfarande",
    confirmingText:
      "Din bank har inte svarat än. Sidan kontrollerar igen med några sekunders mellanrum, och platserna är dina så länge.",
    confirmingAgain: "Kontrollera igen",
    refunded: "Platserna var borta, så du får pengarna tillbaka",
    refundedText:
      "Din betalning kom efter att reservationen hade gått ut, och någon annan hade tagit platserna. Vi har betalat tillbaka hela beloppet till ditt betalkort. Det kan ta 5 till 10 dagar innan det syns.",
    ended: "Din reservation gick ut",
    endedText: "Du betalade inte i tid, så platserna släpptes till försäljning igen. Inga pengar har dragits.",
    pickAgain: "Välj platser igen",
  },
  print: {
    title: "Skriv ut biljetter, {{title}}",
    back: "Tillbaka till dina biljetter",
    hint: "Ctrl+P eller ⌘P skriver ut en biljett per sida",
    print: "Skriv ut",
    heading: "Dina biljetter till {{title}}",
  },
};
