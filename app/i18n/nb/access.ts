/** Norwegian texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Tilgjengelighet",
  description: "Hvordan {{name}} fungerer med tastatur, skjermleser og stor skrift, og hva som ikke virker ennå.",
  lead: "Alle skal kunne kjøpe billett her. På denne siden står det hva vi tester, og hvilke feil vi kjenner til.",
  goalTitle: "Målet vårt",
  goal: "Vi følger Web Content Accessibility Guidelines (WCAG) 2.2, nivå AA. Ingen utenfra har kontrollert nettstedet, så vi påstår ikke at det oppfyller kravene.",
  testedTitle: "Dette tester vi",
  keyboard: "Å reservere, endre, frigi og betale plasser bare med tastaturet, med og uten skript.",
  checker: "Hver side med axe, et program som finner feil, i lyst og mørkt fargetema.",
  narrow: "Hver side på hvert språk med 320 piksler i bredden. Det er det som er igjen ved 400 % zoom.",
  focus: "Hvor fokuset går når noe endres, og hva skjermlesere leser opp.",
  knownTitle: "Dette er ikke bra nok ennå",
  people:
    "Vi tester med programmer i én nettleser, men ennå ikke med folk som bruker skjermleser, talestyring eller forstørring.",
  names:
    "Navn på show, wrestlere og kategorier er på engelsk. I setninger på andre språk kan skjermlesere uttale dem feil.",
  video: "Repriser har engelsk teksting. Direktesendinger har ikke teksting, og ingenting er synstolket.",
  time: "En reservasjon varer i 20 minutter og kan ikke forlenges, fordi andre vil ha plassene. Skjermlesere sier fra når det er 5 minutter og når det er 1 minutt igjen.",
  others:
    "Du betaler på siden til Stripe. Noen innlogginger åpner sider hos Amazon, Apple, Facebook eller Google. De sidene kan vi ikke endre.",
  contactTitle: "Fortell oss hva som stopper deg",
  contact:
    "Skriv hvilken side det gjelder, og hva du bruker. Si også fra hvis du ikke får kjøpt billett her. Vi svarer på e-post.",
  write: "Kontakt oss",
  reviewed: "Sist gjennomgått: {{date}}",
};
