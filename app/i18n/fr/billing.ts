/** French: the texts of what is paid for at home: Premium and nights to watch. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Acheter pour {{price}}",
    going: "Vers le paiement",
    stripe: "Vous payez par carte bancaire sur la page de Stripe. La soirée est à vous dès que le paiement est passé.",
    owned: "Cette soirée est à vous",
    ownedText: "Regardez-la ici, sur deux appareils à la fois, en direct et en replay.",
    included: "À vous avec Premium",
    includedText: "Votre abonnement comprend cette soirée, en direct et en replay.",
    watch: "Regarder",
    confirming: "Confirmation du paiement en cours",
    confirmingText:
      "La banque n’a pas encore répondu. Cette page vérifie d’elle-même à quelques secondes d’intervalle.",
    again: "Vérifier à nouveau",
    ended: "Le paiement n’a pas été terminé. Rien n’a été débité.",
    refunded: "Vous l’aviez déjà\u00a0: le second paiement est remboursé sur votre carte bancaire.",
    trialUsed:
      "Cette carte bancaire a déjà servi pour un essai gratuit\u00a0: votre abonnement n’a pas commencé et rien n’a été débité. Vous pouvez vous abonner sans essai.",
    unreachable:
      "Le service de paiement est injoignable en ce moment. Rien n’a été débité\u00a0; veuillez réessayer dans une minute.",
    gone: "Pas en vente actuellement.",
  },
  member: {
    join: "Devenir membre",
    title: "Vous êtes membre",
    plan: "Formule\u00a0: {{plan}}, {{price}} {{per}}",
    trial: "Vos jours gratuits se terminent le {{date}}. Le premier paiement aura lieu ce jour-là.",
    active: "Renouvellement le {{date}}.",
    ending: "Abonnement résilié\u00a0: il prend fin le {{date}}. D’ici là, tout reste à vous.",
    pastDueTitle: "Le dernier paiement a échoué",
    pastDue:
      "Nous réessayons dans les prochains jours et, d’ici là, vous ne perdez rien. Une carte qui fonctionne règle le problème aussitôt.",
    change: "Changer de formule ou de carte",
    fix: "Mettre à jour la carte",
    cancel: "Résilier l’abonnement",
    cancelText: "Votre abonnement court jusqu’au {{date}}. Ensuite, plus rien n’est débité.",
    reason: "Pourquoi partez-vous\u00a0?",
    unsaid: "Je préfère ne pas le dire",
    reasons: {
      too_expensive: "C’est trop cher",
      unused: "Je ne regarde pas assez",
      missing_features: "Il manque quelque chose",
      switched_service: "Je regarde ailleurs maintenant",
      low_quality: "L’image ou le son",
      customer_service: "Le service client",
      too_complex: "C’est trop compliqué",
      other: "Autre chose",
    },
    comment: "Un mot à nous laisser\u00a0?",
    confirm: "Résilier l’abonnement au {{date}}",
    cancelling: "Un instant",
    resuming: "Un instant",
    stay: "Rester membre",
    welcome: "Bienvenue au premier rang.",
    already: "Vous êtes déjà membre\u00a0: il n’y a rien à payer.",
    cancelled: "C’est fait. Votre abonnement prend fin le {{date}}.",
    resumed: "Quel plaisir de vous garder\u00a0: votre abonnement continue.",
  },
};
