/** 日本語: the texts of a ticket in the wallet of a phone, and of the links that put it there in Japanese. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Appleウォレットに追加",
  appleAll: "すべてのチケットをAppleウォレットに追加",
  google: "Google ウォレットに追加",
  description: "チケット：{{title}}",
  date: "日付",
  doors: "開場",
  bell: "ゴング",
  venue: "会場",
  name: "お名前",
  order: "注文番号",
  number: "チケット番号",
  rules: "読み取りは1回限りです。譲渡または返金の後は、このコードは無効になります。その場合はパスを削除してください。",
  yours: "お客様のチケット",
};
