/** /office/history/:auditId — one content change, what came after it, and undoing it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { officeDeed, officePage } from "../../requests/office/office";
import { pastChangeView, takeBack } from "../../requests/office/past-change";
import { unknownIntent } from "../../requests/unknown-intent";
import { PastChangePage } from "../../ui/office/history/past-change-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "change");
  return { change: await pastChangeView(office, args), mayUndo: office.may("content") };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "change");
  switch (office.deed) {
    case "undo":
    case "putBack":
      return takeBack(office, args);
    default:
      throw unknownIntent();
  }
}

export default function PastChange() {
  return <PastChangePage {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
