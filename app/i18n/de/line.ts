/** The texts of the line in front of a sale, in German. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "Die Warteschlange öffnet um {{time}}",
    text: "Der Verkauf beginnt um {{opens}}. Alle, die vorher da sind, bekommen einen ausgelosten Platz. Du musst also nicht früh kommen.",
  },
  gathering: {
    heading: "Der Verkauf beginnt um {{opens}}",
    text: "Alle, die bis dahin da sind, bekommen einen ausgelosten Platz in der Warteschlange. Früher zu kommen bringt nichts.",
  },
  drawn: {
    heading: "Du bist in der Auslosung. Deine Nummer:",
    text: "Um {{opens}} losen wir die Reihenfolge aus. Du kannst diese Seite schließen.",
  },
  drawing: {
    heading: "Wir losen die Reihenfolge aus",
    text: "Das dauert ein paar Sekunden.",
  },
  open: {
    heading: "Für diese Tickets gibt es eine Warteschlange. Wartende:",
    text: "Nimm dir einen Platz. Du kannst die Seite schließen und wiederkommen.",
  },
  waiting: {
    heading: "Du stehst in der Warteschlange. Vor dir:",
    wait: "Geschätzte Wartezeit: {{range}}.",
    near: "Du bist gegen {{time}} dran.",
    unknown: "Wie lange es dauert, können wir noch nicht sagen.",
    far: "Wahrscheinlich sind die Plätze weg, bevor du dran bist.",
  },
  paused: {
    heading: "Alle Plätze sind reserviert. Vor dir:",
    text: "Manche werden wieder frei, wenn Reservierungen ablaufen. Dein Platz bleibt deiner.",
    halted: "Die Kasse hat die Warteschlange angehalten. Dein Platz bleibt deiner.",
  },
  turn: {
    heading: "Du hast {{minutes}}, um zu wählen. Danach sind deine Plätze weitere 20 reserviert.",
    word: "Du bist dran",
    enter: "Plätze wählen",
  },
  inside: {
    heading: "Du bist dran bis {{time}}",
    text: "Wähle bis dahin. Abgebucht wird erst, wenn du zahlst.",
    more: "10 Minuten mehr",
  },
  missed: {
    heading: "Deine Zeit ist vorbei. Dein Platz nicht.",
    enter: "Jetzt reingehen",
  },
  spent: {
    heading: "Deine Zeit ist aufgebraucht",
    text: "Für weitere Plätze stell dich neu hinten an.",
  },
  soldOut: {
    heading: "Die letzten Plätze gingen um {{time}} weg. Dir wurde nichts abgebucht.",
    word: "Ausverkauft",
    text: "Manchmal werden Plätze wieder frei, wenn Bestellungen erstattet werden.",
    others: "Andere Shows ansehen",
  },
  ended: {
    heading: "Gerade gibt es keine Warteschlange",
    text: "Du kannst ohne Warten Plätze wählen.",
  },
  notice: {
    crowded:
      "Viele Fans, die ihre Zeit verpasst haben, kommen gerade rein. Versuch es in ein paar Sekunden noch einmal.",
    notYours: "Dieser Platz gehört zu einem anderen Browser oder Konto. Nimm dir einen eigenen.",
    notCalled: "Du bist noch nicht dran.",
    accountNeeded:
      "Für diesen Verkauf brauchst du ein Konto mit bestätigter E-Mail-Adresse. Melde dich an und nimm dir dann einen Platz.",
    closed: "Die Warteschlange nimmt gerade niemanden auf.",
    noMore: "Deine Zeit lässt sich nicht weiter verlängern.",
    heldElsewhere:
      "In dieser Zeit hast du schon Plätze reserviert, mit einem anderen Konto oder ohne Anmeldung. Bezahle sie oder gib sie erst frei: Deine Zeit gilt für eine Bestellung.",
    tooMany: "Zu viele Versuche. Warte zehn Minuten und versuch es dann noch einmal.",
  },
  join: "Platz nehmen",
  signIn: "Anmelden",
  safe: {
    title: "Was sicher ist",
    reload: "Kein Neuladen nötig",
    reloadText: "Diese Seite prüft von selbst. Zuletzt geprüft: {{time}}.",
    stillText: "Diese Seite prüft nicht von selbst.",
    check: "Jetzt prüfen",
    still: "Nicht mehr prüfen",
    kept: "Dein Platz bleibt dir",
    keptText: "Sperr dein Handy oder schließ die Seite. Komm in diesem Browser zurück, und dein Platz ist derselbe.",
    free: "Keine Gebühren, keine Karte hinterlegt",
    freeText: "Abgebucht wird erst, wenn du deine Plätze bezahlst.",
  },
  left: {
    title: "Jetzt noch frei",
    many: "mehr als {{count}}",
    none: "ausverkauft",
  },
  leave: "Warteschlange verlassen",
  receipt: "Beleg für deinen Platz",
  draw: {
    link: "So losen wir",
    heading: "So losen wir",
    before:
      "Bevor die Warteschlange öffnete, haben wir eine geheime Zahl gewählt, den Startwert, und ihren Fingerabdruck veröffentlicht. Der Fingerabdruck lässt sich später nicht ändern.",
    order:
      "Beim Verkaufsstart bestimmen der Startwert und die Zahl der Teilnehmenden die Reihenfolge aller. Nach der Auslosung veröffentlichen wir den Startwert, sodass jeder die Reihenfolge nachrechnen kann.",
    beacon: "In die Auslosung geht auch eine öffentliche Zufallszahl ein, die vor dem Verkaufsstart niemand kannte.",
    noBeacon: "Eine öffentliche Zufallszahl wird nicht verwendet.",
    late: "Wer nach dem Verkaufsstart kommt, steht hinter allen Ausgelosten, in der Reihenfolge der Ankunft.",
    fingerprint: "Fingerabdruck",
    seed: "Startwert",
    people: "Teilnehmende",
    random: "Öffentliche Zufallszahl",
    later: "Wird nach der Auslosung veröffentlicht",
    record: "Das Protokoll als Datei",
    verify: "Auslosung in diesem Browser prüfen",
    right: "Die Auslosung stimmt.",
    wrong: "Die Auslosung passt nicht zum Protokoll.",
    back: "Zurück zur Warteschlange",
  },
};
