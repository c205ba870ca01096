/** Deutsch: German texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Bezahlt",
  stamp: "Bezahlt: {{amount}}",
  word: {
    tickets: "Du bist dabei",
    broadcast: "Es geht los",
    premium: "Erste Reihe",
    goods: "Gehört dir",
  },
  heading: {
    paid: "Du hast {{amount}} bezahlt.",
    nothing: "Es wurde nichts abgebucht.",
    tickets: "Deine Tickets für {{title}} sind da.",
    broadcast: "Du kannst {{title}} ansehen.",
    premium: "Deine Premium-Mitgliedschaft läuft.",
    trial: "Dein Gratis-Test läuft.",
    goods: "Wir haben deine Bestellung: {{title}}.",
  },
  now: "Jetzt",
  anyDay: "Jederzeit",
  next: "Wie es weitergeht",
  have: "Das hast du jetzt",
  mailed: "Die Einzelheiten haben wir auch an {{email}} geschickt.",
  tickets: {
    yours: "Deine Tickets",
    show: "Tickets zeigen",
    code: "Code zeigen",
    offline: "Deine Tickets funktionieren auch offline",
    offlineText: "Öffne sie einmal auf deinem Handy. Danach erscheinen sie auch ohne Netz.",
    keep: "Behalte die E-Mail",
    refund: "Letzte Gelegenheit für eine Erstattung",
    refundText: "Bis {{when}}, in deinem Profil.",
    doorText: "Jeder Code gilt für einen Einlass. Halte ihn am Eingang bereit.",
  },
  broadcast: {
    yours: "Dein Stream",
    profile: "Du findest es in deinem Profil",
    profileText: "Schau auf jedem Gerät, auf dem du angemeldet bist.",
    starts: "Der Stream beginnt um {{time}}",
  },
  premium: {
    first: "Als Erstes: {{title}}",
    watch: "Schau alles mit dem Premium-Zeichen",
    renews: "Verlängert sich für {{price}}",
    renewsText: "Wir buchen von der Karte ab, mit der du bezahlt hast.",
    trialEnds: "Dein Gratis-Test endet",
    trialEndsText: "An diesem Tag {{price}}, wenn du nicht vorher kündigst.",
    plans: "Zu den Angeboten",
  },
  goods: {
    ships: "Wir schreiben dir, sobald es versandt ist",
    shipsText: "Im Inland dauert es bis zu einer Woche, ins Ausland bis zu drei.",
    returns: "Anders überlegt?",
    returnsText: "Du hast 30 Tage. Schreib uns, und wir sagen dir, wohin du es schickst.",
  },
  refunded: "Wir haben dir das Geld erstattet",
};
