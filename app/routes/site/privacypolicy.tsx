/** /privacypolicy — anyone: what this site stores, and how to have it deleted. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { backend } from "../../backend.server";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { pageMeta } from "../../ui/document/page-meta";
import { PrivacyPolicy } from "../../ui/personal-data/privacy-policy";
import { Page } from "../../ui/shell/page";

export const handle: TextsHandle = { texts: "privacy" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.privacy;
  return {
    head: {
      // Soft hyphens are for the heading.
      title: t("title").replaceAll("\u00ad", ""),
      description: t("description", { name: site.name }),
      canonical: `${site.url}/privacypolicy`,
    },
    siteName: site.name,
  };
}

export default function PrivacyPolicyRoute() {
  return (
    <Page>
      <PrivacyPolicy />
    </Page>
  );
}
