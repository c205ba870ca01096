/** French: the authenticator's texts. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "Rejoignez {{site}} ou connectez-vous",
    close: "Fermer",
    tabs: "Se connecter ou créer un compte",
    behind: "Vous reviendrez tout de suite à cette page.",
    seatsHeld_one: "Votre place est réservée jusqu’à {{until}}.",
    seatsHeld_many: "Vos {{count}} de places sont réservées jusqu’à {{until}}.",
    seatsHeld_other: "Vos {{count}} places sont réservées jusqu’à {{until}}.",
    notFoundTitle: "Étape introuvable",
    failedTitle: "Une erreur est survenue",
    notFound: "Cette étape n’existe pas. Connectez-vous ou revenez à la page.",
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
    authenticated: "Connexion réussie",
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
    linkInstead: "Vous avez reçu un lien au lieu d’un code\u00a0? Ouvrez-le et nous vous connecterons ici.",
    totpCode: "Saisissez le code de votre application d’authentification.",
    loading: "Chargement…",
    forceNewPassword: "Choisissez un nouveau mot de passe pour continuer.",
    resetPassword:
      "Nous enverrons un code à l’e-mail ou au téléphone de votre compte. Il vous servira à choisir un nouveau mot de passe.",
    resetCodeEmailed:
      "Votre code est en route. Pour choisir un nouveau mot de passe, saisissez le code envoyé par e-mail à {{destination}}. Il peut mettre une minute à arriver.",
    resetCodeTexted:
      "Votre code est en route. Pour choisir un nouveau mot de passe, saisissez le code envoyé par SMS au {{destination}}. Il peut mettre une minute à arriver.",
    resetCodeSent:
      "Votre code est en route. Pour choisir un nouveau mot de passe, saisissez le code que nous vous avons envoyé. Il peut mettre une minute à arriver.",
    verifyUser:
      "Nous vous enverrons un code de vérification. En cas d’oubli du mot de passe, un contact vérifié vous rend l’accès.",
    verifyCodeEmailed:
      "Votre code est en route. Pour vérifier votre adresse e-mail, saisissez le code envoyé par e-mail à {{destination}}. Il peut mettre une minute à arriver.",
    verifyCodeTexted:
      "Votre code est en route. Pour vérifier votre numéro de téléphone, saisissez le code envoyé par SMS au {{destination}}. Il peut mettre une minute à arriver.",
    verifyCodeSent:
      "Votre code est en route. Pour vérifier votre contact, saisissez le code que nous vous avons envoyé. Il peut mettre une minute à arriver.",
    selectMfaType: "Choisissez comment confirmer votre identité.",
    signedInAs: "Compte connecté\u00a0: {{email}}.",
    checkSpam: "Regardez aussi dans vos spams.",
    passkey: "Confirmez avec votre visage, votre empreinte ou le verrouillage de l’écran.",
    passkeyScripts: "Les clés d’accès nécessitent JavaScript. Activez-le ou connectez-vous autrement.",
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
    codeSentTo: "Nous avons envoyé un nouveau code à {{destination}}.",
    codeSent: "Nous avons envoyé un nouveau code.",
    notConfirmedYetTo: "Votre compte n’est pas encore confirmé. Nous avons envoyé un nouveau code à {{destination}}.",
    notConfirmedYet: "Votre compte n’est pas encore confirmé. Nous avons envoyé un nouveau code.",
    confirmed: "Votre compte est confirmé. Veuillez vous connecter avec vos identifiants.",
    flowEnded:
      "Cette étape a expiré, ou vous l’avez commencée dans un autre navigateur. Veuillez vous connecter avec vos identifiants.",
    wentOnElsewhere: "Vous avez continué dans un autre onglet ou une autre fenêtre. Reprenez ici.",
    linkNotOpenedYet:
      "Votre compte n’est pas encore confirmé. Ouvrez le lien que nous vous avons envoyé ou saisissez son code.",
    passwordChanged: "Votre mot de passe a été modifié. Veuillez vous connecter avec vos identifiants.",
    resetRequiredTo:
      "Il vous faut un nouveau mot de passe avant de pouvoir vous connecter. Nous avons envoyé un code à {{destination}}.",
    resetRequired:
      "Il vous faut un nouveau mot de passe avant de pouvoir vous connecter. Nous vous avons envoyé un code.",
  },
};
