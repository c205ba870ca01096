/** /office/parcels/slips — packing slips to print, one per page. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { parcelView } from "../../domain/office/views/parcels-view";
import { officePage } from "../../requests/office/office";
import { PackingSlips } from "../../ui/office/parcels/packing-slips";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, clock, site } = await officePage(args, "slips");
  const numbers = new URL(args.request.url).searchParams.getAll("order");
  const slips = await desk.parcels.slips(numbers);
  return { siteName: site.name, slips: slips.map((one) => parcelView(one, clock.now())) };
}

export default function Slips() {
  return <PackingSlips {...useLoaderData<typeof loader>()} />;
}
