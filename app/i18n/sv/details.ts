/** Svenska: Swedish texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Ditt namn och din e-postadress kommer från {{provider}}. Ändra dem där så uppdateras de här nästa gång du loggar in.",
    nameTitle: "Namn",
    nameText: "Så hälsar vi på dig.",
    nameNews: "Namnet är sparat.",
    emailTitle: "E-post",
    emailText: "Du loggar in med den, och vi skickar dina biljetter dit.",
    newEmail: "Ny e-postadress",
    newEmailHelp: "Vi skickar en kod dit. Din nuvarande adress gäller tills du anger koden.",
    verified: "Verifierad",
    unverified: "Inte verifierad",
    verify: "Verifiera",
    codeFor: "Ange koden som vi skickade till {{value}}. Det kan ta någon minut innan den kommer fram.",
    stays: "Till dess använder vi {{before}}.",
    atOnce:
      "Din e-postadress är nu {{value}}, men den är inte verifierad. Ange koden som vi skickade dit, eller byt tillbaka till {{before}}.",
    changeBack: "Byt tillbaka till {{before}}",
    keep: "Behåll {{before}}",
    drop: "Inte nu",
    phoneTitle: "Telefonnummer",
    phoneText: "För inloggningskoder via sms, om du slår på det under ”Säkerhet”.",
    noPhone: "Inget nummer än.",
    newPhone: "Nytt telefonnummer",
    removePhone: "Ta bort numret",
    phoneInUse: "Vi skickar dina inloggningskoder via sms till det här numret. Stäng av sms innan du ändrar det.",
    toSecurity: "Gå till ”Säkerhet”",
    codeSentNews: "Din kod är på väg.",
    verifiedNews: "Verifierat.",
    keptNews: "Ingenting har ändrats.",
    phoneRemovedNews: "Telefonnumret är borttaget.",
    languageTitle: "Språk",
    languageText: "Webbplatsens språk.",
    newsletterTitle: "Nyhetsbrev",
    newsletterLabel: "Mejla mig om nya shower",
    newsletterText: "Du kan avsluta här när som helst.",
    newsletterNews: "Sparat.",
  },
};
