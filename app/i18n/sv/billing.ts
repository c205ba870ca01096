/** Svenska: the texts of buying Premium and broadcasts, in Swedish. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Köp för {{price}}",
    going: "Öppnar betalningen",
    stripe: "Betala med kort på Stripes sida. Du kan titta så snart betalningen har gått igenom.",
    owned: "Den här har du",
    ownedText: "Se live eller i repris.",
    included: "Din med Premium",
    includedText: "Ingår i ditt medlemskap, live och i repris.",
    watch: "Titta",
    confirming: "Din betalning bekräftas fortfarande",
    confirmingText: "Din bank har inte svarat än. Sidan kontrollerar igen med några sekunders mellanrum.",
    again: "Kontrollera igen",
    ended: "Du slutförde inte betalningen. Inga pengar har dragits.",
    refunded: "Du har redan den här, så vi betalar tillbaka den andra betalningen till ditt betalkort.",
    trialUsed:
      "Det här kortet har redan haft sin gratis provperiod, så medlemskapet startade inte och inga pengar har dragits. Du kan bli medlem utan provperiod.",
    unreachable: "Vi får ingen kontakt med betaltjänsten. Inga pengar har dragits. Försök igen om en minut.",
    gone: "Inte till salu just nu.",
  },
  member: {
    join: "Bli Premium-medlem",
    title: "Du är medlem",
    plan: "Prenumeration: {{plan}}, {{price}} {{per}}",
    trial: "Din gratis provperiod slutar den {{date}}. Den dagen dras den första betalningen.",
    active: "Förnyas den {{date}}.",
    ending: "Uppsagt. Du har kvar allt till den {{date}}.",
    pastDueTitle: "Din senaste betalning gick inte igenom",
    pastDue:
      "Vi försöker igen de närmaste dagarna, och under tiden har du kvar Premium. Uppdatera ditt betalkort för att lösa det nu.",
    disputedTitle: "Premium är pausat",
    disputedText:
      "Din senaste betalning är bestridd, så Premium är pausat tills din bank har bestämt sig. Är det ett misstag? Prata med banken eller kontakta oss.",
    change: "Ändra prenumeration eller kort",
    fix: "Uppdatera kortet",
    cancel: "Säg upp medlemskapet",
    cancelText: "Du har kvar Premium till den {{date}}. Därefter dras inga fler pengar.",
    reason: "Varför lämnar du oss?",
    unsaid: "Vill helst inte säga",
    reasons: {
      too_expensive: "Det är för dyrt",
      unused: "Jag tittar för sällan",
      missing_features: "Något jag vill ha saknas",
      switched_service: "Jag har bytt till en annan tjänst",
      low_quality: "Bild- eller ljudkvalitet",
      customer_service: "Kundtjänst",
      too_complex: "Det är för krångligt",
      other: "Något annat",
    },
    comment: "Något mer vi borde veta?",
    confirm: "Avsluta medlemskapet den {{date}}",
    cancelling: "Säger upp",
    resuming: "Återupptar",
    stay: "Behåll Premium",
    welcome: "Välkommen till första raden.",
    already: "Du är redan medlem. Det finns inget att betala.",
    cancelled: "Uppsagt. Du har kvar Premium till den {{date}}.",
    notCancelled:
      "Vi får ingen kontakt med betaltjänsten, så ditt medlemskap är inte uppsagt. Försök igen om en minut.",
    resumed: "Kul att ha dig tillbaka. Ditt medlemskap fortsätter.",
  },
};
