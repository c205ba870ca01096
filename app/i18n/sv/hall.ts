/** Svenska: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}, bredvid varandra",
    apart: "{{seats}}. Alla är inte bredvid varandra.",
    choose: "Välj andra platser",
    renumber: "Vi hittar de bästa platserna för det antalet. Vill du välja själv, välj andra platser.",
  },
  plan: {
    title: "Eller välj dina platser själv",
    label: "Platskarta. Varje sektion är en länk.",
    ring: "Ringen",
    stage: "Scenen",
    from: "från {{price}}",
    few: "få kvar",
    off: "inte till salu",
    byNumber: "onumrerade platser",
    zoomIn: "Zooma in",
  },
  access: {
    title: "Rullstolsplatser",
    number: "Hur många av platserna är för rullstol?",
    text: "Platserna är för fans som använder rullstol. Upp till tre ledsagare sitter bredvid varje.",
  },
  section: {
    back: "Alla sektioner",
    north: "Norra sidan",
    east: "Östra sidan",
    south: "Södra sidan",
    west: "Västra sidan",
    camera: "vänd mot kameran",
    best: "Bäst i den här sektionen",
    bestHold: "Reservera de bästa",
    table: "Platser, rad för rad",
    elsewhere: "Dina platser i andra sektioner",
    ofThese: "Av dessa {{tier}}",
    rest: "Om någon hinner ta en, reservera de andra",
    missing: "Den här sektionen finns inte längre på kartan",
    missingText: "Platskartan kan ha ändrats. Dina reserverade platser är fortfarande dina.",
  },
  sign: {
    free: "ledig",
    yours: "din",
    taken: "upptagen",
    gone: "just tagen",
    accessible: "rullstolsplats",
    companion: "ledsagarplats",
    restricted: "begränsad sikt",
    aisle: "vid gången",
  },
  lost: {
    went: "Någon annan tog just {{seats}}.",
    missing: "Inte längre på kartan: {{seats}}.",
    held: "Dina andra platser är reserverade.",
    ticked: "Dina andra platser är fortfarande ikryssade, men inte reserverade än.",
    instead: "I närheten, bredvid varandra:",
  },
};
