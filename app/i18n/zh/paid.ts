/** 中文: Chinese texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "已付款",
  stamp: "已付 {{amount}}",
  word: {
    tickets: "座位到手",
    broadcast: "准备开播",
    premium: "前排就座",
    goods: "归您了",
  },
  heading: {
    paid: "您已支付 {{amount}}。",
    nothing: "没有扣款。",
    tickets: "《{{title}}》的门票已备好。",
    broadcast: "您可以观看《{{title}}》了。",
    premium: "您的高级会员已生效。",
    trial: "您的免费试用已开始。",
    goods: "我们已收到您的订单：{{title}}。",
  },
  now: "现在",
  anyDay: "随时",
  next: "接下来",
  have: "您现在拥有",
  mailed: "详情也已发送至 {{email}}。",
  tickets: {
    yours: "您的门票",
    show: "出示门票",
    code: "出示二维码",
    offline: "门票可离线使用",
    offlineText: "请先在手机上打开一次，之后没有信号也能显示。",
    keep: "请保留邮件",
    refund: "最后退款时间",
    refundText: "{{when}} 前可在个人资料中办理。",
    doorText: "每个二维码只能扫描一次。到入口前请先打开。",
  },
  broadcast: {
    yours: "您的直播",
    profile: "已放入您的个人资料",
    profileText: "在任何已登录的屏幕上均可观看。",
    starts: "直播开始时间：{{time}}",
  },
  premium: {
    first: "首场：{{title}}",
    watch: "观看所有标有高级会员的赛事",
    renews: "以 {{price}} 续订",
    renewsText: "从您付款时使用的银行卡扣款。",
    trialEnds: "免费试用结束",
    trialEndsText: "当天收取 {{price}}，提前取消则不收费。",
    plans: "查看方案",
  },
  goods: {
    ships: "发货时我们会发邮件通知您",
    shipsText: "国内包裹最多一周，国际包裹最多三周。",
    returns: "改变主意了？",
    returnsText: "您有 30 天时间。请联系客服，我们会告诉您寄往何处。",
  },
  refunded: "我们已为您退款",
};
