/** Polish: the texts of a fan's account: profile, sign-in and name. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Twój profil",
    nav: "Profil",
    signOut: "Wyloguj się",
    guestTitle: "Tu będą twoje bilety",
    guestText:
      "Zaloguj się, aby zobaczyć swoje bilety i kody QR. Zakup bez konta? Skorzystaj z linku w e-mailu albo zaloguj się tym samym adresem, a bilety pojawią się tutaj.",
    signIn: "Zaloguj się",
    signUp: "Załóż konto",
  },
  sections: {
    overview: "Przegląd",
    orders: "Zamówienia",
    following: "Obserwowane",
    billing: "Płatności",
    security: "Bezpieczeństwo",
    details: "Dane konta",
    privacy: "Prywatność i dane",
  },
  again: {
    title: "Potwierdź, że to ty",
    text: "Od logowania minęło trochę czasu. Aby zmienić sposób logowania, wpisz hasło.",
    password: "Twoje hasło",
    submit: "Kontynuuj",
    pending: "Sprawdzanie",
    elsewhereText: "Od logowania minęło trochę czasu. Aby wprowadzić zmiany, zaloguj się ponownie przez {{provider}}.",
    elsewhereSubmit: "Kontynuuj przez {{provider}}",
  },
  form: {
    save: "Zapisz",
    saving: "Zapisywanie",
    cancel: "Anuluj",
    sendCode: "Wyślij kod",
    sending: "Wysyłanie",
    sendAgain: "Wyślij kolejny kod",
    confirm: "Potwierdź",
    confirming: "Potwierdzanie",
    dismiss: "Ukryj komunikat",
    on: "Włączono",
    off: "Wyłączono",
  },
};
