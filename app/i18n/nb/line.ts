/** The texts of the line in front of a sale, in Norwegian. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "Køen åpner kl. {{time}}",
    text: "Salget starter kl. {{opens}}. Alle som er med før da, får en tilfeldig plass, så du trenger ikke komme tidlig.",
  },
  gathering: {
    heading: "Salget starter kl. {{opens}}",
    text: "Alle som er her innen da, får en tilfeldig plass i køen. Det hjelper ikke å komme først.",
  },
  drawn: {
    heading: "Du er med i trekningen. Nummeret ditt:",
    text: "Kl. {{opens}} trekker vi rekkefølgen. Du kan lukke denne siden.",
  },
  drawing: {
    heading: "Vi trekker rekkefølgen",
    text: "Det tar noen sekunder.",
  },
  open: {
    heading: "Det er kø for disse billettene. Antall som venter:",
    text: "Ta en plass. Du kan lukke siden og komme tilbake.",
  },
  waiting: {
    heading: "Du står i kø. Antall foran deg:",
    wait: "Anslått ventetid: {{range}}.",
    near: "Det blir din tur rundt kl. {{time}}.",
    unknown: "Vi kan ikke si ennå hvor lang tid det tar.",
    far: "Plassene tar trolig slutt før det blir din tur.",
  },
  paused: {
    heading: "Alle plassene er reservert. Antall foran deg:",
    text: "Noen blir ledige når reservasjoner utløper. Du beholder plassen i køen.",
    halted: "Billettluken har stanset køen. Du beholder plassen din.",
  },
  turn: {
    heading: "Du har {{minutes}} til å velge. Deretter er plassene reservert i 20 til.",
    word: "Din tur",
    enter: "Velg plasser",
  },
  inside: {
    heading: "Det er din tur til kl. {{time}}",
    text: "Velg før da. Ingenting trekkes før du betaler.",
    more: "10 minutter til",
  },
  missed: {
    heading: "Turen din gikk forbi. Plassen har du fortsatt.",
    enter: "Gå inn nå",
  },
  spent: {
    heading: "Turen din er brukt opp",
    text: "Vil du ha flere plasser, ta en ny plass bakerst i køen.",
  },
  soldOut: {
    heading: "De siste plassene gikk kl. {{time}}. Du ble ikke belastet.",
    word: "Utsolgt",
    text: "Plasser blir noen ganger ledige etter refusjon.",
    others: "Se andre show",
  },
  ended: {
    heading: "Det er ingen kø nå",
    text: "Du kan velge plasser uten å vente.",
  },
  notice: {
    crowded: "Mange som gikk glipp av turen sin, er på vei inn. Prøv igjen om noen sekunder.",
    notYours: "Den plassen hører til en annen nettleser eller konto. Ta din egen.",
    notCalled: "Det er ikke din tur ennå.",
    accountNeeded: "Dette salget krever en konto med bekreftet e-post. Logg inn, og ta så plassen din.",
    closed: "Køen tar ikke imot noen akkurat nå.",
    noMore: "Turen din kan ikke forlenges mer.",
    heldElsewhere:
      "I denne turen har du allerede reservert plasser, med en annen konto eller uten å være logget inn. Betal for dem eller frigi dem først: En tur gjelder for én bestilling.",
    tooMany: "For mange forsøk. Vent ti minutter, og prøv igjen.",
  },
  join: "Ta plassen min",
  signIn: "Logg inn",
  safe: {
    title: "Dette er trygt",
    reload: "Du trenger ikke laste på nytt",
    reloadText: "Siden oppdateres av seg selv. Sist: kl. {{time}}.",
    stillText: "Siden oppdateres ikke av seg selv.",
    check: "Sjekk igjen",
    still: "Slutt å sjekke",
    kept: "Plassen din er lagret",
    keptText: "Lås telefonen eller lukk siden. Kom tilbake i denne nettleseren, så er plassen den samme.",
    free: "Ingen gebyrer, ingen lagret betalingskort",
    freeText: "Vi belaster deg først når du betaler for plassene.",
  },
  left: {
    title: "Ledig nå",
    many: "mer enn {{count}}",
    none: "utsolgt",
  },
  leave: "Forlat køen",
  receipt: "Kvittering for plassen din",
  draw: {
    link: "Slik trekker vi",
    heading: "Slik trekker vi",
    before:
      "Før køen åpnet, valgte vi et hemmelig tall, frøet, og offentliggjorde fingeravtrykket av det. Fingeravtrykket kan ikke endres senere.",
    order:
      "Når salget starter, avgjør frøet og antallet i trekningen rekkefølgen for alle. Etter trekningen offentliggjør vi frøet, så hvem som helst kan regne ut rekkefølgen på nytt.",
    beacon: "Trekningen bruker også et offentlig tilfeldig tall som ingen kjente før salgsstart.",
    noBeacon: "Det brukes ikke noe offentlig tilfeldig tall.",
    late: "Kommer du etter salgsstart, står du bak alle i trekningen, i den rekkefølgen folk kommer.",
    fingerprint: "Fingeravtrykk",
    seed: "Frø",
    people: "Antall i trekningen",
    random: "Offentlig tilfeldig tall",
    later: "Offentliggjøres etter trekningen",
    record: "Protokollen som fil",
    verify: "Sjekk trekningen i denne nettleseren",
    right: "Trekningen stemmer.",
    wrong: "Trekningen stemmer ikke med protokollen.",
    back: "Tilbake til køen",
  },
};
