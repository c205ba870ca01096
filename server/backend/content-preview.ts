/** Previews of drafts: a signed address of the page that shows the item, for whoever has it, until the next day. */
import { withoutLanguage } from "../../app/domain/urls/language-address";
import { PREVIEW, PREVIEW_HEADERS } from "../../app/domain/urls/preview-address";
import type { Runtime } from "../process/runtime";
import { collections, type Name } from "../services/content/collections";
import { itemWriting } from "../services/content/desk/write-item";
import { type DraftDesk, draftDesk } from "../services/content/drafts/draft-desk";
import { signer } from "../session/signed-values";
import { throwForPages } from "./backend-answers";

const DAY_MS = 24 * 60 * 60_000;
const TOKEN = /^(\w{1,20})~([\w-]{1,80})~(\d{13})~([\w-]{43})$/;

type Previewed = { name: Name; key: string; path: string };

const factsOf = ({ name, key, path }: Previewed, until: number) => [name, key, path, String(until)];

/** The address of a preview, and how long it is good. */
export function previewLink({ config, clock, siteUrl }: Runtime, item: Previewed): { href: string; until: Date } {
  const until = clock.now().getTime() + DAY_MS;
  const signature = signer(config.SESSION_SECRETS, PREVIEW).sign(factsOf(item, until));
  const token = [item.name, item.key, until, signature].join("~");
  return { href: `${siteUrl}${item.path}?${new URLSearchParams({ [PREVIEW]: token })}`, until: new Date(until) };
}

/**
 * What the address of a preview shows. Undefined if it is none; a 404 if the link is wrong, over, or of another page.
 */
export async function previewIn(parts: Runtime, request: Request, locale: string) {
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get(PREVIEW);
  if (token === null) return undefined;
  const [, name = "", key = "", until = "", signature = ""] = TOKEN.exec(token) ?? [];
  const path = withoutLanguage(pathname.replace(/\.data$/, ""));
  const { clock, config, catalogue, sales } = parts;
  const item = { name: name as Name, key, path };
  const good =
    Object.hasOwn(collections, name) &&
    signer(config.SESSION_SECRETS, PREVIEW).holds(factsOf(item, Number(until)), signature) &&
    clock.now().getTime() < Number(until);
  const found = good && sales ? await draftsOf(parts).overlay(item.name, key).catch(throwForPages) : undefined;
  if (!found || !catalogue.withDraft) throw noPreview();
  return { catalogue: catalogue.withDraft(found.overlay, locale), by: found.by, until: new Date(Number(until)) };
}

const draftsOf = (parts: Runtime): DraftDesk => draftDesk({ ...parts, writing: itemWriting(parts) });

const noPreview = () =>
  new Response("This preview is over, or its address is wrong.", {
    status: 404,
    statusText: "Not Found",
    headers: PREVIEW_HEADERS,
  });
