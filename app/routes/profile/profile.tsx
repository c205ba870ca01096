/** /profile — a fan's open tasks, next night and Premium, and sign-out. A guest is invited to sign in. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Backend } from "../../../server/backend/backend";
import type { Membership } from "../../../server/services/billing";
import { backend, leave, readForm } from "../../backend.server";
import { membershipView } from "../../domain/billing/membership-view";
import { attentionView, watchViews } from "../../domain/profile/overview-view";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { fanNights } from "../../requests/fan-nights";
import { profileHead, profileMeta } from "../../requests/profile-head";
import { unknownIntent } from "../../requests/unknown-intent";
import { Overview } from "../../ui/profile/overview";
import { ProfileFrame } from "../../ui/profile/profile-frame";

export const handle: TextsHandle = { texts: ["account", "billing", "record"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { billing, boxOffice, catalogue, clock, locale, visitor } = opened;
  const page = await profileHead(opened, "overview");
  if (!visitor.user) return { ...page, overview: undefined };

  const [{ next, views }, membership, holds = [], broadcasts, watchable] = await Promise.all([
    fanNights(opened, { ahead: true }),
    billing.membershipOf(visitor),
    boxOffice.holds?.(visitor),
    catalogue.payPerViews(),
    billing.watchable?.(visitor),
  ]);
  const card = await memberCard(opened, membership);
  const ahead = next.filter(({ tickets, refunded, cancelled }) => tickets > 0 && !refunded && !cancelled);
  const [first] = ahead;
  const { emailVerified } = visitor.user;
  return {
    ...page,
    overview: {
      attention: attentionView({ emailVerified, membership, card, holds }, { locale, now: clock.now() }),
      next: first && { ...first, bell: views.get(first.id)?.bell },
      more: Math.max(0, ahead.length - 1),
      watch: watchable ? watchViews(broadcasts, watchable, locale) : [],
      membership: membershipView(membership, locale),
    },
  };
}

/** Only a member's card matters here. If Stripe is unreachable, the rest of the page still renders. */
async function memberCard({ billing, visitor }: Pick<Backend, "billing" | "visitor">, { state }: Membership) {
  const card = state === "none" ? undefined : await billing.card?.(visitor);
  return card === "unreachable" ? undefined : card;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { authenticator } = await backend({ request, context });
  const form = await readForm(request);
  if (form.intent !== "signOut") throw unknownIntent();
  return leave(context, (await authenticator.signOut()) ?? "/home");
}

export default function ProfileOverview() {
  const { fan, overview } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame section="overview" fan={fan}>
      {overview && <Overview {...overview} />}
    </ProfileFrame>
  );
}
