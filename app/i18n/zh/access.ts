/** Chinese texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "无障碍",
  description: "使用键盘、屏幕阅读器和大号文字访问 {{name}} 的情况，以及尚未做到的地方。",
  lead: "每个人都应该能在这里买到门票。本页说明我们测试的内容和已知的问题。",
  goalTitle: "我们的目标",
  goal: "我们按照《Web 内容无障碍指南》（WCAG）2.2 的 AA 级制作本网站。尚无外部机构检查过，因此我们不声称符合该指南。",
  testedTitle: "测试内容",
  keyboard: "只用键盘锁座、更改座位、放弃座位和付款，启用和停用脚本时都测试。",
  checker: "用查错程序 axe 检查每个页面的浅色和深色模式。",
  narrow: "每种语言的每个页面在 320 像素宽度下的显示，即放大到 400% 时的宽度。",
  focus: "内容变化时焦点移到哪里，屏幕阅读器会读出什么。",
  knownTitle: "已知的问题",
  people: "我们只在一种浏览器中用程序测试，还没有请使用屏幕阅读器、语音控制或放大镜的人测试。",
  names: "赛事名、选手名和票档名是英文。在其他语言的句子中，屏幕阅读器可能会读错。",
  video: "回放有英文字幕，直播没有字幕，所有视频都没有口述影像。",
  time: "锁座时间为 20 分钟，不能延长，因为还有人在等座位。剩余 5 分钟和 1 分钟时，屏幕阅读器会读出提示。",
  others:
    "付款在 Stripe 的页面上进行。部分登录方式会打开 Amazon、Apple、Facebook 或 Google 的页面。这些页面我们无法更改。",
  contactTitle: "告诉我们您遇到的障碍",
  contact: "请说明是哪个页面、您使用什么工具。如果您无法在这里买票，也请告诉我们。我们会通过邮件回复。",
  write: "联系客服",
  reviewed: "最近检查：{{date}}",
};
