/** 한국어: the texts of the mails before something begins in Korean. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "{{name}} 팔로우 중입니다.",
  leave: "이 이메일 그만 받기",
  calendar: "{{site}}: 내 대회",
  confirm: {
    subject: "{{site}} 이메일 수신 확인",
    word: "한 단계 남았습니다",
    heading: "다음 소식을 이메일로 받으시겠어요?",
    text: "이 주소로 다음 소식을 보내 달라는 신청이 있었습니다.",
    button: "네, 받을게요",
    ignore: "신청하지 않으셨다면 이 이메일을 무시하세요. 더는 보내지 않습니다.",
    already: "이 이메일을 이미 받고 있습니다.",
    manage: "팔로우 목록 보기",
  },
  announced: {
    subject: "{{city}} 새 대회: {{title}}",
    word: "새 대회",
    open: "지금 예매할 수 있습니다.",
    opens: "예매 시작: {{when}}.",
    button: "대회 보기",
  },
  sale: {
    subject: "{{when}} 예매 시작: {{title}}",
    word: "곧 예매 시작",
    hour: "한 시간 전",
    heading: "{{title}} 예매 시작: {{when}}.",
    button: "티켓 보러 가기",
  },
  doors: {
    subject: "{{title}}에서 만나요",
    word: "곧 만나요",
    heading: "입장 시작: {{when}}.",
    text: "휴대폰에 QR 코드를 준비하거나 티켓을 인쇄해 오세요.",
  },
  live: {
    subject: "지금 생중계: {{title}}",
    word: "지금 생중계",
    heading: "{{title}} 중계가 시작됐습니다.",
    text: "추가 결제 없이 지금 볼 수 있습니다.",
    button: "지금 보기",
  },
};
