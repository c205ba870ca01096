/** Chinese texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "预售码或优惠码",
  use: "使用此码",
  have: "有预售码或优惠码？输入后即可查看可购座位。",
  counts: "{{code}} 有效。锁定座位后即可看到您的价格。",
  saved: "使用 {{code}}，您可节省 {{amount}}。",
  kept: "按 {{code}} 的条件，您保留的门票共计 {{amount}}。",
  insteadOf: "原价 {{price}}，{{code}}",
  regular: "原价：{{price}}",
  premiumNow: "现仅限高级会员，{{when}} 起向所有人开放",
  premiumFrom: "高级会员 {{premium}} 起，所有人 {{when}} 起",
  codeNow: "凭预售码购票，截至 {{when}}",
  codeFrom: "凭预售码购票，{{when}} 起",
  earlyUntil: "早鸟价截至 {{when}}",
  earlyLeft: "早鸟价剩余：{{n}}",
};
