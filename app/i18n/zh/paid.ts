/** 中文: Chinese texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "已付款",
  stamp: "已付 {{amount}}",
  word: {
    tickets: "门票到手",
    broadcast: "好戏开场",
    premium: "前排就座",
    goods: "收入囊中",
  },
  heading: {
    paid: "您已支付 {{amount}}。",
    nothing: "未扣款。",
    tickets: "《{{title}}》的门票已备好。",
    broadcast: "您可以观看《{{title}}》了。",
    premium: "您的高级会员已开通。",
    trial: "您的免费试用已开始。",
    goods: "我们已收到您的订单：{{title}}。",
  },
  now: "现在",
  anyDay: "随时",
  later: "之后",
  next: "接下来",
  have: "您现在拥有",
  mailed: "详情也已发送至 {{email}}。",
  tickets: {
    yours: "您的门票",
    show: "出示门票",
    code: "出示二维码",
    offline: "门票可离线使用",
    offlineText: "在手机上打开一次，之后没有信号也能显示。",
    keep: "请保留邮件",
    refund: "退款截止",
    refundText: "{{when}} 前可在个人中心办理。",
    doorText: "每个二维码只能扫描一次。到入口前请先打开。",
  },
  broadcast: {
    yours: "您的直播",
    profile: "已放入个人中心",
    profileText: "在任何已登录的设备上均可观看。",
    starts: "直播开始时间：{{time}}",
  },
  premium: {
    first: "首场：{{title}}",
    watch: "观看所有标有“高级会员”的赛事",
    renews: "续费 {{price}}",
    renewsText: "从您付款时使用的银行卡扣款。",
    trialEnds: "免费试用结束",
    trialEndsText: "当天收取 {{price}}，提前取消则不收费。",
    plans: "查看方案",
  },
  goods: {
    ships: "发货时我们会发邮件通知您",
    shipsText: "国内最多一周送达，国际最多三周。",
    returns: "改变主意了？",
    returnsText: "30 天内可退货。请联系客服，我们会告诉您寄往何处。",
  },
  refunded: "我们已为您退款",
};
