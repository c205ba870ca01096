/** French: the authenticator's texts. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "Rejoignez {{site}} ou connectez-vous",
    close: "Fermer",
    tabs: "Se connecter ou créer un compte",
    behind: "Vous reviendrez là où vous étiez.",
    seatsHeld_one: "Votre place reste réservée jusqu’à {{until}}.",
    seatsHeld_many: "Vos {{count}} de places restent réservées jusqu’à {{until}}.",
    seatsHeld_other: "Vos {{count}} places restent réservées jusqu’à {{until}}.",
    notFoundTitle: "Cette étape n’existe pas",
    failedTitle: "Cela n’a pas fonctionné",
    notFound: "Cette étape n’existe pas ici. Connectez-vous pour continuer ou revenez à la page.",
  },
  titles: {
    signIn: "Se connecter",
    signUp: "Créer un compte",
    confirmSignUp: "Confirmer l’inscription",
    confirmSignIn: "Confirmer la connexion",
    setupTOTP: "Configurer TOTP",
    forceNewPassword: "Changer de mot de passe",
    resetPassword: "Réinitialiser le mot de passe",
    confirmResetPassword: "Réinitialiser le mot de passe",
    verifyUser: "La récupération du compte demande un contact vérifié",
    confirmVerifyUser: "La récupération du compte demande un contact vérifié",
    selectMfaType: "Authentification multifacteur",
    authenticated: "Votre session est ouverte",
  },
  headings: {
    signIn: "Connectez-vous",
    weEmailedYou: "E-mail envoyé",
    weTextedYou: "SMS envoyé",
    weSentACode: "Code envoyé",
    confirmSmsCode: "Confirmer le code SMS",
    confirmTotpCode: "Confirmer le code TOTP",
    hello: "Bonjour {{name}}",
    hi: "Bonjour",
    passkey: "Utilisez votre clé d’accès",
  },
  messages: {
    codeEmailed:
      "Votre code est en route. Pour vous connecter, saisissez le code envoyé par e-mail à {{destination}}. Il peut mettre une minute à arriver.",
    codeTexted:
      "Votre code est en route. Pour vous connecter, saisissez le code envoyé par SMS au {{destination}}. Il peut mettre une minute à arriver.",
    codeSent:
      "Votre code est en route. Pour vous connecter, saisissez le code que nous vous avons envoyé. Il peut mettre une minute à arriver.",
    linkInstead:
      "Le message contenait un lien au lieu d’un code\u00a0? Ouvrez-le et la connexion se fera ici automatiquement.",
    totpCode: "Saisissez le code affiché par votre application d’authentification.",
    loading: "Chargement…",
    forceNewPassword: "Choisissez votre propre mot de passe pour continuer.",
    resetPassword:
      "Nous envoyons un code au contact de votre compte. Il vous permettra de choisir un nouveau mot de passe.",
    resetCodeEmailed:
      "Votre code est en route. Pour choisir un nouveau mot de passe, saisissez le code envoyé par e-mail à {{destination}}. Il peut mettre une minute à arriver.",
    resetCodeTexted:
      "Votre code est en route. Pour choisir un nouveau mot de passe, saisissez le code envoyé par SMS au {{destination}}. Il peut mettre une minute à arriver.",
    resetCodeSent:
      "Votre code est en route. Pour choisir un nouveau mot de passe, saisissez le code que nous vous avons envoyé. Il peut mettre une minute à arriver.",
    verifyUser:
      "Nous y envoyons un code. Avec un contact vérifié, vous pourrez retrouver votre compte si vous oubliez votre mot de passe.",
    verifyCodeEmailed:
      "Votre code est en route. Pour vérifier votre adresse e-mail, saisissez le code envoyé par e-mail à {{destination}}. Il peut mettre une minute à arriver.",
    verifyCodeTexted:
      "Votre code est en route. Pour vérifier votre numéro de téléphone, saisissez le code envoyé par SMS au {{destination}}. Il peut mettre une minute à arriver.",
    verifyCodeSent:
      "Votre code est en route. Pour vérifier votre contact, saisissez le code que nous vous avons envoyé. Il peut mettre une minute à arriver.",
    selectMfaType: "Choisissez comment confirmer qu’il s’agit bien de vous.",
    signedInAs: "Vous utilisez le compte {{email}}.",
    checkSpam: "Regardez aussi dans vos spams.",
    passkey: "Confirmez avec votre visage, votre empreinte ou le verrouillage de l’écran.",
    passkeyScripts: "Une clé d’accès nécessite JavaScript. Activez-le ou connectez-vous autrement.",
  },
  choices: {
    email: "E-mail\u00a0: {{contact}}",
    phoneNumber: "Numéro de téléphone\u00a0: {{contact}}",
    textMessage: "Message texte (SMS)",
    authenticatorApp: "Application d’authentification (TOTP)",
    emailMessage: "E-mail",
  },
  federated: {
    signInAmazon: "Se connecter avec Amazon",
    signInApple: "Se connecter avec Apple",
    signInFacebook: "Se connecter avec Facebook",
    signInGoogle: "Se connecter avec Google",
    signUpAmazon: "S’inscrire avec Amazon",
    signUpApple: "S’inscrire avec Apple",
    signUpFacebook: "S’inscrire avec Facebook",
    signUpGoogle: "S’inscrire avec Google",
    or: "ou",
  },
  pending: {
    signIn: "Connexion en cours",
    createAccount: "Création du compte",
    confirm: "Confirmation en cours",
    resendCode: "Envoi en cours",
    signOut: "Déconnexion en cours",
    sendCode: "Envoi en cours",
    submit: "Envoi en cours",
    changePassword: "Modification en cours",
    verify: "Vérification en cours",
  },
  notices: {
    codeSentTo: "Un nouveau code a été envoyé à {{destination}}.",
    codeSent: "Un nouveau code a été envoyé.",
    notConfirmedYetTo: "Votre compte n’est pas encore confirmé. Un nouveau code a été envoyé à {{destination}}.",
    notConfirmedYet: "Votre compte n’est pas encore confirmé. Un nouveau code a été envoyé.",
    confirmed: "Votre compte est confirmé. Veuillez vous connecter avec vos identifiants.",
    flowEnded:
      "Cette étape est terminée ou a commencé dans un autre navigateur. Veuillez vous connecter avec vos identifiants.",
    wentOnElsewhere: "Vous avez continué dans un autre onglet ou une autre fenêtre. Voici où vous en êtes.",
    linkNotOpenedYet:
      "Votre compte n’est pas encore confirmé. Ouvrez d’abord le lien du message ou saisissez son code.",
    passwordChanged: "Votre mot de passe a été modifié. Veuillez vous connecter avec vos identifiants.",
    resetRequiredTo:
      "Il vous faut un nouveau mot de passe avant de pouvoir vous connecter. Un code a été envoyé à {{destination}}.",
    resetRequired:
      "Il vous faut un nouveau mot de passe avant de pouvoir vous connecter. Nous vous avons envoyé un code.",
  },
};
