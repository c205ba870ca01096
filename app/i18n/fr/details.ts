/** French: texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Votre nom et votre e-mail viennent de {{provider}}. Modifiez-les là-bas\u00a0: ils seront mis à jour ici à votre prochaine connexion.",
    nameTitle: "Nom",
    nameText: "C’est ainsi que nous vous appelons.",
    nameNews: "Nom enregistré.",
    emailTitle: "E-mail",
    emailText: "Il sert à vous connecter et à recevoir vos billets.",
    newEmail: "Nouvel e-mail",
    newEmailHelp: "Nous y enverrons un code. Votre e-mail actuel reste en usage jusqu’à la saisie du code.",
    verified: "Vérifié",
    unverified: "Non vérifié",
    verify: "Vérifier",
    codeFor: "Saisissez le code que nous avons envoyé à {{value}}. Il peut mettre une minute à arriver.",
    stays: "D’ici là, nous continuons d’utiliser {{before}}.",
    atOnce:
      "Votre e-mail est maintenant {{value}}, mais il n’est pas vérifié. Saisissez le code que nous y avons envoyé ou revenez à {{before}}.",
    changeBack: "Revenir à {{before}}",
    keep: "Garder {{before}}",
    drop: "Pas maintenant",
    phoneTitle: "Numéro de téléphone",
    phoneText: "Pour recevoir les codes de connexion par SMS, si vous les activez dans «\u00a0Sécurité\u00a0».",
    noPhone: "Pas encore de numéro.",
    newPhone: "Nouveau numéro de téléphone",
    removePhone: "Supprimer ce numéro",
    phoneInUse: "Nous envoyons vos codes de connexion par SMS à ce numéro. Désactivez les SMS avant de le modifier.",
    toSecurity: "Aller à «\u00a0Sécurité\u00a0»",
    codeSentNews: "Votre code est en route.",
    verifiedNews: "C’est vérifié.",
    keptNews: "Rien n’a été modifié.",
    phoneRemovedNews: "Numéro de téléphone supprimé.",
    languageTitle: "Langue",
    languageText: "La langue de ce site.",
    newsletterTitle: "Newsletter",
    newsletterLabel: "Prévenez-moi des nouvelles soirées par e-mail",
    newsletterText: "Désabonnez-vous ici à tout moment.",
    newsletterNews: "C’est enregistré.",
  },
};
