/** Spanish: the texts of a fan's account: profile, sign-in and name. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Tu perfil",
    nav: "Perfil",
    signOut: "Cerrar sesión",
    guestTitle: "Aquí están tus entradas",
    guestText:
      "Inicia sesión para ver tus entradas y sus códigos QR. ¿Compraste sin cuenta? Usa el enlace de tu correo, o inicia sesión con el mismo correo y aparecerán aquí.",
    signIn: "Iniciar sesión",
    signUp: "Crear cuenta",
  },
  sections: {
    overview: "Resumen",
    orders: "Pedidos",
    following: "Lo que sigo",
    billing: "Pagos",
    security: "Seguridad",
    details: "Datos personales",
    privacy: "Tus datos",
  },
  again: {
    title: "Confirma que eres tú",
    text: "Iniciaste sesión hace un rato. Escribe tu contraseña para cambiar tu forma de acceso.",
    password: "Tu contraseña",
    submit: "Continuar",
    pending: "Comprobando",
    elsewhereText: "Iniciaste sesión hace un rato. Para hacer cambios, vuelve a iniciar sesión con {{provider}}.",
    elsewhereSubmit: "Continuar con {{provider}}",
  },
  form: {
    save: "Guardar",
    saving: "Guardando",
    cancel: "Cancelar",
    sendCode: "Enviar código",
    sending: "Enviando",
    sendAgain: "Enviar otro código",
    confirm: "Confirmar",
    confirming: "Confirmando",
    dismiss: "Cerrar el aviso",
    on: "Activado",
    off: "Desactivado",
  },
};
