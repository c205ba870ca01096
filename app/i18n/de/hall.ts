/** Deutsch: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}, nebeneinander",
    apart: "{{seats}}. Nicht alle nebeneinander.",
    choose: "Andere Plätze wählen",
    renumber: "Für diese Anzahl suchen wir die besten Plätze aus. Möchtest du selbst aussuchen, wähle andere Plätze.",
  },
  plan: {
    title: "Oder such dir deine Plätze selbst aus",
    label: "Saalplan. Jeder Block ist ein Link.",
    ring: "Der Ring",
    stage: "Die Bühne",
    from: "ab {{price}}",
    few: "nur noch wenige",
    off: "nicht im Verkauf",
    byNumber: "ohne Platznummern",
    zoomIn: "Vergrößern",
  },
  access: {
    title: "Rollstuhlplätze",
    number: "Wie viele dieser Plätze sind für Rollstühle?",
    text: "Diese Plätze sind für Fans im Rollstuhl. Neben jedem sitzen bis zu drei Begleitpersonen.",
  },
  section: {
    back: "Alle Blöcke",
    north: "Nordseite",
    east: "Ostseite",
    south: "Südseite",
    west: "Westseite",
    camera: "mit Blick zur Kamera",
    best: "Die besten in diesem Block",
    bestHold: "Beste Plätze reservieren",
    table: "Plätze, Reihe für Reihe",
    elsewhere: "Deine Plätze in anderen Blöcken",
    ofThese: "Davon {{tier}}",
    rest: "Wenn mir jemand einen wegschnappt, die anderen reservieren",
    missing: "Diesen Block gibt es im Saalplan nicht mehr",
    missingText: "Vielleicht hat sich der Saalplan geändert. Deine reservierten Plätze bleiben dir.",
  },
  sign: {
    free: "frei",
    yours: "deiner",
    taken: "vergeben",
    gone: "gerade vergeben",
    accessible: "Rollstuhlplatz",
    companion: "Platz für Begleitung",
    restricted: "eingeschränkte Sicht",
    aisle: "am Gang",
  },
  lost: {
    went: "Gerade an jemand anderen vergeben: {{seats}}.",
    missing: "Im Saalplan nicht mehr enthalten: {{seats}}.",
    held: "Deine anderen Plätze sind reserviert.",
    ticked: "Deine anderen Plätze sind noch angekreuzt, aber nicht reserviert.",
    instead: "In der Nähe, nebeneinander:",
  },
};
