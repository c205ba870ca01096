/** French: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Politique de confidentialité",
  description: "Ce que {{name}} garde sur vous, pourquoi, combien de temps, et comment le faire supprimer.",
  lead: "Ce que ce site garde sur vous, pourquoi, et comment y mettre fin. Rien de tout cela n’est vendu.",
  short: "Regarder n’est ni mesuré ni noté\u00a0: il n’existe aucune liste des visites.",
  cookiesTitle: "Les cookies",
  cookiesText: "Les quatre premiers sont chiffrés, et aucun script ne peut les lire.",
  cookie: "Nom",
  purpose: "À quoi il sert",
  life: "Combien de temps",
  session: "Garde votre session ouverte\u00a0: les preuves de votre connexion, votre nom et votre e-mail.",
  flow: "Une connexion ou une inscription pas encore terminée, pour qu’un rechargement ne perde rien.",
  guest:
    "Un nombre aléatoire qui réserve vos places, une identité d’invité Amazon Cognito sans nom et les clés des commandes passées sans compte.",
  device:
    "Le dernier nom connecté ici et le fait que vous faites confiance à cet appareil. Il survit à la déconnexion.",
  language: "La langue que vous avez choisie.",
  consent: "Votre réponse sur la mesure. Seulement là où ce site pose la question.",
  year: "1 an",
  day: "24 heures au maximum",
  tab: "L’onglet lui-même retient aussi jusqu’où vous avez fait défiler la page et, pendant dix secondes, qu’un script ne s’est pas chargé. Les deux disparaissent avec l’onglet.",
  phone:
    "Sur un téléphone, le navigateur garde les pages de billets que vous ouvrez en étant connecté, pour qu’elles fonctionnent sans réseau. Elles disparaissent à la déconnexion ou une fois la soirée terminée.",
  keepTitle: "Ce que nous gardons",
  keepOrders:
    "<b>Commandes et billets.</b> Nom, e-mail, langue, soirée, places, prix, remboursements, à qui un billet a été cédé, quand il a été scanné et qui a modifié quoi. Ils restent aussi longtemps que le droit fiscal l’exige.",
  keepHolds: "<b>Réservations.</b> Le nombre aléatoire ou le compte qui réserve les places. Aucun nom.",
  keepLetters:
    "<b>Lettres.</b> Ce que vous écrivez, avec votre nom, votre e-mail et votre langue, et le moment où vous avez accepté les e-mails sur les nouvelles dates. Elles restent jusqu’à ce que vous nous demandiez de les supprimer.",
  keepCounts:
    "<b>Tentatives.</b> Combien de fois un e-mail ou une adresse réseau a tenté de se connecter, de réserver ou d’écrire. Comptées pendant une heure au maximum, puis supprimées.",
  othersTitle: "Qui d’autre intervient",
  othersCognito:
    "<b>Amazon Cognito</b> garde les comptes\u00a0: e-mail, nom, téléphone si vous l’avez donné, et votre mot de passe, que nous ne stockons jamais. Si vous vous connectez avec Amazon, Apple, Facebook ou Google, ceux-ci lui transmettent votre e-mail et votre nom.",
  othersStripe:
    "<b>Stripe</b> encaisse le paiement sur ses propres pages. Ce service apprend votre carte bancaire, votre e-mail et ce que vous payez.",
  othersMail: "<b>Un service de courrier</b> achemine billets et réponses à votre adresse.",
  othersSentry:
    "<b>Sentry</b>, seulement là où ce site lui signale des pannes, apprend ce qui s’est cassé. Nous n’y ajoutons ni votre nom ni votre adresse.",
  othersTags:
    "<b>Un gestionnaire de balises</b>, seulement là où ce site en a un et seulement après votre accord. Changez d’avis au bas de n’importe quelle page.",
  rightsTitle: "Vos droits",
  rightsText:
    "Voir ce que nous gardons, le faire corriger, en emporter une copie, vous y opposer ou le faire supprimer. Les e-mails sur les nouvelles dates cessent dès que vous le dites.",
  rightsAccount:
    "Avec un compte, vous pouvez <data>emporter vos données ou supprimer le compte</data> sans passer par nous.",
  rightsDelete:
    "Écrivez-nous sous «\u00a0Mon compte ou mes données\u00a0», depuis l’e-mail concerné. Tout ce qu’aucune loi ne nous oblige à garder disparaît\u00a0; ce qui doit rester, comme une commande payée, vous est indiqué.",
  write: "Écrire au bureau",
};
