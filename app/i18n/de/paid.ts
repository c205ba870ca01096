/** Deutsch: German texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Bezahlt",
  stamp: "Bezahlt: {{amount}}",
  word: {
    tickets: "Du bist dabei",
    broadcast: "Läuft bei dir",
    premium: "Erste Reihe",
    goods: "Gehört dir",
  },
  heading: {
    paid: "Du hast {{amount}} bezahlt.",
    nothing: "Es wurde nichts abgebucht.",
    tickets: "Deine Tickets für {{title}} sind da.",
    broadcast: "{{title}} ist für dich freigeschaltet.",
    premium: "Deine Premium-Mitgliedschaft läuft.",
    trial: "Dein Gratis-Test läuft.",
    goods: "Deine Bestellung ist eingegangen: {{title}}.",
  },
  now: "Jetzt",
  anyDay: "Jederzeit",
  later: "Später",
  next: "So geht’s weiter",
  have: "Das hast du jetzt",
  mailed: "Die Details haben wir auch an {{email}} geschickt.",
  tickets: {
    yours: "Deine Tickets",
    show: "Tickets anzeigen",
    code: "Code anzeigen",
    offline: "Deine Tickets funktionieren auch offline",
    offlineText: "Öffne sie einmal auf deinem Handy. Danach siehst du sie auch ohne Netz.",
    keep: "Heb die E-Mail auf",
    refund: "Letzte Chance auf Erstattung",
    refundText: "In deinem Profil, bis {{when}}.",
    doorText: "Jeder Code gilt nur einmal. Halte ihn am Eingang bereit.",
  },
  broadcast: {
    yours: "Dein Stream",
    profile: "Du findest ihn in deinem Profil",
    profileText: "Schau auf jedem Gerät, auf dem du angemeldet bist.",
    starts: "Der Stream startet um {{time}}",
  },
  premium: {
    first: "Zum Auftakt: {{title}}",
    watch: "Schau alles mit dem Premium-Zeichen",
    renews: "Verlängert sich für {{price}}",
    renewsText: "Wir buchen von der Karte ab, mit der du bezahlt hast.",
    trialEnds: "Dein Gratis-Test endet",
    trialEndsText: "An diesem Tag buchen wir {{price}} ab, wenn du nicht vorher kündigst.",
    plans: "Abos ansehen",
  },
  goods: {
    ships: "Wir schreiben dir, sobald es unterwegs ist",
    shipsText: "Im Inland dauert es bis zu einer Woche, ins Ausland bis zu drei.",
    returns: "Anders überlegt?",
    returnsText: "Du hast 30 Tage Zeit. Schreib uns, dann sagen wir dir, wohin du es schicken kannst.",
  },
  refunded: "Wir haben dir das Geld erstattet",
};
