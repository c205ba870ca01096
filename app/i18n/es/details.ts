/** Spanish: texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Tu nombre y tu correo vienen de {{provider}}. Cámbialos allí y se actualizarán aquí la próxima vez que inicies sesión.",
    nameTitle: "Nombre",
    nameText: "Así te saludamos.",
    nameNews: "Nombre guardado.",
    emailTitle: "Correo electrónico",
    emailText: "Con él inicias sesión y recibes tus entradas.",
    newEmail: "Correo electrónico nuevo",
    newEmailHelp: "Le enviaremos un código. Tu correo actual sigue en uso hasta que lo escribas.",
    verified: "Verificado",
    unverified: "Sin verificar",
    verify: "Verificar",
    codeFor: "Escribe el código que enviamos a {{value}}. Puede tardar un minuto en llegar.",
    stays: "Hasta entonces seguimos usando {{before}}.",
    atOnce:
      "Tu correo ahora es {{value}}, pero no está verificado. Escribe el código que enviamos allí o vuelve a {{before}}.",
    changeBack: "Volver a {{before}}",
    keep: "Conservar {{before}}",
    drop: "Ahora no",
    phoneTitle: "Número de teléfono",
    phoneText: "Para los códigos de acceso por SMS, si los activas en Seguridad.",
    noPhone: "Aún no hay número.",
    newPhone: "Número de teléfono nuevo",
    removePhone: "Quitar este número",
    phoneInUse: "Enviamos tus códigos de acceso por SMS a este número. Desactiva los SMS antes de cambiarlo.",
    toSecurity: "Ir a Seguridad",
    codeSentNews: "Tu código está en camino.",
    verifiedNews: "Verificado.",
    keptNews: "No se cambió nada.",
    phoneRemovedNews: "Número de teléfono eliminado.",
    languageTitle: "Idioma",
    languageText: "El idioma de este sitio.",
    newsletterTitle: "Boletín",
    newsletterLabel: "Quiero recibir avisos de nuevas veladas por correo",
    newsletterText: "Puedes darte de baja aquí cuando quieras.",
    newsletterNews: "Guardado.",
  },
};
