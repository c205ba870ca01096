/** 简体中文: the texts of the mails before something begins in simplified Chinese. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "您关注了{{name}}。",
  leave: "不再接收此类邮件",
  calendar: "{{site}}：我的赛事",
  confirm: {
    subject: "请确认接收{{site}}的邮件",
    word: "还差一步",
    heading: "要接收这些内容的邮件吗？",
    text: "有人（希望是您本人）申请向此邮箱发送以下内容的邮件：",
    button: "好的，发给我",
    ignore: "不是您本人？忽略此邮件即可，我们不会再发送。",
    already: "您已在接收这些邮件。",
    manage: "查看关注内容",
  },
  announced: {
    subject: "{{city}}新赛事：{{title}}",
    word: "新赛事",
    open: "门票现已开售。",
    opens: "开售时间：{{when}}。",
    button: "查看赛事",
  },
  sale: {
    subject: "{{when}}开售：{{title}}",
    word: "即将开售",
    hour: "还有一小时",
    heading: "{{title}}门票开售时间：{{when}}。",
    button: "前往购票",
  },
  doors: {
    subject: "{{title}}现场见",
    word: "现场见",
    heading: "入场时间：{{when}}。",
    text: "请在手机上准备好二维码，或打印门票。",
  },
  live: {
    subject: "正在直播：{{title}}",
    word: "正在直播",
    heading: "{{title}}已经开始。",
    text: "您现在即可观看，无需另外付费。",
    button: "立即观看",
  },
};
