/** /accessibility — anyone: what works without sight, mouse or sound, and what doesn't. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { dateOf } from "../../domain/format/zoned-dates";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { pageMeta } from "../../ui/document/page-meta";
import { AccessibilityStatement } from "../../ui/help/accessibility-statement";
import { Page } from "../../ui/shell/page";

/** The date of the last review of this statement against docs/accessibility.md and the site. */
const REVIEWED = new Date("2026-11-23T12:00:00Z");

export const handle: TextsHandle = { texts: "access" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.access;
  return {
    head: {
      title: t("title"),
      description: t("description", { name: site.name }),
      canonical: `${site.url}/accessibility`,
    },
    siteName: site.name,
    reviewed: dateOf(REVIEWED, "UTC", locale),
  };
}

export default function Accessibility() {
  const { reviewed } = useLoaderData<typeof loader>();
  return (
    <Page>
      <AccessibilityStatement reviewed={reviewed} />
    </Page>
  );
}
