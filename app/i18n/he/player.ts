/** עברית: Hebrew texts of the video player’s controls. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "פקדי הסרטון",
  play: "הפעלה",
  pause: "השהיה",
  mute: "השתקה",
  unmute: "ביטול ההשתקה",
  volume: "עוצמת קול",
  captions: "כתוביות",
  position: "מיקום בסרטון",
  at: "{{at}} מתוך {{length}}",
  live: "שידור חי",
  toLive: "מעבר לשידור החי",
  small: "תמונה בתוך תמונה",
  full: "מסך מלא",
  loading: "טעינה",
  returning: "אנחנו ממשיכים לנסות. הסרטון ימשיך מהנקודה שבה נעצר.",
  ended: "המופע נגמר.",
  again: "צפייה מההתחלה",
};
