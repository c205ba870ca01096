/** The texts of the line in front of a sale, in Japanese. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "{{time}}に受付を開始します",
    text: "{{opens}}に発売します。それまでに並んだ方全員の順番を抽選で決めるので、早く来る必要はありません。",
  },
  gathering: {
    heading: "{{opens}}に発売します",
    text: "それまでにここにいる方全員の順番を抽選で決めます。早く来ても有利にはなりません。",
  },
  drawn: {
    heading: "抽選に参加しています。あなたの番号：",
    text: "{{opens}}に順番を抽選します。このページは閉じてもかまいません。",
  },
  drawing: {
    heading: "順番を抽選しています",
    text: "数秒かかります。",
  },
  open: {
    heading: "このチケットには列ができています。お待ちの方：",
    text: "順番をお取りください。ページを閉じて、あとで戻ってもかまいません。",
  },
  waiting: {
    heading: "列に並んでいます。あなたの前の人数：",
    wait: "待ち時間の目安：{{range}}。",
    near: "{{time}}ごろに順番が来ます。",
    unknown: "待ち時間はまだわかりません。",
    far: "順番が来る前に席がなくなりそうです。",
  },
  paused: {
    heading: "すべての席が確保されています。あなたの前の人数：",
    text: "確保の期限が切れると席が戻ることがあります。順番はそのままです。",
    halted: "チケット売り場が列を止めています。順番はそのままです。",
  },
  turn: {
    heading: "席を選ぶ時間は{{minutes}}です。選んだ席はさらに20分確保されます。",
    word: "あなたの番です",
    enter: "席を選ぶ",
  },
  inside: {
    heading: "{{time}}まであなたの番です",
    text: "それまでに席をお選びください。支払うまで請求はありません。",
    more: "10分延長する",
  },
  missed: {
    heading: "順番は過ぎましたが、場所は残っています。",
    enter: "今すぐ入る",
  },
  spent: {
    heading: "順番は使用済みです",
    text: "さらに席が必要な場合は、列の最後に並び直してください。",
  },
  soldOut: {
    heading: "最後の席は{{time}}になくなりました。請求はありません。",
    word: "完売",
    text: "払い戻しで席が戻ることがあります。",
    others: "ほかの大会を見る",
  },
  ended: {
    heading: "現在、列はありません",
    text: "待たずに席を選べます。",
  },
  notice: {
    crowded: "順番を逃した方が多く入場中です。数秒後にもう一度お試しください。",
    notYours: "その順番は別のブラウザーかアカウントのものです。ご自分の順番をお取りください。",
    notCalled: "まだ順番ではありません。",
    accountNeeded:
      "この販売には、メールアドレスを確認済みのアカウントが必要です。ログインしてから順番をお取りください。",
    closed: "現在、列に並ぶことはできません。",
    noMore: "これ以上は延長できません。",
    busy: "大変混み合っています。何も変更されていません。数秒後にもう一度お試しください。",
  },
  join: "順番を取る",
  signIn: "ログイン",
  safe: {
    title: "ご安心ください",
    reload: "再読み込みは不要です",
    reloadText: "このページは自動で確認します。最終確認：{{time}}。",
    stillText: "このページは自動では確認しません。",
    check: "もう一度確認する",
    still: "自動の確認を止める",
    kept: "順番は保存されています",
    keptText: "画面をロックしたりページを閉じたりしても、このブラウザーで戻れば順番は同じです。",
    free: "手数料もカード登録も不要",
    freeText: "請求は席の代金を支払うときだけです。",
  },
  left: {
    title: "現在の残り",
    many: "{{count}}席以上",
    none: "完売",
  },
  leave: "列を離れる",
  receipt: "順番の受取証",
  draw: {
    link: "抽選の方法",
    heading: "抽選の方法",
    before: "列の受付前に、秘密の数（シード）を選び、その指紋を公開しました。指紋はあとから変えられません。",
    order:
      "発売時に、シードと参加人数によって全員の順番が決まります。抽選後にシードを公開するので、誰でも順番を計算し直せます。",
    beacon: "抽選には、発売前には誰も知らない公開乱数も使います。",
    noBeacon: "公開乱数は使いません。",
    late: "発売後に並んだ方は、抽選に参加した全員のあとに、並んだ順になります。",
    fingerprint: "指紋",
    seed: "シード",
    people: "抽選の参加人数",
    random: "公開乱数",
    later: "抽選後に公開",
    record: "記録のファイル",
    verify: "このブラウザーで抽選を確かめる",
    right: "抽選は正しいです。",
    wrong: "抽選が記録と一致しません。",
    back: "列に戻る",
  },
};
