/** Dutch texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Je wachtwoord is gewijzigd",
    password:
      "Het wachtwoord van je {{name}}-account is gewijzigd op {{date}}. Je bent uitgelogd in alle andere browsers en apps.",
    emailSubject: "Je e-mailadres om in te loggen is gewijzigd",
    email:
      "Het e-mailadres van je {{name}}-account is gewijzigd op {{date}}. Dit adres hoort niet meer bij het account.",
    factorSubject: "Een tweede inlogstap is uitgezet",
    factor: "Op {{date}} is een tweede inlogstap uitgezet voor je {{name}}-account.",
    wasYou: "Was jij dit, dan hoef je niets te doen.",
    wasNotYou:
      "Was jij dit niet, stel dan nu een nieuw wachtwoord in. Controleer daarna je e-mailadres en apparaten in je profiel.",
    noReset:
      "Was jij dit niet, neem dan meteen contact met ons op. Via dit adres kun je het wachtwoord niet meer opnieuw instellen.",
    reset: "Nieuw wachtwoord instellen",
  },
};
