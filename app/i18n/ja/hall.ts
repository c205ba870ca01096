/** 日本語: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}、並び席",
    apart: "{{seats}}。すべて並びの席ではありません。",
    choose: "別の席を選ぶ",
    renumber: "この枚数で一番良い席をお選びします。ご自分で選ぶには「別の席を選ぶ」へ。",
  },
  plan: {
    title: "ご自分で席を選ぶ",
    label: "座席表。各ブロックがリンクです。",
    ring: "リング",
    stage: "ステージ",
    from: "{{price}}から",
    few: "残りわずか",
    off: "販売していません",
    byNumber: "座席番号なし",
    zoomIn: "拡大",
  },
  access: {
    title: "車いす席",
    number: "このうち車いす席はいくつですか？",
    text: "車いすをお使いの方の席です。それぞれの隣に付き添いの方が3名まで座れます。",
  },
  section: {
    back: "すべてのブロック",
    north: "北側",
    east: "東側",
    south: "南側",
    west: "西側",
    camera: "カメラの正面",
    best: "このブロックの良い席",
    bestHold: "良い席を確保する",
    table: "列ごとの座席",
    elsewhere: "ほかのブロックの席",
    ofThese: "うち{{tier}}",
    rest: "先に取られた席があれば、残りの席を確保する",
    missing: "このブロックは座席表にありません",
    missingText: "座席表が変わった可能性があります。確保した席はそのままです。",
  },
  sign: {
    free: "空席",
    yours: "あなたの席",
    taken: "販売済み",
    gone: "たった今販売済み",
    accessible: "車いす席",
    companion: "付き添い席",
    restricted: "見えにくい席",
    aisle: "通路側",
  },
  lost: {
    went: "{{seats}}は、たった今ほかの方が確保しました。",
    missing: "{{seats}}は、座席表からなくなりました。",
    held: "ほかの席は確保されています。",
    ticked: "ほかの席は選んだままですが、まだ確保されていません。",
    instead: "近くの並び席：",
  },
};
