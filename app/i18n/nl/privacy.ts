/** Nederlands: the texts of the privacy policy in Dutch. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Privacyverklaring",
  description: "Wat {{name}} van je bewaart, waarom, hoelang, en hoe je het laat verwijderen.",
  lead: "Wat deze site van je bewaart, waarom, en hoe je het laat stoppen. Niets hiervan wordt verkocht.",
  short: "Rondkijken wordt niet gemeten en niet opgeschreven: er is geen lijst van bezoeken.",
  cookiesTitle: "Cookies",
  cookiesText: "De eerste vier zijn versleuteld, en geen script kan ze lezen.",
  cookie: "Cookie",
  purpose: "Waarvoor",
  life: "Hoelang",
  session: "Houdt je ingelogd: de bewijzen van je inlog, je naam en je e-mailadres.",
  flow: "Inloggen of registreren dat nog niet klaar is, zodat er bij opnieuw laden niets verloren gaat.",
  guest:
    "Een willekeurig getal dat je plaatsen vasthoudt, een gastidentiteit van Amazon Cognito zonder naam, en de sleutels van bestellingen zonder account.",
  device: "De laatste naam die hier inlogde, en dat je dit apparaat vertrouwt. Blijft staan na het uitloggen.",
  language: "De taal die je hebt gekozen.",
  consent: "Je antwoord over meten. Alleen waar deze site erom vraagt.",
  year: "1 jaar",
  day: "Maximaal 24 uur",
  tab: "Het tabblad zelf onthoudt ook hoe ver je hebt gescrold, en tien seconden lang dat een script niet kon laden. Beide eindigen met het tabblad.",
  phone:
    "Op een telefoon bewaart de browser de ticketpagina’s die je ingelogd opent, zodat ze ook zonder netwerk werken. Ze verdwijnen als je uitlogt of als de show voorbij is.",
  keepTitle: "Wat we bewaren",
  keepOrders:
    "<b>Bestellingen en tickets.</b> Naam, e-mailadres, taal, avond, plaatsen, prijs, terugbetalingen, aan wie een ticket is weggegeven, wanneer het is gescand, en wie wat heeft gewijzigd. Ze blijven zolang de belastingwet dat vraagt.",
  keepHolds: "<b>Reserveringen.</b> Het willekeurige getal of het account dat de plaatsen vasthoudt. Geen naam.",
  keepLetters:
    "<b>Brieven.</b> Wat je schrijft, met je naam, e-mailadres en taal, en het moment waarop je mail over nieuwe data goedvond. Ze blijven tot je ons vraagt ze te verwijderen.",
  keepCounts:
    "<b>Pogingen.</b> Hoe vaak een e-mailadres of een netwerkadres probeerde in te loggen, te reserveren of te schrijven. Maximaal een uur geteld, dan verwijderd.",
  othersTitle: "Wie er nog meer bij betrokken is",
  othersCognito:
    "<b>Amazon Cognito</b> bewaart accounts: e-mailadres, naam, telefoonnummer als je er een gaf, en je wachtwoord, dat wij nooit opslaan. Als je inlogt met Amazon, Apple, Facebook of Google, geven die je e-mailadres en naam door.",
  othersStripe:
    "<b>Stripe</b> neemt de betaling aan op zijn eigen pagina’s. Het krijgt je kaart, je e-mailadres en waarvoor je betaalt.",
  othersMail: "<b>Een maildienst</b> brengt tickets en antwoorden naar je adres.",
  othersSentry:
    "<b>Sentry</b> krijgt, alleen waar deze site er fouten meldt, te zien wat er stukging. Wij voegen je naam en adres niet toe.",
  othersTags:
    "<b>Een tagmanager</b>, alleen waar deze site er een heeft en pas nadat je akkoord ging. Onderaan elke pagina kun je je bedenken.",
  rightsTitle: "Je rechten",
  rightsText:
    "Bekijk wat we bewaren, laat het verbeteren, neem een kopie mee, maak bezwaar, of laat het verwijderen. Mail over nieuwe data stopt zodra je het zegt.",
  rightsAccount: "Met een account kun je zelf <data>je gegevens meenemen of het account verwijderen</data>.",
  rightsDelete:
    "Schrijf ons onder ‘Mijn account of mijn gegevens’, vanaf het e-mailadres waar het om gaat. Alles gaat weg wat geen wet ons laat bewaren; wat moet blijven, zoals een betaalde bestelling, vertellen we je.",
  write: "Schrijf het kantoor",
};
