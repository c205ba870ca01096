/** Polish: the authenticator's texts. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "{{site}}: załóż konto lub zaloguj się",
    close: "Zamknij",
    tabs: "Zaloguj się lub załóż konto",
    behind: "Potem wrócisz na tę stronę.",
    seatsHeld_one: "Rezerwacja twojego miejsca trwa do {{until}}.",
    seatsHeld_few: "Rezerwacja twoich {{count}} miejsc trwa do {{until}}.",
    seatsHeld_many: "Rezerwacja twoich {{count}} miejsc trwa do {{until}}.",
    seatsHeld_other: "Rezerwacja {{count}} miejsca trwa do {{until}}.",
    notFoundTitle: "Nie ma takiego kroku",
    failedTitle: "Coś poszło nie tak",
    notFound: "Nie ma takiego kroku logowania. Zaloguj się albo wróć na stronę.",
  },
  titles: {
    signIn: "Logowanie",
    signUp: "Załóż konto",
    confirmSignUp: "Potwierdź rejestrację",
    confirmSignIn: "Potwierdź logowanie",
    setupTOTP: "Konfiguracja TOTP",
    forceNewPassword: "Zmień hasło",
    resetPassword: "Zresetuj hasło",
    confirmResetPassword: "Zresetuj hasło",
    verifyUser: "Odzyskanie konta wymaga zweryfikowanych danych kontaktowych",
    confirmVerifyUser: "Odzyskanie konta wymaga zweryfikowanych danych kontaktowych",
    selectMfaType: "Uwierzytelnianie wieloskładnikowe",
    authenticated: "Zalogowano",
  },
  headings: {
    signIn: "Zaloguj się",
    weEmailedYou: "Wysłaliśmy e-mail",
    weTextedYou: "Wysłaliśmy SMS",
    weSentACode: "Wysłaliśmy kod",
    confirmSmsCode: "Potwierdź kod z SMS-a",
    confirmTotpCode: "Potwierdź kod TOTP",
    hello: "Witaj, {{name}}",
    hi: "Witaj",
    passkey: "Użyj klucza dostępu",
  },
  messages: {
    codeEmailed:
      "Kod jest już w drodze. Aby się zalogować, wpisz kod wysłany e-mailem na adres {{destination}}. Może to potrwać minutę.",
    codeTexted:
      "Kod jest już w drodze. Aby się zalogować, wpisz kod wysłany SMS-em na numer {{destination}}. Może to potrwać minutę.",
    codeSent: "Kod jest już w drodze. Aby się zalogować, wpisz kod, który wysłaliśmy. Może to potrwać minutę.",
    linkInstead: "Zamiast kodu przyszedł link? Otwórz go, a tutaj cię zalogujemy.",
    totpCode: "Wpisz kod z aplikacji uwierzytelniającej.",
    loading: "Wczytywanie...",
    forceNewPassword: "Aby przejść dalej, ustaw nowe hasło.",
    resetPassword: "Wyślemy kod na e-mail lub telefon przypisany do konta. Użyj go, aby ustawić nowe hasło.",
    resetCodeEmailed:
      "Kod jest już w drodze. Aby ustawić nowe hasło, wpisz kod wysłany e-mailem na adres {{destination}}. Może to potrwać minutę.",
    resetCodeTexted:
      "Kod jest już w drodze. Aby ustawić nowe hasło, wpisz kod wysłany SMS-em na numer {{destination}}. Może to potrwać minutę.",
    resetCodeSent:
      "Kod jest już w drodze. Aby ustawić nowe hasło, wpisz kod, który wysłaliśmy. Może to potrwać minutę.",
    verifyUser: "Wyślemy kod weryfikacyjny. Zweryfikowany kontakt pozwoli odzyskać dostęp, jeśli zapomnisz hasła.",
    verifyCodeEmailed:
      "Kod jest już w drodze. Aby zweryfikować adres e-mail, wpisz kod wysłany na {{destination}}. Może to potrwać minutę.",
    verifyCodeTexted:
      "Kod jest już w drodze. Aby zweryfikować numer telefonu, wpisz kod wysłany SMS-em na numer {{destination}}. Może to potrwać minutę.",
    verifyCodeSent:
      "Kod jest już w drodze. Aby zweryfikować dane kontaktowe, wpisz kod, który wysłaliśmy. Może to potrwać minutę.",
    selectMfaType: "Wybierz, jak potwierdzić, że to ty.",
    signedInAs: "Zalogowano jako {{email}}.",
    checkSpam: "Sprawdź też folder ze spamem.",
    passkey: "Potwierdź twarzą, odciskiem palca lub blokadą ekranu.",
    passkeyScripts: "Klucz dostępu wymaga JavaScriptu. Włącz go albo zaloguj się inaczej.",
  },
  choices: {
    email: "E-mail: {{contact}}",
    phoneNumber: "Numer telefonu: {{contact}}",
    textMessage: "Wiadomość tekstowa (SMS)",
    authenticatorApp: "Aplikacja uwierzytelniająca (TOTP)",
    emailMessage: "Wiadomość e-mail",
  },
  federated: {
    signInAmazon: "Zaloguj się przez Amazon",
    signInApple: "Zaloguj się przez Apple",
    signInFacebook: "Zaloguj się przez Facebook",
    signInGoogle: "Zaloguj się przez Google",
    signUpAmazon: "Zarejestruj się przez Amazon",
    signUpApple: "Zarejestruj się przez Apple",
    signUpFacebook: "Zarejestruj się przez Facebook",
    signUpGoogle: "Zarejestruj się przez Google",
    or: "lub",
  },
  pending: {
    signIn: "Logowanie",
    createAccount: "Zakładanie konta",
    confirm: "Potwierdzanie",
    resendCode: "Wysyłanie",
    signOut: "Wylogowywanie",
    sendCode: "Wysyłanie",
    submit: "Wysyłanie",
    changePassword: "Zmienianie",
    verify: "Weryfikowanie",
  },
  notices: {
    codeSentTo: "Wysłaliśmy nowy kod na {{destination}}.",
    codeSent: "Wysłaliśmy nowy kod.",
    notConfirmedYetTo: "Konto nie jest jeszcze potwierdzone. Wysłaliśmy nowy kod na {{destination}}.",
    notConfirmedYet: "Konto nie jest jeszcze potwierdzone. Wysłaliśmy nowy kod.",
    confirmed: "Konto jest potwierdzone. Zaloguj się swoimi danymi",
    flowEnded: "Ten krok wygasł albo rozpoczęto go w innej przeglądarce. Zaloguj się swoimi danymi",
    wentOnElsewhere: "Kolejny krok odbył się w innej karcie lub oknie. Kontynuuj tutaj.",
    linkNotOpenedYet:
      "Konto nie jest jeszcze potwierdzone. Otwórz link, który wysłaliśmy, albo wpisz kod z wiadomości.",
    passwordChanged: "Hasło zostało zmienione. Zaloguj się swoimi danymi",
    resetRequiredTo: "Zanim się zalogujesz, musisz ustawić nowe hasło. Wysłaliśmy kod na {{destination}}.",
    resetRequired: "Zanim się zalogujesz, musisz ustawić nowe hasło. Wysłaliśmy kod.",
  },
};
