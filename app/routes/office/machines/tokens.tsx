/** /office/tokens — programs with a token, what they may do, and when they last used it. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tokenRow } from "../../../requests/office/machines/token-rows";
import { officePage } from "../../../requests/office/office";
import { TokensPage } from "../../../ui/office/machines/tokens-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, clock, site } = await officePage(args, "tokens");
  const now = clock.now();
  const tokens = await desk.tokens.list();
  const revoked = new URL(args.request.url).searchParams.get("revoked");
  return {
    apiUrl: `${site.url}/api/v1/office`,
    tokens: tokens.map((token) => tokenRow(token, now)),
    revoked: tokens.find(({ id, revokedAt }) => id === revoked && revokedAt)?.name,
  };
}

export default function Tokens() {
  return <TokensPage {...useLoaderData<typeof loader>()} />;
}
