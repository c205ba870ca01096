/** Swedish texts of why seats could not be held. The server says them. */
import type { refusals as en } from "../en/refusals";
import type { CompleteTable } from "../table-shape";

export const refusals: CompleteTable<typeof en> = {
  offerOpen: "Du har ett erbjudande från väntelistan för den här showen. Betala det eller säg nej först.",
  soldOut: "Precis slutsålt. Välj en annan kategori.",
  notEnough_one: "Bara {{count}} plats finns kvar här.",
  notEnough_other: "Bara {{count}} platser finns kvar här.",
  notEnough_zero: "Inga platser finns kvar här.",
  limitPerCheckout_one: "Max {{count}} biljett i den här kategorin.",
  limitPerCheckout_other: "Max {{count}} biljetter i den här kategorin.",
  limitPerOrder_one: "Max {{count}} biljett per beställning, alla kategorier sammanlagt.",
  limitPerOrder_other: "Max {{count}} biljetter per beställning, alla kategorier sammanlagt.",
  notOnSale: "Inte till salu just nu.",
  unknown: "Den här kategorin erbjuds inte längre. Välj en annan.",
  notANumber: "Ange ett heltal: 0, 1, 2 …",
  empty: "Välj minst en plats.",
  checkoutOpen:
    "Din betalning kanske redan behandlas, så du kan inte ändra de här platserna. Fortsätt till betalningen, eller kontrollera igen om en minut.",
  holdEnded: "Din reservation har gått ut. Reservera platser igen innan du betalar.",
  busy: "Många fans vill ha de här platserna. Ingenting har ändrats, och inga pengar har dragits. Försök igen.",
  away: "Vi får ingen kontakt med biljettkassan just nu. Ingenting har ändrats, och inga pengar har dragits. Försök igen om en minut.",
  tooMany: "För många försök. Vänta tio minuter och försök igen.",
  placeTaken: "Någon annan tog just en av platserna.",
  placeUnknown: "En av platserna finns inte längre på platskartan. Välj en annan.",
  companionAlone: "Ledsagarplatser hör till rullstolsplatsen bredvid, högst tre till varje. Välj den också.",
  notTogether: "Så många platser är inte lediga bredvid varandra här.",
  noAccessible: "Så många rullstolsplatser finns inte tillsammans. Prova en annan kategori.",
  moreThanSeats: "Det är fler än platserna du har valt. Ange ett lägre tal.",
  priceChanged: "Priset har ändrats. En biljett här kostar nu {{price}}.",
  code: {
    unknown: "{{code}} är inte en kod för den här showen. Kontrollera stavningen.",
    early: "{{code}} gäller inte än. Försök igen senare.",
    over: "{{code}} har gått ut.",
    used: "{{code}} är redan förbrukad.",
    seats: "{{code}} räcker inte till så många platser. Platser kvar på koden: {{n}}.",
    minimum: "{{code}} kräver minst så här många platser: {{n}}.",
    notHere: "{{code}} gäller inte platserna du valt.",
    second: "Du kan använda en förköpskod och en rabattkod per beställning.",
    tooMany: "Det blev för många koder. Vänta tio minuter och försök igen. Dina platser är som förut.",
  },
};
