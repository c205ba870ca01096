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
    factorSubject: "Un secondo passaggio di accesso è stato disattivato",
    factor: "In data {{date}} è stato disattivato un secondo passaggio di accesso del tuo account {{name}}.",
    wasYou: "Se l’hai fatto tu, non devi fare nulla.",
    wasNotYou:
      "Se non l’hai fatto tu, reimposta subito la password, poi controlla email e dispositivi nel tuo profilo.",
    noReset: "Se non l’hai fatto tu, contattaci subito. Da questo indirizzo non puoi più reimpostare la password.",
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
