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
  },
};
