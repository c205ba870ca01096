/** Japanese texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "アクセシビリティ",
  description: "{{name}}をキーボード、スクリーンリーダー、大きな文字で使うときの対応状況と、まだできていないこと。",
  lead: "誰もがここでチケットを手に入れられるべきだと考えています。このページでは、確認していることと、わかっている不具合をお伝えします。",
  goalTitle: "目標",
  goal: "Web Content Accessibility Guidelines（WCAG）2.2のレベルAAを目指して作っています。外部の検査を受けていないため、適合しているとは言いません。",
  testedTitle: "確認していること",
  keyboard: "席の確保、変更、手放し、お支払いを、キーボードだけで、スクリプトがある場合とない場合の両方で。",
  checker: "すべてのページを、誤りを見つけるプログラムaxeで、明るい配色と暗い配色の両方で。",
  narrow: "すべてのページをすべての言語で、幅320ピクセルで。400％に拡大したときに残る幅です。",
  focus: "何かが変わったときにフォーカスがどこへ移り、スクリーンリーダーが何を読むか。",
  knownTitle: "わかっている不具合",
  people:
    "確認は1つのブラウザでプログラムによって行っています。スクリーンリーダー、音声操作、拡大鏡を使う方との確認はまだです。",
  names:
    "大会名、選手名、席種名は英語です。ほかの言語の文の中では、スクリーンリーダーが正しく発音しないことがあります。",
  video: "見逃し配信には英語の字幕があります。生配信にはありません。音声解説はどの映像にもありません。",
  time: "席の確保は20分間で、ほかの方も席を待っているため延長できません。残り5分と1分のときにスクリーンリーダーが読み上げます。",
  others:
    "お支払いはStripeのページで行います。ログイン方法によってはAmazon、Apple、Facebook、Googleのページが開きます。これらは変更できません。",
  contactTitle: "お困りのことをお知らせください",
  contact:
    "どのページか、何をお使いかをお書きください。ここでチケットを購入できない場合もお知らせください。メールでお返事します。",
  write: "お問い合わせ",
  reviewed: "最終確認日：{{date}}",
};
