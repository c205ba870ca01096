/** Polish: the authenticator's texts. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "{{site}}: załóż konto lub zaloguj się",
    close: "Zamknij",
    tabs: "Zaloguj się lub załóż konto",
    behind: "Potem wrócisz w to samo miejsce.",
    seatsHeld_one: "Rezerwacja twojego miejsca trwa do {{until}}.",
    seatsHeld_few: "Rezerwacja twoich {{count}} miejsc trwa do {{until}}.",
    seatsHeld_many: "Rezerwacja twoich {{count}} miejsc trwa do {{until}}.",
    seatsHeld_other: "Rezerwacja {{count}} miejsca trwa do {{until}}.",
    notFoundTitle: "Nie ma takiego kroku",
    failedTitle: "To się nie udało",
    notFound: "Nie ma tu takiego kroku. Zaloguj się, aby przejść dalej, albo wróć na stronę.",
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
  },
  messages: {
    codeEmailed:
      "Kod jest już w drodze. Aby się zalogować, wpisz kod wysłany e-mailem na adres {{destination}}. Może dotrzeć dopiero po minucie.",
    codeTexted:
      "Kod jest już w drodze. Aby się zalogować, wpisz kod wysłany SMS-em na numer {{destination}}. Może dotrzeć dopiero po minucie.",
    codeSent: "Kod jest już w drodze. Aby się zalogować, wpisz kod, który wysłaliśmy. Może dotrzeć dopiero po minucie.",
    linkInstead: "W wiadomości zamiast kodu był link? Otwórz go, a logowanie tutaj dokończy się samo.",
    totpCode: "Wpisz kod, który pokazuje twoja aplikacja uwierzytelniająca.",
    loading: "Wczytywanie...",
    forceNewPassword: "Aby przejść dalej, ustaw własne hasło.",
    resetPassword: "Wyślemy kod na adres lub numer przypisany do konta. Z tym kodem ustawisz nowe hasło.",
    resetCodeEmailed:
      "Kod jest już w drodze. Aby ustawić nowe hasło, wpisz kod wysłany e-mailem na adres {{destination}}. Może dotrzeć dopiero po minucie.",
    resetCodeTexted:
      "Kod jest już w drodze. Aby ustawić nowe hasło, wpisz kod wysłany SMS-em na numer {{destination}}. Może dotrzeć dopiero po minucie.",
    resetCodeSent:
      "Kod jest już w drodze. Aby ustawić nowe hasło, wpisz kod, który wysłaliśmy. Może dotrzeć dopiero po minucie.",
    verifyUser: "Wyślemy tam kod. Zweryfikowany kontakt pozwoli odzyskać konto, jeśli zapomnisz hasła.",
    verifyCodeEmailed:
      "Kod jest już w drodze. Aby zweryfikować adres e-mail, wpisz kod wysłany na {{destination}}. Może dotrzeć dopiero po minucie.",
    verifyCodeTexted:
      "Kod jest już w drodze. Aby zweryfikować numer telefonu, wpisz kod wysłany SMS-em na numer {{destination}}. Może dotrzeć dopiero po minucie.",
    verifyCodeSent:
      "Kod jest już w drodze. Aby zweryfikować dane kontaktowe, wpisz kod, który wysłaliśmy. Może dotrzeć dopiero po minucie.",
    selectMfaType: "Wybierz sposób potwierdzenia tożsamości.",
    signedInAs: "Zalogowano jako {{email}}.",
    checkSpam: "Sprawdź też folder ze spamem.",
  },
  choices: {
    email: "E-mail: {{contact}}",
    phoneNumber: "Numer telefonu: {{contact}}",
    textMessage: "Wiadomość tekstowa (SMS)",
    authenticatorApp: "Aplikacja uwierzytelniająca (TOTP)",
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
    flowEnded: "Ten krok już się zakończył albo rozpoczęto go w innej przeglądarce. Zaloguj się swoimi danymi",
    wentOnElsewhere: "Kolejny krok wykonano w innej karcie lub oknie. Oto aktualny stan.",
    linkNotOpenedYet: "Konto nie jest jeszcze potwierdzone. Najpierw otwórz link z wiadomości albo wpisz kod.",
    passwordChanged: "Hasło zostało zmienione. Zaloguj się swoimi danymi",
    resetRequiredTo: "Zanim się zalogujesz, musisz ustawić nowe hasło. Wysłaliśmy kod na {{destination}}.",
    resetRequired: "Zanim się zalogujesz, musisz ustawić nowe hasło. Wysłaliśmy kod.",
  },
};
