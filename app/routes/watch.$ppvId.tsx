/** /watch/{ppvId} — the screen of a night: whoever has it presses play; everybody else reads what is missing. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../backend.server";
import { isGuid } from "../domain/guid";
import { payPerViewPage, timesOf } from "../domain/pay-per-view-page";
import { watchScreen } from "../domain/watch-screen";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { textsOf } from "../i18n/texts";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { WatchRoom } from "../ui/pay-per-view/watch-room";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { absent, malformed } from "./absent";
import { payPerViewHead } from "./heads";
import { unknownIntent } from "./unknown-intent";

export const handle: TextsHandle = { texts: "watch" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ ...data.head, noindex: true }, data.siteName) : [];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { billing, catalogue, clock, locale, playback, site, visitor } = await backend({ request, context });
  const id = params.ppvId ?? "";
  if (!isGuid(id)) throw malformed(request);
  const found = await catalogue.payPerView(id);
  if (!found) throw absent(request);

  const [admission, standing] = await Promise.all([
    billing?.admission(visitor, found),
    playback?.standing(visitor, found.id),
  ]);
  const { title, href, state, poster, live, bell, cancelled } = payPerViewPage(found, { locale, now: clock.now() });
  const t = (await textsOf(locale)).t.watch;
  return {
    night: { id: found.id, title, href, state, poster, live, bell, cancelled },
    screen: watchScreen({
      state,
      signedIn: visitor.user !== undefined,
      admitted: admission !== undefined,
      standing: standing ?? { state: "idle" },
    }),
    siteName: site.name,
    head: {
      title: t("player.title", { title }),
      description: found.description,
      canonical: `${site.url}${href}`,
      ...(await payPerViewHead(found, { site, locale })),
    },
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { catalogue, locale, playback, visitor } = await backend({ request, context });
  const id = params.ppvId ?? "";
  if (!isGuid(id)) throw malformed(request);
  const found = await catalogue.payPerView(id);
  if (!found) throw absent(request);

  const form = await readForm(request);
  if (form.intent !== "watch" && form.intent !== "takeOver") throw unknownIntent();
  const begun = await playback?.begin(visitor, found.id, { takeOver: form.intent === "takeOver" });
  if (begun?.outcome === "tooMany") return data({ since: timesOf(begun.since, found, locale) }, { status: 409 });
  // Whatever else came of it, the page says how things stand.
  return leave(context, `/watch/${found.id}`);
}

export default function Watch() {
  const { night, screen } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Page>
      <WatchRoom night={night} screen={screen} since={refused?.since} />
    </Page>
  );
}
