/** Norwegian texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Tilgjengelighet",
  description: "Hvordan {{name}} fungerer med tastatur, skjermleser og stor skrift, og hva som ikke virker ennå.",
  lead: "Alle skal kunne skaffe seg billett her. Denne siden sier hva vi tester og hvilke feil vi kjenner til.",
  goalTitle: "Målet vårt",
  goal: "Vi bygger etter Web Content Accessibility Guidelines (WCAG) 2.2, nivå AA. Ingen utenfra har kontrollert nettstedet, så vi påstår ikke at det oppfyller dem.",
  testedTitle: "Dette tester vi",
  keyboard: "Å reservere, endre, frigi og betale plasser bare med tastaturet, med skript og uten.",
  checker: "Hver side med axe, et program som finner feil, i lyse og mørke farger.",
  narrow: "Hver side på hvert språk med 320 piksler i bredden, som er det 400 % zoom gir.",
  focus: "Hvor fokuset går når noe endres, og hva skjermlesere får lese.",
  knownTitle: "Feil vi kjenner til",
  people:
    "Vi tester med programmer i én nettleser, ennå ikke med folk som bruker skjermleser, talestyring eller forstørrelse.",
  names:
    "Navn på show, wrestlere og kategorier er på engelsk. Inne i setninger på andre språk kan skjermlesere uttale dem feil.",
  video: "Repriser har engelsk teksting. Direktesendinger har ingen, og ingenting har synstolking.",
  time: "En reservasjon varer i 20 minutter og kan ikke forlenges, fordi andre vil ha plassene. Skjermlesere sier fra når det er 5 minutter og 1 minutt igjen.",
  others:
    "Du betaler på siden til Stripe. Noen innlogginger åpner sider hos Amazon, Apple, Facebook eller Google. Dem kan vi ikke endre.",
  contactTitle: "Fortell oss hva som er i veien",
  contact:
    "Si hvilken side det gjelder og hva du bruker. Si også fra hvis du ikke får kjøpt billett her. Vi svarer på e-post.",
  write: "Kontakt oss",
  reviewed: "Sist gjennomgått: {{date}}",
};
