/** Norsk bokmål: Norwegian Bokmål texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Navnet og e-postadressen din kommer fra {{provider}}. Endre dem der, så oppdateres de her neste gang du logger inn.",
    nameTitle: "Navn",
    nameText: "Slik hilser vi på deg.",
    nameNews: "Navnet er lagret.",
    emailTitle: "E-post",
    emailText: "Du logger inn med den, og vi sender billettene dine dit.",
    newEmail: "Ny e-postadresse",
    newEmailHelp: "Vi sender en kode dit. Den nåværende adressen gjelder til du skriver inn koden.",
    verified: "Bekreftet",
    unverified: "Ikke bekreftet",
    verify: "Bekreft",
    codeFor: "Skriv inn koden vi sendte til {{value}}. Det kan ta et minutt før den kommer.",
    stays: "Inntil da bruker vi {{before}}.",
    atOnce:
      "E-postadressen din er nå {{value}}, men den er ikke bekreftet. Skriv inn koden vi sendte dit, eller bytt tilbake til {{before}}.",
    changeBack: "Bytt tilbake til {{before}}",
    keep: "Behold {{before}}",
    drop: "Ikke nå",
    phoneTitle: "Telefonnummer",
    phoneText: "For innloggingskoder på SMS, hvis du slår det på under «Sikkerhet».",
    noPhone: "Ikke noe nummer ennå.",
    newPhone: "Nytt telefonnummer",
    removePhone: "Fjern dette nummeret",
    phoneInUse: "Vi sender innloggingskodene dine på SMS til dette nummeret. Slå av tekstmeldinger før du endrer det.",
    toSecurity: "Gå til «Sikkerhet»",
    codeSentNews: "Koden din er på vei.",
    verifiedNews: "Bekreftet.",
    keptNews: "Ingenting ble endret.",
    phoneRemovedNews: "Telefonnummeret er fjernet.",
    languageTitle: "Språk",
    languageText: "Språket på nettstedet.",
    newsletterTitle: "Nyhetsbrev",
    newsletterLabel: "Send meg e-post om nye show",
    newsletterText: "Du kan melde deg av her når som helst.",
    newsletterNews: "Lagret.",
  },
};
