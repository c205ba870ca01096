/** Swedish texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "Lämna väntelistan",
  deadline: "Betala senast {{until}}.",
  confirm: {
    subject: "Bekräfta din e-post: väntelista för {{title}}",
    word: "Ett steg kvar",
    heading: "Bekräfta din e-post för att komma med på väntelistan för {{title}}.",
    text: "Din plats i kön räknas från det att du bekräftar. Var det inte du kan du strunta i mejlet, så händer ingenting.",
    button: "Ställ mig på väntelistan",
  },
  joined: {
    subject: "Du står på väntelistan för {{title}}",
    word: "I kön",
    heading: "Du står på väntelistan för {{title}}.",
    text: "När platser blir lediga erbjuder vi dem till den fan som har väntat längst och som de passar. Du får ett mejl med en sista tid. Betala innan dess så är de dina.",
    button: "Se min plats i kön",
  },
  offer: {
    subject: "Platser till {{title}}: dina till {{until}}",
    word: "Din tur",
    heading: "Platser till {{title}} är dina till {{until}}.",
    text: "Betalar du inte innan dess går de till nästa fan.",
    button: "Se mitt erbjudande",
  },
  missed: {
    subject: "Ditt erbjudande för {{title}} är över",
    word: "Missat",
    heading: "Ditt erbjudande för {{title}} gick ut innan du betalade.",
    text: "Platserna gick till nästa fan. Du står kvar på listan, men nu sist. Missar du ett erbjudande till är du borta från listan.",
    button: "Se min plats i kön",
  },
  over: {
    subject: "Du står inte längre på väntelistan för {{title}}",
    word: "Inte kvar på listan",
    heading: "Du står inte längre på väntelistan för {{title}}.",
    missed: "Du svarade inte på två erbjudanden. Du kan ställa dig i kön igen när du vill.",
    closed: "Listan är stängd. Blir fler platser lediga kan vem som helst köpa dem fram till gongen.",
    canceled: "Showen är inställd.",
    button: "Se showen",
  },
  listed: {
    subject: "Din biljett till {{title}} erbjuds",
    word: "Erbjuds",
    heading: "Din biljett {{number}} erbjuds för {{amount}}, priset du betalade.",
    text: "Den är din och gäller tills någon betalar för den. Fram till dess kan du ta tillbaka den.",
    less: "Du får tillbaka {{amount}}. Resten är redan återbetald.",
    button: "Se mina biljetter",
  },
  sold: {
    subject: "Din biljett till {{title}} är såld",
    word: "Såld",
    heading: "En annan fan har betalat för din biljett {{number}}.",
    text: "Du får tillbaka {{amount}} på samma sätt som du betalade. Det kan ta 5 till 10 dagar. Koden på din biljett gäller inte längre.",
    button: "Se mina biljetter",
  },
  withdrawn: {
    subject: "Din biljett till {{title}} erbjuds inte längre",
    word: "Tillbakadragen",
    heading: "Din biljett {{number}} erbjuds inte längre.",
    text: "En del av din beställning har återbetalats, så den här biljetten kostar nu {{amount}}. Det är för lite för att sälja den. Den är fortfarande din och giltig.",
    button: "Se mina biljetter",
  },
};
