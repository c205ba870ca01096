/** Italian: texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Il tuo nome e la tua email arrivano da {{provider}}. Cambiali lì e si aggiorneranno qui al prossimo accesso.",
    nameTitle: "Nome",
    nameText: "È così che ti chiamiamo.",
    nameNews: "Nome salvato.",
    emailTitle: "Indirizzo email",
    emailText: "La usi per accedere, e lì inviamo i tuoi biglietti.",
    newEmail: "Nuova email",
    newEmailHelp: "Invieremo un codice a quell’indirizzo. Finché non lo inserisci resta in uso l’email attuale.",
    verified: "Verificato",
    unverified: "Non verificato",
    verify: "Verifica",
    codeFor: "Inserisci il codice che abbiamo inviato a {{value}}. Può volerci un minuto.",
    stays: "Fino ad allora continuiamo a usare {{before}}.",
    atOnce:
      "La tua email ora è {{value}}, ma non è verificata. Inserisci il codice che abbiamo inviato lì o torna a {{before}}.",
    changeBack: "Torna a {{before}}",
    keep: "Mantieni {{before}}",
    drop: "Non ora",
    phoneTitle: "Numero di telefono",
    phoneText: "Per i codici di accesso via SMS, se li attivi in Sicurezza.",
    noPhone: "Ancora nessun numero.",
    newPhone: "Nuovo numero di telefono",
    removePhone: "Rimuovi questo numero",
    phoneInUse: "Inviamo i codici di accesso via SMS a questo numero. Disattiva gli SMS prima di cambiarlo.",
    toSecurity: "Vai a Sicurezza",
    codeSentNews: "Il tuo codice è in arrivo.",
    verifiedNews: "Verificato.",
    keptNews: "Non è cambiato nulla.",
    phoneRemovedNews: "Numero di telefono rimosso.",
    languageTitle: "Lingua",
    languageText: "La lingua di questo sito.",
    newsletterTitle: "Newsletter",
    newsletterLabel: "Avvisatemi via email delle nuove serate",
    newsletterText: "Puoi disiscriverti qui quando vuoi.",
    newsletterNews: "Salvato.",
  },
};
