/** Handles the forms of a night's line. */
import { Refused, typedCount, typedInstant } from "../../backend.server";
import type { DeedOf } from "../../domain/office/office-pages";
import { officeTexts } from "../../i18n/office/office-texts";
import type { TermsAsked, TermsNight } from "./code-deed";
import { type Answered, faultless } from "./deed-answer";
import { chosenOption } from "./forms/chosen-option";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const TURN = { least: 5, most: 30, usual: 10 };
const RATE = { least: 0.1, most: 500 };
const JOIN_MINUTES = 30;
const LINE_MODES = ["planned", "off"] as const;
const LINE_ACCESSES = ["anyone", "account"] as const;

/** Returns the preview, or undefined once the deed is done. */
export async function lineDeed(
  deed: DeedOf<"nightLine">,
  about: TermsNight,
  asked: TermsAsked,
): Promise<Answered | undefined> {
  const { desk, actor, form } = asked;
  const { id } = about.night;
  switch (deed) {
    case "plan":
      return planLine(about, asked);
    case "stop":
      return stopLine(about, asked);
    case "pause":
      faultless(await desk.onSale.pause(id, { actor }));
      return undefined;
    case "resume":
      faultless(await desk.onSale.resume(id, { actor }));
      return undefined;
    case "rate":
      faultless(await desk.onSale.rate(id, rateIn(form) ?? null, { actor }));
      return undefined;
  }
}

async function planLine({ night, zone, at }: TermsNight, { form, desk, actor, preview }: TermsAsked) {
  const t = officeTexts("nightSale");
  const mode = chosenOption(LINE_MODES, form.mode, "planned");
  const access = chosenOption(LINE_ACCESSES, form.access, "anyone");
  const off = mode === "off";
  const opensAt = typedInstant(form.opensAt ?? "", zone, t("line.opensAt"));
  const join = typedCount(form.join ?? "", t("line.join"), DAY_MINUTES) ?? JOIN_MINUTES;
  const turnMinutes = typedCount(form.turn ?? "", t("line.turn"), TURN.most) ?? TURN.usual;
  if (turnMinutes < TURN.least) throw new Refused(t("line.badTurn", { count: TURN.least }));
  const joinsAt = new Date(opensAt.getTime() - join * MINUTE_MS);
  const wanted = {
    ...{ eventId: night.id, joinsAt, opensAt, turnMinutes, maxRate: rateIn(form) },
    ...{ mode, access },
  };
  faultless(await desk.onSale.plan(wanted, { actor, dryRun: true }));
  const shown = preview({
    title: t(off ? "line.preview.off" : "line.preview.plan"),
    says: off
      ? [t("line.preview.offText")]
      : [
          t("line.preview.joining", { joins: at(joinsAt) }),
          t("line.preview.opening", { opens: at(opensAt) }),
          t("line.preview.turns", { count: turnMinutes }),
        ],
    press: t("line.planButton"),
  });
  if (!shown) faultless(await desk.onSale.plan(wanted, { actor }));
  return shown;
}

async function stopLine({ night }: TermsNight, { desk, actor, preview }: TermsAsked) {
  const t = officeTexts("nightSale");
  faultless(await desk.onSale.stop(night.id, { actor, dryRun: true }));
  const { waiting } = faultless(await desk.onSale.show(night.id));
  const says = [t("line.preview.stopped", { count: waiting }), t("line.preview.cannot")];
  const shown = preview({ title: t("line.preview.stop"), says, press: t("line.stopButton") });
  if (!shown) faultless(await desk.onSale.stop(night.id, { actor }));
  return shown;
}

/** Undefined if the load should decide. */
function rateIn(form: Record<string, string>): number | undefined {
  const text = form.rate?.trim() ?? "";
  if (text === "") return undefined;
  const rate = Number(text);
  if (!(rate >= RATE.least && rate <= RATE.most)) throw new Refused(officeTexts("nightSale")("line.badRate"));
  return rate;
}
