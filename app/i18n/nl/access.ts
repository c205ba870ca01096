/** Dutch texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Toegankelijkheid",
  description: "Hoe {{name}} werkt met een toetsenbord, een schermlezer en grote letters, en wat nog niet werkt.",
  lead: "Iedereen moet hier een ticket kunnen krijgen. Op deze pagina staat wat we testen en welke fouten we kennen.",
  goalTitle: "Ons doel",
  goal: "We houden ons aan de Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA. Niemand van buiten heeft de site getoetst, dus we beweren niet dat die eraan voldoet.",
  testedTitle: "Wat we testen",
  keyboard: "Plaatsen reserveren, wijzigen, vrijgeven en betalen met alleen het toetsenbord, met en zonder scripts.",
  checker: "Elke pagina met het testprogramma axe, in lichte en donkere kleuren.",
  narrow: "Elke pagina in elke taal op 320 pixels breed. Dat is wat overblijft bij 400% zoom.",
  focus: "Waar de focus naartoe gaat als er iets verandert, en wat schermlezers voorlezen.",
  knownTitle: "Wat nog niet klopt",
  people:
    "We testen met programma’s in één browser, nog niet met mensen die een schermlezer, spraakbediening of schermvergroting gebruiken.",
  names:
    "Namen van shows, wrestlers en categorieën zijn Engels. In zinnen in andere talen spreken schermlezers ze misschien verkeerd uit.",
  video: "Herhalingen hebben Engelse ondertitels. Livestreams hebben er geen, en nergens is er audiodescriptie.",
  time: "Een reservering geldt 20 minuten en kan niet worden verlengd, omdat anderen de plaatsen willen. Schermlezers melden wanneer er nog 5 minuten en nog 1 minuut over is.",
  others:
    "Je betaalt op de pagina van Stripe. Soms opent inloggen een pagina van Amazon, Apple, Facebook of Google. Daar hebben we geen invloed op.",
  contactTitle: "Laat weten wat je tegenhoudt",
  contact:
    "Schrijf om welke pagina het gaat en wat je gebruikt. Laat het ook weten als je hier geen ticket kunt kopen. We antwoorden per e-mail.",
  write: "Contact",
  reviewed: "Laatst herzien: {{date}}",
};
