/** 简体中文: the texts of a ticket in the wallet of a phone, and of the links that put it there in Chinese. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "添加到 Apple 钱包",
  appleAll: "将所有门票添加到 Apple 钱包",
  google: "添加到 Google 钱包",
  description: "门票：{{title}}",
  date: "日期",
  doors: "入场",
  bell: "开赛",
  venue: "场馆",
  name: "姓名",
  order: "订单号",
  number: "门票编号",
  rules: "仅可扫描一次。转赠或退款后，此二维码即失效，请删除这张卡券。",
  yours: "您的门票",
};
