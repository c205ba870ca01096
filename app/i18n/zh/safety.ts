/** Chinese texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "您的密码已修改",
    password: "您的 {{name}} 账号密码已修改（{{date}}）。其他浏览器和应用均已退出登录。",
    emailSubject: "您的登录邮箱已更改",
    email: "您的 {{name}} 账号邮箱已更改（{{date}}）。此邮箱不再属于该账号。",
    factorSubject: "登录的两步验证已关闭",
    factor: "您的 {{name}} 账号已关闭一项两步验证（{{date}}）。",
    wasYou: "如果是您本人操作，则无需任何操作。",
    wasNotYou: "如果不是您本人操作，请立即重置密码，然后在个人中心检查邮箱和设备。",
    noReset: "如果不是您本人操作，请立即联系客服。此邮箱已无法用于重置密码。",
    reset: "重置密码",
  },
};
