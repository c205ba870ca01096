/** Spanish: the texts of buying Premium and broadcasts. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Comprar por {{price}}",
    going: "Abriendo el pago",
    stripe: "Paga con tarjeta en la página de Stripe. Podrás verlo en cuanto se complete el pago.",
    owned: "Ya es tuyo",
    ownedText: "Míralo en vivo o en repetición.",
    included: "Tuyo con Premium",
    includedText: "Tu suscripción lo incluye, en vivo y en repetición.",
    watch: "Ver",
    confirming: "Aún estamos confirmando tu pago",
    confirmingText: "Tu banco aún no responde. Esta página vuelve a comprobarlo cada pocos segundos.",
    again: "Comprobar de nuevo",
    ended: "No terminaste de pagar. No se te cobró nada.",
    refunded: "Esto ya era tuyo: te reembolsamos el segundo pago en tu tarjeta.",
    trialUsed:
      "Esta tarjeta ya tuvo su prueba gratis: tu suscripción no comenzó y no se te cobró nada. Puedes suscribirte sin prueba.",
    unreachable: "No logramos conectar con el servicio de pago. No se te cobró nada. Inténtalo de nuevo en un minuto.",
    gone: "No está a la venta por ahora.",
  },
  member: {
    join: "Suscribirme a Premium",
    title: "Tienes Premium",
    plan: "Plan: {{plan}}, {{price}} {{per}}",
    trial: "Tu prueba gratis termina el {{date}}. Ese día haremos el primer cobro.",
    active: "Se renueva el {{date}}.",
    ending: "Cancelada. Conservas todo hasta el {{date}}.",
    pastDueTitle: "Tu último pago falló",
    pastDue:
      "Lo intentaremos de nuevo en los próximos días y mientras tanto conservas Premium. Actualiza tu tarjeta para arreglarlo ya.",
    disputedTitle: "Premium está en pausa",
    disputedText:
      "Tu último pago está en disputa, así que Premium queda en pausa hasta que tu banco decida. Si es un error, habla con tu banco o escríbenos.",
    change: "Cambiar plan o tarjeta",
    fix: "Actualizar tarjeta",
    cancel: "Cancelar suscripción",
    cancelText: "Conservas Premium hasta el {{date}}. Después no se te cobra nada más.",
    reason: "¿Por qué te vas?",
    unsaid: "Prefiero no decirlo",
    reasons: {
      too_expensive: "Es muy caro",
      unused: "Lo uso poco",
      missing_features: "Le falta algo que quiero",
      switched_service: "Me cambié a otro servicio",
      low_quality: "La calidad de imagen o sonido",
      customer_service: "La atención al cliente",
      too_complex: "Es muy complicado",
      other: "Otra cosa",
    },
    comment: "¿Algo más que debamos saber?",
    confirm: "Terminar la suscripción el {{date}}",
    cancelling: "Cancelando",
    resuming: "Reactivando",
    stay: "Conservar Premium",
    welcome: "La primera fila es tuya.",
    already: "Ya tienes Premium. No hay nada que pagar.",
    cancelled: "Cancelada. Conservas Premium hasta el {{date}}.",
    notCancelled:
      "No logramos conectar con el servicio de pago, así que tu suscripción no se canceló. Inténtalo de nuevo en un minuto.",
    resumed: "Qué bueno tenerte de vuelta. Tu suscripción continúa.",
  },
};
