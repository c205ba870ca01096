/** עברית: the texts of the search across the site in Hebrew. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "חיפוש",
  titleFor: "{{text}} · חיפוש",
  description: "חיפוש מופעים, מתאבקים, ערים, שידורים בתשלום, מוצרים וחדשות.",
  field: "חיפוש באתר",
  hint: "מתאבק, עיר או מופע",
  submit: "חיפוש",
  results: "תוצאות עבור ”{{text}}“",
  more: "תוצאות נוספות",
  first: "חזרה לתוצאות הראשונות",
  noneTitle: "אין תוצאות",
  noneText: "לא נמצא דבר עבור ”{{text}}“. כדאי לבדוק את הכתיב או לנסות פחות מילים.",
  suggested: "המופעים הקרובים והאלופים",
  tooMany: "בוצעו חיפושים רבים מדי. יש להמתין דקה ולנסות שוב.",
  away: "אי אפשר לחפש באתר כרגע. מופעים ומתאבקים נמצאים בתפריט.",
  kind: {
    night: "מופע",
    broadcast: "צפייה בתשלום",
    town: "עיר",
    show: "סדרה",
    wrestler: "מתאבק",
    goods: "חנות",
    news: "חדשות",
  },
};
