/** /office/history — who changed what. Everyone except the owner sees only their own part. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { changesBetween, detailsOf, type HistoryRow, kindsOf } from "../../domain/office/history-view";
import { cursorIn, cursorOf } from "../../domain/office/page-cursor";
import { officePage } from "../../requests/office/office";
import { HistoryPage } from "../../ui/office/history/history-page";

const MOST_DAYS = 3_650;

export async function loader(args: LoaderFunctionArgs) {
  const { desk, staff, may } = await officePage(args, "history");
  const query = new URL(args.request.url).searchParams;
  const asked = (name: string) => query.get(name)?.trim().slice(0, 100) ?? "";
  const filter = { by: asked("by"), kind: asked("kind"), entity: asked("entity"), days: asked("days") };
  const days = Math.min(Number.parseInt(filter.days, 10), MOST_DAYS);
  const kinds = kindsOf(staff.roles);
  const { rows, more } = await desk.history.rows({
    by: filter.by || undefined,
    kind: filter.kind || undefined,
    entity: filter.entity || undefined,
    days: days > 0 ? days : undefined,
    kinds,
    before: cursorIn(query.get("older")),
  });
  const last = rows.at(-1);
  return {
    filter,
    rows: rows.map(
      ({ id, at, actor, via, action, entity, before, after, detail }): HistoryRow => ({
        id,
        at: `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`,
        who: actor,
        via: via ?? undefined,
        what: action,
        entity,
        undoable: may("content") && /^content\.(created|saved|removed)$/.test(action),
        changes: changesBetween(before, after),
        details: detailsOf(detail),
      }),
    ),
    older: more && last ? cursorOf(last) : undefined,
    onFirstPage: !query.has("older"),
  };
}

export default function History() {
  return <HistoryPage {...useLoaderData<typeof loader>()} />;
}
