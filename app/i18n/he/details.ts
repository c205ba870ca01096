/** עברית: Hebrew texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText: "השם והאימייל שלך מגיעים מ־{{provider}}. אפשר לשנות אותם שם, וההתחברות הבאה שלך תעדכן אותם כאן.",
    nameTitle: "שם",
    nameText: "כך אנחנו פונים אליך.",
    nameNews: "השם שלך נשמר.",
    emailTitle: "אימייל",
    emailText: "איתו מתחברים, ואליו נשלחים הכרטיסים שלך.",
    newEmail: "אימייל חדש",
    newEmailHelp: "נשלח לשם קוד. עד להזנת הקוד, הכול נשאר עם האימייל הקיים.",
    verified: "מאומת",
    unverified: "לא מאומת",
    verify: "לאמת",
    codeFor: "יש להזין את הקוד ששלחנו אל {{value}}. ייתכן שתעבור דקה עד שיגיע.",
    stays: "עד אז, {{before}} נשאר בתוקף.",
    atOnce:
      "האימייל שלך הוא כבר {{value}}, אבל עוד לא אומת שהוא שלך. יש להזין את הקוד ששלחנו לשם, או לחזור אל {{before}}.",
    changeBack: "לחזור אל {{before}}",
    keep: "להשאיר את {{before}}",
    drop: "לא עכשיו",
    phoneTitle: "מספר טלפון",
    phoneText: "לקודים ב־SMS, אם מפעילים אותם באבטחה.",
    noPhone: "עוד לא נמסר מספר.",
    newPhone: "מספר טלפון חדש",
    removePhone: "הסרת המספר הזה",
    phoneInUse: "קודי ההתחברות שלך נשלחים למספר הזה. יש לכבות את הודעות ה־SMS לפני שמשנים אותו.",
    toSecurity: "לאבטחה",
    codeSentNews: "הקוד בדרך אליך.",
    verifiedNews: "אומת. תודה.",
    keptNews: "הכול נשאר כפי שהיה.",
    phoneRemovedNews: "מספר הטלפון שלך הוסר.",
    languageTitle: "שפה",
    languageText: "השפה של העמודים האלה.",
    newsletterTitle: "ניוזלטר",
    newsletterLabel: "אשמח לקבל באימייל עדכונים על מופעים חדשים",
    newsletterText: "אפשר לשנות את ההחלטה כאן בכל עת.",
    newsletterNews: "נשמר.",
  },
};
