/** 简体中文: simplified Chinese texts of the basket. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "购物车",
  add: "加入购物车",
  adding: "正在加入",
  added: "已加入购物车。",
  see: "查看购物车",
  full: "购物车已满。请先付款或移除一些商品。",
  quantity: "数量：{{article}}",
  update: "更新",
  remove: "移除",
  removeOf: "移除{{article}}",
  each: "单价 {{price}}",
  total: "合计",
  priceChanged: "加入时价格为 {{was}}，现在是 {{now}}。",
  fewer: "仅剩 {{number}} 件，合计按此计算。",
  soldOut: "已售罄，未计入合计。",
  gone: "购物车里有些商品已停售。",
  changed: "购物车在您上次查看后有变化。请核对后再付款，未扣款。",
  pay: "支付 {{price}}",
  posted: "在 Stripe 页面用银行卡付款，已含运费。付款期间，所有商品为您保留 30 分钟。",
  noAccount: "无需账户。我们会通过邮件发送订单链接。",
  heldTitle: "等待付款",
  held: "已为您保留 {{name}}（{{price}}）。剩余时间：{{time}}。",
  emptyTitle: "购物车是空的",
  emptyText: "您在商店加入的商品会显示在这里。",
  emptyAction: "去商店",
  addOn: {
    title: "周边商店",
    separate: "这是一笔单独的订单，您的票不受影响。",
  },
};
