/** Svenska: the texts of billing assistance and of letters to the office in Swedish. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Hjälp med betalning",
    description:
      "Återbetalningar, betalningar och borttappade biljetter: snabba svar, dina beställningar och ett brev till kontoret.",
    lead: "En betalning som ser fel ut, en biljett som saknas, pengar som ska tillbaka: börja här.",
    guestTitle: "Köpt med ett konto?",
    guestText:
      "Logga in, så står dina beställningar här med vad som betalats. En beställning utan konto öppnas med länken i mejlet.",
    signIn: "Logga in",
    signUp: "Skapa konto",
    ordersTitle: "Dina beställningar",
    emptyTitle: "Inga beställningar än",
    emptyText: "Det du köper står här, med vad som betalats och vad som kommit tillbaka.",
    emptyAction: "Se turnédatum",
  },
  orders: {
    date: "Datum",
    what: "För",
    state: "Läge",
    amount: "Belopp",
    line_one: "{{title}}, {{count}} biljett",
    line_other: "{{title}}, {{count}} biljetter",
    number: "Beställning {{number}}",
    paid: "Betalt",
    free: "Gratis",
    refunded: "Återbetald",
    show: "Visa biljetter",
    ask: "Fråga om den",
    next: "Vad du kan göra",
  },
  answers: {
    title: "Snabba svar",
    refund: "Kan jag lämna tillbaka biljetter?",
    refundText:
      "Ja, fram till 48 timmar före gonggongen: skriv till oss med beställningen. En inställd kväll betalas tillbaka utan att du behöver be om det, till kortet som betalade. Flyttas en kväll gäller dina biljetter fortfarande; passar inte det nya datumet skriver du till oss.",
    when: "När är pengarna tillbaka?",
    whenText:
      "Vi skickar dem samma dag som de beviljas, och ett mejl säger till. Bankerna visar dem inom 5 till 10 dagar.",
    hold: "Vad är en reservation?",
    holdText:
      "Platser som du valt hålls i 20 minuter. När du trycker på betala har betalningssidan 31 minuter. Sedan går de tillbaka till försäljning, och inga pengar dras.",
    pending: "Jag har betalat och ser inga biljetter",
    pendingText:
      "Banken kanske inte har svarat än: sidan efter betalningen tittar efter av sig själv, och mejlet kommer när det är klart. Kom pengarna för sent och platserna var borta är hela beloppet redan på väg tillbaka.",
    lost: "Jag har tappat bort mina biljetter",
    lostText:
      "Med ett konto finns de i din profil. Utan konto öppnas de med länken i ditt mejl, och det mejlet kan vi skicka igen.",
    find: "Skicka mina biljetter igen",
    card: "Sparar ni mitt kortnummer?",
    cardText: "Nej. Du skriver det på Stripes sida, och vi ser det aldrig.",
  },
  letter: {
    title: "Skriv till kontoret",
    text: "En människa läser det och svarar med e-post.",
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
    noOrder: "Ingen av dem",
    message: "Meddelande",
    messageHelp: "Skriv aldrig ett kortnummer eller ett lösenord här.",
    newsletter: "Mejla mig nya datum. Jag kan avsluta det när som helst.",
    trap: "Lämna det här tomt",
    send: "Skicka brevet",
    sending: "Skickar",
    notSent: "Brevet skickades inte. Det som saknas är markerat nedan.",
    tooMany:
      "Det var många brev på tio minuter, så det här skickades inte. Det står kvar nedan: skicka det lite senare.",
    away: "Kontoret kan inte nås just nu, så brevet skickades inte. Det står kvar nedan: skicka det lite senare.",
    sentTitle: "Ditt brev är hos oss",
    sentText:
      "Det har nummer {{number}}. En människa läser det och svarar till adressen du angav; inget annat skickas dit, om du inte bad om nya datum.",
    another: "Skriv ett brev till",
    nameMissing: "Tala om vad du heter.",
    nameLong: "Högst {{max}} tecken.",
    emailMissing: "Tala om vart vi ska svara.",
    emailInvalid: "Det här är ingen e-postadress.",
    subjectMissing: "Välj vad det gäller.",
    messageMissing: "Tala om vad som har hänt.",
    messageLong: "Högst {{max}} tecken.",
  },
};
