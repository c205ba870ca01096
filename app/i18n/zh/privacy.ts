/** 简体中文: simplified Chinese texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "隐私政策",
  description: "{{name}} 保存您的哪些信息、为什么、保存多久，以及如何删除。",
  lead: "我们保存您的哪些信息、为什么，以及如何停止。我们不出售任何信息。",
  short: "我们不统计、不记录您的浏览，也没有访问清单。",
  cookiesTitle: "Cookie 说明",
  cookiesText: "前四个已加密，任何脚本都无法读取。",
  cookie: "Cookie 名称",
  purpose: "用途",
  life: "保存期限",
  session: "保持登录状态：登录令牌、姓名和邮箱。",
  flow: "进行中的登录或注册，重新加载也不会丢失。",
  guest: "为您锁座的随机编号、不含姓名的 Amazon Cognito 游客 ID，以及游客订单的密钥。",
  device: "最近一次在此登录的用户名，以及您是否信任此设备。退出登录后仍保留。",
  language: "您选择的语言。",
  consent: "您对访问统计的选择（如本站询问）。",
  year: "1 年",
  day: "最长 24 小时",
  tab: "标签页还会记住您滚动到的位置，并在 10 秒内记住脚本加载失败。关闭标签页后，两者都会消失。",
  phone: "在手机上，浏览器会保存您登录后打开的门票页面，以便在没有网络时使用。退出登录或赛事结束后即会删除。",
  keepTitle: "我们保存什么",
  keepOrders:
    "<b>订单与门票。</b>姓名、邮箱、语言、赛事、座位、价格、退款、转赠、扫描时间，以及谁更改了什么。按税法要求的期限保存。",
  keepHolds: "<b>锁座。</b>锁座的随机编号或账号，不含姓名。",
  keepLetters: "<b>咨询。</b>您写的内容、姓名、邮箱和语言，以及您同意接收新日程邮件的时间。保存到您要求删除为止。",
  keepCounts: "<b>尝试次数。</b>某个邮箱或网络地址尝试登录、锁座或联系客服的次数。最多统计一天，随后删除。",
  keepFollows:
    "<b>关注与提醒。</b>您的邮箱、邮件语言和关注的内容。保存到您停止关注为止，每封此类邮件都有停止链接。提醒在开售 7 天后删除，未确认的邮箱在 7 天后删除，不再关注任何内容的邮箱在 60 天后删除。如果您关闭某类邮件，我们会记住这一设置。",
  keepSearches: "<b>搜索。</b>我们不保存您搜索的内容，只按网络地址统计搜索次数，为时一分钟。",
  othersTitle: "还有谁会收到数据",
  othersCognito:
    "<b>Amazon Cognito</b> 保存账号：邮箱、姓名、您填写的电话，以及我们从不存储的密码。如果您用 Amazon、Apple、Facebook 或 Google 登录，它们会把您的邮箱和姓名提供给 Cognito。",
  othersStripe: "<b>Stripe</b> 在自己的页面上收款，会获得您的银行卡、邮箱和付款内容。",
  othersMail: "<b>邮件服务</b>负责投递门票和我们的回复。",
  othersSentry: "<b>Sentry</b>（如本站使用）接收错误报告。我们不会附上您的姓名或地址。",
  othersTags: "<b>代码管理工具</b>（如本站设有）仅在您同意后运行。可在任何页面底部更改选择。",
  rightsTitle: "您的权利",
  rightsText: "您可以查看、更正我们保存的信息，取得副本，提出异议或要求删除。新日程邮件可随时退订。",
  rightsAccount: "如果您有账号，可以自行<data>下载数据或删除账号</data>。",
  rightsDelete:
    "请用相关邮箱联系客服，选择“我的账号或我的数据”。法律未要求保留的内容一律删除；必须保留的内容（例如已付款的订单），我们会告知您。",
  write: "联系客服",
};
