/** Deutsch: the texts of the privacy policy in German. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Datenschutzerklärung",
  description: "Was {{name}} von dir speichert, warum, wie lange und wie du es löschen lässt.",
  lead: "Was diese Website von dir speichert, warum, und wie du es beendest. Nichts davon wird verkauft.",
  short: "Umschauen wird weder gemessen noch aufgeschrieben: Es gibt keine Liste der Besuche.",
  cookiesTitle: "Cookies",
  cookiesText: "Die ersten vier sind verschlüsselt, und kein Skript kann sie lesen.",
  cookie: "Cookie",
  purpose: "Wofür",
  life: "Wie lange",
  session: "Hält dich angemeldet: die Nachweise deiner Anmeldung, dein Name und deine E-Mail-Adresse.",
  flow: "Eine Anmeldung oder Registrierung, die noch nicht fertig ist, damit beim Neuladen nichts verloren geht.",
  guest:
    "Eine Zufallszahl, die deine Plätze reserviert, eine Gast-Identität von Amazon Cognito ohne Namen und die Schlüssel von Bestellungen ohne Konto.",
  device: "Der zuletzt hier angemeldete Name, und dass du diesem Gerät vertraust. Es bleibt auch nach dem Abmelden.",
  language: "Die Sprache, die du gewählt hast.",
  consent: "Deine Antwort zum Messen. Nur, wo diese Website danach fragt.",
  year: "1 Jahr",
  day: "Höchstens 24 Stunden",
  tab: "Der Tab selbst merkt sich außerdem, wie weit du gescrollt hast, und zehn Sekunden lang, dass ein Skript nicht geladen wurde. Beides endet mit dem Tab.",
  phone:
    "Auf dem Handy behält der Browser die Ticketseiten, die du angemeldet öffnest, damit sie auch ohne Netz funktionieren. Sie verschwinden, wenn du dich abmeldest oder die Show vorbei ist.",
  keepTitle: "Was wir speichern",
  keepOrders:
    "<b>Bestellungen und Tickets.</b> Name, E-Mail-Adresse, Sprache, Abend, Plätze, Preis, Erstattungen, an wen ein Ticket weitergegeben wurde, wann es gescannt wurde und wer was geändert hat. Sie bleiben, solange das Steuerrecht es verlangt.",
  keepHolds: "<b>Reservierungen.</b> Die Zufallszahl oder das Konto, das die Plätze reserviert. Kein Name.",
  keepLetters:
    "<b>Briefe.</b> Was du schreibst, mit Name, E-Mail-Adresse und Sprache, und der Moment, in dem du E-Mails über neue Termine zugestimmt hast. Sie bleiben, bis du uns bittest, sie zu löschen.",
  keepCounts:
    "<b>Versuche.</b> Wie oft eine E-Mail-Adresse oder eine Netzwerkadresse sich anmelden, reservieren oder schreiben wollte. Höchstens eine Stunde lang gezählt, dann gelöscht.",
  othersTitle: "Wer noch beteiligt ist",
  othersCognito:
    "<b>Amazon Cognito</b> führt die Konten: E-Mail-Adresse, Name, Telefonnummer, falls du eine angegeben hast, und dein Passwort, das wir nie speichern. Meldest du dich mit Amazon, Apple, Facebook oder Google an, teilen sie ihm deine E-Mail-Adresse und deinen Namen mit.",
  othersStripe:
    "<b>Stripe</b> nimmt die Zahlung auf seinen eigenen Seiten entgegen. Es erfährt deine Karte, deine E-Mail-Adresse und wofür du zahlst.",
  othersMail: "<b>Ein Maildienst</b> bringt Tickets und Antworten an deine Adresse.",
  othersSentry:
    "<b>Sentry</b> erfährt, was kaputtging, nur wo diese Website ihm Fehler meldet. Wir fügen weder deinen Namen noch deine Adresse hinzu.",
  othersTags:
    "<b>Ein Tag-Manager</b>, nur wo diese Website einen hat und erst, wenn du zugestimmt hast. Am Fuß jeder Seite kannst du es dir anders überlegen.",
  rightsTitle: "Deine Rechte",
  rightsText:
    "Sieh, was wir speichern, lass es berichtigen, nimm eine Kopie mit, widersprich oder lass es löschen. E-Mails über neue Termine enden in dem Moment, in dem du es sagst.",
  rightsAccount:
    "Mit einem Konto kannst du <data>deine Daten mitnehmen oder das Konto löschen</data>, ohne uns zu fragen.",
  rightsDelete:
    "Schreib uns unter „Mein Konto oder meine Daten“, von der E-Mail-Adresse aus, um die es geht. Alles wird gelöscht, was wir nicht von Gesetzes wegen behalten müssen; was bleiben muss, etwa eine bezahlte Bestellung, sagen wir dir.",
  write: "Dem Büro schreiben",
};
