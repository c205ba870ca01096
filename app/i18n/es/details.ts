/** Spanish: texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Tu nombre y tu correo electrónico vienen de {{provider}}. Cámbialos allí y llegarán aquí con tu próximo inicio de sesión.",
    nameTitle: "Nombre",
    nameText: "Así te saludamos.",
    nameNews: "Tu nombre se guardó.",
    emailTitle: "Correo electrónico",
    emailText: "Con él inicias sesión, y ahí llegan tus entradas.",
    newEmail: "Correo electrónico nuevo",
    newEmailHelp: "Enviamos un código allí. Hasta que lo escribas, todo sigue con el correo que tienes.",
    verified: "Verificado",
    unverified: "Sin verificar",
    verify: "Verificar",
    codeFor: "Escribe el código que enviamos a {{value}}. Puede tardar un minuto en llegar.",
    stays: "Hasta entonces sigue valiendo {{before}}.",
    atOnce:
      "Tu correo ya es {{value}}, pero nadie ha demostrado que sea tuyo. Escribe el código que enviamos allí o vuelve a {{before}}.",
    changeBack: "Volver a {{before}}",
    keep: "Conservar {{before}}",
    drop: "Ahora no",
    phoneTitle: "Número de teléfono",
    phoneText: "Para los códigos por SMS, si los activas en Seguridad.",
    noPhone: "Aún no hay ninguno.",
    newPhone: "Número de teléfono nuevo",
    removePhone: "Quitar este número",
    phoneInUse: "Los códigos de tu inicio de sesión llegan a este número. Desactiva los SMS antes de cambiarlo.",
    toSecurity: "Ir a Seguridad",
    codeSentNews: "El código está en camino.",
    verifiedNews: "Verificado. Gracias.",
    keptNews: "Todo sigue como estaba.",
    phoneRemovedNews: "Se quitó tu número de teléfono.",
    languageTitle: "Idioma",
    languageText: "El idioma de estas páginas.",
    newsletterTitle: "Boletín",
    newsletterLabel: "Avísenme por correo de las nuevas veladas",
    newsletterText: "Puedes cambiar de opinión aquí cuando quieras.",
    newsletterNews: "Guardado.",
  },
};
