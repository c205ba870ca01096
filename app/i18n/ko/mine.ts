/** 한국어: Korean texts of a fan's own tickets and profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "내 티켓: {{title}}",
    count_one: "티켓 {{count}}장",
    count_other: "티켓 {{count}}장",
    print: "티켓 인쇄",
    number: "티켓 {{number}}",
    qr: "티켓 {{number}}의 QR 코드",
    tier: "등급",
    paid: "결제 완료",
    free: "무료",
    refunded: "환불됨",
    used: "{{at}}에 사용됨",
    times: "입장 {{doors}}, 시작 {{bell}}",
    noCode: "환불되어 더 이상 유효하지 않은 티켓입니다.",
    receipt: "영수증",
    receiptLine_one: "주문 {{number}}: 티켓 {{count}}장, {{total}}",
    receiptLine_other: "주문 {{number}}: 티켓 {{count}}장, {{total}}",
    keep: "이메일의 링크로 어느 기기에서나 티켓을 열 수 있습니다. 링크를 공유하지 마세요.",
    keepFan: "티켓은 마이페이지와 이메일에 있습니다.",
  },
  after: {
    confirming: "결제를 확인하는 중입니다",
    confirmingText:
      "은행이 아직 응답하지 않았습니다. 이 페이지가 몇 초마다 다시 확인하며, 그동안 좌석은 그대로 유지됩니다.",
    confirmingAgain: "다시 확인",
    refunded: "좌석이 나가서 환불해 드렸습니다",
    refundedText:
      "선점 시간이 끝난 뒤에 결제가 들어왔고, 좌석은 다른 분에게 돌아갔습니다. 전액을 카드로 환불해 드렸습니다. 내역에 표시되기까지 5~10일 걸릴 수 있습니다.",
    ended: "선점 시간이 끝났습니다",
    endedText: "제시간에 결제를 마치지 않아 좌석이 다시 판매됩니다. 청구된 금액은 없습니다.",
    pickAgain: "좌석 다시 고르기",
  },
  pass: {
    of: "티켓 {{count}}장 중 {{n}}번째",
    seat: "좌석",
    unreserved: "비지정석",
    once: "한 번만 스캔",
    directions: "길찾기",
    saved: "{{when}}에 저장된 사본입니다. 온라인 상태가 되면 업데이트됩니다.",
    calendar: "캘린더에 추가",
    postponed: "이 대회는 연기되었습니다. 티켓은 새 날짜에 그대로 유효하며, 새 날짜는 아직 정해지지 않았습니다.",
  },
  print: {
    title: "티켓 인쇄: {{title}}",
    back: "내 티켓으로 돌아가기",
    hint: "Ctrl+P 또는 ⌘P를 누르면 한 페이지에 한 장씩 인쇄됩니다",
    print: "인쇄",
    heading: "{{title}} 티켓",
    empty: "인쇄할 티켓이 없습니다",
    emptyText: "예정된 대회의 티켓이 여기에 표시됩니다. 비회원으로 구매하셨다면 먼저 이메일의 링크를 여세요.",
    card: "대진표",
    subject: "대진표는 변경될 수 있습니다.",
    autographs: "사인 받는 곳",
    gettingIn: "오시는 길과 입장",
    fold: "표시를 따라 접으세요. 코드가 바깥쪽에 옵니다.",
    photo: "코드는 한 번만 스캔됩니다. 코드 사진을 올리지 마세요.",
  },
};
