/** The texts of the line in front of a sale, in Chinese. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "排队将于{{time}}开放",
    text: "门票将于{{opens}}开售。在此之前加入的所有人都会随机获得位置，无需提早到来。",
  },
  gathering: {
    heading: "门票将于{{opens}}开售",
    text: "届时在此的所有人都会随机获得排队位置。先到没有优势。",
  },
  drawn: {
    heading: "您已参加抽签。您的号码：",
    text: "我们将于{{opens}}抽签决定顺序。您可以关闭此页面。",
  },
  drawing: {
    heading: "正在抽签决定顺序",
    text: "需要几秒钟。",
  },
  open: {
    heading: "购买这些门票需要排队。等待人数：",
    text: "请领取位置。您可以关闭页面，稍后再回来。",
  },
  waiting: {
    heading: "您正在排队。您前面的人数：",
    wait: "预计等待：{{range}}。",
    near: "大约{{time}}轮到您。",
    unknown: "目前还无法估计需要多久。",
    far: "轮到您之前，座位可能已售完。",
  },
  paused: {
    heading: "所有座位都已被锁定。您前面的人数：",
    text: "锁座到期后会释放部分座位。您的位置不变。",
    halted: "票务处已暂停排队。您的位置不变。",
  },
  turn: {
    heading: "您有{{minutes}}选座。选好的座位会再保留20分钟。",
    word: "轮到您了",
    enter: "选择座位",
  },
  inside: {
    heading: "{{time}}之前轮到您",
    text: "请在此之前选座。付款前不会扣费。",
    more: "延长10分钟",
  },
  missed: {
    heading: "轮次已过，位置仍在。",
    enter: "现在进入",
  },
  spent: {
    heading: "您的轮次已用完",
    text: "如需更多座位，请到队尾重新领取位置。",
  },
  soldOut: {
    heading: "最后的座位于{{time}}售出。您未被扣费。",
    word: "售罄",
    text: "退款后有时会有座位释放。",
    others: "查看其他赛事",
  },
  ended: {
    heading: "目前无需排队",
    text: "您可以直接选择座位。",
  },
  notice: {
    crowded: "许多错过轮次的观众正在进入。请几秒钟后重试。",
    notYours: "该位置属于其他浏览器或账号。请领取您自己的位置。",
    notCalled: "还没有轮到您。",
    accountNeeded: "此次发售需要已验证邮箱的账号。请登录后再领取位置。",
    closed: "目前不接受排队。",
    noMore: "您的轮次无法再延长。",
    heldElsewhere: "在本轮次中，您已用其他账号或在未登录时锁座。请先付款或放弃这些座位：每个轮次只能下一个订单。",
    tooMany: "尝试次数过多。请十分钟后再试。",
  },
  join: "领取位置",
  signIn: "登录",
  safe: {
    title: "请放心",
    reload: "无需刷新",
    reloadText: "此页面会自动检查。上次检查：{{time}}。",
    stillText: "此页面不会自动检查。",
    check: "再次检查",
    still: "停止自动检查",
    kept: "您的位置已保留",
    keptText: "锁屏或关闭页面都没关系。用此浏览器回来，位置不变。",
    free: "无手续费，无需绑卡",
    freeText: "只有在您为座位付款时才会扣费。",
  },
  left: {
    title: "目前剩余",
    many: "超过{{count}}",
    none: "售罄",
  },
  leave: "离开队伍",
  receipt: "位置凭证",
  draw: {
    link: "抽签方式",
    heading: "抽签方式",
    before: "排队开放前，我们选定了一个秘密数字（种子），并公布了它的指纹。指纹之后无法更改。",
    order: "开售时，种子和参加抽签的人数决定所有人的顺序。抽签后我们会公布种子，任何人都可以重新计算顺序。",
    beacon: "抽签还使用了一个开售前无人知晓的公开随机数。",
    noBeacon: "不使用公开随机数。",
    late: "开售后加入的人排在所有参加抽签的人之后，按加入顺序排列。",
    fingerprint: "指纹",
    seed: "种子",
    people: "抽签人数",
    random: "公开随机数",
    later: "抽签后公布",
    record: "记录文件",
    verify: "在此浏览器中验证抽签",
    right: "抽签正确。",
    wrong: "抽签与记录不符。",
    back: "返回排队",
  },
};
