/** /office/money/disputes/:disputeId — what we know about a disputed payment, to print. For the owner. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { evidenceView } from "../../../domain/office/views/evidence-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { notFound } from "../../../requests/not-found-response";
import { officePage } from "../../../requests/office/office";
import { auditWords } from "../../../requests/office/orders/audit-words";
import { EvidenceSheet } from "../../../ui/office/money/evidence-sheet";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "evidence");
  const found = await desk.money.evidence(args.params.disputeId ?? "");
  if (!found) throw notFound(args.request);
  return evidenceView(found, officeTexts("money"), auditWords);
}

export default function Evidence() {
  return <EvidenceSheet {...useLoaderData<typeof loader>()} />;
}
