/** Hebrew texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "הסיסמה שלך שונתה",
    password: "הסיסמה של חשבון {{name}} שלך שונתה בתאריך {{date}}. כל שאר הדפדפנים והאפליקציות נותקו.",
    emailSubject: "כתובת האימייל להתחברות שונתה",
    email: "כתובת האימייל של חשבון {{name}} שלך שונתה בתאריך {{date}}. הכתובת הזו כבר לא שייכת לחשבון.",
    factorSubject: "שלב שני בהתחברות כובה",
    factor: "שלב שני בהתחברות לחשבון {{name}} שלך כובה בתאריך {{date}}.",
    wasYou: "אם השינוי הזה שלך, אין צורך לעשות דבר.",
    wasNotYou: "אם לא, יש לאפס את הסיסמה עכשיו ולאחר מכן לבדוק בפרופיל את כתובת האימייל ואת המכשירים.",
    noReset: "אם לא, יש ליצור איתנו קשר מיד. איפוס סיסמה כבר לא יגיע לכתובת הזו.",
    reset: "איפוס הסיסמה",
    code: {
      signUp: {
        subject: "אישור כתובת האימייל",
        heading: "יש להזין את הקוד הזה כדי להשלים את יצירת חשבון {{name}} שלך.",
      },
      reset: { subject: "הקוד לסיסמה חדשה", heading: "יש להזין את הקוד הזה כדי לבחור סיסמה חדשה לחשבון {{name}} שלך." },
      contact: {
        subject: "אישור כתובת האימייל",
        heading: "יש להזין את הקוד הזה כדי לאשר את כתובת האימייל הזו בחשבון {{name}} שלך.",
      },
      signIn: { subject: "הקוד להתחברות", heading: "יש להזין את הקוד הזה כדי להתחבר אל {{name}}." },
      where: "מזינים את הקוד בדף שבו ביקשת אותו. לא כדאי לשתף אותו: לעולם לא נבקש אותו ממך.",
      unasked: "לא ביקשת קוד? אין צורך לעשות דבר.",
      text: "הקוד שלך ל־{{name}}: {{code}}. אין לשתף אותו.",
    },
  },
};
