/** Italian texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "La tua password è stata cambiata",
    password:
      "La password del tuo account {{name}} è stata cambiata il {{date}}. Tutti gli altri browser e le app sono stati disconnessi.",
    emailSubject: "La tua e-mail di accesso è stata cambiata",
    email:
      "L’indirizzo e-mail del tuo account {{name}} è stato cambiato il {{date}}. Questo indirizzo non è più collegato all’account.",
    factorSubject: "Un secondo passaggio è stato disattivato",
    factor: "Il {{date}} è stato disattivato un secondo passaggio di accesso del tuo account {{name}}.",
    wasYou: "Se l’hai fatto tu, non serve fare nulla.",
    wasNotYou:
      "Se non l’hai fatto tu, reimposta subito la password, poi controlla e-mail e dispositivi nel tuo profilo.",
    noReset:
      "Se non l’hai fatto tu, contattaci subito. Da questo indirizzo non è più possibile reimpostare la password.",
    reset: "Reimposta la password",
    help: "Ricevi assistenza",
  },
};
