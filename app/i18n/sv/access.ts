/** Swedish texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Tillgänglighet",
  description: "Hur {{name}} fungerar med tangentbord, skärmläsare och stor text, och vad som inte fungerar än.",
  lead: "Alla ska kunna köpa biljett här. Här står vad vi testar och vilka fel vi känner till.",
  goalTitle: "Vårt mål",
  goal: "Vi följer Web Content Accessibility Guidelines (WCAG) 2.2, nivå AA. Ingen utomstående har granskat webbplatsen, så vi påstår inte att den uppfyller kraven.",
  testedTitle: "Vad vi testar",
  keyboard: "Att reservera, ändra, frigöra och betala platser med bara tangentbordet, med och utan skript.",
  checker: "Varje sida med axe, ett program som hittar fel, i ljust och mörkt läge.",
  narrow: "Varje sida på varje språk med 320 pixlars bredd. Så mycket blir kvar vid 400 % zoom.",
  focus: "Vart fokus flyttas när något ändras, och vad skärmläsare läser upp.",
  knownTitle: "Det här stämmer inte än",
  people:
    "Vi testar med program i en webbläsare, men ännu inte med personer som använder skärmläsare, röststyrning eller förstoring.",
  names:
    "Namn på shower, wrestlare och kategorier är på engelska. I meningar på andra språk kan skärmläsare uttala dem fel.",
  video: "Repriser har engelska undertexter. Livesändningar saknar undertexter, och inget är syntolkat.",
  time: "En reservation gäller i 20 minuter och kan inte förlängas, eftersom andra vill ha platserna. Skärmläsare säger till när det är 5 minuter och när det är 1 minut kvar.",
  others:
    "Du betalar på Stripes sida. Vissa inloggningar öppnar sidor hos Amazon, Apple, Facebook eller Google. De sidorna kan vi inte ändra.",
  contactTitle: "Berätta vad som stoppar dig",
  contact:
    "Skriv vilken sida det gäller och vad du använder. Säg också till om du inte kan köpa biljett här. Vi svarar via e-post.",
  write: "Kontakta oss",
  reviewed: "Senast granskad: {{date}}",
};
