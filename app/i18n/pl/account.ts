/** Polish: the texts of a fan's account: the pages of her profile, how she signs in, and what she is called. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Twój profil",
    nav: "Profil",
    signOut: "Wyloguj się",
    guestTitle: "Tu jest miejsce na twoje bilety",
    guestText:
      "Zaloguj się, aby zobaczyć bilety z kodami. Bilety kupione bez konta otwierają się linkiem z wiadomości e-mail, a tutaj trafią, gdy zalogujesz się tym samym adresem.",
    signIn: "Zaloguj się",
    signUp: "Załóż konto",
  },
  sections: {
    overview: "Przegląd",
    orders: "Zamówienia",
    billing: "Płatności",
    security: "Bezpieczeństwo",
    details: "Dane osobowe",
    privacy: "Prywatność i dane",
  },
  again: {
    title: "Czy to nadal ty?",
    text: "Od twojego logowania minęło trochę czasu. Zanim cokolwiek się w nim zmieni, wpisz hasło jeszcze raz.",
    password: "Twoje hasło",
    submit: "Dalej",
    pending: "Sprawdzanie",
    elsewhereText:
      "Od logowania przez {{provider}} minęło trochę czasu. Zanim cokolwiek się tu zmieni, zaloguj się tam jeszcze raz.",
    elsewhereSubmit: "Dalej przez {{provider}}",
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
