/** Norsk bokmål: Norwegian Bokmål texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Navnet ditt og e-postadressen din kommer fra {{provider}}. Endre dem der, så følger de med hit ved neste innlogging.",
    nameTitle: "Navn",
    nameText: "Slik hilser vi på deg.",
    nameNews: "Navnet ditt er lagret.",
    emailTitle: "E-post",
    emailText: "Du logger inn med den, og billettene dine sendes dit.",
    newEmail: "Ny e-postadresse",
    newEmailHelp: "Vi sender en kode dit. Til du skriver den inn, fortsetter alt med adressen du har.",
    verified: "Bekreftet",
    unverified: "Ikke bekreftet",
    verify: "Bekreft nå",
    codeFor: "Skriv inn koden vi sendte til {{value}}. Det kan ta et minutt før den kommer fram.",
    stays: "Inntil da gjelder {{before}}.",
    atOnce:
      "E-postadressen din er allerede {{value}}, men det er ikke bekreftet ennå at den er din. Skriv inn koden vi sendte dit, eller bytt tilbake til {{before}}.",
    changeBack: "Bytt tilbake til {{before}}",
    keep: "Behold {{before}}",
    drop: "Ikke nå",
    phoneTitle: "Telefonnummer",
    phoneText: "For koder på SMS, hvis du slår dem på under «Sikkerhet».",
    noPhone: "Ikke noe ennå.",
    newPhone: "Nytt telefonnummer",
    removePhone: "Fjern dette nummeret",
    phoneInUse: "Kodene for innloggingen din går til dette nummeret. Slå av tekstmeldinger før du endrer det.",
    toSecurity: "Til «Sikkerhet»",
    codeSentNews: "Koden er på vei.",
    verifiedNews: "Det er bekreftet. Takk.",
    keptNews: "Alt er som det var.",
    phoneRemovedNews: "Telefonnummeret ditt er fjernet.",
    languageTitle: "Språk",
    languageText: "Språket på disse sidene.",
    newsletterTitle: "Nyhetsbrev",
    newsletterLabel: "Send meg nye datoer på e-post",
    newsletterText: "Du kan ombestemme deg her når du vil.",
    newsletterNews: "Lagret.",
  },
};
