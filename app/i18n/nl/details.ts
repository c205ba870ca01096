/** Nederlands: Dutch texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Je naam en je e-mailadres komen van {{provider}}. Wijzig ze daar, dan komen ze hier zodra je weer inlogt.",
    nameTitle: "Naam",
    nameText: "Zo begroeten we je.",
    nameNews: "Je naam is opgeslagen.",
    emailTitle: "E-mail",
    emailText: "Hiermee log je in, en hier gaan je tickets naartoe.",
    newEmail: "Nieuw e-mailadres",
    newEmailHelp: "We sturen er een code naartoe. Tot je die invult, blijft alles bij het adres dat je nu hebt.",
    verified: "Bevestigd",
    unverified: "Niet bevestigd",
    verify: "Nu bevestigen",
    codeFor: "Vul de code in die we naar {{value}} hebben gestuurd. Het kan een minuut duren voordat die er is.",
    stays: "Tot dan blijft {{before}} gelden.",
    atOnce:
      "Je e-mailadres is al {{value}}, maar er is nog niet bevestigd dat het van jou is. Vul de code in die we daarheen hebben gestuurd, of ga terug naar {{before}}.",
    changeBack: "Terug naar {{before}}",
    keep: "{{before}} houden",
    drop: "Nu niet",
    phoneTitle: "Telefoonnummer",
    phoneText: "Voor codes per sms, als je die onder ‘Beveiliging’ aanzet.",
    noPhone: "Nog geen.",
    newPhone: "Nieuw telefoonnummer",
    removePhone: "Dit nummer verwijderen",
    phoneInUse: "Naar dit nummer gaan de codes om in te loggen. Zet sms uit voordat je het wijzigt.",
    toSecurity: "Naar ‘Beveiliging’",
    codeSentNews: "De code is onderweg.",
    verifiedNews: "Dat is bevestigd. Bedankt.",
    keptNews: "Alles blijft zoals het was.",
    phoneRemovedNews: "Je telefoonnummer is verwijderd.",
    languageTitle: "Taal",
    languageText: "De taal van deze pagina’s.",
    newsletterTitle: "Nieuwsbrief",
    newsletterLabel: "Mail mij nieuwe data",
    newsletterText: "Je kunt je hier bedenken wanneer je wilt.",
    newsletterNews: "Opgeslagen.",
  },
};
