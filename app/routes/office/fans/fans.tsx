/** /office/fans — the box office searches for a fan. Without a search there is no list. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FEWEST_LETTERS, MOST_FANS } from "../../../domain/office/fan-search";
import { officePage } from "../../../requests/office/office";
import { FansPage } from "../../../ui/office/fans/fans-page";

const MOST_LETTERS = 100;

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "fans");
  const text = new URL(args.request.url).searchParams.get("q")?.trim().slice(0, MOST_LETTERS) ?? "";
  const found = text.length >= FEWEST_LETTERS ? await desk.fans.find(text) : undefined;
  return { text, found, more: found?.length === MOST_FANS };
}

export default function Fans() {
  return <FansPage {...useLoaderData<typeof loader>()} />;
}
