/** /office/nights/:eventId/off — the owner calls off a night. A GET shows the consequences, and later the progress. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { officeTexts } from "../../../i18n/office/office-texts";
import { notFound } from "../../../requests/not-found-response";
import { deedIdOf } from "../../../requests/office/forms/deed-id";
import { headOf, nightAt, typedForm } from "../../../requests/office/nights/night-head";
import { jobView, offView } from "../../../requests/office/nights/off-form";
import { officeDeed, officePage } from "../../../requests/office/office";
import { NightOffPage } from "../../../ui/office/nights/night-off-page";

const LOOK_AGAIN_SECONDS = 5;

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => [
  ...matches.flatMap(({ id, meta: of }) => (id === "office" ? of : [])),
  ...(shown?.job && !shown.job.finished ? [{ httpEquiv: "refresh", content: String(LOOK_AGAIN_SECONDS) }] : []),
];

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightOff");
  const { night } = await nightAt(office, args);
  const { nights } = office.desk;
  const [preview, job] = await Promise.all([nights.offPreview(night.id), nights.callOffJob(night.id)]);
  if (!preview) throw notFound(args.request);
  return {
    head: headOf(night, office),
    deed: crypto.randomUUID(),
    code: night.shortCode,
    preview: offView(preview),
    job: job && jobView(job, night.currency),
  };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "nightOff");
  const { night } = await nightAt(office, args);
  const { desk, staff, form } = office;
  const { code = "", digest = "" } = form;
  const deedId = deedIdOf(form);
  const outcome = await desk.nights.callOff({ eventId: night.id, code, digest, actor: staff.actor, deedId });
  const t = officeTexts("nights");
  switch (outcome) {
    case "code":
      return data(
        { form: typedForm(form, { code: { says: t("off.wrong"), whole: true } }), says: t("off.wrong") },
        { status: 400 },
      );
    case "differs":
      return data({ form: typedForm(form, {}), says: t("off.differs") }, { status: 409 });
    default:
      return leave(args.context, `/office/nights/${night.id}/off`);
  }
}

export default function NightOff() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <NightOffPage {...shown} form={answer?.form ?? typedForm({}, {})} notice={answer?.says} />;
}
