/** 简体中文: simplified Chinese texts of a fan's account: the pages of her profile, how she signs in, and what she is called. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "您的个人资料",
    nav: "个人资料",
    signOut: "退出登录",
    guestTitle: "您的门票都在这里",
    guestText:
      "登录即可查看门票和入场码。以访客身份购买的门票可通过邮件中的链接打开；用同一邮箱登录后，也会出现在这里。",
    signIn: "登录",
    signUp: "注册账号",
  },
  sections: {
    overview: "概览",
    orders: "订单",
    billing: "账单",
    security: "安全",
    details: "您的资料",
    privacy: "您的数据",
  },
  again: {
    title: "还是您本人吗？",
    text: "您登录已有一段时间。更改登录相关内容之前，请再输入一次密码。",
    password: "您的密码",
    submit: "继续",
    pending: "正在核对",
    elsewhereText: "您用 {{provider}} 登录已有一段时间。在此更改之前，请在那里再登录一次。",
    elsewhereSubmit: "使用 {{provider}} 继续",
  },
  form: {
    save: "保存",
    saving: "正在保存",
    cancel: "取消",
    sendCode: "发送验证码",
    sending: "正在发送",
    sendAgain: "重新发送验证码",
    confirm: "确认",
    confirming: "正在确认",
    dismiss: "关闭提示",
    on: "已开启",
    off: "已关闭",
  },
};
