/** Nederlands: the texts of what is paid for at home: Premium and nights to watch, in Dutch. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Kopen voor {{price}}",
    going: "Naar de betaling",
    stripe: "Je betaalt met kaart op de pagina van Stripe. De avond is van jou zodra de betaling rond is.",
    owned: "Deze avond is van jou",
    ownedText: "Bekijk hem hier, op twee apparaten tegelijk, live en als herhaling.",
    included: "Van jou met Premium",
    includedText: "Deze avond zit in je lidmaatschap, live en als herhaling.",
    watch: "Kijken",
    confirming: "Je betaling wordt nog bevestigd",
    confirmingText: "De bank heeft nog niet geantwoord. Deze pagina kijkt om de paar seconden zelf opnieuw.",
    again: "Opnieuw kijken",
    ended: "De betaling is niet afgerond. Er is niets afgeschreven.",
    refunded: "Je had dit al, dus de tweede betaling gaat terug naar je kaart.",
    trialUsed:
      "Met deze kaart is al een gratis proefperiode gebruikt. Je lidmaatschap is daarom niet begonnen en er is niets afgeschreven. Je kunt lid worden zonder proefperiode.",
    unreachable:
      "De betaaldienst is op dit moment niet bereikbaar. Er is niets afgeschreven; probeer het over een minuut opnieuw.",
    gone: "Dit is nu niet in de verkoop.",
  },
  member: {
    join: "Lid worden",
    title: "Je bent lid",
    plan: "Abonnement: {{plan}}, {{price}} {{per}}",
    trial: "Je gratis dagen eindigen op {{date}}. Dan wordt er voor het eerst afgeschreven.",
    active: "Wordt verlengd op {{date}}.",
    ending: "Opgezegd: het eindigt op {{date}}. Tot dan blijft alles van jou.",
    pastDueTitle: "De laatste betaling is mislukt",
    pastDue:
      "We proberen het de komende dagen opnieuw, en intussen raak je niets kwijt. Met een kaart die werkt, is het meteen opgelost.",
    change: "Abonnement of kaart wijzigen",
    fix: "Kaart bijwerken",
    cancel: "Lidmaatschap opzeggen",
    cancelText: "Je lidmaatschap loopt tot {{date}}. Daarna wordt er niets meer afgeschreven.",
    reason: "Waarom ga je weg?",
    unsaid: "Dat zeg ik liever niet",
    reasons: {
      too_expensive: "Het is te duur",
      unused: "Ik kijk te weinig",
      missing_features: "Ik mis iets",
      switched_service: "Ik kijk nu ergens anders",
      low_quality: "Het beeld of het geluid",
      customer_service: "De klantenservice",
      too_complex: "Te ingewikkeld",
      other: "Iets anders",
    },
    comment: "Wil je ons nog iets vertellen?",
    confirm: "Lidmaatschap opzeggen per {{date}}",
    cancelling: "Een ogenblik",
    resuming: "Een ogenblik",
    stay: "Lid blijven",
    welcome: "Welkom op de eerste rij.",
    already: "Je bent al lid; er valt niets te betalen.",
    cancelled: "Geregeld. Je lidmaatschap eindigt op {{date}}.",
    resumed: "Fijn dat je blijft: je lidmaatschap loopt door.",
  },
};
