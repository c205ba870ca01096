/** Swedish texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Tillgänglighet",
  description: "Hur {{name}} fungerar med tangentbord, skärmläsare och stor text, och vad som inte fungerar än.",
  lead: "Alla ska kunna skaffa en biljett här. Den här sidan säger vad vi testar och vilka fel vi känner till.",
  goalTitle: "Vårt mål",
  goal: "Vi bygger enligt Web Content Accessibility Guidelines (WCAG) 2.2, nivå AA. Ingen utifrån har granskat webbplatsen, så vi påstår inte att den uppfyller dem.",
  testedTitle: "Vad vi testar",
  keyboard: "Att reservera, ändra, frigöra och betala platser med bara tangentbordet, med skript och utan.",
  checker: "Varje sida med axe, ett program som hittar fel, i ljusa och mörka färger.",
  narrow: "Varje sida på varje språk med 320 pixlars bredd, det som blir kvar vid 400 % zoom.",
  focus: "Vart fokus går när något ändras, och vad skärmläsare får läsa.",
  knownTitle: "Fel som vi känner till",
  people:
    "Vi testar med program i en webbläsare, ännu inte med personer som använder skärmläsare, röststyrning eller förstoring.",
  names:
    "Namn på galor, wrestlare och kategorier är på engelska. Inne i meningar på andra språk kan skärmläsare uttala dem fel.",
  video: "Repriser har engelska undertexter. Livesändningar har inga, och inget har syntolkning.",
  time: "En reservation gäller i 20 minuter och kan inte förlängas, eftersom andra vill ha platserna. Skärmläsare säger till när 5 minuter och 1 minut återstår.",
  others:
    "Du betalar på Stripes sida. Vissa inloggningar öppnar sidor hos Amazon, Apple, Facebook eller Google. Dem kan vi inte ändra.",
  contactTitle: "Berätta vad som är i vägen",
  contact:
    "Säg vilken sida det gäller och vad du använder. Säg också till om du inte kan köpa en biljett här. Vi svarar via e-post.",
  write: "Kontakta oss",
  reviewed: "Senast granskad: {{date}}",
};
