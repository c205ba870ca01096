/** Svenska: Swedish texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Ditt namn och din e-postadress kommer från {{provider}}. Ändra dem där, så följer de med hit vid din nästa inloggning.",
    nameTitle: "Namn",
    nameText: "Så hälsar vi på dig.",
    nameNews: "Ditt namn är sparat.",
    emailTitle: "E-post",
    emailText: "Du loggar in med den, och dit skickas dina biljetter.",
    newEmail: "Ny e-postadress",
    newEmailHelp: "Vi skickar en kod dit. Tills du anger den fortsätter allt med adressen du har.",
    verified: "Verifierat",
    unverified: "Inte verifierat",
    verify: "Verifiera",
    codeFor: "Ange koden som vi skickade till {{value}}. Det kan ta en minut innan den kommer fram.",
    stays: "Till dess gäller {{before}}.",
    atOnce:
      "Din e-postadress är redan {{value}}, men det är inte bekräftat än att den är din. Ange koden som vi skickade dit, eller byt tillbaka till {{before}}.",
    changeBack: "Byt tillbaka till {{before}}",
    keep: "Behåll {{before}}",
    drop: "Inte nu",
    phoneTitle: "Telefonnummer",
    phoneText: "För koder med sms, om du slår på dem under ”Säkerhet”.",
    noPhone: "Inget än.",
    newPhone: "Nytt telefonnummer",
    removePhone: "Ta bort numret",
    phoneInUse: "Koderna för din inloggning går till det här numret. Stäng av sms innan du ändrar det.",
    toSecurity: "Till ”Säkerhet”",
    codeSentNews: "Koden är på väg.",
    verifiedNews: "Det är verifierat. Tack.",
    keptNews: "Allt är som det var.",
    phoneRemovedNews: "Ditt telefonnummer är borttaget.",
    languageTitle: "Språk",
    languageText: "Språket på de här sidorna.",
    newsletterTitle: "Nyhetsbrev",
    newsletterLabel: "Mejla mig nya datum",
    newsletterText: "Du kan ändra dig här när du vill.",
    newsletterNews: "Sparat.",
  },
};
