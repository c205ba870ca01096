/** Swedish texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Ditt lösenord har bytts",
    password: "Lösenordet till ditt {{name}}-konto byttes den {{date}}. Alla andra webbläsare och appar loggades ut.",
    emailSubject: "E-postadressen du loggar in med har ändrats",
    email:
      "E-postadressen till ditt {{name}}-konto ändrades den {{date}}. Den här adressen hör inte längre till kontot.",
    factorSubject: "Ett andra steg har stängts av",
    factor: "Ett andra steg vid inloggning stängdes av för ditt {{name}}-konto den {{date}}.",
    wasYou: "Var det du behöver du inte göra något.",
    wasNotYou: "Var det inte du, återställ lösenordet nu och kontrollera sedan e-postadress och enheter i din profil.",
    noReset: "Var det inte du, kontakta oss genast. Lösenordet kan inte längre återställas från den här adressen.",
    reset: "Återställ lösenordet",
    help: "Få hjälp",
  },
};
