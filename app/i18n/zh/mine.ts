/** 简体中文: simplified Chinese texts of a fan's own tickets and of her profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "您的门票：{{title}}",
    count_one: "{{count}} 张门票",
    count_other: "{{count}} 张门票",
    print: "打印门票",
    number: "门票 {{number}}",
    qr: "门票 {{number}} 的二维码",
    tier: "票档",
    admits: "入场人数",
    admitsOne: "一人",
    order: "订单",
    paid: "已付款",
    free: "免费",
    refunded: "已退款",
    cancelled: "已取消",
    used: "已于 {{at}} 使用",
    times: "{{doors}} 入场，{{bell}} 开赛",
    small: "仅可扫描一次。持票人：{{name}}。对阵表可能有变。",
    noCode: "此门票已退款，不再有效。",
    receipt: "收据",
    receiptLine_one: "订单 {{number}}：{{count}} 张门票，{{total}}",
    receiptLine_other: "订单 {{number}}：{{count}} 张门票，{{total}}",
    keep: "邮件中的链接可在任何设备上打开门票。请勿分享。",
    keepFan: "门票在您的个人中心和邮件中。",
  },
  after: {
    confirming: "仍在确认您的付款",
    confirmingText: "银行尚未答复。本页面每隔几秒会重新查询，期间座位仍归您。",
    confirmingAgain: "再次查询",
    refunded: "座位已售出，我们已为您退款",
    refundedText: "您的付款在锁座到期后才到达，座位已被他人买走。全额已退回您的银行卡，5 至 10 天内到账。",
    ended: "锁座已到期",
    endedText: "您没有及时完成付款，座位已重新开售。未扣款。",
    pickAgain: "重新选座",
  },
  print: {
    title: "打印门票：{{title}}",
    back: "返回您的门票",
    hint: "按 Ctrl+P 或 ⌘P，每页打印一张门票",
    print: "打印",
    heading: "您的门票：{{title}}",
  },
};
