/** /office/people/rights — which role may do what, from the same table that the guard uses. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { amount } from "../../domain/format/money-format";
import { CURRENCY } from "../../domain/limits";
import { officePage } from "../../requests/office/office";
import { RightsPage } from "../../ui/office/rights-page";

export async function loader(args: LoaderFunctionArgs) {
  const { refundCents } = await officePage(args, "rights");
  return { amount: amount(refundCents, CURRENCY, "en") };
}

export default function PeopleRights() {
  return <RightsPage {...useLoaderData<typeof loader>()} />;
}
