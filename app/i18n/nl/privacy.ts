/** Nederlands: the texts of the privacy policy in Dutch. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Privacyverklaring",
  description: "Wat {{name}} van je bewaart, waarom, hoelang en hoe je het verwijdert.",
  lead: "Wat we van je bewaren, waarom, en hoe je het laat stoppen. We verkopen er niets van.",
  short: "We meten of registreren niet wat je bekijkt. Er is geen lijst van bezoeken.",
  cookiesTitle: "Cookies",
  cookiesText: "De eerste vier zijn versleuteld, en geen script kan ze lezen.",
  cookie: "Cookie",
  purpose: "Doel",
  life: "Bewaard",
  session: "Houdt je ingelogd: je inlogtokens, naam en e-mailadres.",
  flow: "Een inlog of registratie die nog bezig is, zodat je niets kwijtraakt bij opnieuw laden.",
  guest:
    "Een willekeurig getal dat je plaatsen vasthoudt, een naamloze gast-ID van Amazon Cognito en de sleutels van gastbestellingen.",
  device: "De laatste naam waarmee hier is ingelogd, en of je dit apparaat vertrouwt. Blijft staan als je uitlogt.",
  language: "De taal die je hebt gekozen.",
  consent: "Je keuze over meten, als deze site ernaar vraagt.",
  year: "1 jaar",
  day: "Maximaal 24 uur",
  tab: "Je tabblad onthoudt ook hoe ver je hebt gescrold en, tien seconden lang, dat een script niet kon laden. Beide verdwijnen als je het sluit.",
  phone:
    "Op een telefoon bewaart de browser de ticketpagina’s die je opent terwijl je bent ingelogd, zodat ze ook zonder netwerk werken. Ze verdwijnen als je uitlogt of als de show voorbij is.",
  keepTitle: "Wat we bewaren",
  keepOrders:
    "<b>Bestellingen en tickets.</b> Naam, e-mailadres, taal, show, plaatsen, prijs, terugbetalingen, overdrachten, scantijden en wie wat heeft gewijzigd. Bewaard zolang de belastingwet dat vereist.",
  keepHolds: "<b>Reserveringen.</b> Het willekeurige getal of het account dat de plaatsen vasthoudt. Geen naam.",
  keepLetters:
    "<b>Berichten.</b> Wat je schrijft, je naam, e-mailadres en taal, en wanneer je instemde met e-mails over nieuwe data. Bewaard tot je ons vraagt ze te verwijderen.",
  keepCounts:
    "<b>Pogingen.</b> Hoe vaak een e-mail- of netwerkadres probeerde in te loggen, plaatsen te reserveren of contact op te nemen. Maximaal een dag geteld, dan verwijderd.",
  keepFollows:
    "<b>Volgen en herinneringen.</b> Je e-mailadres, de taal en wat je volgt. Bewaard tot je stopt; elk van deze e-mails heeft daar een link voor. We verwijderen een herinnering 7 dagen na de start van de verkoop, een adres dat nooit is bevestigd na 7 dagen en een adres dat niets meer volgt na 60. Zet je een soort e-mail uit, dan onthouden we dat.",
  keepSearches:
    "<b>Zoeken.</b> We bewaren niet wat je zoekt. We tellen zoekopdrachten per netwerkadres, een minuut lang.",
  othersTitle: "Wie nog meer gegevens krijgt",
  othersCognito:
    "<b>Amazon Cognito</b> beheert de accounts: e-mailadres, naam, telefoonnummer als je dat gaf, en je wachtwoord, dat wij nooit opslaan. Als je inlogt met Amazon, Apple, Facebook of Google, geven die je e-mailadres en naam door.",
  othersStripe:
    "<b>Stripe</b> ontvangt betalingen op zijn eigen pagina’s. Het krijgt je betaalkaart, je e-mailadres en waarvoor je betaalt.",
  othersMail: "<b>Een e-maildienst</b> bezorgt je tickets en onze antwoorden.",
  othersSentry: "<b>Sentry</b> krijgt foutmeldingen, als deze site het gebruikt. Wij voegen je naam of adres niet toe.",
  othersTags:
    "<b>Een tagmanager</b>, als deze site die heeft en pas nadat je akkoord gaat. Onderaan elke pagina kun je van gedachten veranderen.",
  rightsTitle: "Je rechten",
  rightsText:
    "Bekijk wat we bewaren, laat het verbeteren, vraag een kopie, maak bezwaar of laat het verwijderen. Voor e-mails over nieuwe data kun je je altijd afmelden.",
  rightsAccount: "Met een account kun je zelf <data>je gegevens downloaden of je account verwijderen</data>.",
  rightsDelete:
    "Neem contact met ons op onder ‘Mijn account of mijn gegevens’, vanaf het e-mailadres waar het om gaat. We verwijderen alles wat we niet wettelijk moeten bewaren, en vertellen je wat moet blijven, zoals een betaalde bestelling.",
  write: "Contact",
};
