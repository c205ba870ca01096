/** Norsk bokmål: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}, ved siden av hverandre",
    apart: "{{seats}}. Ikke alle er ved siden av hverandre.",
    choose: "Velg andre plasser",
    renumber: "Vi finner de beste plassene for dette antallet. Vil du velge selv, velg andre plasser.",
  },
  plan: {
    title: "Eller velg plassene selv",
    label: "Plasskart. Hvert felt er en lenke.",
    ring: "Ringen",
    stage: "Scenen",
    from: "fra {{price}}",
    few: "få igjen",
    off: "ikke i salg",
    byNumber: "unummererte plasser",
    zoomIn: "Zoom inn",
  },
  access: {
    title: "Rullestolplasser",
    number: "Hvor mange av disse plassene er for rullestol?",
    text: "Disse plassene er for fans som bruker rullestol. Opptil tre ledsagere sitter ved siden av hver.",
  },
  section: {
    back: "Alle felt",
    north: "Nordsiden",
    east: "Østsiden",
    south: "Sørsiden",
    west: "Vestsiden",
    camera: "vendt mot kameraet",
    best: "De beste i dette feltet",
    bestHold: "Reserver de beste",
    table: "Plasser, rad for rad",
    elsewhere: "Plassene dine i andre felt",
    ofThese: "Av disse {{tier}}",
    rest: "Hvis noen tar en først, reserver de andre",
    missing: "Dette feltet er ikke på plasskartet lenger",
    missingText: "Plasskartet kan ha blitt endret. Plassene du har reservert, er fortsatt dine.",
  },
  sign: {
    free: "ledig",
    yours: "din",
    taken: "opptatt",
    gone: "nettopp tatt",
    accessible: "rullestolplass",
    companion: "ledsagerplass",
    restricted: "begrenset sikt",
    aisle: "ved midtgangen",
  },
  lost: {
    went: "Noen andre tok nettopp {{seats}}.",
    missing: "Ikke lenger på plasskartet: {{seats}}.",
    held: "De andre plassene dine er reservert.",
    ticked: "De andre plassene er fortsatt krysset av, men ikke reservert ennå.",
    instead: "I nærheten, ved siden av hverandre:",
  },
};
