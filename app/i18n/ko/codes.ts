/** Korean texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "선예매 또는 할인 코드",
  use: "코드 사용",
  have: "코드가 있나요? 입력하면 구매할 수 있는 좌석이 표시됩니다.",
  counts: "{{code}} 코드가 적용됩니다. 좌석을 선점하면 가격이 표시됩니다.",
  saved: "{{code}} 코드로 {{amount}} 할인됩니다.",
  kept: "{{code}} 조건에 따라 남은 티켓의 금액은 {{amount}}입니다.",
  insteadOf: "정가 {{price}}, {{code}}",
  regular: "정가: {{price}}",
  premiumNow: "지금은 프리미엄 회원, 일반 예매는 {{when}}부터",
  premiumFrom: "프리미엄 회원은 {{premium}}부터, 일반 예매는 {{when}}부터",
  codeNow: "선예매 코드로 {{when}}까지",
  codeFrom: "선예매 코드로 {{when}}부터",
  earlyUntil: "얼리버드 가격: {{when}}까지",
  earlyLeft: "얼리버드 가격으로 남은 좌석: {{n}}",
};
