/** Polish: the texts of the mails before something begins. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Obserwujesz: {{name}}.",
  leave: "Nie chcę więcej takich e-maili",
  calendar: "{{site}}: moje gale",
  confirm: {
    subject: "Potwierdź e-maile od {{site}}",
    word: "Jeszcze jeden krok",
    heading: "Czy chcesz dostawać e-maile na ten temat?",
    text: "Ktoś, mamy nadzieję, że ty, poprosił o e-maile na ten adres na temat:",
    button: "Tak, piszcie do mnie",
    ignore: "To nie ty? Zignoruj tę wiadomość, a kolejnych nie będzie.",
    already: "Już dostajesz te e-maile.",
    manage: "Zobacz, co obserwujesz",
  },
  announced: {
    subject: "Nowa gala, {{city}}: {{title}}",
    word: "Nowa gala",
    open: "Bilety są już w sprzedaży.",
    opens: "Start sprzedaży: {{when}}.",
    button: "Zobacz galę",
  },
  sale: {
    subject: "Start sprzedaży, {{when}}: {{title}}",
    word: "Wkrótce sprzedaż",
    hour: "Została godzina",
    heading: "Start sprzedaży biletów na {{title}}: {{when}}.",
    button: "Przejdź do biletów",
  },
  doors: {
    subject: "Do zobaczenia na {{title}}",
    word: "Do zobaczenia",
    heading: "Otwarcie drzwi: {{when}}.",
    text: "Przygotuj kod QR w telefonie albo wydrukuj bilet.",
  },
  live: {
    subject: "Na żywo: {{title}}",
    word: "Na żywo",
    heading: "Transmisja {{title}} już trwa.",
    text: "Możesz oglądać od razu, bez dodatkowej opłaty.",
    button: "Oglądaj",
  },
};
