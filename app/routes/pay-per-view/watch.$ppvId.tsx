/** /watch/{ppvId} — the player of a broadcast. A fan with access can press play; everyone else sees what is missing. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { payPerViewPage, timesOf } from "../../domain/pay-per-view/pay-per-view-page";
import { watchScreen } from "../../domain/pay-per-view/watch-screen";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { malformedId, notFound } from "../../requests/not-found-response";
import { payPerViewHead } from "../../requests/page-heads";
import { unknownIntent } from "../../requests/unknown-intent";
import { pageMeta } from "../../ui/document/page-meta";
import { WatchRoom } from "../../ui/pay-per-view/watch-room";
import { Page } from "../../ui/shell/page";

export const handle: TextsHandle = { texts: ["watch", "player"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { billing, catalogue, clock, locale, playback, site, visitor } = await backend({ request, context });
  const id = params.ppvId ?? "";
  if (!isGuid(id)) throw malformedId(request);
  const found = await catalogue.payPerView(id);
  if (!found) throw notFound(request);

  const [admission, standing] = await Promise.all([
    billing.admission?.(visitor, found),
    playback?.standing(visitor, found.id),
  ]);
  const page = payPerViewPage(found, { locale, now: clock.now() });
  const { title, lang, href, state, poster, photo, live, bell, cancelled, undated } = page;
  const t = (await textsOf(locale)).t.watch;
  return {
    night: { id: found.id, title, lang, href, state, poster, photo, live, bell, cancelled, undated },
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
      noindex: true,
      ...(await payPerViewHead(found, { site, locale })),
    },
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { catalogue, locale, playback, visitor } = await backend({ request, context });
  const id = params.ppvId ?? "";
  if (!isGuid(id)) throw malformedId(request);
  const found = await catalogue.payPerView(id);
  if (!found) throw notFound(request);

  const form = await readForm(request);
  if (form.intent !== "watch" && form.intent !== "takeOver") throw unknownIntent();
  const begun = await playback?.begin(visitor, found.id, { takeOver: form.intent === "takeOver" });
  if (begun?.outcome === "tooMany") return data({ since: timesOf(begun.since, found, locale) }, { status: 409 });
  // In every other case, the page shows the current state.
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
