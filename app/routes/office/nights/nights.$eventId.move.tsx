/** /office/nights/:eventId/move — another date for a night, or none yet. A GET shows the consequences. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { officeTexts } from "../../../i18n/office/office-texts";
import { deedIdOf } from "../../../requests/office/forms/deed-id";
import { askedDate, lookAtMove, moveRefusal } from "../../../requests/office/nights/move-form";
import { nightDate } from "../../../requests/office/nights/night-date";
import { clockDate, headOf, nightAt, typedForm, zoneName } from "../../../requests/office/nights/night-head";
import { officeDeed, officePage } from "../../../requests/office/office";
import { refusedForm } from "../../../requests/office/refused-form";
import { NightMovePage } from "../../../ui/office/nights/night-move-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightMove");
  const at = await nightAt(office, args);
  const { night } = at;
  const { nights } = office.desk;
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  const asked = askedDate(nights, query, night.timeZoneId);
  const refused = moveRefusal(at, office);
  const { preview, problem } = await lookAtMove(nights, night.id, refused ? undefined : asked);
  return {
    head: headOf(night, office),
    deed: crypto.randomUUID(),
    now: nightDate(night, clockDate),
    zone: zoneName(night.startAt, night.timeZoneId),
    form: typedForm(query, problem ? { startAt: problem } : {}),
    preview,
    refused,
    done: query.moved,
  };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "nightMove");
  const at = await nightAt(office, args);
  const { desk, staff, form } = office;
  const eventId = at.night.id;
  const asked = askedDate(desk.nights, form, at.night.timeZoneId);
  const refused = moveRefusal(at, office);
  if (refused) return data({ form: typedForm(form, {}), says: refused, preview: undefined }, { status: 403 });
  if (!asked || "problem" in asked) {
    const says = officeTexts("nights")("move.needed");
    const shown = typedForm(form, asked ? { startAt: asked.problem } : {});
    return data({ form: shown, says, preview: undefined }, { status: 400 });
  }
  const { digest = "" } = form;
  const deedId = deedIdOf(form);
  const { startAt } = asked;
  const outcome = await refusedForm(() => desk.nights.move({ eventId, startAt, digest, actor: staff.actor, deedId }));
  if ("problem" in outcome) {
    const shown = typedForm(form, { startAt: { says: outcome.problem, whole: true } });
    return data({ form: shown, says: outcome.problem, preview: undefined }, { status: 400 });
  }
  if (outcome.done !== "differs") return leave(args.context, `/office/nights/${eventId}/move?moved=${outcome.done}`);
  const { preview } = await lookAtMove(desk.nights, eventId, asked);
  const says = officeTexts("nights")("move.differs");
  return data({ form: typedForm(form, {}), says, preview }, { status: 409 });
}

export default function NightMove() {
  const { done, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = officeTexts("nights");
  const good = { tone: "good", says: t(done === "again" ? "move.again" : "move.done") } as const;
  const notice = answer ? ({ tone: "bad", says: answer.says } as const) : done ? good : undefined;
  return (
    <NightMovePage
      {...shown}
      form={answer?.form ?? shown.form}
      preview={answer ? answer.preview : shown.preview}
      notice={notice}
    />
  );
}
