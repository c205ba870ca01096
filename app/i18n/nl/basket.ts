/** Nederlands: the texts of the basket in Dutch. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "Winkelmandje",
  add: "In winkelmandje",
  adding: "Toevoegen",
  added: "Het ligt in je winkelmandje.",
  see: "Naar winkelmandje",
  full: "Je winkelmandje is vol. Betaal eerst of haal iets weg.",
  quantity: "Aantal: {{article}}",
  update: "Bijwerken",
  remove: "Verwijderen",
  removeOf: "{{article}} verwijderen",
  each: "{{price}} per stuk",
  total: "Totaal",
  priceChanged: "Het kostte {{was}} toen je het toevoegde. Nu kost het {{now}}.",
  fewer: "Nog maar {{number}} over. Je totaal is daarop berekend.",
  soldOut: "Uitverkocht. Het telt niet mee in je totaal.",
  gone: "Een deel van je winkelmandje wordt niet meer verkocht.",
  changed:
    "Je winkelmandje is veranderd sinds je het voor het laatst zag. Bekijk het en betaal dan. Er is niets afgeschreven.",
  pay: "{{price}} betalen",
  posted:
    "Betaal met kaart op de pagina van Stripe. Verzending is inbegrepen. We houden alles 30 minuten vast terwijl je betaalt.",
  noAccount: "Geen account nodig. We mailen je een link naar je bestelling.",
  heldTitle: "Wacht op je betaling",
  held: "We houden {{name}} ({{price}}) voor je vast. Tijd over: {{time}}.",
  emptyTitle: "Je winkelmandje is leeg",
  emptyText: "Wat je in de winkel toevoegt, zie je hier.",
  emptyAction: "Naar de winkel",
  addOn: {
    title: "Uit de winkel",
    separate: "Dit is een aparte bestelling. Aan je tickets verandert niets.",
    together: "Je betaalt dit samen met je plaatsen, in één betaling. We houden het even lang vast als je plaatsen.",
    togetherOffer:
      "Je betaalt dit samen met je plaatsen, in één betaling. We houden het 30 minuten vast. Daarna ligt het in je winkelmandje.",
    free: "Je plaatsen zijn gratis, dus hier hoef je niets te betalen. Wat je uit de winkel wilt, ligt in je winkelmandje.",
    include: "Aan deze bestelling toevoegen",
    basket: "Mijn winkelmandje toevoegen",
    soldOut: "Dat is net uitverkocht. Je plaatsen blijven gereserveerd.",
    full: "Er past niets meer bij in deze bestelling. Haal eerst iets weg.",
    late: "Het is te laat om deze bestelling te wijzigen. Betaal wat erin zit of geef je plaatsen vrij.",
  },
};
