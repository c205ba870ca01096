/** Deutsch: the texts of buying Premium and broadcasts, in German. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Für {{price}} kaufen",
    going: "Zahlung wird geöffnet",
    stripe: "Zahle per Karte auf der Seite von Stripe. Sobald deine Zahlung durch ist, kannst du zuschauen.",
    owned: "Du hast es schon",
    ownedText: "Schau live oder als Wiederholung.",
    included: "Deins mit Premium",
    includedText: "In deiner Mitgliedschaft enthalten, live und als Wiederholung.",
    watch: "Ansehen",
    confirming: "Deine Zahlung wird noch bestätigt",
    confirmingText: "Deine Bank hat noch nicht geantwortet. Diese Seite prüft alle paar Sekunden erneut.",
    again: "Erneut prüfen",
    ended: "Du hast die Zahlung nicht abgeschlossen. Es wurde nichts abgebucht.",
    refunded: "Das hast du schon, deshalb erstatten wir die zweite Zahlung auf deine Karte.",
    trialUsed:
      "Mit dieser Karte gab es schon einen Gratis-Test. Deine Mitgliedschaft hat deshalb nicht begonnen, und es wurde nichts abgebucht. Du kannst ohne Gratis-Test Mitglied werden.",
    unreachable:
      "Wir erreichen den Zahlungsdienst gerade nicht. Es wurde nichts abgebucht. Versuch es in einer Minute noch einmal.",
    gone: "Gerade nicht im Verkauf.",
  },
  member: {
    join: "Premium holen",
    title: "Du bist Mitglied",
    plan: "Abo: {{plan}}, {{price}} {{per}}",
    trial: "Dein Gratis-Test endet am {{date}}. An diesem Tag buchen wir zum ersten Mal ab.",
    active: "Verlängert sich am {{date}}.",
    ending: "Gekündigt. Dir bleibt alles bis zum {{date}}.",
    pastDueTitle: "Deine letzte Zahlung ist fehlgeschlagen",
    pastDue:
      "Wir versuchen es in den nächsten Tagen noch einmal, und so lange behältst du Premium. Aktualisiere deine Karte, um es gleich zu beheben.",
    disputedTitle: "Premium ist pausiert",
    disputedText:
      "Deine letzte Zahlung wird bestritten. Bis deine Bank entschieden hat, ist Premium ausgesetzt. War es ein Versehen? Sprich mit deiner Bank oder schreib uns.",
    change: "Abo oder Karte ändern",
    fix: "Karte aktualisieren",
    cancel: "Mitgliedschaft kündigen",
    cancelText: "Du behältst Premium bis zum {{date}}. Danach wird nichts mehr abgebucht.",
    reason: "Warum gehst du?",
    unsaid: "Möchte ich nicht sagen",
    reasons: {
      too_expensive: "Es ist mir zu teuer",
      unused: "Ich schaue zu selten",
      missing_features: "Mir fehlt etwas Bestimmtes",
      switched_service: "Ich bin zu einem anderen Anbieter gewechselt",
      low_quality: "Bild- oder Tonqualität",
      customer_service: "Kundenservice",
      too_complex: "Es ist zu kompliziert",
      other: "Etwas anderes",
    },
    comment: "Sollen wir sonst noch etwas wissen?",
    confirm: "Mitgliedschaft zum {{date}} beenden",
    cancelling: "Wird gekündigt",
    resuming: "Wird fortgesetzt",
    stay: "Premium behalten",
    welcome: "Willkommen in der ersten Reihe.",
    already: "Du bist schon Mitglied. Es gibt nichts zu zahlen.",
    cancelled: "Gekündigt. Du behältst Premium bis zum {{date}}.",
    notCancelled:
      "Wir erreichen den Zahlungsdienst gerade nicht, deine Mitgliedschaft ist also nicht gekündigt. Versuch es in einer Minute noch einmal.",
    resumed: "Schön, dass du wieder dabei bist. Deine Mitgliedschaft läuft weiter.",
  },
};
