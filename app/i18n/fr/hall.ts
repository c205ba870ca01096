/** Français: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}, côte à côte",
    apart: "{{seats}}. Elles ne sont pas toutes côte à côte.",
    choose: "Choisir d’autres places",
    renumber:
      "Nous choisirons les meilleures places pour ce nombre. Pour les choisir vous-même, choisissez d’autres places.",
  },
  plan: {
    title: "Ou choisissez vos places sur le plan",
    label: "Plan de la salle. Chaque bloc est un lien.",
    ring: "Le ring",
    stage: "La scène",
    from: "dès {{price}}",
    few: "il en reste peu",
    off: "pas en vente",
    byNumber: "places non numérotées",
    zoomIn: "Agrandir",
  },
  access: {
    title: "Places pour fauteuil roulant",
    number: "Combien de ces places sont pour un fauteuil roulant\u00a0?",
    text: "Ces places sont pour les fans en fauteuil roulant. Jusqu’à trois accompagnateurs s’assoient à côté de chacune.",
  },
  section: {
    back: "Tous les blocs",
    north: "Côté nord",
    east: "Côté est",
    south: "Côté sud",
    west: "Côté ouest",
    camera: "face à la caméra",
    best: "Les meilleures de ce bloc",
    bestHold: "Réserver les meilleures",
    table: "Places, rang par rang",
    elsewhere: "Vos places dans d’autres blocs",
    ofThese: "Dont {{tier}}",
    rest: "Si quelqu’un en prend une avant vous, réserver les autres",
    missing: "Ce bloc n’est plus sur le plan",
    missingText: "Le plan a peut-être changé. Vos places réservées restent les vôtres.",
  },
  sign: {
    free: "libre",
    yours: "à vous",
    taken: "prise",
    gone: "vient d’être prise",
    accessible: "place pour fauteuil roulant",
    companion: "place d’accompagnateur",
    restricted: "vue limitée",
    aisle: "côté allée",
  },
  lost: {
    went: "Quelqu’un vient de prendre\u00a0: {{seats}}.",
    missing: "Ne figure plus sur le plan\u00a0: {{seats}}.",
    held: "Vos autres places sont réservées.",
    ticked: "Vos autres places restent cochées, mais ne sont pas encore réservées.",
    instead: "Tout près, côte à côte\u00a0:",
  },
};
