/** /profile/billing — what she pays and has paid, and with which card; a guest is invited to sign in, on this very page. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../backend.server";
import { membershipView } from "../domain/membership-view";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { MyBilling } from "../ui/billing/my-billing";
import { PremiumLine } from "../ui/billing/premium-line";
import { ProfileFrame } from "../ui/profile/profile-frame";
import { billingDeed, myBilling } from "./my-billing";
import { profileMeta, profilePage } from "./profile-page";
import { unknownIntent } from "./unknown-intent";

const PATH = "/profile/billing";

export const handle: TextsHandle = { texts: ["account", "billing", "payments"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { billing, dues, visitor, locale } = opened;
  const hers = visitor.user && billing && (await myBilling({ ...opened, billing }, request)).shown;
  // Where the books are kept elsewhere, only her membership is told of.
  const membership = hers ? hers.membership : membershipView(await dues.membershipOf(visitor), locale);
  return { ...(await profilePage(opened, "billing")), hers, membership };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { billing, visitor } = await backend({ request, context });
  if (!billing || !visitor.user) return leave(context, `${PATH}/auth/sign-in`);
  const done = await billingDeed(context, { billing, visitor }, await readForm(request), PATH);
  if (!done) throw unknownIntent();
  return done;
}

export default function ProfileBilling() {
  const { fan, hers, membership } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ProfileFrame section="billing" fan={fan}>
      {hers ? <MyBilling {...hers} unreachable={refused !== undefined} /> : <PremiumLine membership={membership} />}
    </ProfileFrame>
  );
}
