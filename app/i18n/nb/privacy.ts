/** Norsk bokmål: the texts of the privacy policy in Norwegian Bokmål. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Personvernerklæring",
  description: "Hva {{name}} lagrer om deg, hvorfor, hvor lenge og hvordan du sletter det.",
  lead: "Hva vi lagrer om deg, hvorfor, og hvordan du stopper det. Vi selger ikke noe av det.",
  short: "Vi måler eller registrerer ikke hva du ser på. Det finnes ingen liste over besøk.",
  cookiesTitle: "Informasjons\u00adkapsler",
  cookiesText: "De fire første er kryptert, og ingen skript kan lese dem.",
  cookie: "Informasjonskapsel",
  purpose: "Formål",
  life: "Varighet",
  session: "Holder deg innlogget: innloggingstokenene dine, navnet og e-postadressen din.",
  flow: "En innlogging eller registrering som er i gang, så ingenting går tapt når siden lastes på nytt.",
  guest:
    "Et tilfeldig tall som reserverer plassene dine, en navnløs gjeste-ID hos Amazon Cognito og nøklene til gjestebestillinger.",
  device: "Navnet som sist ble brukt til å logge inn her, og om du stoler på enheten. Blir værende når du logger ut.",
  language: "Språket du har valgt.",
  consent: "Valget ditt om måling, hvis nettstedet spør.",
  year: "1 år",
  day: "Opptil 24 timer",
  tab: "Fanen husker også hvor langt du har rullet, og i ti sekunder at et skript ikke ble lastet. Begge deler forsvinner når du lukker den.",
  phone:
    "På en telefon tar nettleseren vare på billettsidene du åpner mens du er logget inn, så de virker uten nett. De forsvinner når du logger ut eller showet er over.",
  keepTitle: "Hva vi lagrer",
  keepOrders:
    "<b>Bestillinger og billetter.</b> Navn, e-postadresse, språk, show, plasser, pris, refusjoner, overføringer, skannetidspunkter og hvem som endret hva. Lagres så lenge skatteloven krever det.",
  keepHolds: "<b>Reservasjoner.</b> Det tilfeldige tallet eller kontoen som reserverer plassene. Ikke noe navn.",
  keepLetters:
    "<b>Meldinger.</b> Det du skriver, navn, e-postadresse og språk, og når du sa ja til e-post om nye datoer. Lagres til du ber oss slette det.",
  keepCounts:
    "<b>Forsøk.</b> Hvor ofte en e-post- eller nettverksadresse prøvde å logge inn, reservere plasser eller kontakte oss. Telles i opptil et døgn, deretter slettes det.",
  keepFollows:
    "<b>Følging og påminnelser.</b> E-posten din, språket og det du følger. Lagres til du slutter; hver av disse e-postene har en lenke for det. Vi sletter en påminnelse 7 dager etter at salget åpner, en e-post som aldri ble bekreftet, etter 7 dager og en som ikke følger noe, etter 60. Hvis du slår av en type e-post, husker vi det.",
  keepSearches: "<b>Søk.</b> Vi lagrer ikke det du søker etter. Vi teller søk per nettverksadresse i ett minutt.",
  othersTitle: "Hvem andre som får data",
  othersCognito:
    "<b>Amazon Cognito</b> tar vare på kontoene: e-postadresse, navn, telefonnummer hvis du oppga det, og passordet ditt, som vi aldri lagrer. Logger du inn med Amazon, Apple, Facebook eller Google, gir de e-postadressen og navnet ditt dit.",
  othersStripe:
    "<b>Stripe</b> tar imot betaling på sine egne sider. De får betalingskortet ditt, e-postadressen din og hva du betaler for.",
  othersMail: "<b>En e-posttjeneste</b> leverer billettene dine og svarene våre.",
  othersSentry:
    "<b>Sentry</b> får feilrapporter, hvis nettstedet bruker det. Vi legger ikke til navnet eller adressen din.",
  othersTags:
    "<b>En taggbehandler</b>, hvis nettstedet har en, og bare etter at du har samtykket. Du kan ombestemme deg nederst på alle sider.",
  rightsTitle: "Rettighetene dine",
  rightsText:
    "Se hva vi lagrer, få det rettet, få en kopi, protester eller få det slettet. Du kan melde deg av e-post om nye datoer når som helst.",
  rightsAccount: "Med en konto kan du selv <data>laste ned opplysningene dine eller slette kontoen</data>.",
  rightsDelete:
    "Kontakt oss under «Kontoen min eller opplysningene mine» fra e-postadressen det gjelder. Vi sletter alt loven ikke krever at vi beholder, og forteller deg hva som må bli, for eksempel en betalt bestilling.",
  write: "Kontakt oss",
};
