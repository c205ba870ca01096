/** Polish texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Twoje hasło zostało zmienione",
    password:
      "Hasło do twojego konta {{name}} zostało zmienione ({{date}}). Wszystkie inne przeglądarki i aplikacje zostały wylogowane.",
    emailSubject: "Zmieniono twój e-mail do logowania",
    email: "Adres e-mail twojego konta {{name}} został zmieniony ({{date}}). Ten adres nie należy już do konta.",
    phoneSubject: "Do twojego konta dodano numer telefonu",
    phone: "Do twojego konta {{name}} dodano nowy numer telefonu ({{date}}).",
    passkeyAddedSubject: "Do twojego konta dodano klucz dostępu",
    passkeyAdded:
      "Do twojego konta {{name}} dodano klucz dostępu ({{date}}). Pozwala on zalogować się bez twojego hasła.",
    passkeyRemovedSubject: "Z twojego konta usunięto klucz dostępu",
    passkeyRemoved: "Z twojego konta {{name}} usunięto klucz dostępu ({{date}}). Nie można się już nim zalogować.",
    factorSubject: "Drugi krok logowania został wyłączony",
    factor: "Na twoim koncie {{name}} wyłączono drugi krok logowania ({{date}}).",
    factorOnSubject: "Drugi krok logowania został włączony",
    factorOn: "Na twoim koncie {{name}} włączono drugi krok logowania ({{date}}).",
    appReplacedSubject: "Zmieniono twoją aplikację uwierzytelniającą",
    appReplaced:
      "Na twoim koncie {{name}} zmieniono aplikację uwierzytelniającą ({{date}}). Kody z poprzedniej już nie działają.",
    wasYou: "Jeśli to twoja zmiana, nie musisz nic robić.",
    wasNotYou:
      "Jeśli to nie twoja zmiana, od razu zresetuj hasło, a potem sprawdź w profilu adres e-mail, numer telefonu, klucze dostępu i urządzenia.",
    noReset: "Jeśli to nie twoja zmiana, od razu napisz do nas. Tym adresem nie zresetujesz już hasła.",
    noCode:
      "Jeśli to nie twoja zmiana, od razu zresetuj hasło. Jeśli logowanie wymaga kodu, którego nie masz, od razu napisz do nas.",
    reset: "Zresetuj hasło",
    code: {
      signUp: { subject: "Potwierdź swój e-mail", heading: "Wpisz ten kod, aby dokończyć zakładanie konta {{name}}." },
      reset: {
        subject: "Twój kod do nowego hasła",
        heading: "Wpisz ten kod, aby ustawić nowe hasło do swojego konta {{name}}.",
      },
      contact: {
        subject: "Potwierdź swój e-mail",
        heading: "Wpisz ten kod, aby potwierdzić ten adres e-mail dla swojego konta {{name}}.",
      },
      signIn: { subject: "Twój kod do logowania", heading: "Wpisz ten kod, aby zalogować się do {{name}}." },
      where: "Wpisz go na stronie, z której przychodzisz. Nikomu go nie podawaj: nigdy o niego nie pytamy.",
      unasked: "Nie prosisz o kod? Nie musisz nic robić.",
      text: "Twój kod {{name}}: {{code}}. Nikomu go nie podawaj.",
    },
  },
};
