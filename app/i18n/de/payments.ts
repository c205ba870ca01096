/** Deutsch: the texts of what a fan has paid, and of the mails about it, in German. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "Wir erreichen den Zahlungsdienst gerade nicht. Deine Bestellungen stehen unten. Rechnungen und deine Karte siehst du wieder, sobald er zurück ist.",
  due: {
    title: "Du hast eine offene Zahlung",
    text: "Wir konnten {{amount}} für {{title}} nicht abbuchen. Zahle jetzt oder aktualisiere deine Karte.",
    pay: "{{amount}} zahlen",
  },
  premium: {
    none: "Du bist gerade kein Mitglied.",
    see: "Premium ansehen",
  },
  card: {
    title: "Deine Karte",
    name: "{{brand}} mit der Endung {{last4}}",
    expires: "Gültig bis {{date}}",
    soon: "Läuft bald ab",
    over: "Abgelaufen",
    soonText: "Aktualisiere sie vorher, damit alles weiterläuft.",
    overText: "Wir können nicht mehr von ihr abbuchen. Aktualisiere sie, damit alles weiterläuft.",
    none: "Keine Karte gespeichert. Du gibst sie beim Zahlen auf der Seite von Stripe ein.",
    update: "Karte aktualisieren",
    going: "Stripe wird geöffnet",
    unreachable: "Wir erreichen Stripe gerade nicht. Es wurde nichts geändert. Versuch es in einer Minute noch einmal.",
  },
  list: {
    title: "Zahlungen",
    text: "Tickets, Pay-per-Views, Fanshop-Bestellungen und Premium, mit allen Rechnungen.",
    emptyTitle: "Noch keine Zahlungen",
    emptyText: "Was du kaufst, erscheint hier, mit Belegen und Erstattungen.",
    emptyAction: "Tourtermine ansehen",
    tickets_one: "{{count}} Ticket",
    tickets_other: "{{count}} Tickets",
    night: "Pay-per-View",
    goods: "Fanshop-Bestellung",
    order: "Bestellung {{number}}",
    invoice: "Rechnung {{number}}",
    paid: "Bezahlt",
    open: "Offen",
    void: "Storniert",
    refunded: "Erstattet",
    partly: "{{amount}} erstattet",
    returned: "Erstattung nicht angekommen",
    disputed: "Bestritten",
    receipt: "Beleg",
    pdf: "PDF",
    details: "Details",
    ask: "Hilfe holen",
    pages: "Seiten mit Zahlungen",
    page: "Seite {{page}} von {{pages}}",
    newer: "Neuere",
    older: "Ältere",
  },
  refund: {
    open: "Erstattung holen",
    ticketsUntil:
      "Du bekommst eine Erstattung bis {{date}}. {{amount}} gehen zurück auf die Karte, mit der du bezahlt hast, und diese Tickets werden ungültig.",
    ticketsOpen:
      "Der neue Termin steht noch nicht fest, deshalb kannst du jederzeit eine Erstattung holen. {{amount}} gehen zurück auf die Karte, mit der du bezahlt hast, und diese Tickets werden ungültig.",
    nightUntil:
      "Du bekommst eine Erstattung bis zum Start des Streams: {{date}}. {{amount}} gehen zurück auf die Karte, mit der du bezahlt hast, und du kannst das Pay-per-View nicht mehr ansehen.",
    nightOpen:
      "Der neue Termin steht noch nicht fest, deshalb kannst du jederzeit eine Erstattung holen. {{amount}} gehen zurück auf die Karte, mit der du bezahlt hast, und du kannst das Pay-per-View nicht mehr ansehen.",
    confirm: "{{amount}} erstatten",
    sending: "Wird erstattet",
    done: "Erstattet. {{amount}} sind unterwegs zu der Karte, mit der du bezahlt hast. Es kann 5 bis 10 Tage dauern, bis das Geld da ist. Wir bestätigen es dir per E-Mail.",
    late: "Für eine automatische Erstattung ist es zu spät. Schreib uns unten: Deine Bestellung ist angehängt, und ein Mensch entscheidet.",
    ruleTitle: "Erstattungsregeln",
    ruleTickets:
      "<b>Tickets</b>: Erstattung hier bis 48 Stunden vor dem Gong. Wurde die Show verschoben, bis zum Gong am neuen Termin. Tickets eingelöst oder weitergegeben? Schreib uns.",
    ruleNight:
      "<b>Pay-per-Views</b>: Erstattung hier bis zum Start des Streams. Danach nur bei doppeltem Kauf, abgesagter Show oder unserem Fehler, wenn du uns innerhalb von 48 Stunden schreibst.",
    rulePremium:
      "<b>Premium</b>: jederzeit kündbar, und du behältst es für die bezahlte Zeit. Doppelt oder versehentlich abgebucht? Schreib uns, und wir erstatten es.",
    ruleGoods: "<b>Fanshop</b>: innerhalb von 30 Tagen. Schreib uns, und wir sagen dir, wohin du den Artikel schickst.",
    ruleOff: "Wird eine Show abgesagt, erstatten wir automatisch.",
  },
  mail: {
    nightPaidSubject: "Du bist dabei: {{title}}",
    nightPaid:
      "Danke für deine Bestellung. {{title}}, {{date}}, gehört dir: live und, falls es eine gibt, als Wiederholung.",
    nightPaidWatch: "Hier ansehen",
    paidLine: "Bezahlt: {{amount}} am {{date}}",
    invoiceLine: "Rechnung: {{number}}",
    premiumPaidSubject: "Dein Premium-Beleg",
    premiumPaid: "Danke, dass du dabei bist. Deine Zahlung für Premium ist da.",
    failedSubject: "Deine Premium-Zahlung ist fehlgeschlagen",
    failed: "Wir konnten {{amount}} für Premium nicht abbuchen.",
    failedNext:
      "Du behältst Premium, während wir es noch einmal versuchen. Der nächste Versuch ist am {{date}}. Aktualisiere deine Karte, um es gleich zu beheben.",
    failedLast: "Das war unser letzter Versuch. Zahle jetzt, um Premium zu behalten.",
    failedPay: "Jetzt zahlen",
    trialSubject: "Dein Gratis-Test endet am {{date}}",
    trial:
      "Dein Gratis-Test von Premium endet am {{date}}. An diesem Tag buchen wir {{amount}} ab, und du schaust weiter.",
    trialLeave: "Du willst nicht weitermachen? Kündige vorher, dann wird nichts abgebucht.",
    canceledSubject: "Dein Premium ist gekündigt",
    canceled: "Du hast Premium gekündigt. Du behältst es bis zum {{date}}, und wir buchen nichts mehr ab.",
    keptSubject: "Dein Premium läuft weiter",
    keptMonth: "Dein Monatsabo verlängert sich am {{date}} für {{amount}}.",
    keptYear: "Dein Jahresabo verlängert sich am {{date}} für {{amount}}.",
    keptChange:
      "Du behältst Premium, deine Kündigung gilt nicht mehr. Abo oder Karte ändern oder kündigen kannst du jederzeit auf der Premium-Seite.",
    endedSubject: "Dein Premium ist beendet",
    ended: "Deine Mitgliedschaft ist beendet. Wir buchen nichts mehr ab. Komm jederzeit wieder.",
    refundSubject: "Deine Erstattung ist unterwegs: {{amount}}",
    refund:
      "Wir haben {{amount}} für {{title}} auf die Karte erstattet, mit der du bezahlt hast. Es kann 5 bis 10 Tage dauern, bis das Geld da ist.",
    refundFailedSubject: "Deine Erstattung kam nicht auf deiner Karte an: {{amount}}",
    refundFailed:
      "Deine Bank hat unsere Erstattung von {{amount}} für {{title}} an uns zurückgeschickt. Meist heißt das, dass die Karte gesperrt oder ersetzt wurde. Das Geld gehört weiterhin dir: Schreib uns, und wir finden einen anderen Weg, es dir auszuzahlen.",
    trialRefusedSubject: "Dein Gratis-Test hat nicht begonnen",
    trialRefused:
      "Mit der Karte, die du verwendet hast, gab es schon einen Gratis-Test von Premium, und pro Karte gibt es nur einen. Deine Mitgliedschaft hat nicht begonnen, und es wurde nichts abgebucht. Du kannst weiterhin ohne Gratis-Test Mitglied werden.",
    yours: "Zahlungen ansehen",
    premiumPage: "Premium verwalten",
    receipt: "Rechnung ansehen",
  },
};
