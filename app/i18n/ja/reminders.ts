/** 日本語: the texts of the mails before something begins in Japanese. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "{{name}}をフォローしています。",
  leave: "このメールの配信を停止する",
  calendar: "{{site}}：マイスケジュール",
  confirm: {
    subject: "{{site}}からのメール配信の確認",
    word: "あと少しです",
    heading: "次のお知らせをメールで受け取りますか？",
    text: "このメールアドレスに、次のお知らせを送るよう申し込みがありました。",
    button: "メールを受け取る",
    ignore: "お心当たりがない場合は、このメールを無視してください。以後メールは届きません。",
    already: "このお知らせはすでに届く設定です。",
    manage: "フォロー中の一覧を見る",
  },
  announced: {
    subject: "{{city}}で大会決定：{{title}}",
    word: "新大会決定",
    open: "チケットは発売中です。",
    opens: "チケット発売：{{when}}。",
    button: "大会を見る",
  },
  sale: {
    subject: "{{when}} 発売：{{title}}",
    word: "まもなく発売",
    hour: "発売1時間前",
    heading: "{{title}}のチケット発売：{{when}}。",
    button: "チケットのページへ",
  },
  doors: {
    subject: "{{title}}でお待ちしています",
    word: "まもなく開催",
    heading: "開場：{{when}}。",
    text: "スマートフォンにQRコードをご用意いただくか、チケットを印刷してお持ちください。",
  },
  live: {
    subject: "ライブ配信中：{{title}}",
    word: "ライブ配信中",
    heading: "{{title}}が始まりました。",
    text: "追加のお支払いなしで、今すぐご覧いただけます。",
    button: "今すぐ見る",
  },
};
