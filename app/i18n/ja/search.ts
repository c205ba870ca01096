/** 日本語: the texts of the search across the site in Japanese. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "検索",
  titleFor: "「{{text}}」の検索結果",
  description: "大会、選手、都市、ペイパービュー、グッズ、ニュースを検索できます。",
  field: "サイト内を検索",
  hint: "選手、都市、大会",
  submit: "検索する",
  results: "「{{text}}」の検索結果",
  more: "検索結果をもっと見る",
  first: "最初の検索結果に戻る",
  noneTitle: "見つかりませんでした",
  noneText: "「{{text}}」に一致するものはありません。表記を確認するか、言葉を減らしてお試しください。",
  suggested: "今後の大会とチャンピオン",
  tooMany: "検索の回数が多すぎます。1分ほど待ってから、もう一度お試しください。",
  away: "現在このサイトでは検索できません。大会や選手はメニューからご覧ください。",
  kind: {
    night: "大会",
    broadcast: "ペイパービュー",
    town: "都市",
    show: "シリーズ",
    wrestler: "選手",
    goods: "ショップ",
    news: "ニュース",
  },
};
