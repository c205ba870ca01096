/** French texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Votre mot de passe a été modifié",
    password:
      "Le mot de passe de votre compte {{name}} a été modifié le {{date}}. Tous les autres navigateurs et applications ont été déconnectés.",
    emailSubject: "Votre adresse de connexion a été modifiée",
    email: "L’adresse e-mail de votre compte {{name}} a été modifiée le {{date}}. Cette adresse n’y est plus associée.",
    phoneSubject: "Un numéro de téléphone a été ajouté à votre compte",
    phone: "Un nouveau numéro de téléphone a été ajouté le {{date}} à votre compte {{name}}.",
    passkeyAddedSubject: "Une clé d’accès a été ajoutée à votre compte",
    passkeyAdded:
      "Une clé d’accès a été ajoutée le {{date}} à votre compte {{name}}. Elle permet de se connecter sans votre mot de passe.",
    passkeyRemovedSubject: "Une clé d’accès a été retirée de votre compte",
    passkeyRemoved:
      "Une clé d’accès a été retirée le {{date}} de votre compte {{name}}. Elle ne permet plus de se connecter.",
    factorSubject: "Une deuxième étape de connexion a été désactivée",
    factor: "Une deuxième étape de connexion a été désactivée le {{date}} pour votre compte {{name}}.",
    factorOnSubject: "Une deuxième étape de connexion a été activée",
    factorOn: "Une deuxième étape de connexion a été activée le {{date}} pour votre compte {{name}}.",
    appReplacedSubject: "Votre application d’authentification a été remplacée",
    appReplaced:
      "L’application d’authentification de votre compte {{name}} a été remplacée le {{date}}. Les codes de l’ancienne ne sont plus valables.",
    wasYou: "Si c’était vous, vous n’avez rien à faire.",
    wasNotYou:
      "Si ce n’était pas vous, réinitialisez votre mot de passe maintenant. Vérifiez ensuite l’adresse e-mail, le numéro de téléphone, les clés d’accès et les appareils dans votre profil.",
    noReset:
      "Si ce n’était pas vous, contactez-nous immédiatement. Cet e-mail ne permet plus de réinitialiser le mot de passe.",
    noCode:
      "Si ce n’était pas vous, réinitialisez votre mot de passe maintenant. Si un code que vous n’avez pas vous est demandé à la connexion, contactez-nous immédiatement.",
    reset: "Réinitialiser le mot de passe",
    code: {
      signUp: {
        subject: "Confirmez votre adresse e-mail",
        heading: "Saisissez ce code pour finir de créer votre compte {{name}}.",
      },
      reset: {
        subject: "Votre code pour un nouveau mot de passe",
        heading: "Saisissez ce code pour choisir un nouveau mot de passe pour votre compte {{name}}.",
      },
      contact: {
        subject: "Confirmez votre adresse e-mail",
        heading: "Saisissez ce code pour confirmer cette adresse e-mail pour votre compte {{name}}.",
      },
      signIn: { subject: "Votre code de connexion", heading: "Saisissez ce code pour vous connecter à {{name}}." },
      where:
        "Saisissez-le sur la page où vous l’avez demandé. Ne le communiquez à personne\u00a0: nous ne vous le demanderons jamais.",
      unasked: "Vous n’avez pas demandé de code\u00a0? Vous n’avez rien à faire.",
      text: "Votre code {{name}} : {{code}}. Ne le communiquez à personne.",
    },
  },
};
