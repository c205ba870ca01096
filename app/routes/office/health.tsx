/** /office/health — the state of the site, and mails that can't be delivered. For the owner. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { leave, release } from "../../backend.server";
import { factRows, jobRow, mailRow } from "../../domain/office/views/health-view";
import { fromNow } from "../../domain/office/views/today-view";
import { isGuid } from "../../domain/urls/guid";
import { officeTexts } from "../../i18n/office/office-texts";
import { officeDeed, officePage } from "../../requests/office/office";
import { HealthPage } from "../../ui/office/health/health-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, clock, examination } = await officePage(args, "health");
  const query = new URL(args.request.url).searchParams;
  const t = officeTexts("health");
  const [facts, jobs, mails, examined] = await Promise.all([
    desk.health.storeFacts(),
    desk.health.jobs(),
    desk.outbox.unsentMails({ failed: false }),
    examination(query.has("again")),
  ]);
  const now = clock.now();
  return {
    release,
    facts: factRows(facts, now, t),
    jobs: jobs.map((job) => jobRow(job, now, t)),
    mails: mails.map((mail) => mailRow(mail, now, t)),
    checked: examined.at && fromNow(examined.at, new Date()),
    findings: examined.findings,
    settings: examined.settings,
    retried: query.has("retried") ? Number(query.get("retried")) || 0 : undefined,
    dropped: query.has("dropped"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { desk, staff, deed, form } = await officeDeed(args, "health");
  const { mail: id = "" } = form;
  switch (deed) {
    case "retry":
      return leaveToMails(args, "retried", isGuid(id) ? await desk.mails.retry({ id }, staff.actor) : 0);
    case "retryAll":
      return leaveToMails(args, "retried", await desk.mails.retry("all", staff.actor));
    case "drop":
      return isGuid(id) && (await desk.mails.drop(id, staff.actor))
        ? leaveToMails(args, "dropped", 1)
        : leaveToMails(args, "retried", 0);
  }
}

const leaveToMails = ({ context }: ActionFunctionArgs, what: "retried" | "dropped", count: number) =>
  leave(context, `/office/health?${what}=${count}#mails`);

export default function Health() {
  return <HealthPage {...useLoaderData<typeof loader>()} />;
}
