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
    phoneSubject: "Er is een telefoonnummer toegevoegd aan je account",
    phone: "Op {{date}} is een nieuw telefoonnummer toegevoegd aan je {{name}}-account.",
    passkeyAddedSubject: "Er is een passkey toegevoegd aan je account",
    passkeyAdded:
      "Op {{date}} is een passkey toegevoegd aan je {{name}}-account. Daarmee kan iemand inloggen zonder je wachtwoord.",
    passkeyRemovedSubject: "Er is een passkey verwijderd uit je account",
    passkeyRemoved: "Op {{date}} is een passkey verwijderd uit je {{name}}-account. Inloggen kan er niet meer mee.",
    factorSubject: "Een tweede inlogstap is uitgezet",
    factor: "Op {{date}} is een tweede inlogstap uitgezet voor je {{name}}-account.",
    factorOnSubject: "Een tweede inlogstap is aangezet",
    factorOn: "Op {{date}} is een tweede inlogstap aangezet voor je {{name}}-account.",
    appReplacedSubject: "Je authenticator-app is vervangen",
    appReplaced:
      "Op {{date}} is de authenticator-app voor je {{name}}-account vervangen. Codes uit de oude werken niet meer.",
    wasYou: "Was jij dit, dan hoef je niets te doen.",
    wasNotYou:
      "Was jij dit niet, stel dan nu een nieuw wachtwoord in. Controleer daarna je e-mailadres, telefoonnummer, passkeys en apparaten in je profiel.",
    noReset:
      "Was jij dit niet, neem dan meteen contact met ons op. Via dit adres kun je het wachtwoord niet meer opnieuw instellen.",
    noCode:
      "Was jij dit niet, stel dan nu een nieuw wachtwoord in. Wordt bij het inloggen een code gevraagd die je niet hebt, neem dan meteen contact met ons op.",
    reset: "Nieuw wachtwoord instellen",
    code: {
      signUp: { subject: "Bevestig je e-mailadres", heading: "Vul deze code in om je {{name}}-account af te maken." },
      reset: {
        subject: "Je code voor een nieuw wachtwoord",
        heading: "Vul deze code in om een nieuw wachtwoord te kiezen voor je {{name}}-account.",
      },
      contact: {
        subject: "Bevestig je e-mailadres",
        heading: "Vul deze code in om dit e-mailadres te bevestigen voor je {{name}}-account.",
      },
      signIn: { subject: "Je inlogcode", heading: "Vul deze code in om in te loggen bij {{name}}." },
      where: "Vul hem in op de pagina waar je vandaan komt. Deel hem met niemand: wij vragen er nooit om.",
      unasked: "Geen code aangevraagd? Dan hoef je niets te doen.",
      text: "Je {{name}}-code: {{code}}. Deel hem met niemand.",
    },
  },
};
