/** עברית: the texts of a ticket in the wallet of a phone, and of the links that put it there in Hebrew. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "הוספה ל־Apple Wallet",
  appleAll: "הוספת כל הכרטיסים ל־Apple Wallet",
  google: "הוספה ל־Google Wallet",
  description: "כרטיס: {{title}}",
  date: "תאריך",
  doors: "פתיחת דלתות",
  bell: "גונג",
  venue: "אולם",
  name: "שם",
  order: "הזמנה",
  number: "מספר כרטיס",
  rules: "נסרק פעם אחת. אחרי העברה או החזר הקוד הזה מפסיק לפעול, ואפשר למחוק את הכרטיס מהארנק.",
  yours: "הכרטיסים שלך",
};
