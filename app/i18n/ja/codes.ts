/** Japanese texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "先行販売コードまたは割引コード",
  use: "コードを使う",
  have: "コードをお持ちですか？入力すると、購入できる席が表示されます。",
  counts: "{{code}} は有効です。席を確保すると価格が表示されます。",
  saved: "{{code}} で{{amount}}お得になります。",
  kept: "{{code}} の条件では、お手元に残るチケットの合計は{{amount}}です。",
  insteadOf: "通常 {{price}}、{{code}}",
  regular: "通常価格：{{price}}",
  premiumNow: "現在プレミアム会員限定、一般販売は{{when}}から",
  premiumFrom: "プレミアム会員は{{premium}}から、一般販売は{{when}}から",
  codeNow: "先行販売コードで{{when}}まで購入できます",
  codeFrom: "先行販売コードで{{when}}から購入できます",
  earlyUntil: "早割価格は{{when}}まで",
  earlyLeft: "早割価格の残り：{{n}}",
};
