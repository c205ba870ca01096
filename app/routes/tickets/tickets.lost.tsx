/** /tickets/lost — anyone: sends ticket links again, to the address used for the purchase. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, readForm } from "../../backend.server";
import { isEmail } from "../../domain/forms/email-address";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { pageHeaders } from "../../page-headers";
import { notFound } from "../../requests/not-found-response";
import { unknownIntent } from "../../requests/unknown-intent";
import { pageMeta } from "../../ui/document/page-meta";
import { LostTicketsForm } from "../../ui/door/lost-tickets-form";
import { Page } from "../../ui/shell/page";

export const handle: TextsHandle = { texts: "door" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const headers = pageHeaders();
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { boxOffice, locale, site, visitor } = await backend({ request, context });
  if (!boxOffice.resendTickets) throw notFound(request);
  const t = (await textsOf(locale)).t.door;
  return {
    email: visitor.user?.email ?? "",
    siteName: site.name,
    head: { title: t("lost.title"), description: t("lost.text"), canonical: `${site.url}/tickets/lost`, noindex: true },
  };
}

/** The response is the same whether tickets exist or not, so that nobody can probe addresses. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { boxOffice, limits, visitor } = await backend({ request, context });
  if (!boxOffice.resendTickets) throw notFound(request);
  const form = await readForm(request);
  if (form.intent !== "send") throw unknownIntent();
  const email = form.email?.trim() ?? "";
  if (!isEmail(email)) return data({ problem: "badEmail" as const, email }, 400);
  const asked = [`account:${email}`, `address:${visitor.address}`].map((subject) =>
    limits.allow("lostTickets", subject),
  );
  if ((await Promise.all(asked)).includes(false)) {
    return data({ problem: "tooMany" as const, email }, { status: 429, headers: limits.retryAfterOf("lostTickets") });
  }
  await boxOffice.resendTickets(email);
  return data({ problem: undefined, email });
}

export default function TicketsLost() {
  return (
    <Page>
      <LostTicketsForm email={useLoaderData<typeof loader>().email} answer={useActionData<typeof action>()} />
    </Page>
  );
}
