/** Deutsch: the texts of what a fan has paid, and of the mails about it, in German. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "Der Zahlungsdienst ist gerade nicht erreichbar. Was wir selbst speichern, steht unten; Rechnungen und deine Karte erscheinen wieder, sobald er zurück ist.",
  due: {
    title: "Eine Zahlung ist offen",
    text: "{{amount}} für {{title}}: Das konnte nicht abgebucht werden. Zahl es oder aktualisiere die Karte, dann ist alles wieder gut.",
    pay: "{{amount}} zahlen",
  },
  premium: {
    none: "Du bist zurzeit kein Mitglied.",
    see: "Premium ansehen",
  },
  card: {
    title: "Deine Karte",
    name: "{{brand}} mit der Endung {{last4}}",
    expires: "Gültig bis {{date}}",
    soon: "Läuft bald ab",
    over: "Abgelaufen",
    soonText: "Aktualisiere sie vorher, damit nichts unterbrochen wird.",
    overText: "Mit ihr lässt sich nicht mehr zahlen. Aktualisiere sie, damit nichts unterbrochen wird.",
    none: "Für dich ist keine Karte hinterlegt. Du gibst sie beim Bezahlen auf der Seite von Stripe ein.",
    update: "Karte aktualisieren",
    going: "Zu Stripe",
    unreachable:
      "Die Seite von Stripe ist gerade nicht erreichbar. Es wurde nichts geändert; bitte versuch es in einer Minute noch einmal.",
  },
  list: {
    title: "Was du bezahlt hast",
    text: "Tickets, Abende zu Hause, Fanartikel und Premium, mit allen Rechnungen.",
    emptyTitle: "Noch nichts bezahlt",
    emptyText: "Was du kaufst, steht hier, mit dem Beleg und dem Weg zur Erstattung.",
    emptyAction: "Tourtermine ansehen",
    tickets_one: "{{count}} Ticket",
    tickets_other: "{{count}} Tickets",
    night: "Zum Ansehen zu Hause",
    goods: "Aus dem Fanshop",
    order: "Bestellung {{number}}",
    invoice: "Rechnung {{number}}",
    paid: "Bezahlt",
    open: "Offen",
    void: "Storniert",
    refunded: "Erstattet",
    partly: "{{amount}} erstattet",
    returned: "Erstattung nicht angekommen",
    disputed: "Bei der Bank",
    receipt: "Beleg",
    pdf: "Als PDF",
    details: "Details",
    ask: "Dazu etwas fragen",
    pages: "Seiten der Zahlungen",
    page: "Seite {{page}} von {{pages}}",
    newer: "Neuere",
    older: "Ältere",
  },
  refund: {
    open: "Geld zurückholen",
    ticketsUntil:
      "Du kannst diese Tickets bis {{date}} zurückgeben. Du bekommst {{amount}} auf die Karte zurück, mit der bezahlt wurde, und die Tickets werden ungültig.",
    ticketsOpen:
      "Der neue Termin steht noch nicht fest, deshalb kannst du diese Tickets jederzeit zurückgeben. Du bekommst {{amount}} auf die Karte zurück, mit der bezahlt wurde, und die Tickets werden ungültig.",
    nightUntil:
      "Du kannst diesen Abend zurückgeben, bis er beginnt: {{date}}. Du bekommst {{amount}} auf die Karte zurück, mit der bezahlt wurde, und kannst den Abend dann nicht mehr ansehen.",
    confirm: "Zurückgeben und {{amount}} erhalten",
    sending: "Einen Moment",
    done: "Erledigt. Wir haben {{amount}} auf die Karte zurückgeschickt, mit der bezahlt wurde; Banken zeigen das innerhalb von 5 bis 10 Tagen an. Eine E-Mail sagt es dir auch.",
    late: "Das lässt sich nicht mehr automatisch zurückgeben. Schreib uns unten: Deine Bestellung hängt an, und ein Mensch entscheidet.",
    ruleTitle: "Wann es Geld zurück gibt",
    ruleTickets:
      "<b>Tickets</b>: bis 48 Stunden vor dem Gong, sofort. Wurde der Abend verlegt, bis zum Gong des neuen Termins. Bei Tickets, die benutzt oder weitergegeben wurden: Frag uns.",
    ruleNight:
      "<b>Abende zu Hause</b>: bis der Abend beginnt, sofort. Danach bei einem doppelten Kauf, einem abgesagten Abend oder einem Fehler von uns, wenn du innerhalb von 48 Stunden schreibst.",
    rulePremium:
      "<b>Premium</b>: jederzeit kündbar, es läuft bis zum Ende der bezahlten Zeit. Eine Zahlung, die doppelt oder durch unseren Fehler zustande kam, erstatten wir: Schreib uns.",
    ruleGoods:
      "<b>Fanartikel</b>: innerhalb von 30 Tagen nach dem Kauf. Schreib uns, dann sagen wir dir, wohin du sie schickst.",
    ruleOff: "Ein abgesagter Abend wird ohne Nachfrage erstattet.",
  },
  mail: {
    hello: "Hallo,",
    nightPaidSubject: "Dein Abend zum Ansehen: {{title}}",
    nightPaid: "Danke. {{title}}, {{date}}, gehört dir: live, und als Wiederholung, wo es eine gibt.",
    nightPaidWatch: "Zu deinem Bildschirm",
    paidLine: "Bezahlt: {{amount}} am {{date}}",
    invoiceLine: "Rechnung: {{number}}",
    premiumPaidSubject: "Dein Beleg für Premium",
    premiumPaid: "Schön, dass du dabei bist. Deine Zahlung für Premium ist durch.",
    failedSubject: "Deine Zahlung für Premium ist fehlgeschlagen",
    failed:
      "Wir konnten {{amount}} für Premium nicht abbuchen. Dir bleibt alles, während wir es noch einmal versuchen.",
    failedNext:
      "Der nächste Versuch ist am {{date}}. Mit einer Karte, die funktioniert, ist die Sache sofort erledigt.",
    failedLast: "Das war der letzte Versuch, und ohne die Zahlung kann deine Mitgliedschaft nicht weiterlaufen.",
    failedPay: "Jetzt zahlen",
    trialSubject: "Deine kostenlosen Tage enden am {{date}}",
    trial:
      "Deine kostenlosen Tage mit Premium enden am {{date}}. Dann buchen wir {{amount}} ab, und alles läuft weiter.",
    trialLeave: "Wenn du das nicht möchtest: Kündige vorher, dann wird nichts abgebucht.",
    canceledSubject: "Dein Premium ist gekündigt",
    canceled:
      "Wie gewünscht endet deine Mitgliedschaft am {{date}}. Bis dahin bleibt dir alles, und es wird nichts mehr abgebucht.",
    endedSubject: "Dein Premium ist beendet",
    ended: "Deine Mitgliedschaft ist beendet. Es wird nichts mehr abgebucht. Du bist jederzeit wieder willkommen.",
    refundSubject: "Auf dem Rückweg zu dir: {{amount}}",
    refund:
      "Wir haben {{amount}} für {{title}} auf die Karte zurückgeschickt, mit der bezahlt wurde. Zu sehen ist das nach fünf bis zehn Tagen.",
    refundFailedSubject: "Deine Erstattung von {{amount}} kam nicht auf deiner Karte an",
    refundFailed:
      "Deine Bank hat unsere Erstattung von {{amount}} für {{title}} an uns zurückgeschickt. Meist heißt das, dass die Karte gesperrt oder ersetzt wurde. Das Geld gehört weiterhin dir: Schreib uns, und wir finden einen anderen Weg, es dir auszuzahlen.",
    trialRefusedSubject: "Dein Gratis-Test hat nicht begonnen",
    trialRefused:
      "Mit dieser Karte wurde Premium schon einmal gratis getestet, und das geht nur einmal pro Karte. Deine Mitgliedschaft hat nicht begonnen, und es wurde nichts abgebucht. Ohne Gratis-Test kannst du jederzeit beitreten.",
    yours: "Deine Zahlungen",
    premiumPage: "Deine Mitgliedschaft",
    receipt: "Die Rechnung",
    help: "Fragen",
  },
};
