/** Dutch texts of why seats could not be held. The server says them. */
import type { refusals as en } from "../en/refusals";
import type { CompleteTable } from "../table-shape";

export const refusals: CompleteTable<typeof en> = {
  offerOpen: "Je hebt een aanbod van de wachtlijst voor deze show. Betaal het eerst of wijs het af.",
  soldOut: "Net uitverkocht. Kies een andere categorie.",
  notEnough_one: "Hier is nog maar {{count}} plaats vrij.",
  notEnough_other: "Hier zijn nog maar {{count}} plaatsen vrij.",
  notEnough_zero: "Hier is geen plaats meer vrij.",
  limitPerCheckout_one: "Maximaal {{count}} ticket in deze categorie.",
  limitPerCheckout_other: "Maximaal {{count}} tickets in deze categorie.",
  limitPerOrder_one: "Maximaal {{count}} ticket per bestelling, alle categorieën samen.",
  limitPerOrder_other: "Maximaal {{count}} tickets per bestelling, alle categorieën samen.",
  notOnSale: "Nu niet in de verkoop.",
  unknown: "Deze categorie is er niet meer. Kies een andere.",
  notANumber: "Vul een heel getal in: 0, 1, 2 …",
  empty: "Kies minstens één plaats.",
  checkoutOpen:
    "Je betaling loopt misschien nog, dus je kunt deze plaatsen niet wijzigen. Ga verder naar de betaling, of kijk over een minuut opnieuw.",
  holdEnded: "Je reservering is verlopen. Reserveer opnieuw plaatsen voordat je betaalt.",
  busy: "Veel fans willen deze plaatsen. Er is niets gewijzigd, en er is niets afgeschreven. Probeer het opnieuw.",
  away: "We kunnen de kassa nu niet bereiken. Er is niets gewijzigd, en er is niets afgeschreven. Probeer het over een minuut opnieuw.",
  tooMany: "Te veel pogingen. Wacht tien minuten en probeer het dan opnieuw.",
  placeTaken: "Iemand anders nam net een van deze plaatsen.",
  placeUnknown: "Een van deze plaatsen staat niet meer op het zaalplan. Kies een andere.",
  companionAlone: "Begeleidersplaatsen horen bij een rolstoelplaats ernaast, hoogstens drie per plaats. Kies die ook.",
  notTogether: "Zoveel plaatsen zijn hier niet vrij naast elkaar.",
  noAccessible: "Zoveel rolstoelplaatsen zijn niet bij elkaar vrij. Probeer een andere categorie.",
  moreThanSeats: "Dat zijn er meer dan je hebt gekozen. Vul een lager getal in.",
  priceChanged: "De prijs is veranderd. Een ticket kost hier nu {{price}}.",
  code: {
    unknown: "{{code}} is geen code voor deze show. Controleer de spelling.",
    early: "{{code}} werkt nog niet. Probeer het later opnieuw.",
    over: "{{code}} is verlopen.",
    used: "{{code}} is al opgebruikt.",
    seats: "{{code}} geldt niet voor zo veel plaatsen. Nog over voor deze code: {{n}}.",
    minimum: "{{code}} vereist minstens dit aantal plaatsen: {{n}}.",
    notHere: "{{code}} geldt niet voor de plaatsen die je hebt gekozen.",
    second: "Per bestelling kun je één voorverkoopcode en één kortingscode gebruiken.",
    tooMany: "Dat waren te veel codes. Wacht tien minuten en probeer het opnieuw. Je plaatsen blijven zoals ze zijn.",
  },
};
