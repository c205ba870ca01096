/** Spanish: the authenticator's texts. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "Únete a {{site}} o inicia sesión",
    close: "Cerrar",
    tabs: "Iniciar sesión o crear una cuenta",
    behind: "Después vuelves a donde estabas.",
    seatsHeld_one: "Tu asiento sigue reservado hasta las {{until}}.",
    seatsHeld_many: "Tus {{count}} de asientos siguen reservados hasta las {{until}}.",
    seatsHeld_other: "Tus {{count}} asientos siguen reservados hasta las {{until}}.",
    notFoundTitle: "Ese paso no existe",
    failedTitle: "No funcionó",
    notFound: "Aquí no existe ese paso. Inicia sesión para continuar o vuelve a la página.",
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
    authenticated: "Has iniciado sesión",
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
    linkInstead:
      "¿El mensaje traía un enlace en lugar de un código? Ábrelo y la sesión se iniciará aquí automáticamente.",
    totpCode: "Escribe el código que muestra tu aplicación de autenticación.",
    loading: "Cargando…",
    forceNewPassword: "Elige tu propia contraseña para continuar.",
    resetPassword: "Enviamos un código al contacto de tu cuenta. Con él eliges una contraseña nueva.",
    resetCodeEmailed:
      "Tu código está en camino. Para elegir una contraseña nueva, escribe el código que enviamos por correo a {{destination}}. Puede tardar un minuto en llegar.",
    resetCodeTexted:
      "Tu código está en camino. Para elegir una contraseña nueva, escribe el código que enviamos por SMS a {{destination}}. Puede tardar un minuto en llegar.",
    resetCodeSent:
      "Tu código está en camino. Para elegir una contraseña nueva, escribe el código que te enviamos. Puede tardar un minuto en llegar.",
    verifyUser:
      "Enviaremos un código a ese contacto. Con un contacto verificado puedes volver a entrar en tu cuenta si olvidas la contraseña.",
    verifyCodeEmailed:
      "Tu código está en camino. Para verificar tu correo electrónico, escribe el código que enviamos por correo a {{destination}}. Puede tardar un minuto en llegar.",
    verifyCodeTexted:
      "Tu código está en camino. Para verificar tu número de teléfono, escribe el código que enviamos por SMS a {{destination}}. Puede tardar un minuto en llegar.",
    verifyCodeSent:
      "Tu código está en camino. Para verificar tu contacto, escribe el código que te enviamos. Puede tardar un minuto en llegar.",
    selectMfaType: "Elige cómo confirmas que eres tú.",
    signedInAs: "Has iniciado sesión como {{email}}.",
    checkSpam: "Mira también en la carpeta de spam.",
    passkey: "Confirma con tu cara, tu huella o el bloqueo de pantalla.",
    passkeyScripts: "Una llave de acceso necesita JavaScript. Actívalo o inicia sesión de otra forma.",
  },
  choices: {
    email: "Correo electrónico: {{contact}}",
    phoneNumber: "Número de teléfono: {{contact}}",
    textMessage: "Mensaje de texto (SMS)",
    authenticatorApp: "Aplicación de autenticación (TOTP)",
    emailMessage: "Mensaje de correo",
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
    flowEnded: "Ese paso terminó o se empezó en otro navegador. Inicia sesión con tus credenciales.",
    wentOnElsewhere: "Continuaste en otra pestaña o ventana. Este es el paso en el que estás.",
    linkNotOpenedYet: "Tu cuenta aún no está confirmada. Abre antes el enlace del mensaje o escribe su código.",
    passwordChanged: "Se cambió tu contraseña. Inicia sesión con tus credenciales.",
    resetRequiredTo: "Necesitas una contraseña nueva para poder iniciar sesión. Enviamos un código a {{destination}}.",
    resetRequired: "Necesitas una contraseña nueva para poder iniciar sesión. Te enviamos un código.",
  },
};
