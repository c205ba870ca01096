/** How long a fan's turn lasts, and the press that prolongs it. The line's page takes it, and isn't made by Remix. */
import { useHref } from "@remix-run/react";
import type { TurnNote } from "../../domain/line/turn-note";

const MORE_FORM = "more-time";

/** Stands in the form of the seats, so its button belongs to another one. */
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
