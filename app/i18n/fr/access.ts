/** French texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Accessibilité",
  description:
    "Comment {{name}} fonctionne au clavier, avec un lecteur d’écran et en gros caractères, et ce qui ne marche pas encore.",
  lead: "Tout le monde doit pouvoir acheter un billet ici. Cette page présente ce que nous testons et les défauts que nous connaissons.",
  goalTitle: "Notre objectif",
  goal: "Nous suivons les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA. Le site n’a fait l’objet d’aucun audit externe\u00a0: nous n’affirmons donc pas qu’il les respecte.",
  testedTitle: "Ce que nous testons",
  keyboard: "Réserver, modifier, libérer et payer des places au clavier seul, avec et sans scripts.",
  checker: "Chaque page avec axe, un programme qui détecte les erreurs, en clair et en sombre.",
  narrow:
    "Chaque page, dans chaque langue, sur 320\u00a0pixels de large\u00a0: ce qu’il reste avec un zoom de 400\u00a0%.",
  focus: "Où se place le focus quand quelque chose change, et ce que lisent les lecteurs d’écran.",
  knownTitle: "Ce qu’il reste à corriger",
  people:
    "Nous testons avec des programmes, dans un seul navigateur, et pas encore avec des personnes qui utilisent un lecteur d’écran, la commande vocale ou une loupe.",
  names:
    "Les noms des soirées, des catcheurs et des catégories sont en anglais. Au milieu d’une phrase dans une autre langue, les lecteurs d’écran peuvent mal les prononcer.",
  video: "Les replays ont des sous-titres en anglais. Les directs n’en ont pas, et rien n’est en audiodescription.",
  time: "Une réservation dure 20\u00a0minutes et ne peut pas être prolongée, car d’autres attendent ces places. Les lecteurs d’écran signalent quand il reste 5\u00a0minutes, puis 1\u00a0minute.",
  others:
    "Vous payez sur la page de Stripe. Certaines connexions ouvrent une page d’Amazon, d’Apple, de Facebook ou de Google. Nous n’avons pas la main sur ces pages.",
  contactTitle: "Dites-nous ce qui vous bloque",
  contact:
    "Indiquez la page et ce que vous utilisez. Si vous ne pouvez pas acheter de billet ici, dites-le aussi. Nous répondons par e-mail.",
  write: "Nous contacter",
  reviewed: "Dernière mise à jour\u00a0: {{date}}",
};
