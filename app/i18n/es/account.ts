/** Spanish: the texts of a fan's account: the pages of her profile, how she signs in, and what she is called. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Tu perfil",
    nav: "Perfil",
    signOut: "Cerrar sesión",
    guestTitle: "Aquí se guardan tus entradas",
    guestText:
      "Inicia sesión para ver tus entradas con sus códigos. Las que compraste sin cuenta se abren con el enlace del correo que recibiste y aparecen aquí cuando inicias sesión con la misma dirección.",
    signIn: "Iniciar sesión",
    signUp: "Crear cuenta",
  },
  sections: {
    overview: "Resumen",
    orders: "Pedidos",
    billing: "Pagos",
    security: "Seguridad",
    details: "Datos personales",
    privacy: "Privacidad y datos",
  },
  again: {
    title: "¿Sigues siendo tú?",
    text: "Iniciaste sesión hace un rato. Antes de cambiar algo de tu acceso, escribe tu contraseña una vez más.",
    password: "Tu contraseña",
    submit: "Continuar",
    pending: "Comprobando",
    elsewhereText:
      "Iniciaste sesión con {{provider}} hace un rato. Antes de cambiar algo aquí, inicia sesión allí una vez más.",
    elsewhereSubmit: "Continuar con {{provider}}",
  },
  form: {
    save: "Guardar",
    saving: "Guardando",
    cancel: "Cancelar",
    sendCode: "Enviar el código",
    sending: "Enviando",
    sendAgain: "Enviar otro código",
    confirm: "Confirmar",
    confirming: "Confirmando",
    dismiss: "Descartar el aviso",
    on: "En uso",
    off: "Sin activar",
  },
};
