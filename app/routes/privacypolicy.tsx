/** /privacypolicy — anyone: what this site keeps, and how to have it deleted. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { backend } from "../backend.server";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { textsOf } from "../i18n/texts";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { Privacy } from "../ui/help/privacy";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";

export const handle: TextsHandle = { texts: "privacy" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.privacy;
  return {
    head: {
      title: t("title"),
      description: t("description", { name: site.name }),
      canonical: `${site.url}/privacypolicy`,
    },
    siteName: site.name,
  };
}

export default function PrivacyPolicy() {
  return (
    <Page>
      <Privacy />
    </Page>
  );
}
