/** Polish: the texts of buying Premium and broadcasts. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Kup za {{price}}",
    going: "Otwieranie płatności",
    stripe: "Zapłać kartą na stronie Stripe. Oglądasz, gdy tylko płatność zostanie przyjęta.",
    owned: "Już masz tę galę",
    ownedText: "Oglądaj na żywo lub w powtórce.",
    included: "Masz to w Premium",
    includedText: "Twoja subskrypcja obejmuje tę galę, na żywo i w powtórce.",
    watch: "Oglądaj",
    confirming: "Jeszcze potwierdzamy płatność",
    confirmingText: "Bank jeszcze nie odpowiedział. Ta strona sprawdza ponownie co kilka sekund.",
    again: "Sprawdź ponownie",
    ended: "Płatność nie została dokończona. Nie pobraliśmy opłaty.",
    refunded: "Masz to już, więc drugą płatność zwracamy na twoją kartę.",
    trialUsed:
      "Na tę kartę wykorzystano już bezpłatny okres próbny, więc subskrypcja się nie rozpoczęła i nie pobraliśmy opłaty. Możesz dołączyć bez okresu próbnego.",
    unreachable: "Nie możemy połączyć się z serwisem płatności. Nie pobraliśmy opłaty. Spróbuj ponownie za minutę.",
    gone: "Teraz nie jest w sprzedaży.",
  },
  member: {
    join: "Dołącz do Premium",
    title: "Masz Premium",
    plan: "Subskrypcja: {{plan}}, {{price}} {{per}}",
    trial: "Koniec okresu próbnego: {{date}}. Tego dnia pobierzemy pierwszą opłatę.",
    active: "Odnowienie: {{date}}.",
    ending: "Anulowano. Zachowujesz wszystko do {{date}}.",
    pastDueTitle: "Ostatnia płatność się nie powiodła",
    pastDue:
      "W najbliższych dniach spróbujemy ponownie, a Premium działa dalej. Zaktualizuj kartę, aby załatwić to teraz.",
    disputedTitle: "Premium jest wstrzymane",
    disputedText:
      "Twoja ostatnia płatność jest zakwestionowana, więc Premium nie działa, dopóki bank nie zdecyduje. Jeśli to pomyłka, skontaktuj się z bankiem lub napisz do nas.",
    change: "Zmień plan lub kartę",
    fix: "Zaktualizuj kartę",
    cancel: "Anuluj subskrypcję",
    cancelText: "Premium masz do {{date}}. Potem nie pobierzemy już żadnej opłaty.",
    reason: "Dlaczego rezygnujesz?",
    unsaid: "Wolę nie podawać",
    reasons: {
      too_expensive: "Za drogo",
      unused: "Za rzadko oglądam",
      missing_features: "Czegoś mi brakuje",
      switched_service: "Wybieram inny serwis",
      low_quality: "Jakość obrazu lub dźwięku",
      customer_service: "Obsługa klienta",
      too_complex: "Zbyt skomplikowane",
      other: "Coś innego",
    },
    comment: "Chcesz coś dodać?",
    confirm: "Zakończ subskrypcję: {{date}}",
    cancelling: "Anulowanie",
    resuming: "Wznawianie",
    stay: "Zachowaj Premium",
    welcome: "Witamy w pierwszym rzędzie.",
    already: "Masz już Premium. Nie musisz nic płacić.",
    cancelled: "Anulowano. Premium masz do {{date}}.",
    notCancelled:
      "Nie możemy połączyć się z serwisem płatności, więc subskrypcja nie została anulowana. Spróbuj ponownie za minutę.",
    resumed: "Dobrze, że jesteś z powrotem. Subskrypcja trwa dalej.",
  },
};
