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
    factorSubject: "Se desactivó un segundo paso de acceso",
    factor: "El {{date}} se desactivó un segundo paso de acceso de tu cuenta de {{name}}.",
    wasYou: "Si fuiste tú, no tienes que hacer nada.",
    wasNotYou:
      "Si no fuiste tú, restablece tu contraseña ahora y luego revisa el correo y los dispositivos en tu perfil.",
    noReset: "Si no fuiste tú, escríbenos de inmediato. Ya no podrás restablecer la contraseña desde este correo.",
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
