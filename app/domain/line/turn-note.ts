/** A fan's turn as the purchase page shows it, in sentences that the server writes. */
export type TurnNote = {
  /** Until when it lasts. */
  text: string;
  /** Of the button that makes it longer; absent if it can't get any longer. */
  more: string | undefined;
  /** The line's page, which takes the press. */
  line: string;
};
