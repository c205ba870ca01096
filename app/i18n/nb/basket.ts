/** Norsk bokmål: the texts of the basket in Norwegian Bokmål. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "Handlekurv",
  add: "Legg i handlekurven",
  adding: "Legger til",
  added: "Den ligger i handlekurven.",
  see: "Gå til handlekurven",
  full: "Handlekurven er full. Betal eller fjern noe først.",
  quantity: "Antall: {{article}}",
  update: "Oppdater",
  remove: "Fjern",
  removeOf: "Fjern {{article}}",
  each: "{{price}} per stykk",
  total: "Sum",
  priceChanged: "Den kostet {{was}} da du la den til. Nå koster den {{now}}.",
  fewer: "Bare {{number}} igjen. Det er det summen regner med.",
  soldOut: "Utsolgt. Summen regner den ikke med.",
  gone: "Noe i handlekurven selges ikke lenger.",
  changed: "Handlekurven har endret seg siden du så den sist. Se over den, og betal så. Ingen penger ble trukket.",
  pay: "Betal {{price}}",
  posted: "Betal med kort på Stripes side. Frakten er inkludert. Vi holder av alt i 30 minutter mens du betaler.",
  noAccount: "Du trenger ingen konto. Vi sender deg en lenke til bestillingen på e-post.",
  heldTitle: "Venter på betaling",
  held: "Vi holder av {{name}} ({{price}}) til deg. Tid igjen: {{time}}.",
  emptyTitle: "Handlekurven er tom",
  emptyText: "Det du legger til fra butikken, vises her.",
  emptyAction: "Gå til butikken",
  addOn: {
    title: "Fra butikken",
    separate: "Dette er en egen bestilling. Billettene dine endres ikke.",
    together: "Betales sammen med plassene dine, i én betaling. Vi holder det av like lenge som plassene.",
    togetherOffer:
      "Betales sammen med plassene dine, i én betaling. Vi holder det av i 30 minutter. Etter det ligger det i handlekurven.",
    free: "Plassene dine er gratis, så her er det ingenting å betale. Det du vil ha fra butikken, ligger i handlekurven.",
    include: "Legg til i denne bestillingen",
    basket: "Legg til handlekurven min",
    soldOut: "Det ble akkurat utsolgt. Plassene dine er fortsatt reservert.",
    full: "Det er ikke plass til mer i denne bestillingen. Fjern noe først.",
    late: "Det er for sent å endre denne bestillingen. Betal den som den er, eller frigi plassene dine.",
  },
};
