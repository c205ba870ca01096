/** Italiano: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}, vicini",
    apart: "{{seats}}. Non sono tutti vicini.",
    choose: "Scegli altri posti",
    renumber: "Per questo numero cerchiamo noi i posti migliori. Per sceglierli tu, scegli altri posti.",
  },
  plan: {
    title: "Oppure scegli tu i posti",
    label: "Pianta della sala. Ogni blocco è un link.",
    ring: "Il ring",
    stage: "Il palco",
    from: "da {{price}}",
    few: "ne restano pochi",
    off: "non in vendita",
    byNumber: "posti non numerati",
    zoomIn: "Ingrandisci",
  },
  access: {
    title: "Posti per sedia a rotelle",
    number: "Quanti di questi posti sono per sedie a rotelle?",
    text: "Sono per i fan in sedia a rotelle. Accanto a ognuno siedono fino a tre accompagnatori.",
  },
  section: {
    back: "Tutti i blocchi",
    north: "Lato nord",
    east: "Lato est",
    south: "Lato sud",
    west: "Lato ovest",
    camera: "di fronte alla telecamera",
    best: "I migliori di questo blocco",
    bestHold: "Prenota i migliori",
    table: "Posti, fila per fila",
    elsewhere: "I tuoi posti in altri blocchi",
    ofThese: "Di cui {{tier}}",
    rest: "Se qualcuno ne prende uno prima, prenota gli altri",
    missing: "Questo blocco non è più sulla pianta",
    missingText: "La pianta potrebbe essere cambiata. I posti che hai prenotato restano tuoi.",
  },
  sign: {
    free: "libero",
    yours: "tuo",
    taken: "occupato",
    gone: "appena occupato",
    accessible: "posto per sedia a rotelle",
    companion: "posto per accompagnatore",
    restricted: "visuale limitata",
    aisle: "sul corridoio",
  },
  lost: {
    went: "Qualcuno ha appena preso {{seats}}.",
    missing: "Non più sulla pianta: {{seats}}.",
    held: "Gli altri tuoi posti sono prenotati.",
    ticked: "Gli altri tuoi posti sono ancora selezionati, ma non prenotati.",
    instead: "Qui vicino, uno accanto all’altro:",
  },
};
