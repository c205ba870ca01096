/** /profile/privacy — data stored about a fan, and account deletion. A guest is invited to sign in on this page. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Backend } from "../../../server/backend/backend";
import { backend, leave, readForm } from "../../backend.server";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { fanNights } from "../../requests/fan-nights";
import { profileHead, profileMeta } from "../../requests/profile-head";
import { failedAtProvider, signInAgain } from "../../requests/sign-in-again";
import { unknownIntent } from "../../requests/unknown-intent";
import { ACCOUNT_DELETED, AccountDeleted } from "../../ui/personal-data/account-deleted";
import { AskForData } from "../../ui/personal-data/ask-for-data";
import type { AffectedItems } from "../../ui/personal-data/delete-account";
import { DeletionSection } from "../../ui/personal-data/deletion-section";
import { PersonalDataPage } from "../../ui/personal-data/personal-data-page";
import { ProfileFrame } from "../../ui/profile/profile-frame";
import { Page } from "../../ui/shell/page";

const PATH = "/profile/privacy";

export const handle: TextsHandle = { texts: ["account", "keeping", "fields"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { account, federated, privacy } = opened;
  const page = await profileHead(opened, "privacy");
  const result = new URL(request.url).searchParams.get("left");
  const left = (["done", "soon"] as const).find((one) => one === result);
  if (!account) return { ...page, left, deletion: undefined };
  const deletion = privacy && {
    elsewhere: account.elsewhere,
    fresh: account.freshlySignedIn(),
    rejected: failedAtProvider(request, federated),
    open: await affectedItems(opened),
  };
  return { ...page, left: undefined, deletion };
}

async function affectedItems(opened: Backend): Promise<AffectedItems> {
  const { billing, boxOffice, visitor } = opened;
  const [{ next }, membership, holds = [], bought = [], watchable] = await Promise.all([
    fanNights(opened, { ahead: true }),
    billing.membershipOf(visitor),
    boxOffice.holds?.(visitor),
    billing.bought?.(visitor),
    billing.watchable?.(visitor),
  ]);
  const goods = bought.filter(({ kind }) => kind === "goods");
  const orders = await Promise.all(goods.map(({ of }) => billing.goodsOrder?.(visitor, of)));
  return {
    tickets: next.some(({ tickets, refunded, cancelled }) => tickets > 0 && !refunded && !cancelled),
    premium: membership.state !== "none",
    nights: (watchable?.nights.length ?? 0) > 0,
    goods: orders.some((order) => order?.state === "sending" && order.shipping),
    hold: holds.length > 0,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { account, federated, privacy, visitor } = await backend({ request, context });
  if (!account || !visitor.user) return leave(context, `${PATH}/auth/sign-in`);
  const { intent, confirm = "", password } = await readForm(request);
  if (intent === "again")
    return signInAgain(context, { account, federated }, { path: PATH, password, next: "delete-title" });
  if (intent !== "delete" || !privacy) throw unknownIntent();
  if (!account.freshlySignedIn()) return data({ form: "stale", problems: { fields: {} }, typed: {} }, { status: 403 });

  const typed = confirm.trim();
  if (!typed || typed.toLowerCase() !== visitor.user.email)
    return data({ form: intent, problems: { fields: {} }, typed: { confirm: typed } }, { status: 400 });
  return leave(context, `${PATH}?left=${await privacy.leave()}#${ACCOUNT_DELETED}`);
}

export default function ProfilePrivacy() {
  const { fan, deletion, left } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? deletion?.rejected;
  if (!fan && left)
    return (
      <Page>
        <AccountDeleted left={left} />
      </Page>
    );
  return (
    <ProfileFrame section="privacy" fan={fan}>
      {fan && deletion ? (
        <>
          <PersonalDataPage page={`${PATH}/data`} file={`${PATH}/data.json`} />
          <DeletionSection {...deletion} path={PATH} email={fan.email} rejected={rejected} />
        </>
      ) : (
        <AskForData />
      )}
    </ProfileFrame>
  );
}
