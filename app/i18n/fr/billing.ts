/** French: the texts of buying Premium and broadcasts. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Acheter pour {{price}}",
    going: "Ouverture du paiement",
    stripe: "Payez par carte bancaire sur la page de Stripe. Vous pourrez regarder dès que le paiement sera passé.",
    owned: "C’est à vous",
    ownedText: "Regardez en direct ou en replay.",
    included: "À vous avec Premium",
    includedText: "Votre abonnement le comprend, en direct et en replay.",
    watch: "Regarder",
    confirming: "Confirmation du paiement en cours",
    confirmingText:
      "Votre banque n’a pas encore répondu. Cette page vérifie à nouveau, à quelques secondes d’intervalle.",
    again: "Vérifier à nouveau",
    ended: "Vous n’avez pas terminé le paiement. Rien n’a été débité.",
    refunded: "Vous l’aviez déjà\u00a0: nous remboursons le second paiement sur votre carte bancaire.",
    trialUsed:
      "Cette carte bancaire a déjà servi pour un essai gratuit\u00a0: votre abonnement n’a pas commencé et rien n’a été débité. Vous pouvez vous abonner sans essai.",
    unreachable: "Le service de paiement ne répond pas. Rien n’a été débité. Réessayez dans une minute.",
    gone: "Pas en vente pour le moment.",
  },
  member: {
    join: "S’abonner à Premium",
    title: "Vous êtes membre",
    plan: "Formule\u00a0: {{plan}}, {{price}} {{per}}",
    trial: "Votre essai gratuit se termine le {{date}}. Le premier débit aura lieu ce jour-là.",
    active: "Renouvellement le {{date}}.",
    ending: "Résilié. Vous gardez tout jusqu’au {{date}}.",
    pastDueTitle: "Votre dernier paiement a échoué",
    pastDue:
      "Nous réessaierons dans les prochains jours, et vous gardez Premium entre-temps. Mettez votre carte à jour pour régler le problème tout de suite.",
    disputedTitle: "Premium est suspendu",
    disputedText:
      "Votre dernier paiement est contesté\u00a0: Premium est suspendu jusqu’à la décision de votre banque. Si c’est une erreur, parlez-en à votre banque ou écrivez-nous.",
    change: "Changer de formule ou de carte",
    fix: "Mettre la carte à jour",
    cancel: "Résilier l’abonnement",
    cancelText: "Vous gardez Premium jusqu’au {{date}}. Ensuite, plus rien n’est débité.",
    reason: "Pourquoi partez-vous\u00a0?",
    unsaid: "Je préfère ne pas le dire",
    reasons: {
      too_expensive: "C’est trop cher",
      unused: "Je ne regarde pas assez",
      missing_features: "Il manque une chose que je veux",
      switched_service: "J’ai choisi un autre service",
      low_quality: "La qualité de l’image ou du son",
      customer_service: "Le service client",
      too_complex: "C’est trop compliqué",
      other: "Autre chose",
    },
    comment: "Autre chose à nous dire\u00a0?",
    confirm: "Mettre fin à l’abonnement le {{date}}",
    cancelling: "Résiliation en cours",
    resuming: "Reprise en cours",
    stay: "Garder Premium",
    welcome: "Bienvenue au premier rang.",
    already: "Vous êtes déjà membre. Il n’y a rien à payer.",
    cancelled: "Résilié. Vous gardez Premium jusqu’au {{date}}.",
    notCancelled:
      "Le service de paiement ne répond pas\u00a0: votre abonnement n’est pas résilié. Réessayez dans une minute.",
    resumed: "Quel plaisir de vous revoir\u00a0: votre abonnement continue.",
  },
};
