/** Norsk bokmål: the texts of the privacy policy in Norwegian Bokmål. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Personvernerklæring",
  description: "Hva {{name}} lagrer om deg, hvorfor, hvor lenge, og hvordan du får det slettet.",
  lead: "Hva dette nettstedet lagrer om deg, hvorfor, og hvordan du får det til å slutte. Ingenting her selges.",
  short: "Å se seg rundt måles ikke og skrives ikke ned: Det finnes ingen liste over besøk.",
  cookiesTitle: "Informasjonskapsler",
  cookiesText: "De fire første er kryptert, og ingen skript kan lese dem.",
  cookie: "Informasjonskapsel",
  purpose: "Hva for",
  life: "Hvor lenge",
  session: "Holder deg innlogget: bevisene på innloggingen, navnet ditt og e-postadressen din.",
  flow: "En innlogging eller registrering som ikke er ferdig, så ingenting går tapt når siden lastes på nytt.",
  guest:
    "Et tilfeldig tall som holder plassene dine, en gjesteidentitet hos Amazon Cognito uten navn, og nøklene til bestillinger gjort uten konto.",
  device: "Det siste navnet som logget inn her, og at du stoler på denne enheten. Blir værende etter utlogging.",
  language: "Språket du har valgt.",
  consent: "Svaret ditt om måling. Bare der nettstedet spør.",
  year: "1 år",
  day: "Høyst 24 timer",
  tab: "Fanen selv husker også hvor langt du har rullet, og i ti sekunder at et skript ikke lot seg laste. Begge deler slutter med fanen.",
  phone:
    "På en telefon tar nettleseren vare på billettsidene du åpner når du er logget inn, så de virker uten nett. De forsvinner når du logger ut eller showet er over.",
  keepTitle: "Hva vi lagrer",
  keepOrders:
    "<b>Bestillinger og billetter.</b> Navn, e-postadresse, språk, kveld, plasser, pris, refusjoner, hvem en billett ble gitt til, når den ble skannet, og hvem som endret hva. De blir værende så lenge skatteloven krever det.",
  keepHolds: "<b>Reservasjoner.</b> Det tilfeldige tallet eller kontoen som holder plassene. Ikke noe navn.",
  keepLetters:
    "<b>Brev.</b> Det du skriver, med navn, e-postadresse og språk, og tidspunktet da du sa ja til e-post om nye datoer. De blir værende til du ber oss slette dem.",
  keepCounts:
    "<b>Forsøk.</b> Hvor ofte en e-postadresse eller en nettverksadresse prøvde å logge inn, reservere eller skrive. Telles i høyst en time, så slettes det.",
  othersTitle: "Hvem andre som er med",
  othersCognito:
    "<b>Amazon Cognito</b> holder kontoene: e-postadresse, navn, telefonnummer hvis du oppga et, og passordet ditt, som vi aldri lagrer. Logger du inn med Amazon, Apple, Facebook eller Google, gir de e-postadressen og navnet ditt dit.",
  othersStripe:
    "<b>Stripe</b> tar imot betalingen på sine egne sider. De får vite kortet ditt, e-postadressen din og hva du betaler for.",
  othersMail: "<b>En e-posttjeneste</b> bringer billetter og svar til adressen din.",
  othersSentry:
    "<b>Sentry</b> får vite hva som gikk i stykker, bare der nettstedet melder feil dit. Vi legger verken til navnet eller adressen din.",
  othersTags:
    "<b>En taggbehandler</b>, bare der nettstedet har en, og først etter at du har samtykket. Du kan ombestemme deg nederst på hver side.",
  rightsTitle: "Rettighetene dine",
  rightsText:
    "Se hva vi lagrer, få det rettet, ta med deg en kopi, protester, eller få det slettet. E-post om nye datoer slutter i det øyeblikket du sier fra.",
  rightsAccount: "Har du en konto, kan du <data>ta med deg opplysningene dine eller slette kontoen</data> selv.",
  rightsDelete:
    "Skriv til oss under «Kontoen min eller opplysningene mine», fra e-postadressen det gjelder. Alt slettes som ingen lov krever at vi beholder; hva som må bli, for eksempel en betalt bestilling, sier vi fra om.",
  write: "Skriv til kontoret",
};
