/** 한국어: Korean texts of buying Premium and broadcasts. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "{{price}}에 구매",
    going: "결제 페이지 여는 중",
    stripe: "결제는 Stripe 페이지에서 카드로 합니다. 결제가 완료되면 바로 시청할 수 있습니다.",
    owned: "이미 구매하셨습니다",
    ownedText: "생중계든 다시보기든 시청할 수 있습니다.",
    included: "프리미엄으로 시청 가능",
    includedText: "멤버십에 포함된 대회입니다. 생중계와 다시보기 모두 시청할 수 있습니다.",
    watch: "시청하기",
    confirming: "결제를 확인하는 중입니다",
    confirmingText: "은행이 아직 응답하지 않았습니다. 이 페이지가 몇 초마다 다시 확인합니다.",
    again: "다시 확인",
    ended: "결제를 완료하지 않으셨습니다. 청구된 금액은 없습니다.",
    refunded: "이미 구매하신 상품이므로 두 번째 결제 금액을 카드로 환불해 드립니다.",
    trialUsed:
      "이 카드로 이미 무료 체험을 이용하셨으므로 멤버십이 시작되지 않았고 청구된 금액도 없습니다. 무료 체험 없이 가입하실 수 있습니다.",
    unreachable: "결제 서비스에 연결할 수 없습니다. 청구된 금액은 없습니다. 잠시 후 다시 시도해 주세요.",
    gone: "지금은 판매하지 않습니다.",
  },
  member: {
    join: "프리미엄 가입하기",
    title: "프리미엄 회원입니다",
    plan: "요금제: {{plan}}, {{price}}{{per}}",
    trial: "무료 체험이 끝나는 날 첫 요금이 청구됩니다: {{date}}",
    active: "다음 갱신일: {{date}}",
    ending: "해지되었습니다. {{date}}까지 모두 그대로 이용할 수 있습니다.",
    pastDueTitle: "지난 결제에 실패했습니다",
    pastDue:
      "앞으로 며칠간 결제를 다시 시도하며, 그동안 프리미엄은 그대로 이용할 수 있습니다. 카드를 변경하면 바로 해결됩니다.",
    disputedTitle: "프리미엄이 일시 중지되었습니다",
    disputedText:
      "최근 결제에 이의가 제기되어 은행이 결정할 때까지 프리미엄을 이용할 수 없습니다. 착오라면 은행에 알리거나 저희에게 문의하세요.",
    change: "요금제 또는 카드 변경",
    fix: "카드 변경",
    cancel: "멤버십 해지",
    cancelText: "{{date}}까지 프리미엄을 이용할 수 있습니다. 그 뒤에는 청구되지 않습니다.",
    reason: "해지하시는 이유가 무엇인가요?",
    unsaid: "답하지 않을래요",
    reasons: {
      too_expensive: "가격이 비싸요",
      unused: "자주 보지 않아요",
      missing_features: "원하는 것이 없어요",
      switched_service: "다른 서비스로 옮겼어요",
      low_quality: "화질이나 음질이 아쉬워요",
      customer_service: "고객 서비스가 아쉬워요",
      too_complex: "너무 복잡해요",
      other: "기타",
    },
    comment: "더 하실 말씀이 있나요?",
    confirm: "{{date}}에 해지하기",
    cancelling: "해지하는 중",
    resuming: "다시 시작하는 중",
    stay: "프리미엄 유지",
    welcome: "맨 앞줄에 오신 것을 환영합니다.",
    already: "이미 프리미엄 회원입니다. 결제하실 금액은 없습니다.",
    cancelled: "해지되었습니다. {{date}}까지 프리미엄을 이용할 수 있습니다.",
    resumed: "다시 오신 것을 환영합니다. 멤버십이 계속됩니다.",
  },
};
