/** 한국어: Korean texts of the basket. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "장바구니",
  add: "장바구니에 담기",
  adding: "담는 중",
  added: "장바구니에 담았습니다.",
  see: "장바구니 보기",
  full: "장바구니가 가득 찼습니다. 먼저 결제하거나 상품을 빼 주세요.",
  quantity: "{{article}} 수량",
  update: "업데이트",
  remove: "삭제",
  removeOf: "{{article}} 삭제",
  each: "개당 {{price}}",
  total: "합계",
  priceChanged: "담을 때는 {{was}}였습니다. 지금은 {{now}}입니다.",
  fewer: "{{number}}개만 남았습니다. 합계에는 그만큼만 포함됩니다.",
  soldOut: "품절입니다. 합계에 포함되지 않습니다.",
  gone: "장바구니에 더 이상 판매하지 않는 상품이 있습니다.",
  changed: "마지막으로 보신 뒤 장바구니가 바뀌었습니다. 확인한 다음 결제해 주세요. 청구된 금액은 없습니다.",
  pay: "{{price}} 결제",
  posted:
    "결제는 Stripe 페이지에서 카드로 하며, 배송비가 포함되어 있습니다. 결제하시는 동안 모든 상품을 30분간 맡아 둡니다.",
  noAccount: "계정이 없어도 됩니다. 주문 링크를 이메일로 보내 드립니다.",
  heldTitle: "결제 대기 중",
  held: "{{name}}({{price}})을(를) 맡아 두고 있습니다. 남은 시간: {{time}}",
  emptyTitle: "장바구니가 비어 있습니다",
  emptyText: "숍에서 담은 상품이 여기에 표시됩니다.",
  emptyAction: "숍으로 가기",
  addOn: {
    title: "숍에서",
    separate: "별도의 주문입니다. 티켓은 바뀌지 않습니다.",
    together: "좌석과 함께 한 번에 결제합니다. 좌석이 선점되어 있는 동안 상품도 맡아 둡니다.",
    togetherOffer: "좌석과 함께 한 번에 결제합니다. 30분 동안 상품을 맡아 둡니다. 그 뒤에는 장바구니에 담깁니다.",
    free: "좌석이 무료라서 여기서 결제할 금액이 없습니다. 숍에서 고른 상품은 장바구니에 있습니다.",
    include: "이 주문에 추가",
    basket: "내 장바구니 추가",
    soldOut: "방금 품절되었습니다. 좌석은 그대로 선점되어 있습니다.",
    full: "이 주문에는 더 담을 수 없습니다. 먼저 상품을 빼 주세요.",
    late: "이 주문은 더 이상 변경할 수 없습니다. 그대로 결제하거나 좌석 선점을 취소해 주세요.",
  },
};
