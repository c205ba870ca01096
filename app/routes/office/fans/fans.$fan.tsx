/** /office/fans/:fan — what the box office may know about a fan. Each visit is recorded in the history. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notFound } from "../../../requests/not-found-response";
import { fanRecordView } from "../../../requests/office/fan-record-view";
import { officePage } from "../../../requests/office/office";
import { FanPage } from "../../../ui/office/fans/fan-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, staff, clock } = await officePage(args, "fan");
  const key = args.params.fan ?? "";
  const fan = await desk.fans.fan(key);
  if (!fan) throw notFound(args.request);
  await desk.fans.looked(key, staff.actor);
  return fanRecordView(fan, clock.now());
}

export default function Fan() {
  return <FanPage {...useLoaderData<typeof loader>()} />;
}
