/** /tickets/lost — anyone: her tickets' links, sent again to the address that they were bought with. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, readForm } from "../backend.server";
import { isEmail } from "../domain/email";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { textsOf } from "../i18n/texts";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { LostTickets } from "../ui/door/lost-tickets";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { absent } from "./absent";
import { unknownIntent } from "./unknown-intent";

export const handle: TextsHandle = { texts: "door" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { house, locale, site, visitor } = await backend({ request, context });
  if (!house) throw absent(request);
  const t = (await textsOf(locale)).t.door;
  return {
    email: visitor.user?.email ?? "",
    siteName: site.name,
    head: { title: t("lost.title"), description: t("lost.text"), canonical: `${site.url}/tickets/lost`, noindex: true },
  };
}

/** The same answer whether there are tickets or not: an address is nobody's to try. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { house, limits, visitor } = await backend({ request, context });
  if (!house) throw absent(request);
  const form = await readForm(request);
  if (form.intent !== "send") throw unknownIntent();
  const email = form.email?.trim() ?? "";
  if (!isEmail(email)) return data({ problem: "badEmail" as const, email }, 400);
  const asked = [`account:${email}`, `address:${visitor.address}`].map((subject) =>
    limits.allow("lostTickets", subject),
  );
  if ((await Promise.all(asked)).includes(false)) {
    return data({ problem: "tooMany" as const, email }, { status: 429, headers: { "Retry-After": "3600" } });
  }
  await house.resendTickets(email);
  return data({ problem: undefined, email });
}

export default function TicketsLost() {
  return (
    <Page>
      <LostTickets email={useLoaderData<typeof loader>().email} answer={useActionData<typeof action>()} />
    </Page>
  );
}
