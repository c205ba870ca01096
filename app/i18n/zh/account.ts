/** 简体中文: simplified Chinese texts of a fan's account: profile, sign-in and name. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "个人中心",
    nav: "个人中心",
    signOut: "退出登录",
    guestTitle: "您的门票都在这里",
    guestText: "登录即可查看门票和二维码。以游客身份购买？请打开邮件中的链接，或用同一邮箱登录。",
    signIn: "登录",
    signUp: "注册账号",
  },
  sections: {
    overview: "概览",
    orders: "订单",
    following: "关注",
    billing: "账单",
    security: "安全",
    details: "个人资料",
    privacy: "个人数据",
  },
  again: {
    title: "请确认是您本人",
    text: "您登录已有一段时间。如需更改登录方式，请输入密码。",
    password: "您的密码",
    submit: "继续",
    pending: "正在核对",
    elsewhereText: "您登录已有一段时间。如需更改，请再次使用 {{provider}} 登录。",
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
