/** Japanese texts of why seats could not be held. The server says them. */
import type { refusals as en } from "../en/refusals";
import type { CompleteTable } from "../table-shape";

export const refusals: CompleteTable<typeof en> = {
  offerOpen: "この大会には、キャンセル待ちからのご案内があります。先にお支払いいただくか、見送ってください。",
  soldOut: "たった今完売しました。別の席種をお選びください。",
  notEnough_one: "残りは{{count}}席です。",
  notEnough_other: "残りは{{count}}席です。",
  notEnough_zero: "残席はありません。",
  limitPerCheckout_one: "この席種は{{count}}枚まで。",
  limitPerCheckout_other: "この席種は{{count}}枚まで。",
  limitPerOrder_one: "1回のご注文につき、全席種合わせて{{count}}枚まで。",
  limitPerOrder_other: "1回のご注文につき、全席種合わせて{{count}}枚まで。",
  notOnSale: "現在は販売していません。",
  unknown: "この席種の取り扱いは終了しました。別の席種をお選びください。",
  notANumber: "整数を入力してください：0、1、2…",
  empty: "1席以上お選びください。",
  checkoutOpen:
    "お支払いが進行中の可能性があるため、席を変更できません。お支払いに進むか、1分ほどしてからもう一度ご確認ください。",
  holdEnded: "席の確保が時間切れになりました。お支払いの前に、もう一度席を確保してください。",
  busy: "この席にアクセスが集中しています。何も変更されておらず、請求も発生していません。もう一度お試しください。",
  away: "チケット売り場に接続できません。何も変更されておらず、請求も発生していません。1分ほどしてから、もう一度お試しください。",
  tooMany: "試行回数が多すぎます。10分待ってから、もう一度お試しください。",
  placeTaken: "この席のどれかを、たった今ほかの方が確保しました。",
  placeUnknown: "この席のどれかが座席表にありません。別の席を選んでください。",
  companionAlone: "付き添い席は、隣の車いす席と一緒に選んでください。車いす席1つにつき3席までです。",
  notTogether: "ここには、その数だけ並んだ空席がありません。",
  noAccessible: "その数の車いす席をまとめて取れません。別の席種をお試しください。",
  moreThanSeats: "選んだ席より多い数です。小さい数を入力してください。",
  priceChanged: "価格が変わりました。この席種のチケットは現在1枚{{price}}です。",
  code: {
    unknown: "{{code}} はこの大会のコードではありません。入力内容をご確認ください。",
    early: "{{code}} はまだ使えません。後でもう一度お試しください。",
    over: "{{code}} は期限が切れています。",
    used: "{{code}} はすでに使用上限に達しています。",
    seats: "{{code}} ではその席数を購入できません。このコードの残り席数：{{n}}",
    minimum: "{{code}} に必要な最少席数：{{n}}",
    notHere: "{{code}} は選んだ席には使えません。",
    second: "1回の注文で使えるのは、先行販売コードと割引コードを1つずつです。",
    tooMany: "コードの入力回数が多すぎます。10分待ってからもう一度お試しください。席はそのままです。",
  },
};
