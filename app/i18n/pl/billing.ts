/** Polish: the texts of what is paid for at home: Premium and nights to watch. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Kup za {{price}}",
    going: "Przejście do płatności",
    stripe: "Płacisz kartą na stronie Stripe. Gala jest twoja, gdy tylko płatność zostanie zrealizowana.",
    owned: "Ta gala jest twoja",
    ownedText: "Oglądaj ją tutaj, na dwóch urządzeniach jednocześnie, na żywo i w powtórce.",
    included: "Twoja z Premium",
    includedText: "Twoja subskrypcja obejmuje tę galę, na żywo i w powtórce.",
    watch: "Oglądaj",
    confirming: "Płatność jest jeszcze potwierdzana",
    confirmingText: "Bank jeszcze nie odpowiedział. Ta strona sama sprawdza to co kilka sekund.",
    again: "Sprawdź ponownie",
    ended: "Płatność nie została dokończona. Nic nie zostało pobrane.",
    refunded: "To już było twoje, więc druga płatność wraca na twoją kartę.",
    trialUsed:
      "Na tę kartę wykorzystano już bezpłatny okres próbny, więc subskrypcja się nie rozpoczęła i niczego nie pobraliśmy. Możesz dołączyć bez okresu próbnego.",
    unreachable:
      "Serwis płatności jest w tej chwili nieosiągalny. Nic nie zostało pobrane; spróbuj ponownie za minutę.",
    gone: "Tego nie ma teraz w sprzedaży.",
  },
  member: {
    join: "Dołącz do Premium",
    title: "Masz Premium",
    plan: "Subskrypcja: {{plan}}, {{price}} {{per}}",
    trial: "Koniec dni bezpłatnych: {{date}}. Wtedy pobierzemy pierwszą płatność.",
    active: "Następne odnowienie: {{date}}.",
    ending: "Anulowano. Koniec subskrypcji: {{date}}. Do tego czasu wszystko pozostaje twoje.",
    pastDueTitle: "Ostatnia płatność się nie powiodła",
    pastDue:
      "W najbliższych dniach spróbujemy ponownie, a w tym czasie nic nie tracisz. Działająca karta od razu załatwi sprawę.",
    change: "Zmień wariant lub kartę",
    fix: "Zaktualizuj kartę",
    cancel: "Anuluj subskrypcję",
    cancelText: "Koniec subskrypcji: {{date}}. Potem nic już nie zostanie pobrane.",
    reason: "Dlaczego rezygnujesz?",
    unsaid: "Wolę nie mówić",
    reasons: {
      too_expensive: "Za drogo",
      unused: "Za rzadko oglądam",
      missing_features: "Czegoś brakuje",
      switched_service: "Oglądam teraz gdzie indziej",
      low_quality: "Obraz lub dźwięk",
      customer_service: "Obsługa klienta",
      too_complex: "Zbyt skomplikowane",
      other: "Coś innego",
    },
    comment: "Co jeszcze chcesz nam powiedzieć",
    confirm: "Anuluj subskrypcję (koniec: {{date}})",
    cancelling: "Chwileczkę",
    resuming: "Chwileczkę",
    stay: "Zostań w Premium",
    welcome: "Witamy w pierwszym rzędzie.",
    already: "Masz już Premium; nie trzeba nic płacić.",
    cancelled: "Gotowe. Koniec subskrypcji: {{date}}.",
    resumed: "Dobrze, że zostajesz: subskrypcja trwa dalej.",
  },
};
