/** Svenska: the texts of the basket in Swedish. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "Varukorg",
  add: "Lägg i varukorgen",
  adding: "Lägger till",
  added: "Den ligger i din varukorg.",
  see: "Till varukorgen",
  full: "Varukorgen är full. Betala eller ta bort något först.",
  quantity: "Antal: {{article}}",
  update: "Uppdatera",
  remove: "Ta bort",
  removeOf: "Ta bort {{article}}",
  each: "{{price}} per styck",
  total: "Summa",
  priceChanged: "Den kostade {{was}} när du lade till den. Nu kostar den {{now}}.",
  fewer: "Bara {{number}} kvar. Det är vad summan räknar med.",
  soldOut: "Slutsåld. Räknas inte i summan.",
  gone: "En del av varukorgen säljs inte längre.",
  changed: "Varukorgen har ändrats sedan du såg den senast. Kontrollera den och betala sedan. Inga pengar har dragits.",
  pay: "Betala {{price}}",
  posted: "Betala med kort på Stripes sida. Frakten ingår. Vi reserverar allt åt dig i 30 minuter medan du betalar.",
  noAccount: "Du behöver inget konto. Vi mejlar dig en länk till beställningen.",
  heldTitle: "Väntar på betalning",
  held: "Vi har reserverat {{name}} ({{price}}) åt dig. Tid kvar: {{time}}.",
  emptyTitle: "Varukorgen är tom",
  emptyText: "Det du lägger till från butiken visas här.",
  emptyAction: "Till butiken",
  addOn: {
    title: "Från butiken",
    separate: "Det här är en egen beställning. Dina biljetter ändras inte.",
    together:
      "Betalas tillsammans med dina platser, i en och samma betalning. Vi reserverar det lika länge som platserna.",
    togetherOffer:
      "Betalas tillsammans med dina platser, i en och samma betalning. Vi reserverar det i 30 minuter. Sedan ligger det i din varukorg.",
    free: "Dina platser är gratis, så här finns inget att betala. Det du vill ha från butiken ligger i varukorgen.",
    include: "Lägg till i den här beställningen",
    basket: "Lägg till min varukorg",
    soldOut: "Varan blev precis slutsåld. Dina platser är fortfarande reserverade.",
    full: "Det får inte plats mer i den här beställningen. Ta bort något först.",
    late: "Det är för sent att ändra den här beställningen. Betala den som den är eller frigör dina platser.",
  },
};
