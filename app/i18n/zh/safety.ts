/** Chinese texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "您的密码已修改",
    password: "您的 {{name}} 账号密码已修改（{{date}}）。其他浏览器和应用均已退出登录。",
    emailSubject: "您的登录邮箱已更改",
    email: "您的 {{name}} 账号邮箱已更改（{{date}}）。此邮箱不再属于该账号。",
    phoneSubject: "您的账号添加了手机号码",
    phone: "您的 {{name}} 账号添加了新的手机号码（{{date}}）。",
    passkeyAddedSubject: "您的账号添加了通行密钥",
    passkeyAdded: "您的 {{name}} 账号添加了一个通行密钥（{{date}}）。使用它无需密码即可登录。",
    passkeyRemovedSubject: "您的账号移除了通行密钥",
    passkeyRemoved: "您的 {{name}} 账号移除了一个通行密钥（{{date}}）。它已无法用于登录。",
    factorSubject: "登录的两步验证已关闭",
    factor: "您的 {{name}} 账号已关闭一项两步验证（{{date}}）。",
    factorOnSubject: "登录的两步验证已开启",
    factorOn: "您的 {{name}} 账号已开启一项两步验证（{{date}}）。",
    appReplacedSubject: "您的身份验证器应用已更换",
    appReplaced: "您的 {{name}} 账号已更换身份验证器应用（{{date}}）。原应用的验证码已失效。",
    wasYou: "如果是您本人操作，则无需任何操作。",
    wasNotYou: "如果不是您本人操作，请立即重置密码，然后在个人中心检查邮箱、手机号码、通行密钥和设备。",
    noReset: "如果不是您本人操作，请立即联系客服。此邮箱已无法用于重置密码。",
    noCode: "如果不是您本人操作，请立即重置密码。如果登录时要求输入您没有的验证码，请立即联系客服。",
    reset: "重置密码",
    code: {
      signUp: { subject: "请验证您的邮箱", heading: "请输入此验证码，完成 {{name}} 账号的注册。" },
      reset: { subject: "设置新密码的验证码", heading: "请输入此验证码，为您的 {{name}} 账号设置新密码。" },
      contact: { subject: "请验证您的邮箱", heading: "请输入此验证码，验证您 {{name}} 账号的邮箱。" },
      signIn: { subject: "登录验证码", heading: "请输入此验证码，登录 {{name}}。" },
      where: "请在原页面输入。请勿告诉他人，我们绝不会向您索要验证码。",
      unasked: "没有请求验证码？您无需任何操作。",
      text: "您的 {{name}} 验证码：{{code}}。请勿告诉他人。",
    },
  },
};
