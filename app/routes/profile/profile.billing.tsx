/** /profile/billing — a fan's membership, card and payments. A guest is invited to sign in on this page. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { membershipView } from "../../domain/billing/membership-view";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { billingAction, fanBilling } from "../../requests/fan-billing";
import { profileHead, profileMeta } from "../../requests/profile-head";
import { unknownIntent } from "../../requests/unknown-intent";
import { BillingOverview } from "../../ui/billing/billing-overview";
import { PremiumLine } from "../../ui/billing/premium-line";
import { ProfileFrame } from "../../ui/profile/profile-frame";

const PATH = "/profile/billing";

export const handle: TextsHandle = { texts: ["account", "billing", "payments"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { billing, visitor, locale } = opened;
  const details = visitor.user && billing.payments && (await fanBilling({ ...opened, billing }, request)).shown;
  // If another site does the billing, only the membership is shown.
  const membership = details ? details.membership : membershipView(await billing.membershipOf(visitor), locale);
  return { ...(await profileHead(opened, "billing")), details, membership };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { billing, visitor } = await backend({ request, context });
  if (!billing.portal || !visitor.user) return leave(context, `${PATH}/auth/sign-in`);
  const done = await billingAction(context, { billing, visitor }, await readForm(request), PATH);
  if (!done) throw unknownIntent();
  return done;
}

export default function ProfileBilling() {
  const { fan, details, membership } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ProfileFrame section="billing" fan={fan}>
      {details ? (
        <BillingOverview {...details} unreachable={refused !== undefined} />
      ) : (
        <PremiumLine membership={membership} />
      )}
    </ProfileFrame>
  );
}
