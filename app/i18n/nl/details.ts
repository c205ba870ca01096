/** Nederlands: Dutch texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Je naam en e-mailadres komen van {{provider}}. Wijzig ze daar, dan zie je ze hier zodra je weer inlogt.",
    nameTitle: "Naam",
    nameText: "Zo begroeten we je.",
    nameNews: "Naam opgeslagen.",
    emailTitle: "E-mail",
    emailText: "Hiermee log je in, en hier sturen we je tickets naartoe.",
    newEmail: "Nieuw e-mailadres",
    newEmailHelp: "We sturen er een code naartoe. Tot je die invult, blijft je huidige adres gelden.",
    verified: "Bevestigd",
    unverified: "Niet bevestigd",
    verify: "Bevestigen",
    codeFor: "Vul de code in die we naar {{value}} hebben gestuurd. Het kan een minuutje duren voordat hij aankomt.",
    stays: "Tot die tijd blijven we {{before}} gebruiken.",
    atOnce:
      "Je e-mailadres is nu {{value}}, maar het is nog niet bevestigd. Vul de code in die we daarheen hebben gestuurd, of ga terug naar {{before}}.",
    changeBack: "Terug naar {{before}}",
    keep: "{{before}} houden",
    drop: "Nu niet",
    phoneTitle: "Telefoonnummer",
    phoneText: "Voor inlogcodes per sms, als je die aanzet onder ‘Beveiliging’.",
    noPhone: "Nog geen nummer.",
    newPhone: "Nieuw telefoonnummer",
    removePhone: "Dit nummer verwijderen",
    phoneInUse: "We sms’en je inlogcodes naar dit nummer. Zet sms uit voordat je het wijzigt.",
    toSecurity: "Naar ‘Beveiliging’",
    codeSentNews: "Je code is onderweg.",
    verifiedNews: "Bevestigd.",
    keptNews: "Er is niets gewijzigd.",
    phoneRemovedNews: "Telefoonnummer verwijderd.",
    languageTitle: "Taal",
    languageText: "De taal van deze site.",
    newsletterTitle: "Nieuwsbrief",
    newsletterLabel: "Mail me over nieuwe shows",
    newsletterText: "Je kunt je hier altijd afmelden.",
    newsletterNews: "Opgeslagen.",
  },
};
