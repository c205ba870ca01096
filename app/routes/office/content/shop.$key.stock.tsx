/** /office/shop/:key/stock — pieces added to or taken out of stock, with a reason. */
import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { notFound } from "../../../requests/not-found-response";
import { readCount } from "../../../requests/office/content/read-count";
import { officeDeed, officePage } from "../../../requests/office/office";
import { StockPage, type StockVariant } from "../../../ui/office/content/stock-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "stock");
  const { key = "" } = args.params;
  const product = await desk.content.get("products", key);
  if (!product) throw notFound(args.request);
  const { name, variants } = product.item as { name: string; variants: StockVariant[] };
  return {
    itemKey: key,
    name,
    variants: variants.map(({ id, sku, choices, remaining }) => ({
      id,
      sku,
      choices,
      remaining,
      deedId: randomUUID(),
    })),
    done: new URL(args.request.url).searchParams.has("done"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { desk, staff, form } = await officeDeed(args, "stock");
  const { key = "" } = args.params;
  const read = readCount(form);
  if ("problem" in read) return data(read, { status: 400 });
  const { deedId, ...counting } = read;
  const counted = await desk.stock.count(key, counting, { actor: staff.actor, deedId });
  switch (counted.kind) {
    case "missing":
      throw notFound(args.request);
    case "short":
      return data({ variantId: read.variantId, typed: form, problem: counted }, { status: 400 });
    default:
      return leave(args.context, `/office/shop/${key}/stock?done=1`);
  }
}

export default function Stock() {
  return <StockPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
