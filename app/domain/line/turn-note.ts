/** A fan's turn as the purchase page shows it. The server writes the sentences. */
export type TurnNote = {
  /** Until when the turn lasts. */
  text: string;
  /** Label of the button that extends the turn; undefined if it can't be extended. */
  more: string | undefined;
  /** URL of the line's page, which handles the button. */
  line: string;
};
