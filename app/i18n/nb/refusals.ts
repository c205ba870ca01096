/** Norwegian texts of why seats could not be held. The server says them. */
import type { refusals as en } from "../en/refusals";
import type { CompleteTable } from "../table-shape";

export const refusals: CompleteTable<typeof en> = {
  offerOpen: "Du har et tilbud fra ventelisten for dette showet. Betal det eller si nei først.",
  soldOut: "Akkurat utsolgt. Velg en annen kategori.",
  notEnough_one: "Det er bare {{count}} plass igjen her.",
  notEnough_other: "Det er bare {{count}} plasser igjen her.",
  notEnough_zero: "Det er ingen plasser igjen her.",
  limitPerCheckout_one: "Maks. {{count}} billett i denne kategorien.",
  limitPerCheckout_other: "Maks. {{count}} billetter i denne kategorien.",
  limitPerOrder_one: "Maks. {{count}} billett per bestilling, alle kategorier til sammen.",
  limitPerOrder_other: "Maks. {{count}} billetter per bestilling, alle kategorier til sammen.",
  notOnSale: "Ikke i salg akkurat nå.",
  unknown: "Denne kategorien tilbys ikke lenger. Velg en annen.",
  notANumber: "Skriv inn et helt tall: 0, 1, 2 …",
  empty: "Velg minst én plass.",
  checkoutOpen:
    "Betalingen din behandles kanskje allerede, så du kan ikke endre disse plassene. Gå videre til betaling, eller sjekk igjen om et minutt.",
  holdEnded: "Reservasjonen din gikk ut. Reserver plasser på nytt før du betaler.",
  busy: "Mange fans vil ha disse plassene. Ingenting ble endret, og ingen penger ble trukket. Prøv igjen.",
  away: "Vi får ikke kontakt med billettluken akkurat nå. Ingenting ble endret, og ingen penger ble trukket. Prøv igjen om et minutt.",
  tooMany: "For mange forsøk. Vent ti minutter, og prøv igjen.",
  placeTaken: "Noen andre tok nettopp en av disse plassene.",
  placeUnknown: "En av disse plassene er ikke på plasskartet lenger. Velg en annen.",
  companionAlone: "Ledsagerplasser hører til en rullestolplass ved siden av, høyst tre til hver. Velg den også.",
  notTogether: "Så mange plasser er ikke ledige ved siden av hverandre her.",
  noAccessible: "Så mange rullestolplasser er ikke ledige sammen. Prøv en annen kategori.",
  moreThanSeats: "Det er flere enn plassene du har valgt. Skriv et lavere tall.",
  priceChanged: "Prisen er endret. Én billett her koster nå {{price}}.",
  code: {
    unknown: "{{code}} er ikke en kode for dette showet. Sjekk stavemåten.",
    early: "{{code}} gjelder ikke ennå. Prøv igjen senere.",
    over: "{{code}} er utløpt.",
    used: "{{code}} er allerede brukt opp.",
    seats: "{{code}} dekker ikke så mange plasser. Plasser igjen på koden: {{n}}.",
    minimum: "{{code}} krever minst så mange plasser: {{n}}.",
    notHere: "{{code}} gjelder ikke plassene du har valgt.",
    second: "Du kan bruke én forhåndssalgskode og én rabattkode per bestilling.",
    tooMany: "Det ble for mange koder. Vent ti minutter og prøv igjen. Plassene dine er som før.",
  },
};
