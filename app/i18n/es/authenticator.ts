/** Spanish: the authenticator's texts. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "Únete a {{site}} o inicia sesión",
    close: "Cerrar",
    tabs: "Iniciar sesión o crear una cuenta",
    behind: "Después vuelves a esta misma página.",
    seatsHeld_one: "Tu asiento está reservado hasta las {{until}}.",
    seatsHeld_many: "Tus {{count}} de asientos están reservados hasta las {{until}}.",
    seatsHeld_other: "Tus {{count}} asientos están reservados hasta las {{until}}.",
    notFoundTitle: "Paso no encontrado",
    failedTitle: "Algo salió mal",
    notFound: "Este paso no existe. Inicia sesión o vuelve a la página.",
  },
  titles: {
    signIn: "Iniciar sesión",
    signUp: "Crear cuenta",
    confirmSignUp: "Confirmar el registro",
    confirmSignIn: "Confirmar el inicio de sesión",
    setupTOTP: "Configurar TOTP",
    forceNewPassword: "Cambiar la contraseña",
    resetPassword: "Restablecer la contraseña",
    confirmResetPassword: "Restablecer la contraseña",
    verifyUser: "Para recuperar la cuenta hacen falta datos de contacto verificados",
    confirmVerifyUser: "Para recuperar la cuenta hacen falta datos de contacto verificados",
    selectMfaType: "Autenticación multifactor",
    authenticated: "Sesión iniciada",
  },
  headings: {
    signIn: "Inicia sesión",
    weEmailedYou: "Te enviamos un correo",
    weTextedYou: "Te enviamos un SMS",
    weSentACode: "Te enviamos un código",
    confirmSmsCode: "Confirmar el código SMS",
    confirmTotpCode: "Confirmar el código TOTP",
    hello: "Hola, {{name}}",
    hi: "Hola",
    passkey: "Usa tu llave de acceso",
  },
  messages: {
    codeEmailed:
      "Tu código está en camino. Para iniciar sesión, escribe el código que enviamos por correo a {{destination}}. Puede tardar un minuto en llegar.",
    codeTexted:
      "Tu código está en camino. Para iniciar sesión, escribe el código que enviamos por SMS a {{destination}}. Puede tardar un minuto en llegar.",
    codeSent:
      "Tu código está en camino. Para iniciar sesión, escribe el código que te enviamos. Puede tardar un minuto en llegar.",
    linkInstead: "¿Te llegó un enlace en lugar de un código? Ábrelo e iniciaremos tu sesión aquí.",
    totpCode: "Escribe el código de tu aplicación de autenticación.",
    loading: "Cargando…",
    forceNewPassword: "Elige una contraseña nueva para continuar.",
    resetPassword:
      "Enviaremos un código al correo o al teléfono de tu cuenta. Con él podrás elegir una contraseña nueva.",
    resetCodeEmailed:
      "Tu código está en camino. Para elegir una contraseña nueva, escribe el código que enviamos por correo a {{destination}}. Puede tardar un minuto en llegar.",
    resetCodeTexted:
      "Tu código está en camino. Para elegir una contraseña nueva, escribe el código que enviamos por SMS a {{destination}}. Puede tardar un minuto en llegar.",
    resetCodeSent:
      "Tu código está en camino. Para elegir una contraseña nueva, escribe el código que te enviamos. Puede tardar un minuto en llegar.",
    verifyUser:
      "Te enviaremos un código para verificarlo. Si olvidas tu contraseña, un contacto verificado te devuelve el acceso.",
    verifyCodeEmailed:
      "Tu código está en camino. Para verificar tu correo electrónico, escribe el código que enviamos por correo a {{destination}}. Puede tardar un minuto en llegar.",
    verifyCodeTexted:
      "Tu código está en camino. Para verificar tu número de teléfono, escribe el código que enviamos por SMS a {{destination}}. Puede tardar un minuto en llegar.",
    verifyCodeSent:
      "Tu código está en camino. Para verificar tu contacto, escribe el código que te enviamos. Puede tardar un minuto en llegar.",
    selectMfaType: "Elige cómo confirmar que eres tú.",
    signedInAs: "Tu sesión está iniciada como {{email}}.",
    checkSpam: "Revisa también tu carpeta de spam.",
    passkey: "Confirma con tu cara, tu huella o el bloqueo de pantalla.",
    passkeyScripts: "Las llaves de acceso necesitan JavaScript. Actívalo o inicia sesión de otra forma.",
  },
  choices: {
    email: "Correo electrónico: {{contact}}",
    phoneNumber: "Número de teléfono: {{contact}}",
    textMessage: "Mensaje de texto (SMS)",
    authenticatorApp: "Aplicación de autenticación (TOTP)",
    emailMessage: "Correo electrónico",
  },
  federated: {
    signInAmazon: "Iniciar sesión con Amazon",
    signInApple: "Iniciar sesión con Apple",
    signInFacebook: "Iniciar sesión con Facebook",
    signInGoogle: "Iniciar sesión con Google",
    signUpAmazon: "Registrarse con Amazon",
    signUpApple: "Registrarse con Apple",
    signUpFacebook: "Registrarse con Facebook",
    signUpGoogle: "Registrarse con Google",
    or: "o",
  },
  pending: {
    signIn: "Iniciando sesión",
    createAccount: "Creando la cuenta",
    confirm: "Confirmando",
    resendCode: "Enviando",
    signOut: "Cerrando sesión",
    sendCode: "Enviando",
    submit: "Enviando",
    changePassword: "Cambiando",
    verify: "Verificando",
  },
  notices: {
    codeSentTo: "Enviamos un código nuevo a {{destination}}.",
    codeSent: "Enviamos un código nuevo.",
    notConfirmedYetTo: "Tu cuenta aún no está confirmada. Enviamos un código nuevo a {{destination}}.",
    notConfirmedYet: "Tu cuenta aún no está confirmada. Enviamos un código nuevo.",
    confirmed: "Tu cuenta está confirmada. Inicia sesión con tus credenciales.",
    flowEnded: "Ese paso expiró o lo empezaste en otro navegador. Inicia sesión con tus credenciales.",
    wentOnElsewhere: "Continuaste en otra pestaña o ventana. Sigue desde aquí.",
    linkNotOpenedYet: "Tu cuenta aún no está confirmada. Abre el enlace que te enviamos o escribe su código.",
    passwordChanged: "Se cambió tu contraseña. Inicia sesión con tus credenciales.",
    resetRequiredTo: "Necesitas una contraseña nueva para poder iniciar sesión. Enviamos un código a {{destination}}.",
    resetRequired: "Necesitas una contraseña nueva para poder iniciar sesión. Te enviamos un código.",
  },
};
