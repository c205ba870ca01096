/** /office/languages/:section/:key — an item's translations. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { openLanguages, writeLanguage } from "../../../requests/office/content/item-languages";
import { officeDeed, officePage } from "../../../requests/office/office";
import { LanguagesPage } from "../../../ui/office/content/languages-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "languages");
  return openLanguages(office, args);
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "languages");
  return writeLanguage(office, args);
}

export default function Languages() {
  return <LanguagesPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
