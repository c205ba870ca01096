/** The texts of the line in front of a sale, in Spanish. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "La fila abre a las {{time}}",
    text: "Las entradas salen a la venta a las {{opens}}. Quien se una antes recibe un lugar al azar, así que no hace falta llegar temprano.",
  },
  gathering: {
    heading: "Las entradas salen a la venta a las {{opens}}",
    text: "Quien esté aquí para entonces recibe un lugar al azar en la fila. Llegar primero no da ventaja.",
  },
  drawn: {
    heading: "Estás en el sorteo. Tu número:",
    text: "A las {{opens}} sorteamos el orden. Puedes cerrar esta página.",
  },
  drawing: {
    heading: "Estamos sorteando el orden",
    text: "Tarda unos segundos.",
  },
  open: {
    heading: "Hay una fila para estas entradas. Personas en espera:",
    text: "Toma un lugar. Puedes cerrar la página y volver.",
  },
  waiting: {
    heading: "Estás en la fila. Personas delante de ti:",
    wait: "Espera estimada: {{range}}.",
    near: "Tu turno llega cerca de las {{time}}.",
    unknown: "Todavía no podemos decir cuánto tarda.",
    far: "Lo más probable es que los asientos se acaben antes de tu turno.",
  },
  paused: {
    heading: "Todos los asientos están reservados. Personas delante de ti:",
    text: "Algunos vuelven cuando vencen las reservas. Tu lugar sigue siendo tuyo.",
    halted: "La taquilla detuvo la fila. Tu lugar sigue siendo tuyo.",
  },
  turn: {
    heading: "Tienes {{minutes}} para elegir. Después, tus asientos quedan reservados 20 más.",
    word: "Tu turno",
    enter: "Elegir asientos",
  },
  inside: {
    heading: "Es tu turno hasta las {{time}}",
    text: "Elige antes. No se cobra nada hasta que pagues.",
    more: "10 minutos más",
  },
  missed: {
    heading: "Tu turno pasó. Tu lugar no.",
    enter: "Entrar ahora",
  },
  spent: {
    heading: "Ya usaste tu turno",
    text: "Para más asientos, toma un nuevo lugar al final de la fila.",
  },
  soldOut: {
    heading: "Los últimos asientos se fueron a las {{time}}. No se te cobró nada.",
    word: "Agotado",
    text: "A veces vuelven asientos cuando se reembolsan pedidos.",
    others: "Ver otras veladas",
  },
  ended: {
    heading: "Ahora no hay fila",
    text: "Puedes elegir asientos sin esperar.",
  },
  notice: {
    crowded: "Están entrando muchos fans que perdieron su turno. Inténtalo de nuevo en unos segundos.",
    notYours: "Ese lugar es de otro navegador o de otra cuenta. Toma el tuyo.",
    notCalled: "Todavía no es tu turno.",
    accountNeeded: "Esta venta requiere una cuenta con correo confirmado. Inicia sesión y luego toma tu lugar.",
    closed: "La fila no recibe a nadie en este momento.",
    noMore: "Tu turno ya no se puede alargar.",
    heldElsewhere:
      "En este turno ya reservaste asientos, con otra cuenta o sin iniciar sesión. Págalos o libéralos primero: cada turno sirve para un pedido.",
    tooMany: "Demasiados intentos. Espera diez minutos e inténtalo de nuevo.",
  },
  join: "Tomar mi lugar",
  signIn: "Iniciar sesión",
  safe: {
    title: "Lo que está seguro",
    reload: "No hace falta recargar",
    reloadText: "Esta página se actualiza sola. Última vez: {{time}}.",
    stillText: "Esta página no se actualiza sola.",
    check: "Actualizar ahora",
    still: "Dejar de actualizar",
    kept: "Tu lugar está guardado",
    keptText: "Bloquea el teléfono o cierra la página. Vuelve en este navegador y tendrás el mismo lugar.",
    free: "Sin cargos, sin tarjeta registrada",
    freeText: "Solo te cobramos cuando pagas tus asientos.",
  },
  left: {
    title: "Disponibles ahora",
    many: "más de {{count}}",
    none: "agotado",
  },
  leave: "Salir de la fila",
  receipt: "Comprobante de tu lugar",
  draw: {
    link: "Cómo sorteamos",
    heading: "Cómo sorteamos",
    before:
      "Antes de abrir la fila elegimos un número secreto, la semilla, y publicamos su huella. La huella no se puede cambiar después.",
    order:
      "En la apertura, la semilla y la cantidad de personas en el sorteo deciden el orden de todos. Después del sorteo publicamos la semilla, para que cualquiera pueda volver a calcular el orden.",
    beacon: "El sorteo usa además un número aleatorio público que nadie conocía antes de la apertura.",
    noBeacon: "No se usa ningún número aleatorio público.",
    late: "Quien se une después de la apertura queda detrás de todos los del sorteo, por orden de llegada.",
    fingerprint: "Huella",
    seed: "Semilla",
    people: "Personas en el sorteo",
    random: "Número aleatorio público",
    later: "Se publica después del sorteo",
    record: "El registro como archivo",
    verify: "Comprobar el sorteo en este navegador",
    right: "El sorteo es correcto.",
    wrong: "El sorteo no coincide con el registro.",
    back: "Volver a la fila",
  },
};
