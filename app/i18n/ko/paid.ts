/** 한국어: Korean texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "결제 완료",
  stamp: "{{amount}} 결제 완료",
  word: {
    tickets: "입장 확정",
    broadcast: "시청 확정",
    premium: "맨 앞줄",
    goods: "구매 완료",
  },
  heading: {
    paid: "{{amount}} 결제가 완료되었습니다.",
    nothing: "청구된 금액은 없습니다.",
    tickets: "{{title}} 티켓이 준비되었습니다.",
    broadcast: "시청 준비가 끝났습니다: {{title}}",
    premium: "프리미엄 멤버십이 시작되었습니다.",
    trial: "무료 체험이 시작되었습니다.",
    goods: "주문을 받았습니다: {{title}}",
  },
  now: "지금",
  anyDay: "언제든지",
  later: "추후",
  next: "다음 단계",
  have: "지금 이용할 수 있는 것",
  mailed: "자세한 내용을 {{email}} 주소로도 보냈습니다.",
  tickets: {
    yours: "내 티켓",
    show: "티켓 보기",
    code: "코드 보기",
    offline: "티켓은 오프라인에서도 열립니다",
    offlineText: "휴대폰에서 한 번 열어 두면 신호가 없어도 표시됩니다.",
    keep: "이메일을 보관하세요",
    refund: "환불 마감",
    refundText: "{{when}}까지 마이페이지에서 환불할 수 있습니다.",
    doorText: "코드는 한 번만 스캔됩니다. 입구에 도착하기 전에 열어 두세요.",
  },
  broadcast: {
    yours: "내 방송",
    profile: "마이페이지에 있습니다",
    profileText: "로그인한 기기라면 어디서든 볼 수 있습니다.",
    starts: "방송 시작: {{time}}",
  },
  premium: {
    first: "첫 대회: {{title}}",
    watch: "프리미엄 표시가 있는 모든 방송 보기",
    renews: "갱신 요금 {{price}}",
    renewsText: "결제한 카드로 청구됩니다.",
    trialEnds: "무료 체험 종료",
    trialEndsText: "먼저 해지하지 않으면 이날 {{price}} 청구됩니다.",
    plans: "요금제 보기",
  },
  goods: {
    ships: "발송되면 이메일로 알려 드립니다",
    shipsText: "국내는 최대 1주, 해외는 최대 3주 걸립니다.",
    returns: "마음이 바뀌셨나요?",
    returnsText: "30일 이내에 문의하시면 반품 주소를 알려 드립니다.",
  },
  refunded: "환불해 드렸습니다",
};
