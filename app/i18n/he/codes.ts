/** Hebrew texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "קוד למכירה מוקדמת או להנחה",
  use: "שימוש בקוד",
  have: "יש לך קוד? אחרי ההזנה יוצג מה הוא פותח.",
  counts: "הקוד {{code}} תקף. המחיר שלך יוצג ברגע שהמקומות יישמרו.",
  saved: "חסכת {{amount}} עם {{code}}.",
  kept: "עם {{code}}, הכרטיסים שנשארים עולים {{amount}}.",
  insteadOf: "במקום {{price}}, {{code}}",
  regular: "מחיר רגיל: {{price}}",
  premiumNow: "עכשיו לחברי פרימיום, לכולם החל מ־{{when}}",
  premiumFrom: "לחברי פרימיום החל מ־{{premium}}, לכולם החל מ־{{when}}",
  codeNow: "עם קוד מכירה מוקדמת עד {{when}}",
  codeFrom: "עם קוד מכירה מוקדמת החל מ־{{when}}",
  earlyUntil: "מחיר למקדימים עד {{when}}",
  earlyLeft: "נותרו במחיר למקדימים: {{n}}",
};
