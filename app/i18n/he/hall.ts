/** עברית: the texts of the plan of a hall and of choosing numbered seats. */
import type { hall as en } from "../en/hall";
import type { CompleteTable } from "../table-shape";

export const hall: CompleteTable<typeof en> = {
  held: {
    together: "{{seats}}, ביחד",
    apart: "{{seats}}. לא כולם ביחד.",
    choose: "בחירת מקומות אחרים",
    renumber: "למספרים האלה נמצא את המקומות הטובים ביותר. לבחירה עצמאית: בחירת מקומות אחרים.",
  },
  plan: {
    title: "או בחירת מקומות על המפה",
    label: "מפת האולם. כל גוש הוא קישור.",
    ring: "הזירה",
    stage: "הבמה",
    from: "החל מ־{{price}}",
    few: "נותרו מעט",
    off: "לא במכירה",
    byNumber: "ללא מקומות מסומנים",
    zoomIn: "הגדלה",
  },
  access: {
    title: "מקומות לכיסא גלגלים",
    number: "כמה מהמקומות האלה הם לכיסא גלגלים?",
    text: "המקומות האלה מיועדים למי שמשתמשים בכיסא גלגלים. לצד כל אחד יושבים עד שלושה מלווים.",
  },
  section: {
    back: "כל הגושים",
    north: "צד צפון",
    east: "צד מזרח",
    south: "צד דרום",
    west: "צד מערב",
    camera: "מול המצלמה",
    best: "הכי טובים בגוש הזה",
    bestHold: "לשמור את הטובים ביותר",
    table: "מקומות, שורה אחר שורה",
    elsewhere: "המקומות שלך בגושים אחרים",
    ofThese: "מתוכם {{tier}}",
    rest: "אם מקום נתפס קודם, לשמור את השאר",
    missing: "הגוש הזה כבר לא על המפה",
    missingText: "ייתכן שמפת האולם השתנתה. המקומות השמורים שלך לא השתנו.",
  },
  sign: {
    free: "פנוי",
    yours: "שלך",
    taken: "תפוס",
    gone: "נתפס עכשיו",
    accessible: "מקום לכיסא גלגלים",
    companion: "מקום למלווה",
    restricted: "שדה ראייה מוגבל",
    aisle: "ליד המעבר",
  },
  lost: {
    went: "נתפס עכשיו: {{seats}}.",
    missing: "כבר לא על המפה: {{seats}}.",
    held: "שאר המקומות שמורים לך.",
    ticked: "שאר המקומות עדיין מסומנים, אבל עוד לא שמורים.",
    instead: "מקומות קרובים, ביחד:",
  },
};
