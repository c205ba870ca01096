/** עברית: Hebrew texts of a fan’s account: profile, sign-in and name. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "הפרופיל שלך",
    nav: "פרופיל",
    signOut: "התנתקות",
    guestTitle: "כאן מחכים הכרטיסים שלך",
    guestText:
      "אחרי התחברות רואים כאן את הכרטיסים ואת קודי ה־QR שלהם. רכישה כאורח? אפשר לפתוח את הקישור שבאימייל, או להתחבר עם אותו אימייל.",
    signIn: "התחברות",
    signUp: "יצירת חשבון",
  },
  sections: {
    overview: "סקירה",
    orders: "הזמנות",
    following: "מעקב",
    billing: "תשלומים",
    security: "אבטחה",
    details: "הפרטים שלך",
    privacy: "המידע שלך",
  },
  again: {
    title: "אימות הזהות שלך",
    text: "עבר זמן מאז ההתחברות. כדי לשנות את אופן ההתחברות, יש להזין את הסיסמה.",
    password: "הסיסמה שלך",
    submit: "המשך",
    pending: "בודקים",
    elsewhereText: "עבר זמן מאז ההתחברות. כדי לבצע שינויים, יש להתחבר שוב עם {{provider}}.",
    elsewhereSubmit: "המשך עם {{provider}}",
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
