/** /profile/details — who she is, and how she is reached; a guest is invited to sign in, on this very page. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { ProfileFrame } from "../ui/profile/profile-frame";
import { keepBehindOverlay } from "../ui/shell/keep-behind-overlay";
import { profileMeta, profilePage } from "./profile-page";

export const handle: TextsHandle = { texts: ["account", "mine"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return profilePage(await backend({ request, context }), "details");
}

export default function ProfileDetails() {
  const { fan } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame section="details" fan={fan}>
      {null}
    </ProfileFrame>
  );
}
