/** French: the texts of the door, where tickets are scanned, and of giving a ticket away. */
import type { door as en } from "../en/door";
import type { CompleteTable } from "../table-shape";

export const door: CompleteTable<typeof en> = {
  title: "À l’entrée",
  ready: "Contrôle\u00a0: {{label}}",
  readyText:
    "Pointez l’appareil photo de votre téléphone sur le code QR d’un billet et ouvrez le lien. Le résultat s’affiche ici.",
  noPass: "Réservé à l’équipe",
  noPassText:
    "Pour scanner les billets, ouvrez le lien de l’équipe pour cette soirée. Il cesse de fonctionner à la fin de la soirée.",
  noPassStaff: "Vous avez un compte de l’équipe\u00a0? Connectez-vous et choisissez votre soirée.",
  noPassTired: "Votre connexion date déjà. Saisissez votre mot de passe, puis choisissez votre soirée.",
  noPassFactor:
    "Pour scanner, votre compte a besoin d’une deuxième étape de connexion. Activez-la dans votre profil, puis revenez.",
  noPassElsewhere:
    "Pour scanner, il faut se connecter avec une adresse e-mail et un mot de passe. Déconnectez-vous, puis reconnectez-vous ainsi.",
  valid: "Valable",
  validText: "Pas encore utilisé.",
  used: "Déjà utilisé",
  usedText: "Entrée à {{at}}.",
  admitted: "Entrée validée",
  admittedText: "Entrée à {{at}}.",
  disputed: "Bloqué",
  disputedText:
    "Le paiement est contesté. Ne faites entrer personne avec ce billet tant que la banque n’a pas tranché.",
  offered: "En cours de vente",
  offeredText:
    "Le fan a rendu ce billet, et quelqu’un peut le payer jusqu’à\u00a0: {{at}}. Scannez-le de nouveau après.",
  canceled: "Non valable",
  canceledText: "Ce billet a été remboursé.",
  transferred: "Cédé",
  transferredText: "Ce code est annulé. Le billet a été cédé à une autre personne, qui a un nouveau code.",
  otherNight: "Autre soirée",
  otherNightText: "Ce billet est pour {{title}}, {{when}}.",
  unknown: "Pas notre billet",
  unknownText: "Le numéro ou le code ne correspond pas. Demandez le billet imprimé ou l’e-mail.",
  letIn: "Faire entrer",
  lettingIn: "Entrée en cours",
  number: "Billet",
  tier: "Catégorie",
  guest: "Titulaire",
  night: "Soirée",
  give: {
    title: "Céder un billet",
    text: "Cette personne recevra un e-mail avec un nouveau code. Le vôtre cesse aussitôt de fonctionner, et vous ne pourrez pas revenir en arrière.",
    which: "Billet",
    email: "Son e-mail",
    name: "Son nom",
    send: "Céder le billet",
    sending: "Cession en cours",
    done: "Le billet {{number}} a changé de mains. L’e-mail avec le nouveau code est en route.",
    badEmail: "Veuillez saisir une adresse e-mail valide",
    badName: "Ce champ est obligatoire",
    gone: "Ce billet ne peut pas être cédé. Il a déjà été utilisé, remboursé ou cédé.",
    offered: "Vous proposez ce billet, et quelqu’un est peut-être en train de le payer.",
    same: "Ce billet est déjà à cette adresse e-mail.",
    given: "Cédé",
    givenText: "Ce code est annulé. Le billet a un nouveau titulaire et un nouveau code.",
  },
  lost: {
    title: "Billets perdus\u00a0?",
    text: "Saisissez l’e-mail de votre achat. Nous vous enverrons les liens de tous vos billets à venir.",
    email: "E-mail de la commande",
    send: "Envoyer mes billets",
    sending: "Envoi en cours",
    done: "Si nous avons des billets pour {{email}}, ils sont en route. Attendez une minute et regardez dans vos spams.",
    badEmail: "Veuillez saisir une adresse e-mail valide",
    tooMany: "Trop de tentatives. Attendez une heure, puis réessayez.",
  },
};
