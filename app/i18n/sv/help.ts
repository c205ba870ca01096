/** Svenska: the texts of billing assistance and of letters to the office in Swedish. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Hjälp med betalning",
    description:
      "Återbetalningar, betalningar och borttappade biljetter: snabba svar, dina beställningar och ett sätt att nå oss.",
    lead: "En debitering som ser fel ut, en biljett som saknas, en återbetalning: börja här.",
    guestTitle: "Köpt med ett konto?",
    guestText: "Logga in för att se dina beställningar och vad du betalat. Beställt som gäst? Använd länken i mejlet.",
    signIn: "Logga in",
    signUp: "Skapa konto",
    ordersTitle: "Dina beställningar",
    emptyTitle: "Inga beställningar än",
    emptyText: "Allt du köper visas här, med betalningar och återbetalningar.",
    emptyAction: "Se turnédatum",
  },
  orders: {
    date: "Datum",
    what: "Vara",
    state: "Status",
    amount: "Belopp",
    line_one: "{{title}}, {{count}} biljett",
    line_other: "{{title}}, {{count}} biljetter",
    number: "Beställning {{number}}",
    paid: "Betalt",
    free: "Gratis",
    refunded: "Återbetald",
    show: "Visa biljetter",
    ask: "Få hjälp",
    next: "Åtgärder",
  },
  answers: {
    title: "Snabba svar",
    refund: "Kan jag få pengarna tillbaka?",
    refundText:
      "Ja, fram till 48 timmar före gongen: välj ”Få återbetalning” under Betalningar i din profil, eller kontakta oss. Ställs en show in betalar vi automatiskt tillbaka till ditt betalkort. Flyttas den gäller dina biljetter för det nya datumet. Kan du inte då? Du kan få återbetalning ända fram till gongen.",
    when: "När får jag pengarna tillbaka?",
    whenText:
      "Vi skickar dem samma dag som återbetalningen godkänns, och mejlar dig. Det kan ta 5 till 10 dagar innan de syns på ditt betalkort.",
    hold: "Vad är en reservation?",
    holdText:
      "Vi reserverar platserna du valt i 20 minuter. När du trycker på betala har du 31 minuter på dig att slutföra. Därefter släpps de till försäljning igen, och inga pengar dras.",
    pending: "Jag har betalat, men var är mina biljetter?",
    pendingText:
      "Din bank håller kanske fortfarande på att bekräfta. Sidan du kom till fortsätter att kontrollera, och vi mejlar dig när det är klart. Kom betalningen för sent och platserna var borta är hela återbetalningen redan på väg.",
    lost: "Jag har tappat bort mina biljetter",
    lostText:
      "Har du ett konto? Då finns de i din profil. Köpt som gäst? Använd länken i mejlet. Vi kan skicka den igen.",
    find: "Skicka mina biljetter igen",
    card: "Sparar ni mitt kortnummer?",
    cardText: "Nej. Du anger det på Stripes sida, och vi ser det aldrig.",
  },
  letter: {
    title: "Kontakta oss",
    text: "En riktig människa läser det och svarar med e-post.",
    name: "Namn",
    email: "E-post",
    subject: "Vad gäller det?",
    choose: "Välj ett",
    refund: "En återbetalning",
    payment: "En betalning",
    tickets: "Biljetter som saknas eller är fel",
    account: "Mitt konto eller mina uppgifter",
    access: "Insläpp och tillgänglighet",
    other: "Något annat",
    order: "Beställning",
    noOrder: "Gäller inte en beställning",
    message: "Meddelande",
    messageHelp: "Ta inte med kortnummer eller lösenord.",
    newsletter: "Mejla mig om nya datum. Jag kan avsluta när som helst.",
    trap: "Lämna det här tomt",
    send: "Skicka meddelande",
    sending: "Skickar",
    notSent: "Ditt meddelande skickades inte. Rätta fälten som är markerade nedan.",
    tooMany:
      "Du har skickat många meddelanden på tio minuter, så det här skickades inte. Det står kvar nedan. Försök igen senare.",
    away: "Vi kan inte ta emot meddelanden just nu, så ditt skickades inte. Det står kvar nedan. Försök igen om några minuter.",
    sentTitle: "Vi har fått ditt meddelande",
    sentText:
      "Det har nummer {{number}}. En riktig människa svarar till e-postadressen du angav. Vi skickar inget annat dit om du inte bad om nya datum.",
    another: "Skicka ett meddelande till",
    nameMissing: "Ange ditt namn.",
    nameLong: "Högst {{max}} tecken.",
    emailMissing: "Ange din e-postadress så att vi kan svara.",
    emailInvalid: "Ange en giltig e-postadress",
    subjectMissing: "Välj ett ämne.",
    messageMissing: "Berätta vad som har hänt.",
    messageLong: "Högst {{max}} tecken.",
  },
};
