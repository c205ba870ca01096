/** Italian texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "La tua password è stata cambiata",
    password:
      "La password del tuo account {{name}} è stata cambiata in data {{date}}. Tutti gli altri browser e le app sono stati disconnessi.",
    emailSubject: "La tua email di accesso è stata cambiata",
    email:
      "L’email del tuo account {{name}} è stata cambiata in data {{date}}. Questo indirizzo non è più collegato all’account.",
    phoneSubject: "Un numero di telefono è stato aggiunto al tuo account",
    phone: "In data {{date}} è stato aggiunto un nuovo numero di telefono al tuo account {{name}}.",
    passkeyAddedSubject: "Una passkey è stata aggiunta al tuo account",
    passkeyAdded:
      "In data {{date}} è stata aggiunta una passkey al tuo account {{name}}. Permette di accedere senza la tua password.",
    passkeyRemovedSubject: "Una passkey è stata rimossa dal tuo account",
    passkeyRemoved:
      "In data {{date}} è stata rimossa una passkey dal tuo account {{name}}. Non permette più di accedere.",
    factorSubject: "Un secondo passaggio di accesso è stato disattivato",
    factor: "In data {{date}} è stato disattivato un secondo passaggio di accesso del tuo account {{name}}.",
    factorOnSubject: "Un secondo passaggio di accesso è stato attivato",
    factorOn: "In data {{date}} è stato attivato un secondo passaggio di accesso del tuo account {{name}}.",
    appReplacedSubject: "La tua app di autenticazione è stata sostituita",
    appReplaced:
      "In data {{date}} è stata sostituita l’app di autenticazione del tuo account {{name}}. I codici di quella precedente non valgono più.",
    wasYou: "Se l’hai fatto tu, non devi fare nulla.",
    wasNotYou:
      "Se non l’hai fatto tu, reimposta subito la password. Poi controlla email, numero di telefono, passkey e dispositivi nel tuo profilo.",
    noReset: "Se non l’hai fatto tu, contattaci subito. Da questo indirizzo non puoi più reimpostare la password.",
    noCode:
      "Se non l’hai fatto tu, reimposta subito la password. Se per accedere ti viene chiesto un codice che non hai, contattaci subito.",
    reset: "Reimposta la password",
    code: {
      signUp: {
        subject: "Conferma la tua email",
        heading: "Inserisci questo codice per finire di creare il tuo account {{name}}.",
      },
      reset: {
        subject: "Il tuo codice per una nuova password",
        heading: "Inserisci questo codice per scegliere una nuova password per il tuo account {{name}}.",
      },
      contact: {
        subject: "Conferma la tua email",
        heading: "Inserisci questo codice per confermare questa email per il tuo account {{name}}.",
      },
      signIn: { subject: "Il tuo codice di accesso", heading: "Inserisci questo codice per accedere a {{name}}." },
      where: "Inseriscilo nella pagina da cui l’hai chiesto. Non condividerlo: non te lo chiederemo mai.",
      unasked: "Non hai chiesto un codice? Non devi fare nulla.",
      text: "Il tuo codice {{name}}: {{code}}. Non condividerlo.",
    },
  },
};
