/** French: the texts of a fan's account. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Votre profil",
    nav: "Profil",
    signOut: "Se déconnecter",
    guestTitle: "Vos billets vous attendent ici",
    guestText:
      "Connectez-vous pour voir vos billets avec leurs codes. Les billets achetés sans compte s’ouvrent par le lien de leur e-mail et arrivent ici quand vous vous connectez avec la même adresse.",
    signIn: "Se connecter",
    signUp: "Créer un compte",
  },
  sections: {
    overview: "Vue d’ensemble",
    orders: "Commandes",
    billing: "Paiements",
    security: "Sécurité",
    details: "Vos coordonnées",
    privacy: "Vos données",
  },
  again: {
    title: "Est-ce toujours vous\u00a0?",
    text: "Votre connexion date d’un moment. Avant toute modification, saisissez encore une fois votre mot de passe.",
    password: "Votre mot de passe",
    submit: "Continuer",
    pending: "Vérification en cours",
    elsewhereText:
      "Votre connexion avec {{provider}} date d’un moment. Avant toute modification ici, connectez-vous là-bas encore une fois.",
    elsewhereSubmit: "Continuer avec {{provider}}",
  },
  form: {
    save: "Enregistrer",
    saving: "Enregistrement en cours",
    cancel: "Annuler",
    sendCode: "Envoyer le code",
    sending: "Envoi en cours",
    sendAgain: "Envoyer un autre code",
    confirm: "Confirmer",
    confirming: "Confirmation en cours",
    dismiss: "Masquer le message",
    on: "Activé",
    off: "Désactivé",
  },
};
