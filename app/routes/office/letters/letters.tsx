/** /office/letters — messages from the contact form: open, waiting for a reply, mine, done. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LETTER_VIEWS } from "../../../domain/office/letters-view";
import { cursorIn, cursorOf } from "../../../domain/office/page-cursor";
import { letterRow } from "../../../requests/office/letter-view";
import { officePage } from "../../../requests/office/office";
import { LettersPage } from "../../../ui/office/letters/letters-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, staff } = await officePage(args, "letters");
  const query = new URL(args.request.url).searchParams;
  const view = LETTER_VIEWS.find((one) => one === query.get("view")) ?? "open";
  const { email } = staff.user;
  const [{ rows, more }, counts] = await Promise.all([
    desk.letters.list(view, { email, after: cursorIn(query.get("older")) }),
    desk.letters.counts(email),
  ]);
  const last = rows.at(-1);
  return {
    ...{ view, counts, rows: rows.map(letterRow) },
    next: more && last ? cursorOf({ at: last.createdAt, id: last.id }) : undefined,
    onFirstPage: !query.has("older"),
  };
}

export default function Letters() {
  return <LettersPage {...useLoaderData<typeof loader>()} />;
}
