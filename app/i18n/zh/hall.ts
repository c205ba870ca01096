/** 中文: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}，连座",
    apart: "{{seats}}。并非全部连座。",
    choose: "选择其他座位",
    renumber: "我们会按此数量挑选最好的座位。如需自选，请选择其他座位。",
  },
  plan: {
    title: "或自己选座",
    label: "座位图。每个区域都是链接。",
    ring: "擂台",
    stage: "舞台",
    from: "{{price}} 起",
    few: "余票不多",
    off: "未在发售",
    byNumber: "不对号入座",
    zoomIn: "放大",
  },
  access: {
    title: "轮椅席",
    number: "其中几个是轮椅席？",
    text: "轮椅席供使用轮椅的观众使用，每席旁最多可坐三位陪同者。",
  },
  section: {
    back: "所有区域",
    north: "北侧",
    east: "东侧",
    south: "南侧",
    west: "西侧",
    camera: "正对镜头",
    best: "本区最佳座位",
    bestHold: "锁定最佳座位",
    table: "逐排座位",
    elsewhere: "您在其他区域的座位",
    ofThese: "其中{{tier}}",
    rest: "如有座位先被他人锁定，则锁定其余座位",
    missing: "座位图上已没有该区域",
    missingText: "座位图可能已更改。您锁定的座位不变。",
  },
  sign: {
    free: "可选",
    yours: "您的座位",
    taken: "已售",
    gone: "刚刚售出",
    accessible: "轮椅席",
    companion: "陪同席",
    restricted: "视线受限",
    aisle: "靠过道",
  },
  lost: {
    went: "他人刚刚锁定了{{seats}}。",
    missing: "座位图上已没有{{seats}}。",
    held: "您的其余座位已锁定。",
    ticked: "您的其余座位仍为选中状态，但尚未锁定。",
    instead: "附近的连座：",
  },
};
