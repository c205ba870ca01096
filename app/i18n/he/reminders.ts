/** עברית: the texts of the mails before something begins in Hebrew. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "במעקב שלך: {{name}}.",
  leave: "להפסיק את המיילים האלה",
  calendar: "{{site}}: המופעים שלי",
  confirm: {
    subject: "אישור קבלת מיילים מ־{{site}}",
    word: "עוד צעד אחד",
    heading: "לשלוח לך מיילים על זה?",
    text: "מישהו, כנראה את או אתה, ביקש שנשלח לכתובת הזאת מיילים על:",
    button: "כן, שלחו לי",
    ignore: "הבקשה לא שלך? אפשר להתעלם מהמייל הזה, ולא יגיע עוד אחד.",
    already: "המיילים האלה כבר נשלחים אליך.",
    manage: "למה שבמעקב שלי",
  },
  announced: {
    subject: "מופע חדש ב{{city}}: {{title}}",
    word: "מופע חדש",
    open: "הכרטיסים כבר במכירה.",
    opens: "פתיחת המכירה: {{when}}.",
    button: "לפרטי המופע",
  },
  sale: {
    subject: "פתיחת המכירה, {{when}}: {{title}}",
    word: "בקרוב במכירה",
    hour: "נשארה שעה",
    heading: "פתיחת המכירה של {{title}}: {{when}}.",
    button: "לעמוד הכרטיסים",
  },
  doors: {
    subject: "נתראה ב־{{title}}",
    word: "נתראה בקרוב",
    heading: "פתיחת הדלתות: {{when}}.",
    text: "כדאי להכין את קוד ה־QR בטלפון או להדפיס את הכרטיס.",
  },
  live: {
    subject: "עכשיו בשידור חי: {{title}}",
    word: "עכשיו בשידור",
    heading: "{{title}} התחיל.",
    text: "אפשר לצפות עכשיו, בלי לשלם שוב.",
    button: "לצפייה",
  },
};
