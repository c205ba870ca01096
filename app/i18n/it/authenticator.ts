/** Italian: the authenticator's texts. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "Unisciti a {{site}} o accedi",
    close: "Chiudi",
    tabs: "Accedi o crea un account",
    behind: "Poi torni dove eri.",
    seatsHeld_one: "Il tuo posto resta prenotato fino alle {{until}}.",
    seatsHeld_many: "I tuoi {{count}} di posti restano prenotati fino alle {{until}}.",
    seatsHeld_other: "I tuoi {{count}} posti restano prenotati fino alle {{until}}.",
    notFoundTitle: "Questo passaggio non esiste",
    failedTitle: "Non ha funzionato",
    notFound: "Qui questo passaggio non esiste. Accedi per continuare o torna alla pagina.",
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
    linkInstead: "Nel messaggio c’era un link al posto del codice? Aprilo e l’accesso avverrà qui automaticamente.",
    totpCode: "Inserisci il codice mostrato dalla tua app di autenticazione.",
    loading: "Caricamento…",
    forceNewPassword: "Scegli una password tua per continuare.",
    resetPassword: "Inviamo un codice al contatto del tuo account. Con quel codice scegli una nuova password.",
    resetCodeEmailed:
      "Il tuo codice è in arrivo. Per scegliere una nuova password, inserisci il codice che abbiamo inviato via email a {{destination}}. Può volerci un minuto.",
    resetCodeTexted:
      "Il tuo codice è in arrivo. Per scegliere una nuova password, inserisci il codice che abbiamo inviato via SMS al numero {{destination}}. Può volerci un minuto.",
    resetCodeSent:
      "Il tuo codice è in arrivo. Per scegliere una nuova password, inserisci il codice che ti abbiamo inviato. Può volerci un minuto.",
    verifyUser:
      "Invieremo un codice a quel contatto. Con un contatto verificato puoi recuperare il tuo account se dimentichi la password.",
    verifyCodeEmailed:
      "Il tuo codice è in arrivo. Per verificare la tua email, inserisci il codice che abbiamo inviato via email a {{destination}}. Può volerci un minuto.",
    verifyCodeTexted:
      "Il tuo codice è in arrivo. Per verificare il tuo numero di telefono, inserisci il codice che abbiamo inviato via SMS al numero {{destination}}. Può volerci un minuto.",
    verifyCodeSent:
      "Il tuo codice è in arrivo. Per verificare il tuo contatto, inserisci il codice che ti abbiamo inviato. Può volerci un minuto.",
    selectMfaType: "Scegli come confermare la tua identità.",
    signedInAs: "Hai effettuato l’accesso come {{email}}.",
    checkSpam: "Controlla anche nello spam.",
    passkey: "Conferma con il volto, l’impronta o il blocco schermo.",
    passkeyScripts: "Una passkey richiede JavaScript. Attivalo o accedi in un altro modo.",
  },
  choices: {
    email: "Email: {{contact}}",
    phoneNumber: "Numero di telefono: {{contact}}",
    textMessage: "Messaggio di testo (SMS)",
    authenticatorApp: "App di autenticazione (TOTP)",
    emailMessage: "Messaggio email",
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
    flowEnded: "Questo passaggio è concluso o è iniziato in un altro browser. Accedi con le tue credenziali.",
    wentOnElsewhere: "Hai continuato in un’altra scheda o finestra. Questo è il punto in cui sei.",
    linkNotOpenedYet:
      "Il tuo account non è ancora confermato. Apri prima il link nel messaggio o inserisci il suo codice.",
    passwordChanged: "La tua password è stata cambiata. Accedi con le tue credenziali.",
    resetRequiredTo: "Per accedere ti serve una nuova password. Abbiamo inviato un codice a {{destination}}.",
    resetRequired: "Per accedere ti serve una nuova password. Ti abbiamo inviato un codice.",
  },
};
