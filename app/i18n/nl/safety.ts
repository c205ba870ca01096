/** Dutch texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Je wachtwoord is gewijzigd",
    password:
      "Het wachtwoord van je {{name}}-account is op {{date}} gewijzigd. Alle andere browsers en apps zijn uitgelogd.",
    emailSubject: "Je e-mailadres om in te loggen is gewijzigd",
    email:
      "Het e-mailadres van je {{name}}-account is op {{date}} gewijzigd. Dit adres hoort niet meer bij het account.",
    factorSubject: "Een tweede stap is uitgezet",
    factor: "Op {{date}} is een tweede stap bij het inloggen uitgezet voor je {{name}}-account.",
    wasYou: "Was jij dit, dan hoef je niets te doen.",
    wasNotYou:
      "Was jij dit niet, stel dan nu een nieuw wachtwoord in en controleer daarna je e-mailadres en apparaten in je profiel.",
    noReset:
      "Was jij dit niet, neem dan meteen contact met ons op. Via dit adres kan het wachtwoord niet meer worden hersteld.",
    reset: "Nieuw wachtwoord instellen",
    help: "Hulp krijgen",
  },
};
