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
      "Connectez-vous pour voir vos billets et leurs codes QR. Achetés sans compte\u00a0? Utilisez le lien de votre e-mail, ou connectez-vous avec la même adresse et ils apparaîtront ici.",
    signIn: "Se connecter",
    signUp: "Créer un compte",
  },
  sections: {
    overview: "Vue d’ensemble",
    orders: "Commandes",
    following: "Mes suivis",
    billing: "Paiements",
    security: "Sécurité",
    details: "Vos coordonnées",
    privacy: "Vos données",
  },
  again: {
    title: "Confirmez votre identité",
    text: "Votre connexion date un peu. Saisissez votre mot de passe pour modifier votre mode de connexion.",
    password: "Votre mot de passe",
    submit: "Continuer",
    pending: "Vérification en cours",
    elsewhereText: "Votre connexion date un peu. Pour faire des modifications, reconnectez-vous avec {{provider}}.",
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
