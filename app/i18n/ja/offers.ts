/** Japanese texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "キャンセル待ちをやめる",
  deadline: "{{until}}までにお支払いください。",
  confirm: {
    subject: "メールアドレスの確認：{{title}}のキャンセル待ち",
    word: "あと一歩です",
    heading: "{{title}}のキャンセル待ちに登録するには、メールアドレスを確認してください。",
    text: "順番は確認した時点からになります。お心当たりがない場合は、このメールを無視してください。何も起こりません。",
    button: "キャンセル待ちに登録",
  },
  joined: {
    subject: "{{title}}のキャンセル待ちに登録しました",
    word: "順番待ち中",
    heading: "{{title}}のキャンセル待ちに登録しました。",
    text: "席が空くと、条件に合う方のうち最も長くお待ちの方にご案内します。期限付きのメールをお送りしますので、期限までにお支払いいただくと席が決まります。",
    button: "順番を見る",
  },
  offer: {
    subject: "{{title}}の席：{{until}}までお客様のものです",
    word: "順番です",
    heading: "{{title}}の席は、{{until}}までお客様のものです。",
    text: "それまでにお支払いがない場合は、次の方にご案内します。",
    button: "ご案内を見る",
  },
  missed: {
    subject: "{{title}}のご案内は終了しました",
    word: "期限切れ",
    heading: "{{title}}のご案内は、お支払いの前に終了しました。",
    text: "席は次の方にご案内しました。キャンセル待ちは続いていますが、順番は最後になります。もう一度見逃すと、キャンセル待ちから外れます。",
    button: "順番を見る",
  },
  over: {
    subject: "{{title}}のキャンセル待ちから外れました",
    word: "登録終了",
    heading: "{{title}}のキャンセル待ちから外れました。",
    missed: "2回のご案内にお返事がありませんでした。いつでも登録し直せます。",
    closed: "キャンセル待ちは終了しました。この後に空いた席は、ゴングまでどなたでも購入できます。",
    canceled: "大会は中止になりました。",
    button: "大会を見る",
  },
  listed: {
    subject: "{{title}}のチケットをご案内中です",
    word: "ご案内中",
    heading: "チケット{{number}}を、お支払いと同じ{{amount}}でご案内中です。",
    text: "誰かが支払うまでは、お客様のもので、有効です。それまでは取り戻せます。",
    less: "返金額は{{amount}}です。残りはすでに返金済みです。",
    button: "チケットを見る",
  },
  sold: {
    subject: "{{title}}のチケットが売れました",
    word: "売れました",
    heading: "別のファンがチケット{{number}}の代金を支払いました。",
    text: "{{amount}}を、お支払いと同じ方法で返金します。5日から10日かかることがあります。お手元のチケットのコードは無効になりました。",
    button: "チケットを見る",
  },
  withdrawn: {
    subject: "{{title}}のチケットのご案内を終了しました",
    word: "ご案内終了",
    heading: "チケット{{number}}のご案内を終了しました。",
    text: "ご注文の一部が返金されたため、このチケットの価格は{{amount}}になりました。この金額では販売できません。チケットは引き続きお客様のもので、有効です。",
    button: "チケットを見る",
  },
};
