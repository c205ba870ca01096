/** Polski: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}, obok siebie",
    apart: "{{seats}}. Nie wszystkie są obok siebie.",
    choose: "Wybierz inne miejsca",
    renumber: "Dla tej liczby znajdziemy najlepsze miejsca. Aby wybrać je samodzielnie, wybierz inne miejsca.",
  },
  plan: {
    title: "Albo wybierz miejsca na planie",
    label: "Plan hali. Każdy sektor to link.",
    ring: "Ring",
    stage: "Scena",
    from: "od {{price}}",
    few: "zostało niewiele",
    off: "nie w sprzedaży",
    byNumber: "miejsca nienumerowane",
    zoomIn: "Powiększ",
  },
  access: {
    title: "Miejsca dla wózków",
    number: "Ile z tych miejsc jest dla wózków?",
    text: "To miejsca dla fanów na wózkach. Obok każdego siada do trzech opiekunów.",
  },
  section: {
    back: "Wszystkie sektory",
    north: "Strona północna",
    east: "Strona wschodnia",
    south: "Strona południowa",
    west: "Strona zachodnia",
    camera: "naprzeciw kamery",
    best: "Najlepsze w tym sektorze",
    bestHold: "Zarezerwuj najlepsze",
    table: "Miejsca, rząd po rzędzie",
    elsewhere: "Twoje miejsca w innych sektorach",
    ofThese: "W tym {{tier}}",
    rest: "Jeśli ktoś zajmie któreś wcześniej, zarezerwuj pozostałe",
    missing: "Tego sektora nie ma już na planie",
    missingText: "Plan mógł się zmienić. Zarezerwowane miejsca są nadal twoje.",
  },
  sign: {
    free: "wolne",
    yours: "twoje",
    taken: "zajęte",
    gone: "właśnie zajęte",
    accessible: "miejsce dla wózka",
    companion: "miejsce dla opiekuna",
    restricted: "ograniczona widoczność",
    aisle: "przy przejściu",
  },
  lost: {
    went: "Ktoś właśnie zajął: {{seats}}.",
    missing: "Na planie nie ma już: {{seats}}.",
    held: "Pozostałe miejsca są zarezerwowane.",
    ticked: "Pozostałe miejsca są nadal zaznaczone, ale jeszcze niezarezerwowane.",
    instead: "W pobliżu, obok siebie:",
  },
};
