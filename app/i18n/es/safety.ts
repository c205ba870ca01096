/** Spanish texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Se cambió tu contraseña",
    password:
      "La contraseña de tu cuenta de {{name}} se cambió el {{date}}. Se cerró la sesión en los demás navegadores y aplicaciones.",
    emailSubject: "Se cambió tu correo de acceso",
    email: "El correo de tu cuenta de {{name}} se cambió el {{date}}. Esta dirección ya no pertenece a la cuenta.",
    phoneSubject: "Se agregó un número de teléfono a tu cuenta",
    phone: "El {{date}} se agregó un número de teléfono nuevo a tu cuenta de {{name}}.",
    passkeyAddedSubject: "Se agregó una llave de acceso a tu cuenta",
    passkeyAdded:
      "El {{date}} se agregó una llave de acceso a tu cuenta de {{name}}. Con ella se puede iniciar sesión sin tu contraseña.",
    passkeyRemovedSubject: "Se eliminó una llave de acceso de tu cuenta",
    passkeyRemoved:
      "El {{date}} se eliminó una llave de acceso de tu cuenta de {{name}}. Ya no sirve para iniciar sesión.",
    factorSubject: "Se desactivó un segundo paso de acceso",
    factor: "El {{date}} se desactivó un segundo paso de acceso de tu cuenta de {{name}}.",
    factorOnSubject: "Se activó un segundo paso de acceso",
    factorOn: "El {{date}} se activó un segundo paso de acceso de tu cuenta de {{name}}.",
    appReplacedSubject: "Se reemplazó tu aplicación de autenticación",
    appReplaced:
      "El {{date}} se reemplazó la aplicación de autenticación de tu cuenta de {{name}}. Los códigos de la anterior ya no sirven.",
    wasYou: "Si fuiste tú, no tienes que hacer nada.",
    wasNotYou:
      "Si no fuiste tú, restablece tu contraseña ahora. Luego revisa el correo, el teléfono, las llaves de acceso y los dispositivos en tu perfil.",
    noReset: "Si no fuiste tú, escríbenos de inmediato. Ya no podrás restablecer la contraseña desde este correo.",
    noCode:
      "Si no fuiste tú, restablece tu contraseña ahora. Si al iniciar sesión se te pide un código que no tienes, escríbenos de inmediato.",
    reset: "Restablecer contraseña",
    code: {
      signUp: {
        subject: "Confirma tu correo",
        heading: "Ingresa este código para terminar de crear tu cuenta de {{name}}.",
      },
      reset: {
        subject: "Tu código para una contraseña nueva",
        heading: "Ingresa este código para elegir una contraseña nueva para tu cuenta de {{name}}.",
      },
      contact: {
        subject: "Confirma tu correo",
        heading: "Ingresa este código para confirmar este correo en tu cuenta de {{name}}.",
      },
      signIn: {
        subject: "Tu código para iniciar sesión",
        heading: "Ingresa este código para iniciar sesión en {{name}}.",
      },
      where: "Ingrésalo en la página donde lo pediste. No lo compartas: nunca te lo pediremos.",
      unasked: "¿No pediste un código? No tienes que hacer nada.",
      text: "Tu código de {{name}}: {{code}}. No lo compartas.",
    },
  },
};
