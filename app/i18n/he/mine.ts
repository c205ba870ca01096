/** עברית: Hebrew texts of a fan's own tickets and of her profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "הכרטיסים שלך, {{title}}",
    count_one: "כרטיס אחד",
    count_two: "שני כרטיסים",
    count_other: "{{count}} כרטיסים",
    print: "הדפסת הכרטיסים",
    number: "כרטיס {{number}}",
    qr: "קוד QR של כרטיס {{number}}",
    tier: "אזור",
    admits: "כניסה",
    admitsOne: "לאדם אחד",
    order: "הזמנה",
    paid: "שולם",
    free: "חינם",
    refunded: "הכסף הוחזר",
    cancelled: "בוטל",
    used: "נוצל בשעה {{at}}",
    times: "פתיחת דלתות {{doors}}, גונג {{bell}}",
    small: "נסרק פעם אחת בלבד. על שם {{name}}. תוכנית הקרבות עשויה להשתנות.",
    noCode: "הכרטיס הזה כבר לא תקף. הכסף הוחזר.",
    receipt: "קבלה",
    receiptLine_one: "הזמנה {{number}}: כרטיס אחד, {{total}}",
    receiptLine_two: "הזמנה {{number}}: שני כרטיסים, {{total}}",
    receiptLine_other: "הזמנה {{number}}: {{count}} כרטיסים, {{total}}",
    keep: "הקישור שבאימייל פותח את הכרטיסים האלה בכל מכשיר. כדאי לשמור אותו אצלך בלבד.",
    keepFan: "הם נמצאים בפרופיל שלך, וגם באימייל.",
  },
  after: {
    confirming: "התשלום שלך עדיין באישור",
    confirmingText: "הבנק עוד לא השיב. העמוד הזה בודק שוב מעצמו כל כמה שניות; בינתיים המקומות נשארים שלך.",
    confirmingAgain: "לבדוק שוב",
    refunded: "המקומות נתפסו, הכסף הוחזר",
    refundedText:
      "התשלום שלך הגיע אחרי ששמירת המקומות פגה, והם כבר נתפסו. מלוא הסכום הוחזר לכרטיס האשראי שלך; הבנקים מציגים אותו תוך 5 עד 10 ימים.",
    ended: "שמירת המקומות פגה",
    endedText: "התשלום לא הושלם בזמן, ולכן המקומות חזרו למכירה. לא בוצע שום חיוב.",
    pickAgain: "לבחור מקומות שוב",
  },
  print: {
    title: "הדפסת כרטיסים, {{title}}",
    back: "חזרה לכרטיסים שלך",
    hint: "Ctrl או ⌘ + P מדפיס כרטיס אחד בכל עמוד",
    print: "הדפסה",
    heading: "הכרטיסים שלך ל־{{title}}",
  },
};
