/** Italian: texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Il tuo nome e la tua email arrivano da {{provider}}. Cambiali lì e il tuo prossimo accesso li porta qui.",
    nameTitle: "Nome",
    nameText: "È così che ti salutiamo.",
    nameNews: "Il tuo nome è salvato.",
    emailTitle: "Indirizzo email",
    emailText: "Lo usi per accedere, e lì arrivano i tuoi biglietti.",
    newEmail: "Nuova email",
    newEmailHelp: "Inviamo lì un codice. Finché non lo inserisci, resta tutto con l’email che hai.",
    verified: "Verificato",
    unverified: "Non verificato",
    verify: "Verifica",
    codeFor: "Inserisci il codice che abbiamo inviato a {{value}}. Può volerci un minuto.",
    stays: "Fino ad allora vale ancora {{before}}.",
    atOnce:
      "La tua email è già {{value}}, ma nessuno ha dimostrato che sia tua. Inserisci il codice che abbiamo inviato lì o torna a {{before}}.",
    changeBack: "Torna a {{before}}",
    keep: "Mantieni {{before}}",
    drop: "Non ora",
    phoneTitle: "Numero di telefono",
    phoneText: "Per i codici via SMS, se li attivi in Sicurezza.",
    noPhone: "Ancora nessuno.",
    newPhone: "Nuovo numero di telefono",
    removePhone: "Rimuovi questo numero",
    phoneInUse: "I codici per il tuo accesso arrivano a questo numero. Disattiva gli SMS prima di cambiarlo.",
    toSecurity: "Vai a Sicurezza",
    codeSentNews: "Il codice è in arrivo.",
    verifiedNews: "Verifica riuscita. Grazie.",
    keptNews: "Resta tutto com’era.",
    phoneRemovedNews: "Il tuo numero di telefono è stato rimosso.",
    languageTitle: "Lingua",
    languageText: "La lingua di queste pagine.",
    newsletterTitle: "Novità via email",
    newsletterLabel: "Avvisatemi via email delle nuove serate",
    newsletterText: "Puoi cambiare idea qui quando vuoi.",
    newsletterNews: "Salvato.",
  },
};
