/** /profile/privacy/data — all data stored about a fan, as a page. A guest is invited to sign in on this page. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { personalRecordView } from "../../domain/profile/personal-record-view";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { notFound } from "../../requests/not-found-response";
import { profileHead, profileMeta } from "../../requests/profile-head";
import { keepBehindOverlay } from "../../ui/overlay/keep-behind-overlay";
import { StoredData } from "../../ui/personal-data/stored-data";
import { ProfileFrame } from "../../ui/profile/profile-frame";

export const handle: TextsHandle = { texts: ["account", "keeping"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { locale, privacy, visitor } = opened;
  const page = await profileHead(opened, "privacy");
  if (!visitor.user) return { ...page, held: undefined };
  if (!privacy) throw notFound(request);
  return { ...page, held: personalRecordView(await privacy.record(), locale) };
}

export default function ProfilePrivacyData() {
  const { fan, held } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame section="privacy" fan={fan}>
      {held && <StoredData held={held} back="/profile/privacy" />}
    </ProfileFrame>
  );
}
