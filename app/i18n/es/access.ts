/** Spanish texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Accesibilidad",
  description: "Cómo funciona {{name}} con teclado, lector de pantalla y letra grande, y qué no funciona todavía.",
  lead: "Cualquier persona debe poder conseguir una entrada aquí. Esta página dice qué probamos y qué fallos conocemos.",
  goalTitle: "Nuestro objetivo",
  goal: "Construimos según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Nadie externo revisó el sitio, así que no afirmamos que las cumpla.",
  testedTitle: "Qué probamos",
  keyboard: "Reservar, cambiar, liberar y pagar asientos solo con el teclado, con scripts y sin ellos.",
  checker: "Cada página con axe, un programa que encuentra errores, en colores claros y oscuros.",
  narrow: "Cada página en cada idioma con 320 píxeles de ancho, lo que deja un zoom del 400 %.",
  focus: "Adónde va el foco cuando algo cambia y qué leen los lectores de pantalla.",
  knownTitle: "Qué fallos conocemos",
  people:
    "Probamos con programas en un solo navegador, todavía no con personas que usan lector de pantalla, control por voz o lupa.",
  names:
    "Los nombres de veladas, luchadores y zonas están en inglés. Dentro de frases en otros idiomas, los lectores de pantalla pueden pronunciarlos mal.",
  video:
    "Las repeticiones tienen subtítulos en inglés. Las transmisiones en vivo no los tienen, y nada tiene audiodescripción.",
  time: "Una reserva dura 20 minutos y no se puede alargar, porque otros quieren los asientos. Los lectores de pantalla avisan cuando quedan 5 minutos y 1 minuto.",
  others:
    "Se paga en la página de Stripe. Algunos inicios de sesión abren páginas de Amazon, Apple, Facebook o Google. Esas no podemos cambiarlas.",
  contactTitle: "Cuéntanos qué te estorba",
  contact:
    "Dinos qué página es y qué usas. Si no puedes comprar una entrada aquí, dínoslo también. Respondemos por correo.",
  write: "Contáctanos",
  reviewed: "Última revisión: {{date}}",
};
