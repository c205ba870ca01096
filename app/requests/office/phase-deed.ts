/** Adds a phase to a night's sale. */
import { amountTyped, Refused, typedCount, typedInstant } from "../../backend.server";
import { amount } from "../../domain/format/money-format";
import { officeTexts } from "../../i18n/office/office-texts";
import type { TermsAsked, TermsNight } from "./code-deed";
import { faultless } from "./deed-answer";

const AUDIENCES = ["everyone", "premium", "code"] as const;

/** Returns the preview, or undefined once the phase is added. A second press is refused because the name is taken. */
export async function addPhase({ night, zone, at }: TermsNight, { form, desk, actor, preview }: TermsAsked) {
  const t = officeTexts("nightSale");
  const name = form.name?.trim() ?? "";
  const audience = AUDIENCES.find((one) => one === form.audience);
  if (!name || !audience) throw new Refused(t("codes.noName"));
  const startAt = typedInstant(form.from ?? "", zone, t("codes.from"));
  const endAt = typedInstant(form.until ?? "", zone, t("codes.until"));
  const all = await desk.terms.tiersOfNight(night.id);
  const chosen = all.filter(({ id }) => form[`tier.${id}`] !== undefined);
  const tiers = (chosen.length > 0 ? chosen : all).map((tier) => ({
    name: tier.name,
    cents: amountTyped(form[`price.${tier.id}`] ?? "", night.currency, tier.name),
    seats: typedCount(form[`seats.${tier.id}`] ?? "", tier.name),
  }));
  const phase = { eventId: night.id, name, audience, startAt, endAt, tiers, actor };
  const planned = faultless(await desk.terms.planPhase({ ...phase, dryRun: true }));
  const who = t(`codes.audiences.${audience}`);
  const shown = preview({
    title: t("codes.preview.phase", { name }),
    says: [
      t("codes.preview.when", { from: at(startAt), until: at(endAt), audience: who }),
      ...planned.tiers.map(({ name: tier, cents, seats }) =>
        t("codes.preview.tier", {
          tier,
          price: amount(cents, night.currency, "en"),
          seats: seats === null ? t("codes.preview.allSeats") : t("codes.preview.seats", { count: seats }),
        }),
      ),
    ],
    press: t("codes.add"),
  });
  if (!shown) faultless(await desk.terms.planPhase(phase));
  return shown;
}
