/** French: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Politique de confidentialité",
  description: "Ce que {{name}} garde sur vous, pourquoi, combien de temps et comment le supprimer.",
  lead: "Ce que nous gardons sur vous, pourquoi, et comment y mettre fin. Nous n’en vendons rien.",
  short: "Nous ne mesurons ni n’enregistrons votre navigation. Il n’y a aucune liste de visites.",
  cookiesTitle: "Cookies",
  cookiesText: "Les quatre premiers sont chiffrés, et aucun script ne peut les lire.",
  cookie: "Nom",
  purpose: "Finalité",
  life: "Durée",
  session: "Garde votre session ouverte\u00a0: vos jetons de connexion, votre nom et votre e-mail.",
  flow: "Une connexion ou une inscription en cours, pour qu’un rechargement ne perde rien.",
  guest:
    "Un nombre aléatoire qui réserve vos places, un identifiant d’invité Amazon Cognito sans nom et les clés des commandes passées sans compte.",
  device:
    "Le dernier nom utilisé pour se connecter ici, et si vous faites confiance à cet appareil. Reste après la déconnexion.",
  language: "La langue que vous avez choisie.",
  consent: "Votre choix sur la mesure d’audience, si ce site le demande.",
  year: "1 an",
  day: "Jusqu’à 24 heures",
  tab: "Votre onglet retient aussi jusqu’où vous avez fait défiler la page et, pendant dix secondes, qu’un script ne s’est pas chargé. Les deux disparaissent quand vous le fermez.",
  phone:
    "Sur un téléphone, le navigateur garde les pages de billets que vous ouvrez en étant connecté, pour qu’elles fonctionnent sans réseau. Elles disparaissent à la déconnexion ou une fois la soirée terminée.",
  keepTitle: "Ce que nous gardons",
  keepOrders:
    "<b>Commandes et billets.</b> Nom, e-mail, langue, soirée, places, prix, remboursements, cessions, heures de scan et qui a modifié quoi. Gardés aussi longtemps que le droit fiscal l’exige.",
  keepHolds: "<b>Réservations.</b> Le nombre aléatoire ou le compte qui réserve les places. Pas de nom.",
  keepLetters:
    "<b>Messages.</b> Ce que vous écrivez, votre nom, votre e-mail et votre langue, et le moment où vous avez accepté les e-mails sur les nouvelles dates. Gardés jusqu’à ce que vous nous demandiez de les supprimer.",
  keepCounts:
    "<b>Tentatives.</b> Combien de fois un e-mail ou une adresse réseau a tenté de se connecter, de réserver des places ou de nous contacter. Comptées pendant un jour au plus, puis supprimées.",
  keepFollows:
    "<b>Suivis et rappels.</b> Votre e-mail, sa langue et ce que vous suivez. Conservés jusqu’à ce que vous arrêtiez\u00a0; chacun de ces e-mails contient un lien pour cela. Nous supprimons un rappel 7 jours après l’ouverture de la vente, un e-mail jamais confirmé après 7 jours et un e-mail qui ne suit plus rien après 60. Si vous désactivez un type d’e-mail, nous nous en souvenons.",
  keepSearches:
    "<b>Recherches.</b> Nous n’enregistrons pas ce que vous cherchez. Nous comptons les recherches par adresse réseau, pendant une minute.",
  othersTitle: "Qui d’autre reçoit des données",
  othersCognito:
    "<b>Amazon Cognito</b> garde les comptes\u00a0: e-mail, nom, téléphone si vous l’avez donné, et votre mot de passe, que nous ne stockons jamais. Si vous vous connectez avec Amazon, Apple, Facebook ou Google, ceux-ci lui transmettent votre e-mail et votre nom.",
  othersStripe:
    "<b>Stripe</b> encaisse les paiements sur ses propres pages. Il reçoit votre carte bancaire, votre e-mail et ce que vous payez.",
  othersMail: "<b>Un service d’e-mail</b> achemine vos billets et nos réponses.",
  othersSentry:
    "<b>Sentry</b>, si ce site l’utilise, reçoit les rapports d’erreur. Nous n’y ajoutons ni votre nom ni votre adresse.",
  othersTags:
    "<b>Un gestionnaire de balises</b>, si ce site en a un et seulement après votre accord. Changez d’avis au bas de n’importe quelle page.",
  rightsTitle: "Vos droits",
  rightsText:
    "Consulter ce que nous gardons, le corriger, en obtenir une copie, vous y opposer ou le faire supprimer. Désabonnez-vous des e-mails sur les nouvelles dates à tout moment.",
  rightsAccount:
    "Avec un compte, vous pouvez <data>télécharger vos données ou supprimer votre compte</data> vous-même.",
  rightsDelete:
    "Contactez-nous sous «\u00a0Mon compte ou mes données\u00a0», depuis l’e-mail concerné. Nous supprimons tout ce que la loi ne nous oblige pas à garder et vous disons ce qui doit rester, par exemple une commande payée.",
  write: "Nous contacter",
};
