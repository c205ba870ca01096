/** Español: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}, juntos",
    apart: "{{seats}}. No están todos juntos.",
    choose: "Elegir otros asientos",
    renumber: "Para esa cantidad buscaremos los mejores asientos. Si prefieres elegirlos, usa «Elegir otros asientos».",
  },
  plan: {
    title: "O elige tú los asientos",
    label: "Plano del recinto. Cada sección es un enlace.",
    ring: "El ring",
    stage: "El escenario",
    from: "desde {{price}}",
    few: "quedan pocos",
    off: "no está a la venta",
    byNumber: "sin asientos numerados",
    zoomIn: "Acercar",
  },
  access: {
    title: "Lugares para silla de ruedas",
    number: "¿Cuántos de estos asientos son para silla de ruedas?",
    text: "Son para fans que usan silla de ruedas. Junto a cada uno se sientan hasta tres acompañantes.",
  },
  section: {
    back: "Todas las secciones",
    north: "Lado norte",
    east: "Lado este",
    south: "Lado sur",
    west: "Lado oeste",
    camera: "frente a la cámara",
    best: "Lo mejor de esta sección",
    bestHold: "Reservar los mejores",
    table: "Asientos, fila por fila",
    elsewhere: "Tus asientos en otras secciones",
    ofThese: "De estos, {{tier}}",
    rest: "Si alguien toma uno antes, reservar los demás",
    missing: "Esta sección ya no está en el plano",
    missingText: "Puede que el plano haya cambiado. Los asientos que reservaste siguen siendo tuyos.",
  },
  sign: {
    free: "libre",
    yours: "tuyo",
    taken: "ocupado",
    gone: "recién ocupado",
    accessible: "lugar para silla de ruedas",
    companion: "asiento de acompañante",
    restricted: "visión limitada",
    aisle: "junto al pasillo",
  },
  lost: {
    went: "Alguien acaba de tomar {{seats}}.",
    missing: "Ya no figura en el plano: {{seats}}.",
    held: "Tus otros asientos están reservados.",
    ticked: "Tus otros asientos siguen marcados, pero aún no están reservados.",
    instead: "Cerca y juntos:",
  },
};
