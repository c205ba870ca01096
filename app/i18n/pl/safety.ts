/** Polish texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Twoje hasło zostało zmienione",
    password:
      "Hasło do Twojego konta {{name}} zostało zmienione {{date}}. Wszystkie inne przeglądarki i aplikacje zostały wylogowane.",
    emailSubject: "Twój e-mail do logowania został zmieniony",
    email: "Adres e-mail Twojego konta {{name}} został zmieniony {{date}}. Ten adres nie należy już do konta.",
    factorSubject: "Drugi krok logowania został wyłączony",
    factor: "Dla Twojego konta {{name}} {{date}} wyłączono drugi krok logowania.",
    wasYou: "Jeśli to Twoja zmiana, nie musisz nic robić.",
    wasNotYou: "Jeśli to nie Twoja zmiana, zresetuj teraz hasło, a potem sprawdź w profilu adres e-mail i urządzenia.",
    noReset: "Jeśli to nie Twoja zmiana, od razu napisz do nas. Z tego adresu nie da się już zresetować hasła.",
    reset: "Zresetuj hasło",
    help: "Uzyskaj pomoc",
  },
};
