/** 简体中文: simplified Chinese texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "隐私政策",
  description: "{{name}} 保存您的哪些信息、为什么、保存多久，以及如何删除。",
  lead: "本站保存您的哪些信息、为什么，以及如何让它停止。这里的信息不会出售。",
  short: "浏览不会被统计，也不会被记录：没有访问清单。",
  cookiesTitle: "Cookie 说明",
  cookiesText: "前四个已加密，任何脚本都无法读取。",
  cookie: "Cookie 名称",
  purpose: "用途",
  life: "期限",
  session: "保持登录状态：登录凭证、姓名和邮箱。",
  flow: "尚未完成的登录或注册，重新加载也不会丢失。",
  guest: "为您锁定座位的随机编号、不含姓名的 Amazon Cognito 访客身份，以及未使用账号的订单的密钥。",
  device: "此处最后登录的名称，以及您信任此设备。退出登录后仍保留。",
  language: "您选择的语言。",
  consent: "您对访问统计的答复。仅在本站询问时保存。",
  year: "1 年",
  day: "最长 24 小时",
  tab: "标签页本身还会记住您滚动到的位置，并在十秒内记住某个脚本加载失败。两者都随标签页关闭而消失。",
  phone: "在手机上，浏览器会保存您登录后打开的门票页面，以便在没有网络时使用。退出登录或赛事结束后即会删除。",
  keepTitle: "我们保存什么",
  keepOrders:
    "<b>订单与门票。</b>姓名、邮箱、语言、赛事、座位、价格、退款、门票转赠给谁、何时扫描，以及谁更改了什么。保存期限以税法要求为准。",
  keepHolds: "<b>座位锁定。</b>锁定座位的随机编号或账号。不含姓名。",
  keepLetters: "<b>信件。</b>您写的内容、姓名、邮箱和语言，以及您同意接收新日程邮件的时间。保存到您要求删除为止。",
  keepCounts: "<b>尝试次数。</b>某个邮箱或网络地址尝试登录、锁定座位或写信的次数。最多统计一小时，随后删除。",
  othersTitle: "还有谁参与",
  othersCognito:
    "<b>Amazon Cognito</b> 保存账号：邮箱、姓名、电话（如果您填写了），以及我们从不存储的密码。如果您用 Amazon、Apple、Facebook 或 Google 登录，它们会把您的邮箱和姓名告诉 Cognito。",
  othersStripe: "<b>Stripe</b> 在自己的页面上收款。它会得知您的卡、邮箱和付款内容。",
  othersMail: "<b>邮件服务</b>将门票和回复送到您的地址。",
  othersSentry: "<b>Sentry</b> 仅在本站向其报告故障时得知哪里出错。我们不会附上您的姓名或地址。",
  othersTags: "<b>代码管理工具</b>仅在本站设有且您同意之后才运行。可在任何页面底部更改选择。",
  rightsTitle: "您的权利",
  rightsText: "查看我们保存的信息、要求更正、取得副本、提出异议，或要求删除。您一提出，新日程邮件即停止。",
  rightsAccount: "如果您有账号，可以自行<data>带走数据或删除账号</data>。",
  rightsDelete:
    "请用相关邮箱写信，主题选“我的账号或我的数据”。法律未要求保存的一律删除；必须保留的内容（例如已付款的订单）会告知您。",
  write: "给办公室写信",
};
