/** /office/nights/:eventId/duplicate — copies of a night on other dates, as drafts. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { COPIED_PARTS, type CopiedPart } from "../../../domain/office/nights/copied-parts";
import { deedIdOf } from "../../../requests/office/forms/deed-id";
import { copyDates, DATE_FIELDS } from "../../../requests/office/nights/copy-dates";
import { headOf, nightAt, typedForm, zoneName } from "../../../requests/office/nights/night-head";
import { officeDeed, officePage } from "../../../requests/office/office";
import { NightCopiesPage } from "../../../ui/office/nights/night-copies-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightCopies");
  const { night } = await nightAt(office, args);
  return {
    head: headOf(night, office),
    deed: crypto.randomUUID(),
    zone: zoneName(night.startAt, night.timeZoneId),
    dates: DATE_FIELDS,
    form: typedForm({ times: "4" }, {}),
  };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "nightCopies");
  const { desk, staff, form, fields } = office;
  const { night } = await nightAt(office, args);
  const chosen = new Set<CopiedPart>(
    COPIED_PARTS.filter((part) => fields.some(([n, v]) => n === "part" && v === part)),
  );
  const { dates, problems } = copyDates(desk.nights, form, night.timeZoneId);
  const typed = {
    ...form,
    ...Object.fromEntries(COPIED_PARTS.map((part) => [`part.${part}`, chosen.has(part) ? "" : "no"])),
  };
  if (Object.keys(problems).length > 0) return data({ form: typedForm(typed, problems) }, { status: 400 });
  const by = { actor: staff.actor, deedId: deedIdOf(form) };
  const made = await desk.nights.duplicateNight(night.id, { ...by, dates, parts: chosen });
  if (made?.kind === "faults") {
    const says = made.faults.map((one) => `${one.field} ${one.says}`).join("; ");
    return data({ form: typedForm(typed, { "": { says } }) }, { status: 400 });
  }
  return leave(args.context, made?.ids.length === 1 ? `/office/nights/${made.ids[0]}` : "/office/nights?state=draft");
}

export default function NightCopies() {
  const shown = useLoaderData<typeof loader>();
  return <NightCopiesPage {...shown} form={useActionData<typeof action>()?.form ?? shown.form} />;
}
