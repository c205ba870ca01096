/** 한국어: the texts of a ticket in the wallet of a phone, and of the links that put it there in Korean. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Apple 지갑에 추가",
  appleAll: "모든 티켓을 Apple 지갑에 추가",
  google: "Google 월렛에 추가",
  description: "티켓: {{title}}",
  date: "날짜",
  doors: "입장",
  bell: "시작",
  venue: "경기장",
  name: "이름",
  order: "주문 번호",
  number: "티켓 번호",
  rules: "1회만 스캔됩니다. 티켓을 양도하거나 환불받으면 이 코드는 더 이상 쓸 수 없으니 패스를 삭제하세요.",
  yours: "내 티켓",
};
