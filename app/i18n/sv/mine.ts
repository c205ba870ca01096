/** Svenska: the texts of a fan's own tickets and profile, in Swedish. */
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
    paid: "Betalt",
    free: "Gratis",
    refunded: "Återbetald",
    used: "Använd kl. {{at}}",
    times: "Insläpp {{doors}}, gong {{bell}}",
    noCode: "Den här biljetten är återbetald och gäller inte längre.",
    receipt: "Kvitto",
    receiptLine_one: "Beställning {{number}}: {{count}} biljett, {{total}}",
    receiptLine_other: "Beställning {{number}}: {{count}} biljetter, {{total}}",
    keep: "Länken i mejlet öppnar biljetterna på vilken enhet som helst. Dela den inte.",
    keepFan: "De finns i din profil och i mejlet.",
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
  pass: {
    of: "Biljett {{n}} av {{count}}",
    seat: "Plats",
    unreserved: "Onumrerad",
    once: "Kan skannas en gång",
    directions: "Vägbeskrivning",
    saved: "Sparad kopia: {{when}}. Den uppdateras när du är online igen.",
    calendar: "Lägg till i kalendern",
    postponed: "Den här showen är uppskjuten. Dina biljetter gäller för det nya datumet, som inte är bestämt än.",
  },
  print: {
    title: "Skriv ut biljetter, {{title}}",
    back: "Tillbaka till dina biljetter",
    hint: "Ctrl+P eller ⌘P skriver ut en biljett per sida",
    print: "Skriv ut",
    heading: "Dina biljetter till {{title}}",
    empty: "Inga biljetter att skriva ut",
    emptyText: "Dina biljetter till kommande shower visas här. Köpte du som gäst måste du först öppna länken i mejlet.",
    card: "Matchkortet",
    subject: "Med reservation för ändringar i matchkortet.",
    autographs: "För autografer",
    gettingIn: "Så kommer du in",
    fold: "Vik längs markeringarna. Koden hamnar utåt.",
    photo: "Kan skannas en gång. Lägg inte ut en bild på den.",
  },
};
