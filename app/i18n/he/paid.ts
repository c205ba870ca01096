/** עברית: Hebrew texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "שולם",
  stamp: "שולם {{amount}}",
  word: {
    tickets: "מחכים לך",
    broadcast: "הכול מוכן",
    premium: "שורה ראשונה",
    goods: "זה שלך",
  },
  heading: {
    paid: "שילמת {{amount}}.",
    nothing: "לא בוצע חיוב.",
    tickets: "הכרטיסים שלך מוכנים: {{title}}.",
    broadcast: "אפשר לצפות: {{title}}.",
    premium: "מנוי הפרימיום שלך פעיל.",
    trial: "תקופת הניסיון שלך התחילה.",
    goods: "ההזמנה שלך אצלנו: {{title}}.",
  },
  now: "עכשיו",
  anyDay: "בכל עת",
  later: "בהמשך",
  next: "מה קורה עכשיו",
  have: "מה יש לך עכשיו",
  mailed: "הפרטים נשלחו גם אל {{email}}.",
  tickets: {
    yours: "הכרטיסים שלך",
    show: "הצגת הכרטיסים",
    code: "הצגת הקוד",
    offline: "הכרטיסים עובדים גם בלי רשת",
    offlineText: "פותחים אותם פעם אחת בטלפון, ואחר כך הם מופיעים גם בלי קליטה.",
    keep: "כדאי לשמור את האימייל",
    refund: "הזדמנות אחרונה להחזר",
    refundText: "עד {{when}}, בפרופיל שלך.",
    doorText: "כל קוד נסרק פעם אחת. כדאי לפתוח אותו לפני הכניסה.",
  },
  broadcast: {
    yours: "השידור שלך",
    profile: "זה נמצא בפרופיל שלך",
    profileText: "אפשר לצפות בכל מסך שבו התחברת.",
    starts: "השידור מתחיל ב־{{time}}",
  },
  premium: {
    first: "לפתיחה: {{title}}",
    watch: "צפייה בכל מה שמסומן פרימיום",
    renews: "חידוש ב־{{price}}",
    renewsText: "החיוב בכרטיס האשראי שבו שולם.",
    trialEnds: "תקופת הניסיון מסתיימת",
    trialEndsText: "באותו יום יבוצע חיוב של {{price}}, אלא אם מבטלים קודם.",
    plans: "לצפייה במסלולים",
  },
  goods: {
    ships: "נעדכן באימייל כשהחבילה יוצאת",
    shipsText: "בארץ עד שבוע, לחו״ל עד שלושה.",
    returns: "התחרטת?",
    returnsText: "יש לך 30 יום. אפשר לפנות אלינו, ונגיד לאן לשלוח.",
  },
  refunded: "החזרנו לך את הכסף",
};
