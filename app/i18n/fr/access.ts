/** French texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Accessibilité",
  description:
    "Comment {{name}} fonctionne au clavier, avec un lecteur d’écran et en gros caractères, et ce qui ne marche pas encore.",
  lead: "Tout le monde doit pouvoir obtenir un billet ici. Cette page dit ce que nous testons et les défauts que nous connaissons.",
  goalTitle: "Notre objectif",
  goal: "Nous suivons les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA. Personne d’extérieur n’a contrôlé le site\u00a0: nous n’affirmons donc pas qu’il les respecte.",
  testedTitle: "Ce que nous testons",
  keyboard: "Réserver, modifier, libérer et payer des places au clavier seul, avec et sans scripts.",
  checker: "Chaque page avec axe, un programme qui trouve des erreurs, en couleurs claires et sombres.",
  narrow: "Chaque page dans chaque langue sur 320\u00a0pixels de large, ce que laisse un zoom de 400\u00a0%.",
  focus: "Où va le focus quand quelque chose change, et ce que lisent les lecteurs d’écran.",
  knownTitle: "Les défauts que nous connaissons",
  people:
    "Nous testons avec des programmes dans un seul navigateur, pas encore avec des personnes qui utilisent un lecteur d’écran, la commande vocale ou une loupe.",
  names:
    "Les noms des soirées, des catcheurs et des catégories sont en anglais. Dans les phrases d’autres langues, les lecteurs d’écran peuvent mal les prononcer.",
  video: "Les replays ont des sous-titres en anglais. Les directs n’en ont pas, et rien n’est en audiodescription.",
  time: "Une réservation dure 20\u00a0minutes et ne peut pas être prolongée, car d’autres veulent les places. Les lecteurs d’écran disent quand il reste 5\u00a0minutes, puis 1\u00a0minute.",
  others:
    "Vous payez sur la page de Stripe. Certaines connexions ouvrent des pages d’Amazon, d’Apple, de Facebook ou de Google. Nous ne pouvons pas les modifier.",
  contactTitle: "Dites-nous ce qui vous gêne",
  contact:
    "Indiquez la page et ce que vous utilisez. Si vous ne pouvez pas acheter de billet ici, dites-le aussi. Nous répondons par e-mail.",
  write: "Nous contacter",
  reviewed: "Dernière révision\u00a0: {{date}}",
};
