/** /office/tokens/new — creates a token and shows it once. */
import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { TOKEN_DAYS, TOKEN_SCOPES } from "../../../domain/office/machines/token-scopes";
import { isGuid } from "../../../domain/urls/guid";
import { PRIVATE, pageHeaders } from "../../../page-headers";
import { officeDeed, officePage } from "../../../requests/office/office";
import { refusedForm } from "../../../requests/office/refused-form";
import { NewTokenPage } from "../../../ui/office/machines/new-token-page";

export const headers = pageHeaders(PRIVATE);

export async function loader(args: LoaderFunctionArgs) {
  await officePage(args, "newToken");
  return { deedId: randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  const { desk, staff, form } = await officeDeed(args, "newToken");
  const { name = "", deed: id = "" } = form;
  const scopes = TOKEN_SCOPES.filter((scope) => form[`scope.${scope}`] !== undefined);
  const days = TOKEN_DAYS.find((one) => String(one) === form.days) ?? Number.NaN;
  const typed = { name, scopes, days: form.days ?? "" };
  if (!isGuid(id)) return data({ again: false, problem: undefined, typed }, 400);
  const made = await refusedForm(() => desk.tokens.make({ name, scopes, days }, { actor: staff.actor, id }));
  if ("problem" in made) return data({ again: false, problem: made.problem, typed }, 400);
  return made.done
    ? { made: { name: name.trim(), token: made.done } }
    : data({ again: true, problem: undefined, typed }, 400);
}

export default function NewToken() {
  return <NewTokenPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
