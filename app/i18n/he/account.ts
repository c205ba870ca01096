/** עברית: Hebrew texts of a fan’s account: the pages of her profile, how she signs in, and what she is called. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "הפרופיל שלך",
    nav: "פרופיל",
    signOut: "התנתקות",
    guestTitle: "כאן נמצאים הכרטיסים שלך",
    guestText:
      "יש להתחבר כדי לראות את הכרטיסים עם הקודים שלהם. כרטיסים שנקנו בלי חשבון נפתחים דרך הקישור שבאימייל, ומופיעים כאן אחרי התחברות עם אותו אימייל.",
    signIn: "התחברות",
    signUp: "יצירת חשבון",
  },
  sections: {
    overview: "סקירה",
    orders: "הזמנות",
    billing: "תשלומים",
    security: "אבטחה",
    details: "הפרטים שלך",
    privacy: "המידע שלך",
  },
  again: {
    title: "רק לוודא שזה החשבון שלך",
    text: "עבר זמן מאז שהתחברת. לפני שמשנים משהו באופן ההתחברות, יש להזין את הסיסמה פעם נוספת.",
    password: "הסיסמה שלך",
    submit: "להמשיך",
    pending: "בודקים",
    elsewhereText: "עבר זמן מאז שהתחברת עם {{provider}}. לפני שמשנים כאן משהו, יש להתחבר שם פעם נוספת.",
    elsewhereSubmit: "להמשיך עם {{provider}}",
  },
  form: {
    save: "שמירה",
    saving: "שומרים",
    cancel: "ביטול",
    sendCode: "שליחת קוד",
    sending: "שולחים",
    sendAgain: "שליחת קוד נוסף",
    confirm: "אישור",
    confirming: "מאשרים",
    dismiss: "סגירת ההודעה",
    on: "פעיל",
    off: "כבוי",
  },
};
