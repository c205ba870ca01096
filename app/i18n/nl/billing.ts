/** Nederlands: the texts of buying Premium and broadcasts, in Dutch. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Kopen voor {{price}}",
    going: "Betaalpagina wordt geopend",
    stripe: "Betaal met kaart op de pagina van Stripe. Je kunt kijken zodra je betaling rond is.",
    owned: "Deze heb je al",
    ownedText: "Kijk live of als herhaling.",
    included: "Van jou met Premium",
    includedText: "Inbegrepen in je lidmaatschap, live en als herhaling.",
    watch: "Kijken",
    confirming: "Je betaling wordt nog bevestigd",
    confirmingText: "Je bank heeft nog niet gereageerd. Deze pagina controleert het om de paar seconden opnieuw.",
    again: "Opnieuw controleren",
    ended: "Je hebt de betaling niet afgerond. Er is niets afgeschreven.",
    refunded: "Dit heb je al, dus we betalen de tweede betaling terug op je betaalkaart.",
    trialUsed:
      "Met deze kaart is al een gratis proefperiode gebruikt. Je lidmaatschap is daarom niet begonnen en er is niets afgeschreven. Je kunt lid worden zonder proefperiode.",
    unreachable:
      "We kunnen de betaaldienst niet bereiken. Er is niets afgeschreven. Probeer het over een minuut opnieuw.",
    gone: "Nu niet in de verkoop.",
  },
  member: {
    join: "Word Premium-lid",
    title: "Je bent lid",
    plan: "Abonnement: {{plan}}, {{price}} {{per}}",
    trial: "Je gratis proefperiode eindigt op {{date}}. Op die dag schrijven we voor het eerst af.",
    active: "Wordt verlengd op {{date}}.",
    ending: "Opgezegd. Je houdt alles tot {{date}}.",
    pastDueTitle: "Je laatste betaling is mislukt",
    pastDue:
      "We proberen het de komende dagen opnieuw, en intussen houd je Premium. Werk je betaalkaart bij om het nu op te lossen.",
    disputedTitle: "Premium staat op pauze",
    disputedText:
      "Je laatste betaling wordt betwist. Tot je bank heeft beslist, staat Premium op pauze. Is dat een vergissing? Neem contact op met je bank of met ons.",
    change: "Abonnement of kaart wijzigen",
    fix: "Kaart bijwerken",
    cancel: "Lidmaatschap opzeggen",
    cancelText: "Je houdt Premium tot {{date}}. Daarna wordt er niets meer afgeschreven.",
    reason: "Waarom ga je weg?",
    unsaid: "Zeg ik liever niet",
    reasons: {
      too_expensive: "Het is te duur",
      unused: "Ik kijk te weinig",
      missing_features: "Ik mis iets wat ik wil",
      switched_service: "Ik ben overgestapt naar een andere dienst",
      low_quality: "Beeld- of geluidskwaliteit",
      customer_service: "Klantenservice",
      too_complex: "Het is te ingewikkeld",
      other: "Iets anders",
    },
    comment: "Moeten we nog iets weten?",
    confirm: "Lidmaatschap beëindigen per {{date}}",
    cancelling: "Bezig met opzeggen",
    resuming: "Bezig met hervatten",
    stay: "Premium houden",
    welcome: "Welkom op de eerste rij.",
    already: "Je bent al lid. Je hoeft niets te betalen.",
    cancelled: "Opgezegd. Je houdt Premium tot {{date}}.",
    notCancelled:
      "We kunnen de betaaldienst niet bereiken, dus je lidmaatschap is niet opgezegd. Probeer het over een minuut opnieuw.",
    resumed: "Fijn dat je er weer bij bent. Je lidmaatschap loopt door.",
  },
};
