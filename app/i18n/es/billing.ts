/** Spanish: the texts of what is paid for at home: Premium and nights to watch. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Comprar por {{price}}",
    going: "Pasando al pago",
    stripe: "Pagas con tarjeta en la página de Stripe. La velada es tuya en cuanto se complete el pago.",
    owned: "Esta velada es tuya",
    ownedText: "Se ve aquí, en dos dispositivos a la vez, en vivo y en repetición.",
    included: "Tuya con Premium",
    includedText: "Tu suscripción incluye esta velada, en vivo y en repetición.",
    watch: "Ver",
    confirming: "Aún estamos confirmando tu pago",
    confirmingText: "El banco todavía no responde. Esta página lo comprueba sola cada pocos segundos.",
    again: "Comprobar de nuevo",
    ended: "El pago no se completó. No se cobró nada.",
    refunded: "Esto ya era tuyo, así que el segundo pago vuelve a tu tarjeta.",
    trialUsed:
      "Esta tarjeta ya tuvo su prueba gratis, así que tu suscripción no comenzó y no se cobró nada. Puedes suscribirte sin prueba.",
    unreachable:
      "En este momento no se puede acceder al servicio de pago. No se cobró nada; inténtalo de nuevo en un minuto.",
    gone: "Esto no está a la venta por ahora.",
  },
  member: {
    join: "Suscribirse a Premium",
    title: "Tienes Premium",
    plan: "Tu plan: {{plan}}, {{price}} {{per}}",
    trial: "Tus días gratis terminan el {{date}}. Ese día se hace el primer cobro.",
    active: "Se renueva el {{date}}.",
    ending: "Cancelada: termina el {{date}}. Hasta entonces, todo sigue siendo tuyo.",
    pastDueTitle: "El último pago falló",
    pastDue:
      "Lo intentaremos de nuevo en los próximos días y, mientras tanto, no pierdes nada. Con una tarjeta que funcione, se arregla al momento.",
    change: "Cambiar de plan o de tarjeta",
    fix: "Actualizar la tarjeta",
    cancel: "Cancelar la suscripción",
    cancelText: "Sigue hasta el {{date}}. Después no se cobra nada más.",
    reason: "¿Por qué te vas?",
    unsaid: "Prefiero no decirlo",
    reasons: {
      too_expensive: "Cuesta demasiado",
      unused: "No veo lo suficiente",
      missing_features: "Falta algo",
      switched_service: "Ahora veo en otro sitio",
      low_quality: "La imagen o el sonido",
      customer_service: "La atención que recibí",
      too_complex: "Demasiado complicado",
      other: "Otra cosa",
    },
    comment: "Lo que quieras contarnos",
    confirm: "Cancelar la suscripción: termina el {{date}}",
    cancelling: "Un momento",
    resuming: "Un momento",
    stay: "Seguir con Premium",
    welcome: "La primera fila es tuya.",
    already: "Ya tienes Premium; no hay nada que pagar.",
    cancelled: "Listo. Tu suscripción termina el {{date}}.",
    resumed: "Qué bien que te quedes: tu suscripción continúa.",
  },
};
