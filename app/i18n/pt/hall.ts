/** Português: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}, lado a lado",
    apart: "{{seats}}. Nem todos ficam lado a lado.",
    choose: "Escolher outros lugares",
    renumber:
      "Para essa quantidade, buscamos os melhores lugares. Se preferir escolher, use “Escolher outros lugares”.",
  },
  plan: {
    title: "Ou escolha você os lugares",
    label: "Mapa do local. Cada seção é um link.",
    ring: "O ringue",
    stage: "O palco",
    from: "a partir de {{price}}",
    few: "restam poucos",
    off: "fora de venda",
    byNumber: "sem lugares numerados",
    zoomIn: "Ampliar",
  },
  access: {
    title: "Lugares para cadeira de rodas",
    number: "Quantos destes lugares são para cadeira de rodas?",
    text: "São para fãs que usam cadeira de rodas. Até três acompanhantes ficam ao lado de cada um.",
  },
  section: {
    back: "Todas as seções",
    north: "Lado norte",
    east: "Lado leste",
    south: "Lado sul",
    west: "Lado oeste",
    camera: "de frente para a câmera",
    best: "Os melhores desta seção",
    bestHold: "Reservar os melhores",
    table: "Lugares, fila por fila",
    elsewhere: "Seus lugares em outras seções",
    ofThese: "Destes, {{tier}}",
    rest: "Se alguém pegar um antes, reservar os outros",
    missing: "Esta seção não está mais no mapa",
    missingText: "O mapa pode ter mudado. Os lugares que você reservou continuam seus.",
  },
  sign: {
    free: "livre",
    yours: "seu",
    taken: "ocupado",
    gone: "acabou de ser ocupado",
    accessible: "lugar para cadeira de rodas",
    companion: "lugar de acompanhante",
    restricted: "visão limitada",
    aisle: "no corredor",
  },
  lost: {
    went: "Outra pessoa acabou de pegar {{seats}}.",
    missing: "Não consta mais no mapa: {{seats}}.",
    held: "Seus outros lugares estão reservados.",
    ticked: "Seus outros lugares continuam marcados, mas ainda não reservados.",
    instead: "Por perto, lado a lado:",
  },
};
