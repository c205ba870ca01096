/** Svenska: the texts of the privacy policy in Swedish. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Integritetspolicy",
  description: "Vad {{name}} sparar om dig, varför, hur länge, och hur du får det raderat.",
  lead: "Vad den här webbplatsen sparar om dig, varför, och hur du får den att sluta. Inget här säljs.",
  short: "Att titta runt mäts inte och skrivs inte ner: det finns ingen lista över besök.",
  cookiesTitle: "Kakor",
  cookiesText: "De fyra första är krypterade, och inget skript kan läsa dem.",
  cookie: "Kaka",
  purpose: "Varför",
  life: "Hur länge",
  session: "Håller dig inloggad: bevisen på din inloggning, ditt namn och din e-postadress.",
  flow: "En inloggning eller registrering som inte är klar än, så att inget går förlorat om sidan läses in igen.",
  guest:
    "Ett slumptal som håller dina platser, en gästidentitet hos Amazon Cognito utan namn, och nycklarna till beställningar gjorda utan konto.",
  device: "Det senaste namnet som loggade in här, och att du litar på den här enheten. Finns kvar efter utloggning.",
  language: "Språket du valt.",
  consent: "Ditt svar om mätning. Bara där webbplatsen frågar.",
  year: "1 år",
  day: "Högst 24 timmar",
  tab: "Fliken själv minns också hur långt du bläddrat, och i tio sekunder att ett skript inte kunde läsas in. Båda upphör med fliken.",
  phone:
    "På en telefon sparar webbläsaren biljettsidorna du öppnar som inloggad, så att de fungerar utan nät. De försvinner när du loggar ut eller när galan är över.",
  keepTitle: "Vad vi sparar",
  keepOrders:
    "<b>Beställningar och biljetter.</b> Namn, e-postadress, språk, kväll, platser, pris, återbetalningar, vem en biljett gavs till, när den skannades, och vem som ändrade vad. De finns kvar så länge skattelagen kräver det.",
  keepHolds: "<b>Reservationer.</b> Slumptalet eller kontot som håller platserna. Inget namn.",
  keepLetters:
    "<b>Brev.</b> Det du skriver, med namn, e-postadress och språk, och tidpunkten då du sa ja till mejl om nya datum. De finns kvar tills du ber oss radera dem.",
  keepCounts:
    "<b>Försök.</b> Hur ofta en e-postadress eller en nätverksadress försökt logga in, reservera eller skriva. Räknas i högst en timme, sedan raderas det.",
  othersTitle: "Vilka fler som är inblandade",
  othersCognito:
    "<b>Amazon Cognito</b> håller konton: e-postadress, namn, telefonnummer om du angav ett, och ditt lösenord, som vi aldrig sparar. Loggar du in med Amazon, Apple, Facebook eller Google lämnar de din e-postadress och ditt namn dit.",
  othersStripe:
    "<b>Stripe</b> tar emot betalningen på sina egna sidor. De får veta ditt kort, din e-postadress och vad du betalar för.",
  othersMail: "<b>En e-posttjänst</b> bär biljetter och svar till din adress.",
  othersSentry:
    "<b>Sentry</b> får veta vad som gick sönder, bara där webbplatsen rapporterar fel dit. Vi lägger inte till ditt namn eller din adress.",
  othersTags:
    "<b>En tagghanterare</b>, bara där webbplatsen har en och först när du har samtyckt. Du kan ändra dig längst ner på varje sida.",
  rightsTitle: "Dina rättigheter",
  rightsText:
    "Se vad vi sparar, få det rättat, ta med dig en kopia, invänd, eller få det raderat. Mejl om nya datum upphör i samma stund som du säger till.",
  rightsAccount: "Har du ett konto kan du <data>ta med dig dina uppgifter eller radera kontot</data> själv.",
  rightsDelete:
    "Skriv till oss under ”Mitt konto eller mina uppgifter”, från e-postadressen det gäller. Allt raderas som ingen lag tvingar oss att spara; vad som måste vara kvar, till exempel en betald beställning, talar vi om.",
  write: "Skriv till kontoret",
};
