/** /profile/privacy/data — everything that is held about a fan, to be read; a guest is invited to sign in, on this page. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { heldView } from "../domain/held-view";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { Held } from "../ui/profile/held";
import { ProfileFrame } from "../ui/profile/profile-frame";
import { absent } from "./absent";
import { profileMeta, profilePage } from "./profile-page";

export const handle: TextsHandle = { texts: ["account", "keeping"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { locale, privacy, visitor } = opened;
  const page = await profilePage(opened, "privacy");
  if (!visitor.user) return { ...page, held: undefined };
  if (!privacy) throw absent(request);
  return { ...page, held: heldView(await privacy.record(), locale) };
}

export default function ProfilePrivacyData() {
  const { fan, held } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame section="privacy" fan={fan}>
      {held && <Held held={held} back="/profile/privacy" />}
    </ProfileFrame>
  );
}
