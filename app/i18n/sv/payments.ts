/** Svenska: the texts of what a fan has paid, and of the mails about it, in Swedish. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "Vi får ingen kontakt med betaltjänsten just nu. Dina beställningar finns nedan. Fakturor och ditt betalkort är tillbaka när den är det.",
  due: {
    title: "Du har en betalning kvar att göra",
    text: "Vi kunde inte dra {{amount}} för {{title}}. Betala nu eller uppdatera ditt betalkort.",
    pay: "Betala {{amount}}",
  },
  premium: {
    none: "Du är inte medlem just nu.",
    see: "Se Premium",
  },
  card: {
    title: "Ditt betalkort",
    name: "{{brand}} som slutar på {{last4}}",
    expires: "Går ut: {{date}}",
    soon: "Går snart ut",
    over: "Har gått ut",
    soonText: "Uppdatera det innan dess så att allt fortsätter som vanligt.",
    overText: "Vi kan inte dra pengar från det längre. Uppdatera det så att allt fortsätter som vanligt.",
    none: "Inget kort sparat. Du anger det på Stripes sida när du betalar.",
    update: "Uppdatera kortet",
    going: "Öppnar Stripe",
    unreachable: "Vi får ingen kontakt med Stripe just nu. Ingenting har ändrats. Försök igen om en minut.",
  },
  list: {
    title: "Betalningar",
    text: "Biljetter, pay-per-view, butiksbeställningar och Premium, med alla fakturor.",
    emptyTitle: "Inga betalningar än",
    emptyText: "Det du köper visas här, med kvitton och återbetalningar.",
    emptyAction: "Se turnédatum",
    tickets_one: "{{count}} biljett",
    tickets_other: "{{count}} biljetter",
    night: "Pay-per-view",
    goods: "Butiksbeställning",
    order: "Beställning {{number}}",
    invoice: "Faktura {{number}}",
    paid: "Betalt",
    open: "Obetald",
    void: "Makulerad",
    refunded: "Återbetald",
    partly: "{{amount}} återbetalt",
    returned: "Återbetalningen kom inte fram",
    disputed: "Bestridd",
    receipt: "Kvitto",
    pdf: "PDF",
    details: "Detaljer",
    ask: "Få hjälp",
    pages: "Sidor med betalningar",
    page: "Sida {{page}} av {{pages}}",
    newer: "Nyare",
    older: "Äldre",
  },
  refund: {
    open: "Få återbetalning",
    ticketsUntil:
      "Du kan få återbetalning till {{date}}. {{amount}} går tillbaka till kortet du betalade med, och biljetterna slutar gälla.",
    ticketsOpen:
      "Det nya datumet är inte bestämt, så du kan få återbetalning när som helst. {{amount}} går tillbaka till kortet du betalade med, och biljetterna slutar gälla.",
    nightUntil:
      "Du kan få återbetalning tills sändningen börjar: {{date}}. {{amount}} går tillbaka till kortet du betalade med, och du kan inte se den längre.",
    nightOpen:
      "Det nya datumet är inte bestämt, så du kan få återbetalning när som helst. {{amount}} går tillbaka till kortet du betalade med, och du kan inte se sändningen längre.",
    confirm: "Återbetala {{amount}}",
    sending: "Återbetalar",
    done: "Återbetalt. {{amount}} är på väg till kortet du betalade med. Det kan ta 5 till 10 dagar innan det syns. Vi mejlar dig en bekräftelse.",
    late: "Det är för sent för en automatisk återbetalning. Skicka ett meddelande till oss nedan: din beställning följer med, och en människa avgör.",
    ruleTitle: "Återbetalningsregler",
    ruleTickets:
      "<b>Biljetter</b>: få återbetalning här fram till 48 timmar före gongen, eller fram till gongen på det nya datumet om showen har flyttats. Använda eller överlåtna biljetter: kontakta oss.",
    ruleNight:
      "<b>Pay-per-view</b>: få återbetalning här tills sändningen börjar. Därefter bara vid dubbelköp, inställd show eller fel från vår sida, om du kontaktar oss inom 48 timmar.",
    rulePremium:
      "<b>Premium</b>: säg upp när som helst och behåll det under tiden du har betalat för. Har pengar dragits två gånger eller av misstag? Kontakta oss så betalar vi tillbaka.",
    ruleGoods: "<b>Butik</b>: inom 30 dagar. Kontakta oss så berättar vi vart du ska skicka varan.",
    ruleOff: "Ställs en show in betalar vi tillbaka automatiskt.",
  },
  mail: {
    nightPaidSubject: "Redo att se: {{title}}",
    nightPaid: "Tack för din beställning. {{title}}, {{date}}, är din: live, och i repris om det blir en.",
    nightPaidWatch: "Titta här",
    paidLine: "Betalt: {{amount}} den {{date}}",
    invoiceLine: "Faktura: {{number}}",
    premiumPaidSubject: "Ditt Premium-kvitto",
    premiumPaid: "Tack för att du är med oss. Vi har fått din betalning för Premium.",
    failedSubject: "Din Premium-betalning gick inte igenom",
    failed: "Vi kunde inte dra {{amount}} för Premium.",
    failedNext:
      "Du har kvar Premium medan vi försöker igen. Nästa försök: {{date}}. Uppdatera ditt betalkort för att lösa det nu.",
    failedLast: "Det var vårt sista försök. Betala nu för att behålla Premium.",
    failedPay: "Betala nu",
    trialSubject: "Din gratis provperiod slutar den {{date}}",
    trial:
      "Din gratis provperiod med Premium slutar den {{date}}. Den dagen drar vi {{amount}}, och du fortsätter titta.",
    trialLeave: "Vill du inte? Säg upp innan dess så dras inga pengar.",
    canceledSubject: "Ditt Premium är uppsagt",
    canceled: "Du har sagt upp Premium. Du har kvar det till den {{date}}, och vi drar inga fler pengar.",
    keptSubject: "Ditt Premium fortsätter",
    keptMonth: "Din månadsprenumeration förnyas den {{date}} för {{amount}}.",
    keptYear: "Din årsprenumeration förnyas den {{date}} för {{amount}}.",
    keptChange:
      "Du behåller Premium, så uppsägningen gäller inte längre. Du kan ändra prenumeration eller kort, eller säga upp, när som helst på Premium-sidan.",
    endedSubject: "Ditt Premium har upphört",
    ended: "Ditt medlemskap har upphört. Vi drar inga fler pengar. Kom tillbaka när du vill.",
    refundSubject: "Din återbetalning på {{amount}} är på väg",
    refund:
      "Vi har skickat tillbaka {{amount}} för {{title}} till kortet du betalade med. Det kan ta 5 till 10 dagar innan det syns.",
    refundFailedSubject: "Din återbetalning på {{amount}} nådde inte ditt betalkort",
    refundFailed:
      "Din bank skickade tillbaka vår återbetalning på {{amount}} för {{title}} till oss. Det betyder oftast att kortet är spärrat eller utbytt. Pengarna är fortfarande dina: kontakta oss så hittar vi ett annat sätt att betala dig.",
    trialRefusedSubject: "Din gratis provperiod startade inte",
    trialRefused:
      "Kortet du använde har redan haft en gratis provperiod med Premium, och det finns bara en per kort. Medlemskapet startade inte och inga pengar har dragits. Du kan fortfarande bli medlem utan provperiod.",
    yours: "Se dina betalningar",
    premiumPage: "Hantera Premium",
    receipt: "Se fakturan",
  },
};
