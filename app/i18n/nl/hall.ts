/** Nederlands: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}, naast elkaar",
    apart: "{{seats}}. Niet allemaal naast elkaar.",
    choose: "Andere plaatsen kiezen",
    renumber: "Voor dit aantal zoeken wij de beste plaatsen. Wil je zelf kiezen, kies dan andere plaatsen.",
  },
  plan: {
    title: "Of kies zelf je plaatsen",
    label: "Zaalplan. Elk vak is een link.",
    ring: "De ring",
    stage: "Het podium",
    from: "vanaf {{price}}",
    few: "bijna vol",
    off: "niet in de verkoop",
    byNumber: "geen genummerde plaatsen",
    zoomIn: "Inzoomen",
  },
  access: {
    title: "Rolstoelplaatsen",
    number: "Hoeveel van deze plaatsen zijn voor een rolstoel?",
    text: "Deze plaatsen zijn voor fans in een rolstoel. Naast elke plaats zitten tot drie begeleiders.",
  },
  section: {
    back: "Alle vakken",
    north: "Noordzijde",
    east: "Oostzijde",
    south: "Zuidzijde",
    west: "Westzijde",
    camera: "tegenover de camera",
    best: "De beste in dit vak",
    bestHold: "De beste reserveren",
    table: "Plaatsen, rij voor rij",
    elsewhere: "Je plaatsen in andere vakken",
    ofThese: "Waarvan {{tier}}",
    rest: "Als iemand er eerst een neemt, reserveer dan de andere",
    missing: "Dit vak staat niet meer op het zaalplan",
    missingText: "Het zaalplan is misschien gewijzigd. Je gereserveerde plaatsen blijven van jou.",
  },
  sign: {
    free: "vrij",
    yours: "van jou",
    taken: "bezet",
    gone: "net bezet",
    accessible: "rolstoelplaats",
    companion: "begeleidersplaats",
    restricted: "beperkt zicht",
    aisle: "aan het gangpad",
  },
  lost: {
    went: "Iemand anders nam net {{seats}}.",
    missing: "Niet meer op het zaalplan: {{seats}}.",
    held: "Je andere plaatsen zijn gereserveerd.",
    ticked: "Je andere plaatsen zijn nog aangevinkt, maar nog niet gereserveerd.",
    instead: "Dichtbij, naast elkaar:",
  },
};
