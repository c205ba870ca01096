/** Handles the forms of a night's codes. `phase-deed.ts` adds phases. */
import { amountTyped, isCodeText, Refused, typedCount, typedInstant } from "../../backend.server";
import { isEmail } from "../../domain/forms/email-address";
import type { DeedOf } from "../../domain/office/office-pages";
import { isGuid } from "../../domain/urls/guid";
import { officeTexts } from "../../i18n/office/office-texts";
import { codeLimits, codeWords } from "./code-sentences";
import { type Answered, faultless, type Preview } from "./deed-answer";
import type { nightAtDesk } from "./night-at-desk";
import type { AtOffice } from "./office";
import { addPhase } from "./phase-deed";

const MOST_AT_ONCE = 10_000;

export type TermsAsked = {
  form: Record<string, string>;
  desk: AtOffice["desk"];
  actor: AtOffice["staff"]["actor"];
  preview: Preview;
};
export type TermsNight = Pick<Awaited<ReturnType<typeof nightAtDesk>>, "night" | "zone" | "at">;

/** Returns the preview, or undefined once the deed is done. */
export function codeDeed(
  deed: DeedOf<"nightCodes">,
  about: TermsNight,
  asked: TermsAsked,
): Promise<Answered | undefined> {
  switch (deed) {
    case "addPhase":
      return addPhase(about, asked);
    case "addCodes":
      return addCodes(about, asked);
    case "limit":
      return limitCode(about, asked);
    case "stop":
      return stopCodes(about, asked, { text: textIn(asked.form) });
    case "stopBatch":
      return stopCodes(about, asked, { batch: asked.form.batch?.trim() ?? "" });
  }
}

async function addCodes({ night, zone, at }: TermsNight, { form, desk, actor, preview }: TermsAsked) {
  const t = officeTexts("nightSale");
  const text = textIn(form) || undefined;
  const count = typedCount(form.count ?? "", t("codes.count"), MOST_AT_ONCE) ?? 1;
  const batch = form.batch?.trim() || undefined;
  if (text && !isCodeText(text)) throw new Refused(t("codes.badText", { text }));
  if (text && count > 1) throw new Refused(t("codes.oneText"));
  if (count > 1 && !batch) throw new Refused(t("codes.noBatch"));
  if (batch && (await desk.terms.codesOfBatch(batch)).length > 0) throw new Refused(t("codes.batchThere", { batch }));
  const email = form.email?.trim() || undefined;
  if (email && !isEmail(email)) throw new Refused(officeTexts("tickets")("comps.noEmail", { email }));
  const effect = effectIn(form, night.currency);
  const chosen = (await desk.terms.tiersOfNight(night.id)).filter(({ id }) => form[`tier.${id}`] !== undefined);
  const made = {
    ...effect,
    ...{ eventIds: [night.id], text, count, batch, email, actor, tiers: chosen.map(({ name }) => name) },
    startAt: typedInstant(form.from ?? "", zone, t("codes.from")),
    endAt: typedInstant(form.until ?? "", zone, t("codes.until")),
    uses: typedCount(form.uses ?? "", t("codes.mostUses")) ?? (batch ? 1 : undefined),
    seats: typedCount(form.seats ?? "", t("codes.mostSeats")),
    perBuyer: typedCount(form.perBuyer ?? "", t("codes.perBuyer")),
    minimumSeats: typedCount(form.minimum ?? "", t("codes.minimum")) ?? 1,
  };
  faultless(await desk.terms.makeCodes({ ...made, dryRun: true }));
  const { percent = null, centsPerTicket = null, centsPerOrder = null } = effect;
  const shown = preview({
    title: text ? t("codes.preview.named", { text }) : t("codes.preview.codes", { count }),
    says: [
      t("codes.preview.does", { does: codeWords({ percent, centsPerTicket, centsPerOrder }, night.currency) }),
      ...(effect.phase ? [t("codes.preview.phase", { name: effect.phase })] : []),
      t("codes.preview.span", { from: at(made.startAt), until: at(made.endAt) }),
      ...codeLimits(made),
    ],
    press: t("codes.add"),
  });
  if (!shown) faultless(await desk.terms.makeCodes({ ...made, id: isGuid(form.id ?? "") ? form.id : undefined }));
  return shown;
}

/** The effect of a new code, from its kind and amount. */
function effectIn(form: Record<string, string>, currency: string) {
  const t = officeTexts("nightSale");
  const value = form.value?.trim() ?? "";
  const nothing = { phase: undefined, percent: undefined, centsPerTicket: undefined, centsPerOrder: undefined };
  switch (form.kind) {
    case "percent":
      return { ...nothing, percent: typedCount(value, t("codes.value"), 100) };
    case "ticket":
      return { ...nothing, centsPerTicket: amountTyped(value, currency, t("codes.value")) };
    case "order":
      return { ...nothing, centsPerOrder: amountTyped(value, currency, t("codes.value")) };
    case "phase":
      return { ...nothing, phase: value };
    default:
      throw new Refused(t("codes.badKind"));
  }
}

async function limitCode({ night }: TermsNight, { form, desk, actor }: TermsAsked) {
  const t = officeTexts("nightSale");
  const text = textIn(form);
  await demandOnes(night.id, desk, { text });
  const uses = typedCount(form.uses ?? "", t("codes.mostUses"));
  const seats = typedCount(form.seats ?? "", t("codes.mostSeats"));
  if (uses === undefined && seats === undefined) throw new Refused(t("codes.noLimit"));
  faultless(await desk.terms.limitCode({ text, uses, seats, actor }));
  return undefined;
}

async function stopCodes(
  { night }: TermsNight,
  { desk, actor, preview }: TermsAsked,
  which: { text?: string; batch?: string },
) {
  const t = officeTexts("nightSale");
  await demandOnes(night.id, desk, which);
  const count = await desk.terms.stopCodes({ ...which, actor, dryRun: true });
  const title = t("codes.preview.stop", { count });
  const says = [which.text ?? t("codes.batchOf", { batch: which.batch }), t("codes.preview.stopped")];
  const shown = preview({ title, says, press: title });
  if (!shown) await desk.terms.stopCodes({ ...which, actor });
  return shown;
}

/** Refuses codes of other nights. */
async function demandOnes(eventId: string, desk: AtOffice["desk"], { text, batch }: { text?: string; batch?: string }) {
  const t = officeTexts("nightSale");
  const codes = await desk.terms.codesOfNight(eventId);
  if (codes.some((one) => (text === undefined ? one.batch === batch : one.text === text))) return;
  throw new Refused(text === undefined ? t("codes.noSuchBatch", { batch }) : t("codes.noSuchCode", { text }));
}

const textIn = (form: Record<string, string>) => form.text?.trim().toUpperCase() ?? "";
