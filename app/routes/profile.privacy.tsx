/** /profile/privacy — what is held about a fan, and the end of her account; a guest is invited to sign in, on this page. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Backend } from "../../server/backend";
import { backend, leave, readForm } from "../backend.server";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import type { Open } from "../ui/profile/delete-account";
import { Deletion } from "../ui/profile/deletion";
import { Farewell } from "../ui/profile/farewell";
import { KeptElsewhere } from "../ui/profile/kept-elsewhere";
import { Privacy } from "../ui/profile/privacy";
import { ProfileFrame } from "../ui/profile/profile-frame";
import { Page } from "../ui/shell/page";
import { myNights } from "./my-nights";
import { profileMeta, profilePage } from "./profile-page";
import { signInAgain } from "./sign-in-again";
import { unknownIntent } from "./unknown-intent";

const PATH = "/profile/privacy";

export const handle: TextsHandle = { texts: ["account", "keeping", "fields"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { account, privacy } = opened;
  const page = await profilePage(opened, "privacy");
  const said = new URL(request.url).searchParams.get("left");
  const left = (["done", "soon"] as const).find((one) => one === said);
  if (!account) return { ...page, left, deletion: undefined };
  const deletion = privacy && {
    elsewhere: account.elsewhere,
    fresh: account.freshlySignedIn(),
    open: await openThings(opened),
  };
  return { ...page, left: undefined, deletion };
}

async function openThings(opened: Backend): Promise<Open> {
  const { billing, dues, house, visitor } = opened;
  const [{ next }, membership, holds = [], bought = [], watchable] = await Promise.all([
    myNights(opened),
    dues.membershipOf(visitor),
    house?.holds(visitor),
    billing?.bought(visitor),
    billing?.watchable(visitor),
  ]);
  const goods = bought.filter(({ kind }) => kind === "goods");
  const orders = await Promise.all(goods.map(({ of }) => billing?.goodsOrder(visitor, of)));
  return {
    tickets: next.some(({ refunded, cancelled }) => !refunded && !cancelled),
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
  if (intent === "again") return signInAgain(context, { account, federated }, { path: PATH, password });
  if (intent !== "delete" || !privacy) throw unknownIntent();
  if (!account.freshlySignedIn()) return data({ form: "stale", problems: { fields: {} }, typed: {} }, { status: 403 });

  const typed = confirm.trim();
  if (!typed || typed.toLowerCase() !== visitor.user.email)
    return data({ form: intent, problems: { fields: {} }, typed: { confirm: typed } }, { status: 400 });
  return leave(context, `${PATH}?left=${await privacy.leave()}`);
}

export default function ProfilePrivacy() {
  const { fan, deletion, left } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  if (!fan && left)
    return (
      <Page>
        <Farewell left={left} />
      </Page>
    );
  return (
    <ProfileFrame section="privacy" fan={fan}>
      {fan && deletion ? (
        <>
          <Privacy page={`${PATH}/data`} file={`${PATH}/data.json`} />
          <Deletion {...deletion} path={PATH} email={fan.email} rejected={rejected} />
        </>
      ) : (
        <KeptElsewhere />
      )}
    </ProfileFrame>
  );
}
