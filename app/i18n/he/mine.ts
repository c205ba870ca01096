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
    refunded: "הוחזר",
    cancelled: "בוטל",
    used: "נוצל בשעה {{at}}",
    times: "פתיחת דלתות {{doors}}, גונג {{bell}}",
    small: "נסרק פעם אחת בלבד. על שם {{name}}. תוכנית הקרבות עשויה להשתנות.",
    noCode: "על הכרטיס הזה ניתן החזר, והוא כבר לא תקף.",
    receipt: "קבלה",
    receiptLine_one: "הזמנה {{number}}: כרטיס אחד, {{total}}",
    receiptLine_two: "הזמנה {{number}}: שני כרטיסים, {{total}}",
    receiptLine_other: "הזמנה {{number}}: {{count}} כרטיסים, {{total}}",
    keep: "הקישור שבאימייל פותח את הכרטיסים האלה בכל מכשיר. לא לשתף אותו.",
    keepFan: "הם בפרופיל שלך ובאימייל.",
  },
  after: {
    confirming: "התשלום שלך עדיין באישור",
    confirmingText: "הבנק עוד לא השיב. העמוד הזה בודק שוב כל כמה שניות, ובינתיים המקומות נשארים שלך.",
    confirmingAgain: "לבדוק שוב",
    refunded: "המקומות נתפסו, ולכן החזרנו את הכסף",
    refundedText:
      "התשלום הגיע אחרי ששמירת המקומות הסתיימה, והמקומות כבר נתפסו. החזרנו את מלוא הסכום לכרטיס האשראי שלך. ההחזר עשוי להופיע תוך 5 עד 10 ימים.",
    ended: "שמירת המקומות הסתיימה",
    endedText: "התשלום לא הושלם בזמן, ולכן המקומות חזרו למכירה. לא בוצע חיוב.",
    pickAgain: "לבחור מקומות שוב",
  },
  print: {
    title: "הדפסת כרטיסים, {{title}}",
    back: "חזרה לכרטיסים שלך",
    hint: "‏Ctrl+P או ⌘P מדפיסים כרטיס אחד בכל עמוד",
    print: "הדפסה",
    heading: "הכרטיסים שלך ל־{{title}}",
  },
};
