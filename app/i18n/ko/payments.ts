/** 한국어: Korean texts of a fan's payments, the actions on them, and the mails about them. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "지금은 결제 서비스에 연결할 수 없습니다. 주문은 아래에 있으며, 청구서와 카드는 연결되는 대로 다시 표시됩니다.",
  due: {
    title: "결제할 금액이 있습니다",
    text: "결제에 실패했습니다: {{title}}, {{amount}}. 지금 결제하거나 카드를 변경하세요.",
    pay: "{{amount}} 결제하기",
  },
  premium: {
    none: "지금은 프리미엄 회원이 아닙니다.",
    see: "프리미엄 보기",
  },
  card: {
    title: "내 카드",
    name: "{{brand}}, 끝자리 {{last4}}",
    expires: "유효 기간: {{date}}",
    soon: "곧 만료됨",
    over: "만료됨",
    soonText: "끊김 없이 이용하려면 만료 전에 변경하세요.",
    overText: "이 카드로는 더 이상 결제할 수 없습니다. 끊김 없이 이용하려면 변경하세요.",
    none: "저장된 카드가 없습니다. 카드는 결제할 때 Stripe 페이지에서 입력합니다.",
    update: "카드 변경",
    going: "Stripe 여는 중",
    unreachable: "지금은 Stripe에 연결할 수 없습니다. 변경된 내용은 없습니다. 잠시 후 다시 시도해 주세요.",
  },
  list: {
    title: "결제",
    text: "티켓, 페이퍼뷰, 숍 주문, 프리미엄의 결제 내역과 모든 청구서.",
    emptyTitle: "아직 결제 내역이 없습니다",
    emptyText: "구매하신 내역이 영수증, 환불과 함께 여기에 표시됩니다.",
    emptyAction: "투어 일정 보기",
    tickets_one: "티켓 {{count}}장",
    tickets_other: "티켓 {{count}}장",
    night: "페이퍼뷰",
    goods: "숍 주문",
    order: "주문 {{number}}",
    invoice: "청구서 {{number}}",
    paid: "결제 완료",
    open: "미결제",
    void: "무효",
    refunded: "환불됨",
    partly: "{{amount}} 환불됨",
    returned: "환불금 미도착",
    disputed: "이의 제기됨",
    receipt: "영수증",
    pdf: "PDF",
    details: "상세 보기",
    ask: "문의하기",
    pages: "결제 내역 페이지",
    page: "{{page}}/{{pages}}페이지",
    newer: "최신 결제",
    older: "이전 결제",
  },
  refund: {
    open: "환불받기",
    ticketsUntil: "환불 가능 기한: {{date}}. 결제하신 카드로 {{amount}} 환불되며, 이 티켓은 무효가 됩니다.",
    ticketsOpen:
      "새 날짜가 정해지지 않아 언제든 환불받을 수 있습니다. 결제하신 카드로 {{amount}} 환불되며, 이 티켓은 무효가 됩니다.",
    nightUntil:
      "중계가 시작되기 전까지 환불받을 수 있습니다: {{date}}. 결제하신 카드로 {{amount}} 환불되며, 더 이상 시청할 수 없습니다.",
    nightOpen:
      "새 날짜가 정해지지 않아 언제든 환불받을 수 있습니다. 결제하신 카드로 {{amount}} 환불되며, 더 이상 시청할 수 없습니다.",
    confirm: "{{amount}} 환불받기",
    sending: "환불하는 중",
    done: "환불되었습니다. 결제하신 카드로 {{amount}} 보냈습니다. 내역에 표시되기까지 5~10일 걸릴 수 있습니다. 확인 이메일을 보내 드립니다.",
    late: "자동 환불 기한이 지났습니다. 아래에서 문의해 주세요. 주문이 함께 첨부되며 담당자가 판단합니다.",
    ruleTitle: "환불 규정",
    ruleTickets:
      "<b>티켓</b>: 시작 종이 울리기 48시간 전까지 여기에서 환불됩니다. 일정이 바뀐 대회는 새 날짜의 시작 종이 울릴 때까지입니다. 사용했거나 양도한 티켓은 문의해 주세요.",
    ruleNight:
      "<b>페이퍼뷰</b>: 중계가 시작되기 전까지 여기에서 환불됩니다. 그 뒤에는 중복 구매, 대회 취소, 저희 잘못인 경우에만 48시간 안에 문의하시면 환불됩니다.",
    rulePremium:
      "<b>프리미엄</b>: 언제든 해지할 수 있고, 결제하신 기간까지 이용할 수 있습니다. 중복되거나 잘못 청구된 금액은 문의해 주시면 환불해 드립니다.",
    ruleGoods: "<b>숍</b>: 30일 이내. 문의해 주시면 보내실 곳을 알려 드립니다.",
    ruleOff: "대회가 취소되면 자동으로 환불됩니다.",
  },
  mail: {
    nightPaidSubject: "시청 준비 완료: {{title}}",
    nightPaid:
      "주문해 주셔서 감사합니다. 구매하신 대회: {{title}}({{date}}). 생중계로 볼 수 있고, 다시보기가 제공되면 다시보기로도 볼 수 있습니다.",
    nightPaidWatch: "여기에서 시청",
    paidLine: "결제 금액: {{amount}}({{date}})",
    invoiceLine: "청구서: {{number}}",
    premiumPaidSubject: "프리미엄 영수증",
    premiumPaid: "함께해 주셔서 감사합니다. 프리미엄 결제가 완료되었습니다.",
    failedSubject: "프리미엄 결제에 실패했습니다",
    failed: "프리미엄 요금 {{amount}} 결제에 실패했습니다.",
    failedNext:
      "다시 시도하는 동안 프리미엄은 그대로 이용할 수 있습니다. {{date}}에 결제를 다시 시도합니다. 바로 해결하려면 카드를 변경하세요.",
    failedLast: "마지막 결제 시도였습니다. 프리미엄을 유지하려면 지금 결제하세요.",
    failedPay: "지금 결제하기",
    trialSubject: "무료 체험 종료일: {{date}}",
    trial: "프리미엄 무료 체험이 {{date}}에 끝납니다. 그날 {{amount}} 청구되며, 계속 시청할 수 있습니다.",
    trialLeave: "원하지 않으시면 그 전에 해지하세요. 요금은 청구되지 않습니다.",
    canceledSubject: "프리미엄이 해지되었습니다",
    canceled: "프리미엄을 해지하셨습니다. {{date}}까지 이용할 수 있고, 더 이상 청구되지 않습니다.",
    keptSubject: "프리미엄이 계속됩니다",
    keptMonth: "월간 멤버십이 {{date}}에 {{amount}}에 갱신됩니다.",
    keptYear: "연간 멤버십이 {{date}}에 {{amount}}에 갱신됩니다.",
    keptChange:
      "프리미엄을 유지하셔서 해지가 취소되었습니다. 요금제와 카드 변경, 해지는 프리미엄 페이지에서 언제든지 할 수 있습니다.",
    endedSubject: "프리미엄이 종료되었습니다",
    ended: "멤버십이 종료되었습니다. 더 이상 청구되지 않습니다. 언제든 다시 찾아 주세요.",
    refundSubject: "{{amount}} 환불 진행 안내",
    refund: "결제하신 카드로 환불해 드렸습니다: {{title}}, {{amount}}. 내역에 표시되기까지 5~10일 걸릴 수 있습니다.",
    refundFailedSubject: "{{amount}} 환불이 카드에 도착하지 않았습니다",
    refundFailed:
      "은행에서 환불금을 저희에게 돌려보냈습니다: {{title}}, {{amount}}. 보통 카드가 해지되었거나 재발급된 경우입니다. 환불금은 여전히 고객님의 돈입니다. 문의해 주시면 다른 방법으로 지급해 드립니다.",
    trialRefusedSubject: "무료 체험이 시작되지 않았습니다",
    trialRefused:
      "사용하신 카드로 이미 프리미엄 무료 체험을 이용하셨습니다. 무료 체험은 카드당 한 번입니다. 멤버십은 시작되지 않았고 청구된 금액도 없습니다. 무료 체험 없이 가입하실 수 있습니다.",
    yours: "결제 내역 보기",
    premiumPage: "프리미엄 관리",
    receipt: "청구서 보기",
  },
};
