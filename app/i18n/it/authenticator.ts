/** Italian: the authenticator's texts. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "Unisciti a {{site}} o accedi",
    close: "Chiudi",
    tabs: "Accedi o crea un account",
    behind: "Poi torni subito a questa pagina.",
    seatsHeld_one: "Il tuo posto è prenotato fino alle {{until}}.",
    seatsHeld_many: "I tuoi {{count}} di posti sono prenotati fino alle {{until}}.",
    seatsHeld_other: "I tuoi {{count}} posti sono prenotati fino alle {{until}}.",
    notFoundTitle: "Passaggio non trovato",
    failedTitle: "Qualcosa è andato storto",
    notFound: "Questo passaggio non esiste. Accedi o torna alla pagina.",
  },
  titles: {
    signIn: "Accedi",
    signUp: "Crea un account",
    confirmSignUp: "Conferma la registrazione",
    confirmSignIn: "Conferma l’accesso",
    setupTOTP: "Configura TOTP",
    forceNewPassword: "Cambia la password",
    resetPassword: "Reimposta la password",
    confirmResetPassword: "Reimposta la password",
    verifyUser: "Per recuperare l’account serve un contatto verificato",
    confirmVerifyUser: "Per recuperare l’account serve un contatto verificato",
    selectMfaType: "Autenticazione a più fattori",
    authenticated: "Accesso effettuato",
  },
  headings: {
    signIn: "Accedi",
    weEmailedYou: "Ti abbiamo inviato un’email",
    weTextedYou: "Ti abbiamo inviato un SMS",
    weSentACode: "Ti abbiamo inviato un codice",
    confirmSmsCode: "Conferma il codice SMS",
    confirmTotpCode: "Conferma il codice TOTP",
    hello: "Ciao {{name}}",
    hi: "Ciao",
    passkey: "Usa la tua passkey",
  },
  messages: {
    codeEmailed:
      "Il tuo codice è in arrivo. Per accedere, inserisci il codice che abbiamo inviato via email a {{destination}}. Può volerci un minuto.",
    codeTexted:
      "Il tuo codice è in arrivo. Per accedere, inserisci il codice che abbiamo inviato via SMS al numero {{destination}}. Può volerci un minuto.",
    codeSent:
      "Il tuo codice è in arrivo. Per accedere, inserisci il codice che ti abbiamo inviato. Può volerci un minuto.",
    linkInstead: "Hai ricevuto un link al posto di un codice? Aprilo e ti faremo accedere qui.",
    totpCode: "Inserisci il codice della tua app di autenticazione.",
    loading: "Caricamento…",
    forceNewPassword: "Scegli una nuova password per continuare.",
    resetPassword:
      "Invieremo un codice all’email o al telefono del tuo account. Usalo per scegliere una nuova password.",
    resetCodeEmailed:
      "Il tuo codice è in arrivo. Per scegliere una nuova password, inserisci il codice che abbiamo inviato via email a {{destination}}. Può volerci un minuto.",
    resetCodeTexted:
      "Il tuo codice è in arrivo. Per scegliere una nuova password, inserisci il codice che abbiamo inviato via SMS al numero {{destination}}. Può volerci un minuto.",
    resetCodeSent:
      "Il tuo codice è in arrivo. Per scegliere una nuova password, inserisci il codice che ti abbiamo inviato. Può volerci un minuto.",
    verifyUser:
      "Ti invieremo un codice per verificarlo. Con un contatto verificato rientri anche se dimentichi la password.",
    verifyCodeEmailed:
      "Il tuo codice è in arrivo. Per verificare la tua email, inserisci il codice che abbiamo inviato via email a {{destination}}. Può volerci un minuto.",
    verifyCodeTexted:
      "Il tuo codice è in arrivo. Per verificare il tuo numero di telefono, inserisci il codice che abbiamo inviato via SMS al numero {{destination}}. Può volerci un minuto.",
    verifyCodeSent:
      "Il tuo codice è in arrivo. Per verificare il tuo contatto, inserisci il codice che ti abbiamo inviato. Può volerci un minuto.",
    selectMfaType: "Scegli come confermare che sei tu.",
    signedInAs: "Hai effettuato l’accesso come {{email}}.",
    checkSpam: "Controlla anche la cartella dello spam.",
    passkey: "Conferma con il volto, l’impronta digitale o il blocco schermo.",
    passkeyScripts: "Le passkey richiedono JavaScript. Attivalo o accedi in un altro modo.",
  },
  choices: {
    email: "Email: {{contact}}",
    phoneNumber: "Numero di telefono: {{contact}}",
    textMessage: "Messaggio di testo (SMS)",
    authenticatorApp: "App di autenticazione (TOTP)",
    emailMessage: "Email",
  },
  federated: {
    signInAmazon: "Accedi con Amazon",
    signInApple: "Accedi con Apple",
    signInFacebook: "Accedi con Facebook",
    signInGoogle: "Accedi con Google",
    signUpAmazon: "Registrati con Amazon",
    signUpApple: "Registrati con Apple",
    signUpFacebook: "Registrati con Facebook",
    signUpGoogle: "Registrati con Google",
    or: "o",
  },
  pending: {
    signIn: "Accesso in corso",
    createAccount: "Creazione dell’account",
    confirm: "Conferma in corso",
    resendCode: "Invio in corso",
    signOut: "Uscita in corso",
    sendCode: "Invio in corso",
    submit: "Invio in corso",
    changePassword: "Modifica in corso",
    verify: "Verifica in corso",
  },
  notices: {
    codeSentTo: "Abbiamo inviato un nuovo codice a {{destination}}.",
    codeSent: "Abbiamo inviato un nuovo codice.",
    notConfirmedYetTo: "Il tuo account non è ancora confermato. Abbiamo inviato un nuovo codice a {{destination}}.",
    notConfirmedYet: "Il tuo account non è ancora confermato. Abbiamo inviato un nuovo codice.",
    confirmed: "Il tuo account è confermato. Accedi con le tue credenziali.",
    flowEnded: "Questo passaggio è scaduto o l’hai iniziato in un altro browser. Accedi con le tue credenziali.",
    wentOnElsewhere: "Hai continuato in un’altra scheda o finestra. Riprendi da qui.",
    linkNotOpenedYet:
      "Il tuo account non è ancora confermato. Apri il link che ti abbiamo inviato o inserisci il suo codice.",
    passwordChanged: "Hai cambiato la password. Accedi con le tue credenziali.",
    resetRequiredTo: "Per accedere ti serve una nuova password. Abbiamo inviato un codice a {{destination}}.",
    resetRequired: "Per accedere ti serve una nuova password. Ti abbiamo inviato un codice.",
  },
};
