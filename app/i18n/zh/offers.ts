/** Chinese texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "退出候补名单",
  deadline: "请在{{until}}之前付款。",
  confirm: {
    subject: "请确认邮箱：{{title}} 候补名单",
    word: "还差一步",
    heading: "请确认邮箱，以加入 {{title}} 的候补名单。",
    text: "排位从您确认时开始计算。如果不是您本人操作，请忽略此邮件，不会有任何影响。",
    button: "加入候补名单",
  },
  joined: {
    subject: "您已加入 {{title}} 的候补名单",
    word: "排队中",
    heading: "您已加入 {{title}} 的候补名单。",
    text: "有座位空出时，我们会提供给等候最久且条件符合的粉丝。您会收到一封注明期限的邮件。按时付款，座位就归您。",
    button: "查看我的排位",
  },
  offer: {
    subject: "{{title}} 座位：为您保留至{{until}}",
    word: "轮到您了",
    heading: "{{title}} 的座位为您保留至{{until}}。",
    text: "如果届时未付款，座位将提供给下一位粉丝。",
    button: "查看邀约",
  },
  missed: {
    subject: "您的 {{title}} 邀约已结束",
    word: "已错过",
    heading: "您的 {{title}} 邀约在付款前已结束。",
    text: "座位已提供给下一位粉丝。您仍在名单中，但现在排在最后。再错过一次邀约，您将被移出名单。",
    button: "查看我的排位",
  },
  over: {
    subject: "您已不在 {{title}} 的候补名单中",
    word: "已移出名单",
    heading: "您已不在 {{title}} 的候补名单中。",
    missed: "您未答复两次邀约。您可以随时重新加入。",
    closed: "名单已关闭。如果之后仍有座位空出，开赛铃响前任何人都可以购买。",
    canceled: "赛事已取消。",
    button: "查看赛事",
  },
  listed: {
    subject: "您的 {{title}} 门票正在转出",
    word: "转出中",
    heading: "您的门票 {{number}} 正按您支付的 {{amount}} 转出。",
    text: "在有人付款之前，门票仍归您所有且有效。在此之前您可以收回。",
    less: "您将收到 {{amount}} 的退款，其余部分此前已退还。",
    button: "查看我的门票",
  },
  sold: {
    subject: "您的 {{title}} 门票已售出",
    word: "已售出",
    heading: "另一位粉丝已为您的门票 {{number}} 付款。",
    text: "{{amount}} 将按原支付方式退还，可能需要 5 到 10 天。您的门票二维码已失效。",
    button: "查看我的门票",
  },
  withdrawn: {
    subject: "您的 {{title}} 门票已停止转出",
    word: "已停止转出",
    heading: "您的门票 {{number}} 已停止转出。",
    text: "您的订单已部分退款，这张门票现在的价格为 {{amount}}，金额过低，无法出售。门票仍归您所有且有效。",
    button: "查看我的门票",
  },
};
