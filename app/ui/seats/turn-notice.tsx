/**
 * How long a fan's turn lasts, and a button that extends it. The line's page handles the button; Remix doesn't render
 * it.
 */
import { useHref } from "@remix-run/react";
import type { TurnNote } from "../../domain/line/turn-note";

const MORE_FORM = "more-time";

/** It is inside the form for seats, so its button belongs to another form. */
export function TurnNotice({ turn }: { turn: TurnNote }) {
  return (
    <p className="alert good turn">
      <span>{turn.text}</span>
      {turn.more && (
        <button className="link" type="submit" form={MORE_FORM} name="intent" value="more">
          {turn.more}
        </button>
      )}
    </p>
  );
}

export function MoreTimeForm({ turn }: { turn: TurnNote }) {
  return (
    <form id={MORE_FORM} method="post" action={useHref(turn.line)}>
      <input type="hidden" name="from" value="seats" />
    </form>
  );
}
