/** Deutsch: the texts of the privacy policy in German. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Datenschutzerklärung",
  description: "Was {{name}} über dich speichert, warum, wie lange und wie du es löschst.",
  lead: "Was wir über dich speichern, warum, und wie du es beendest. Wir verkaufen nichts davon.",
  short: "Wir messen und protokollieren nicht, was du dir ansiehst. Es gibt keine Liste deiner Besuche.",
  cookiesTitle: "Cookies",
  cookiesText: "Die ersten vier sind verschlüsselt, und kein Skript kann sie lesen.",
  cookie: "Cookie",
  purpose: "Zweck",
  life: "Dauer",
  session: "Hält dich angemeldet: deine Anmelde-Token, dein Name und deine E-Mail-Adresse.",
  flow: "Eine laufende Anmeldung oder Registrierung, damit beim Neuladen nichts verloren geht.",
  guest:
    "Eine Zufallszahl für deine Platzreservierung, eine namenlose Gast-ID von Amazon Cognito und die Schlüssel zu Gastbestellungen.",
  device: "Der Name der letzten Anmeldung hier und ob du diesem Gerät vertraust. Bleibt nach dem Abmelden bestehen.",
  language: "Die Sprache, die du gewählt hast.",
  consent: "Deine Entscheidung zur Messung, falls diese Website danach fragt.",
  year: "1 Jahr",
  day: "Bis zu 24 Stunden",
  tab: "Dein Tab merkt sich außerdem, wie weit du gescrollt hast, und zehn Sekunden lang, dass ein Skript nicht geladen wurde. Beides verschwindet, wenn du ihn schließt.",
  phone:
    "Auf dem Handy speichert der Browser die Ticketseiten, die du öffnest, während du angemeldet bist, damit sie auch ohne Netz funktionieren. Sie verschwinden, sobald du dich abmeldest oder die Show vorbei ist.",
  keepTitle: "Was wir speichern",
  keepOrders:
    "<b>Bestellungen und Tickets.</b> Name, E-Mail-Adresse, Sprache, Show, Plätze, Preis, Erstattungen, Weitergaben, Scan-Zeiten und wer was geändert hat. So lange, wie das Steuerrecht es verlangt.",
  keepHolds: "<b>Reservierungen.</b> Die Zufallszahl oder das Konto, das die Plätze reserviert hat. Kein Name.",
  keepLetters:
    "<b>Nachrichten.</b> Was du schreibst, dein Name, deine E-Mail-Adresse und Sprache, und wann du E-Mails über neue Termine zugestimmt hast. Bis du uns bittest, sie zu löschen.",
  keepCounts:
    "<b>Versuche.</b> Wie oft von einer E-Mail- oder Netzwerkadresse aus versucht wurde, sich anzumelden, Plätze zu reservieren oder uns zu schreiben. Bis zu einem Tag gezählt, dann gelöscht.",
  keepFollows:
    "<b>Abos und Erinnerungen.</b> Deine E-Mail-Adresse, ihre Sprache und wem oder was du folgst. Gespeichert, bis du damit aufhörst; jede dieser E-Mails hat einen Link dafür. Eine Erinnerung löschen wir 7 Tage nach dem Verkaufsstart, eine nie bestätigte Adresse nach 7 Tagen und eine, die nichts mehr abonniert hat, nach 60. Wenn du eine Art von E-Mail abstellst, merken wir uns das.",
  keepSearches:
    "<b>Suchen.</b> Wonach du suchst, speichern wir nicht. Wir zählen Suchen je Netzwerkadresse, eine Minute lang.",
  othersTitle: "Wer noch Daten bekommt",
  othersCognito:
    "<b>Amazon Cognito</b> verwaltet die Konten: E-Mail-Adresse, Name, Telefonnummer, falls du eine angibst, und dein Passwort, das wir nie speichern. Wenn du dich mit Amazon, Apple, Facebook oder Google anmeldest, bekommt es von dort deine E-Mail-Adresse und deinen Namen.",
  othersStripe:
    "<b>Stripe</b> nimmt Zahlungen auf eigenen Seiten entgegen. Es bekommt deine Karte, deine E-Mail-Adresse und erfährt, wofür du zahlst.",
  othersMail: "<b>Ein E-Mail-Dienst</b> stellt deine Tickets und unsere Antworten zu.",
  othersSentry:
    "<b>Sentry</b> bekommt Fehlerberichte, falls diese Website es nutzt. Deinen Namen und deine Adresse fügen wir nicht hinzu.",
  othersTags:
    "<b>Ein Tag-Manager</b>, falls diese Website einen hat und erst nach deiner Zustimmung. Unten auf jeder Seite kannst du es dir anders überlegen.",
  rightsTitle: "Deine Rechte",
  rightsText:
    "Sieh, was wir speichern, lass es berichtigen, hol dir eine Kopie, widersprich oder lass es löschen. E-Mails über neue Termine kannst du jederzeit abbestellen.",
  rightsAccount: "Mit einem Konto kannst du selbst <data>deine Daten herunterladen oder dein Konto löschen</data>.",
  rightsDelete:
    "Schreib uns unter „Mein Konto oder meine Daten“ von der E-Mail-Adresse aus, um die es geht. Wir löschen alles, was wir nicht gesetzlich behalten müssen, und sagen dir, was bleiben muss, etwa eine bezahlte Bestellung.",
  write: "Kontakt",
};
