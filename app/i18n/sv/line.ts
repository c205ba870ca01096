/** The texts of the line in front of a sale, in Swedish. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "Kön öppnar kl. {{time}}",
    text: "Försäljningen startar kl. {{opens}}. Alla som är med före dess får en slumpad plats, så du behöver inte komma tidigt.",
  },
  gathering: {
    heading: "Försäljningen startar kl. {{opens}}",
    text: "Alla som är här vid det laget får en slumpad plats i kön. Det hjälper inte att komma först.",
  },
  drawn: {
    heading: "Du är med i lottningen. Ditt nummer:",
    text: "Kl. {{opens}} lottar vi ordningen. Du kan stänga sidan.",
  },
  drawing: {
    heading: "Vi lottar ordningen",
    text: "Det tar några sekunder.",
  },
  open: {
    heading: "Det är kö till de här biljetterna. Antal som väntar:",
    text: "Ta en plats. Du kan stänga sidan och komma tillbaka.",
  },
  waiting: {
    heading: "Du står i kö. Antal före dig:",
    wait: "Beräknad väntetid: {{range}}.",
    near: "Det blir din tur omkring kl. {{time}}.",
    unknown: "Vi kan inte säga än hur lång tid det tar.",
    far: "Platserna tar troligen slut innan det blir din tur.",
  },
  paused: {
    heading: "Alla platser är reserverade. Antal före dig:",
    text: "Några blir lediga när reservationer går ut. Du behåller din plats i kön.",
    halted: "Biljettkassan har pausat kön. Du behåller din plats.",
  },
  turn: {
    heading: "Du har {{minutes}} på dig att välja. Sedan är platserna reserverade i 20 till.",
    word: "Din tur",
    enter: "Välj platser",
  },
  inside: {
    heading: "Det är din tur till kl. {{time}}",
    text: "Välj före dess. Inget dras förrän du betalar.",
    more: "10 minuter till",
  },
  missed: {
    heading: "Din tur gick förbi. Din plats finns kvar.",
    enter: "Gå in nu",
  },
  spent: {
    heading: "Din tur är använd",
    text: "Vill du ha fler platser, ta en ny plats sist i kön.",
  },
  soldOut: {
    heading: "De sista platserna gick kl. {{time}}. Inget har dragits.",
    word: "Slutsålt",
    text: "Platser blir ibland lediga efter återbetalningar.",
    others: "Se andra galor",
  },
  ended: {
    heading: "Det är ingen kö just nu",
    text: "Du kan välja platser utan att vänta.",
  },
  notice: {
    crowded: "Många som missade sin tur är på väg in. Försök igen om några sekunder.",
    notYours: "Den platsen hör till en annan webbläsare eller ett annat konto. Ta en egen.",
    notCalled: "Det är inte din tur än.",
    accountNeeded:
      "Den här försäljningen kräver ett konto med bekräftad e-postadress. Logga in och ta sedan din plats.",
    closed: "Kön tar inte emot någon just nu.",
    noMore: "Din tur kan inte bli längre.",
    heldElsewhere:
      "Under den här turen har du redan reserverat platser, med ett annat konto eller utan att vara inloggad. Betala dem eller frigör dem först: en tur gäller för en beställning.",
    tooMany: "För många försök. Vänta tio minuter och försök igen.",
  },
  join: "Ta min plats",
  signIn: "Logga in",
  safe: {
    title: "Det här är säkert",
    reload: "Du behöver inte ladda om",
    reloadText: "Sidan kontrollerar själv. Senast: kl. {{time}}.",
    stillText: "Sidan kontrollerar inte själv.",
    check: "Kontrollera igen",
    still: "Sluta kontrollera",
    kept: "Din plats är sparad",
    keptText: "Lås telefonen eller stäng sidan. Kom tillbaka i den här webbläsaren, så har du samma plats.",
    free: "Inga avgifter, inget sparat kort",
    freeText: "Vi drar pengar först när du betalar för platserna.",
  },
  left: {
    title: "Ledigt nu",
    many: "fler än {{count}}",
    none: "slutsålt",
  },
  leave: "Lämna kön",
  receipt: "Kvitto på din plats",
  draw: {
    link: "Så lottar vi",
    heading: "Så lottar vi",
    before:
      "Innan kön öppnade valde vi ett hemligt tal, fröet, och publicerade dess fingeravtryck. Fingeravtrycket kan inte ändras i efterhand.",
    order:
      "När försäljningen startar avgör fröet och antalet i lottningen ordningen för alla. Efter lottningen publicerar vi fröet, så att vem som helst kan räkna ut ordningen igen.",
    beacon: "Lottningen använder också ett offentligt slumptal som ingen kände till före starten.",
    noBeacon: "Inget offentligt slumptal används.",
    late: "Den som kommer efter starten står bakom alla i lottningen, i ankomstordning.",
    fingerprint: "Fingeravtryck",
    seed: "Frö",
    people: "Antal i lottningen",
    random: "Offentligt slumptal",
    later: "Publiceras efter lottningen",
    record: "Protokollet som fil",
    verify: "Kontrollera lottningen i den här webbläsaren",
    right: "Lottningen stämmer.",
    wrong: "Lottningen stämmer inte med protokollet.",
    back: "Tillbaka till kön",
  },
};
