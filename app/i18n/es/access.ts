/** Spanish texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Accesibilidad",
  description: "Cómo funciona {{name}} con teclado, lector de pantalla y letra grande, y qué no funciona todavía.",
  lead: "Cualquier persona debe poder comprar una entrada aquí. En esta página contamos qué probamos y qué fallos conocemos.",
  goalTitle: "Nuestro objetivo",
  goal: "Seguimos las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Nadie externo ha revisado el sitio, así que no afirmamos que las cumpla.",
  testedTitle: "Qué probamos",
  keyboard: "Reservar, cambiar, liberar y pagar asientos solo con el teclado, con y sin scripts.",
  checker: "Cada página con axe, un programa que detecta errores, en colores claros y oscuros.",
  narrow: "Cada página, en cada idioma, a 320 píxeles de ancho: lo que queda con un zoom del 400 %.",
  focus: "Adónde va el foco cuando algo cambia y qué leen los lectores de pantalla.",
  knownTitle: "Lo que nos falta arreglar",
  people:
    "Probamos con programas en un solo navegador, pero todavía no con personas que usen lector de pantalla, control por voz o lupa.",
  names:
    "Los nombres de veladas, luchadores y zonas están en inglés. En frases de otros idiomas, los lectores de pantalla pueden pronunciarlos mal.",
  video:
    "Las repeticiones tienen subtítulos en inglés. Las transmisiones en vivo no tienen subtítulos, y ningún video tiene audiodescripción.",
  time: "Una reserva dura 20 minutos y no se puede extender, porque otras personas quieren los asientos. Los lectores de pantalla avisan cuando quedan 5 minutos y cuando queda 1.",
  others:
    "Pagas en la página de Stripe. Al iniciar sesión pueden abrirse páginas de Amazon, Apple, Facebook o Google. Esas páginas no podemos cambiarlas.",
  contactTitle: "Cuéntanos qué te frena",
  contact:
    "Dinos en qué página te pasa y qué usas. Si no puedes comprar una entrada aquí, cuéntanoslo también. Respondemos por correo.",
  write: "Contáctanos",
  reviewed: "Última revisión: {{date}}",
};
