/** 日本語: Japanese texts of a fan's own tickets and of her profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "あなたのチケット：{{title}}",
    count_one: "チケット{{count}}枚",
    count_other: "チケット{{count}}枚",
    print: "チケットを印刷",
    number: "チケット {{number}}",
    qr: "チケット {{number}} のQRコード",
    tier: "席種",
    paid: "支払い済み",
    free: "無料",
    refunded: "返金済み",
    used: "{{at}}に使用済み",
    times: "開場 {{doors}}、ゴング {{bell}}",
    noCode: "このチケットは返金済みのため、無効です。",
    receipt: "領収書",
    receiptLine_one: "注文 {{number}}：チケット{{count}}枚、{{total}}",
    receiptLine_other: "注文 {{number}}：チケット{{count}}枚、{{total}}",
    keep: "メールのリンクから、どの端末でもチケットを開けます。リンクはほかの人に教えないでください。",
    keepFan: "チケットはマイページとメールにあります。",
  },
  after: {
    confirming: "お支払いを確認中です",
    confirmingText: "銀行からの回答を待っています。このページが数秒ごとに自動で確認し、その間も席は確保されています。",
    confirmingAgain: "もう一度確認する",
    refunded: "席がなくなったため、返金しました",
    refundedText:
      "お支払いが届いた時点で席の確保が時間切れになっており、席はほかの方が購入していました。全額をカードに返金しました。明細に反映されるまで5～10日かかります。",
    ended: "席の確保が時間切れになりました",
    endedText: "時間内にお支払いが完了しなかったため、席は再び販売されています。請求は発生していません。",
    pickAgain: "もう一度席を選ぶ",
  },
  pass: {
    of: "{{count}}枚中{{n}}枚目",
    seat: "席",
    row: "列",
    unreserved: "自由席",
    once: "読み取りは1回限り",
    directions: "行き方",
    saved: "{{when}}に保存したコピーです。オンラインに戻ると更新されます。",
    calendar: "カレンダーに追加",
    postponed: "この大会は延期になり、新しい日程は未定です。チケットは新しい日程でもそのまま有効です。",
  },
  print: {
    title: "チケットの印刷：{{title}}",
    back: "チケットに戻る",
    hint: "Ctrl+Pまたは⌘Pで、1ページに1枚ずつ印刷できます",
    print: "印刷",
    heading: "{{title}}のチケット",
    empty: "印刷するチケットはありません",
    emptyText:
      "今後の大会のチケットがここに表示されます。ログインせずに購入した場合は、先にメールのリンクを開いてください。",
    card: "対戦カード",
    subject: "対戦カードは変更になる場合があります。",
    autographs: "サイン用スペース",
    gettingIn: "アクセスと入場",
    fold: "印に沿って折ると、コードが外側になります。",
    photo: "読み取りは1回限りです。写真を投稿しないでください。",
  },
};
