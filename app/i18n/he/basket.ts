/** עברית: Hebrew texts of the basket. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "סל קניות",
  add: "להוסיף לסל",
  adding: "מוסיפים",
  added: "הפריט בסל שלך.",
  see: "לסל הקניות",
  full: "הסל מלא. צריך קודם לשלם או להסיר משהו.",
  quantity: "כמות: {{article}}",
  update: "לעדכן",
  remove: "להסיר",
  removeOf: "להסיר את {{article}}",
  each: "{{price}} ליחידה",
  total: "סך הכול",
  priceChanged: "בזמן ההוספה המחיר היה {{was}}. עכשיו הוא {{now}}.",
  fewer: "נשארו רק {{number}}. זה מה שנכלל בסכום.",
  soldOut: "אזל. לא נכלל בסכום.",
  gone: "חלק מהסל כבר לא נמכר.",
  changed: "הסל השתנה מאז שראית אותו. כדאי לבדוק אותו ואז לשלם. לא בוצע חיוב.",
  pay: "לשלם {{price}}",
  posted: "משלמים בכרטיס אשראי בעמוד של Stripe. המשלוח כלול. בזמן התשלום הכול שמור לך 30 דקות.",
  noAccount: "לא צריך חשבון. נשלח לך במייל קישור להזמנה.",
  heldTitle: "ממתין לתשלום",
  held: "{{name}} ({{price}}) שמור לך. הזמן שנותר: {{time}}.",
  emptyTitle: "הסל שלך ריק",
  emptyText: "מה שיתווסף מהחנות יופיע כאן.",
  emptyAction: "לחנות",
  addOn: {
    title: "מהחנות",
    separate: "זו הזמנה נפרדת. הכרטיסים שלך לא משתנים.",
  },
};
