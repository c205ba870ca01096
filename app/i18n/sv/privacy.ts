/** Svenska: the texts of the privacy policy in Swedish. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Integritetspolicy",
  description: "Vad {{name}} sparar om dig, varför, hur länge och hur du raderar det.",
  lead: "Vad vi sparar om dig, varför, och hur du stoppar det. Vi säljer inget av det.",
  short: "Vi mäter eller registrerar inte vad du tittar på. Det finns ingen lista över besök.",
  cookiesTitle: "Kakor",
  cookiesText: "De fyra första är krypterade, och inget skript kan läsa dem.",
  cookie: "Kaka",
  purpose: "Syfte",
  life: "Sparas",
  session: "Håller dig inloggad: dina inloggningstoken, ditt namn och din e-postadress.",
  flow: "En pågående inloggning eller registrering, så att inget går förlorat om sidan läses in igen.",
  guest:
    "Ett slumptal som reserverar dina platser, ett namnlöst gäst-id hos Amazon Cognito och nycklarna till gästbeställningar.",
  device: "Namnet som senast användes för att logga in här, och om du litar på enheten. Finns kvar när du loggar ut.",
  language: "Språket du valt.",
  consent: "Ditt val om mätning, om webbplatsen frågar.",
  year: "1 år",
  day: "Upp till 24 timmar",
  tab: "Din flik minns också hur långt du har scrollat och, i tio sekunder, att ett skript inte kunde läsas in. Båda försvinner när du stänger den.",
  phone:
    "På en telefon sparar webbläsaren biljettsidorna du öppnar medan du är inloggad, så att de fungerar utan nät. De försvinner när du loggar ut eller när showen är över.",
  keepTitle: "Vad vi sparar",
  keepOrders:
    "<b>Beställningar och biljetter.</b> Namn, e-postadress, språk, show, platser, pris, återbetalningar, överlåtelser, skanningstider och vem som ändrade vad. Sparas så länge skattelagen kräver det.",
  keepHolds: "<b>Reservationer.</b> Slumptalet eller kontot som reserverar platserna. Inget namn.",
  keepLetters:
    "<b>Meddelanden.</b> Det du skriver, ditt namn, din e-postadress och ditt språk, och när du sa ja till mejl om nya datum. Sparas tills du ber oss radera dem.",
  keepCounts:
    "<b>Försök.</b> Hur ofta en e-post- eller nätverksadress har försökt logga in, reservera platser eller kontakta oss. Räknas i upp till ett dygn, sedan raderas det.",
  keepFollows:
    "<b>Följningar och påminnelser.</b> Din e-post, dess språk och vad du följer. Sparas tills du slutar; varje sådant mejl har en länk för det. Vi raderar en påminnelse 7 dagar efter att försäljningen öppnat, en adress som aldrig bekräftats efter 7 dagar och en som inte följer något efter 60. Om du stänger av en typ av mejl minns vi det.",
  keepSearches:
    "<b>Sökningar.</b> Vi sparar inte vad du söker efter. Vi räknar sökningar per nätverksadress under en minut.",
  othersTitle: "Vilka andra som får uppgifter",
  othersCognito:
    "<b>Amazon Cognito</b> hanterar kontona: e-postadress, namn, telefonnummer om du angett det, och ditt lösenord, som vi aldrig sparar. Loggar du in med Amazon, Apple, Facebook eller Google lämnar de din e-postadress och ditt namn dit.",
  othersStripe:
    "<b>Stripe</b> tar emot betalningar på sina egna sidor. De får ditt betalkort, din e-postadress och vad du betalar för.",
  othersMail: "<b>En e-posttjänst</b> levererar dina biljetter och våra svar.",
  othersSentry:
    "<b>Sentry</b> får felrapporter, om webbplatsen använder det. Vi lägger inte till ditt namn eller din adress.",
  othersTags:
    "<b>En tagghanterare</b>, om webbplatsen har en och bara efter att du har samtyckt. Du kan ändra dig längst ner på varje sida.",
  rightsTitle: "Dina rättigheter",
  rightsText:
    "Se vad vi sparar, få det rättat, få en kopia, invänd eller få det raderat. Mejl om nya datum kan du avsluta när som helst.",
  rightsAccount: "Med ett konto kan du själv <data>ladda ner dina uppgifter eller radera kontot</data>.",
  rightsDelete:
    "Kontakta oss under ”Mitt konto eller mina uppgifter” från e-postadressen det gäller. Vi raderar allt som lagen inte kräver att vi behåller, och talar om vad som måste vara kvar, till exempel en betald beställning.",
  write: "Kontakta oss",
};
