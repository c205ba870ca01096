/** /office/tokens/{id} — one token, and the button that revokes it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { isGuid } from "../../../domain/urls/guid";
import { notFound } from "../../../requests/not-found-response";
import { tokenRow } from "../../../requests/office/machines/token-rows";
import { officeDeed, officePage } from "../../../requests/office/office";
import { TokenPage } from "../../../ui/office/machines/token-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, clock } = await officePage(args, "token");
  const { tokenId } = args.params;
  const token = isGuid(tokenId) ? await desk.tokens.find(tokenId) : undefined;
  if (!token) throw notFound(args.request);
  return tokenRow(token, clock.now());
}

export async function action(args: ActionFunctionArgs) {
  const { desk, staff } = await officeDeed(args, "token");
  const { tokenId } = args.params;
  if (!isGuid(tokenId) || !(await desk.tokens.find(tokenId))) throw notFound(args.request);
  // A second press finds it already revoked, which is fine.
  await desk.tokens.revoke(tokenId, staff.actor);
  return leave(args.context, `/office/tokens?${new URLSearchParams({ revoked: tokenId })}`);
}

export default function Token() {
  return <TokenPage {...useLoaderData<typeof loader>()} />;
}
