/** Korean texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "대기 명단에서 나가기",
  deadline: "{{until}}까지 결제하세요.",
  confirm: {
    subject: "이메일 확인: {{title}} 대기 명단",
    word: "한 단계 남음",
    heading: "{{title}} 대기 명단에 등록하려면 이메일을 확인하세요.",
    text: "순서는 확인한 때부터 정해집니다. 본인이 아니라면 이 이메일을 무시하세요. 아무 일도 일어나지 않습니다.",
    button: "대기 명단에 등록",
  },
  joined: {
    subject: "{{title}} 대기 명단에 등록되었습니다",
    word: "대기 중",
    heading: "{{title}} 대기 명단에 등록되었습니다.",
    text: "좌석이 나오면 조건에 맞는 팬 가운데 가장 오래 기다린 팬에게 제안합니다. 기한이 적힌 이메일을 보내 드립니다. 그때까지 결제하면 고객님 자리입니다.",
    button: "내 순서 보기",
  },
  offer: {
    subject: "{{title}} 좌석: {{until}}까지 고객님 자리",
    word: "내 차례",
    heading: "{{title}} 좌석은 {{until}}까지 고객님 자리입니다.",
    text: "그때까지 결제하지 않으면 다음 팬에게 넘어갑니다.",
    button: "제안 보기",
  },
  missed: {
    subject: "{{title}} 제안이 끝났습니다",
    word: "기한 지남",
    heading: "결제하기 전에 {{title}} 제안이 끝났습니다.",
    text: "좌석은 다음 팬에게 넘어갔습니다. 아직 명단에 있지만 이제 맨 뒤입니다. 제안을 한 번 더 놓치면 명단에서 빠집니다.",
    button: "내 순서 보기",
  },
  over: {
    subject: "{{title}} 대기 명단에서 빠졌습니다",
    word: "명단에서 빠짐",
    heading: "{{title}} 대기 명단에서 빠졌습니다.",
    missed: "제안 두 번에 답이 없었습니다. 언제든 다시 등록할 수 있습니다.",
    closed: "명단이 마감되었습니다. 좌석이 더 나오면 시작 종이 울릴 때까지 누구나 살 수 있습니다.",
    canceled: "대회가 취소되었습니다.",
    button: "대회 보기",
  },
  listed: {
    subject: "{{title}} 티켓을 제안하고 있습니다",
    word: "제안 중",
    heading: "티켓 {{number}}을(를) 결제한 금액 그대로 {{amount}}에 제안하고 있습니다.",
    text: "누군가 결제할 때까지는 고객님의 티켓이며 유효합니다. 그때까지 되찾을 수 있습니다.",
    less: "{{amount}}을(를) 돌려받게 됩니다. 나머지는 이미 환불되었습니다.",
    button: "내 티켓 보기",
  },
  sold: {
    subject: "{{title}} 티켓이 팔렸습니다",
    word: "판매 완료",
    heading: "다른 팬이 티켓 {{number}} 값을 결제했습니다.",
    text: "{{amount}}을(를) 결제한 방법으로 돌려 드립니다. 5일에서 10일이 걸릴 수 있습니다. 가지고 계신 티켓 코드는 더 이상 쓸 수 없습니다.",
    button: "내 티켓 보기",
  },
  withdrawn: {
    subject: "{{title}} 티켓 제안이 끝났습니다",
    word: "제안 종료",
    heading: "티켓 {{number}}을(를) 더 이상 제안하지 않습니다.",
    text: "주문의 일부가 환불되어 이 티켓의 가격이 {{amount}}이(가) 되었습니다. 판매하기에는 너무 적은 금액입니다. 티켓은 계속 고객님의 것이며 유효합니다.",
    button: "내 티켓 보기",
  },
};
