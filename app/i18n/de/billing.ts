/** Deutsch: the texts of what is paid for at home: Premium and nights to watch, in German. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Für {{price}} kaufen",
    going: "Weiter zur Zahlung",
    stripe: "Du zahlst per Karte auf der Seite von Stripe. Sobald die Zahlung durch ist, gehört der Abend dir.",
    owned: "Dieser Abend gehört dir",
    ownedText: "Schau ihn hier, auf zwei Geräten zur selben Zeit, live und als Wiederholung.",
    included: "Dein Abend mit Premium",
    includedText: "In deiner Mitgliedschaft ist dieser Abend enthalten, live und als Wiederholung.",
    watch: "Ansehen",
    confirming: "Deine Zahlung wird noch bestätigt",
    confirmingText: "Die Bank hat noch nicht geantwortet. Diese Seite schaut alle paar Sekunden von selbst nach.",
    again: "Noch einmal nachsehen",
    ended: "Die Zahlung wurde nicht abgeschlossen. Es wurde nichts abgebucht.",
    refunded: "Das hattest du schon, deshalb geht die zweite Zahlung auf deine Karte zurück.",
    trialUsed:
      "Mit dieser Karte wurde schon einmal gratis getestet. Deine Mitgliedschaft hat deshalb nicht begonnen, und es wurde nichts abgebucht. Ohne Gratis-Test kannst du beitreten.",
    unreachable:
      "Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts abgebucht; bitte versuch es in einer Minute noch einmal.",
    gone: "Zurzeit nicht im Verkauf.",
  },
  member: {
    join: "Mitglied werden",
    title: "Du bist Mitglied",
    plan: "Abo: {{plan}}, {{price}} {{per}}",
    trial: "Deine kostenlosen Tage enden am {{date}}. Dann wird zum ersten Mal abgebucht.",
    active: "Verlängert sich am {{date}}.",
    ending: "Gekündigt zum {{date}}. Bis dahin bleibt dir alles.",
    pastDueTitle: "Die letzte Zahlung ist fehlgeschlagen",
    pastDue:
      "Wir versuchen es in den nächsten Tagen noch einmal, und bis dahin bleibt dir alles. Mit einer Karte, die funktioniert, ist die Sache sofort erledigt.",
    change: "Abo oder Karte ändern",
    fix: "Karte aktualisieren",
    cancel: "Mitgliedschaft kündigen",
    cancelText: "Deine Mitgliedschaft läuft bis zum {{date}}. Danach wird nichts mehr abgebucht.",
    reason: "Warum gehst du?",
    unsaid: "Das möchte ich nicht sagen",
    reasons: {
      too_expensive: "Es ist mir zu teuer",
      unused: "Ich schaue zu wenig",
      missing_features: "Mir fehlt etwas",
      switched_service: "Ich schaue jetzt woanders",
      low_quality: "Bild oder Ton",
      customer_service: "Der Kundenservice",
      too_complex: "Zu kompliziert",
      other: "Etwas anderes",
    },
    comment: "Möchtest du uns noch etwas sagen?",
    confirm: "Mitgliedschaft zum {{date}} kündigen",
    cancelling: "Einen Moment",
    resuming: "Einen Moment",
    stay: "Mitglied bleiben",
    welcome: "Willkommen in der ersten Reihe.",
    already: "Du bist schon Mitglied; es gibt nichts zu zahlen.",
    cancelled: "Erledigt. Deine Mitgliedschaft endet am {{date}}.",
    resumed: "Schön, dass du bleibst: Deine Mitgliedschaft läuft weiter.",
  },
};
