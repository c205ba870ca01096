/** French: texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Votre nom et votre e-mail viennent de {{provider}}. Modifiez-les là-bas, et votre prochaine connexion les apportera ici.",
    nameTitle: "Nom",
    nameText: "C’est ainsi que nous vous saluons.",
    nameNews: "Votre nom est enregistré.",
    emailTitle: "E-mail",
    emailText: "Il sert à vous connecter et à recevoir vos billets.",
    newEmail: "Nouvel e-mail",
    newEmailHelp: "Nous y envoyons un code. Tant que vous ne l’avez pas saisi, tout reste avec votre e-mail actuel.",
    verified: "Vérifié",
    unverified: "Non vérifié",
    verify: "Vérifier",
    codeFor: "Saisissez le code envoyé à {{value}}. Il peut mettre une minute à arriver.",
    stays: "D’ici là, {{before}} reste valable.",
    atOnce:
      "Votre e-mail est déjà {{value}}, mais rien ne prouve encore qu’il est à vous. Saisissez le code que nous y avons envoyé ou revenez à {{before}}.",
    changeBack: "Revenir à {{before}}",
    keep: "Garder {{before}}",
    drop: "Pas maintenant",
    phoneTitle: "Numéro de téléphone",
    phoneText: "Pour les codes par SMS, si vous les activez sous «\u00a0Sécurité\u00a0».",
    noPhone: "Aucun pour l’instant.",
    newPhone: "Nouveau numéro de téléphone",
    removePhone: "Retirer ce numéro",
    phoneInUse: "Ce numéro reçoit les codes de connexion. Désactivez les SMS avant de le modifier.",
    toSecurity: "Vers «\u00a0Sécurité\u00a0»",
    codeSentNews: "Le code est en route.",
    verifiedNews: "C’est vérifié. Merci.",
    keptNews: "Tout reste comme avant.",
    phoneRemovedNews: "Votre numéro de téléphone a été retiré.",
    languageTitle: "Langue",
    languageText: "La langue de ces pages.",
    newsletterTitle: "Lettre d’information",
    newsletterLabel: "Envoyez-moi les nouvelles dates par e-mail",
    newsletterText: "Vous pouvez changer d’avis ici quand vous voulez.",
    newsletterNews: "C’est enregistré.",
  },
};
