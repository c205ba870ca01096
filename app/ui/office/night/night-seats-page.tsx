/** A night's seats by section, the seats that the office keeps from the sale, and the forms that change that. */
import { Form } from "@remix-run/react";
import type { KeptSeats } from "../../../domain/office/kept-seats-view";
import type { NightHeadView } from "../../../domain/office/nights/night-views";
import { type DeedAnswer, typedFor } from "../../../domain/office/preview-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field } from "../../forms/field";
import { SubmitButton } from "../../forms/submit-button";
import { OfficeTable } from "../lists/office-table";
import { NightHead } from "../nights/night-head";
import { DeedOutcome } from "../preview/deed-outcome";

type SeatedHall = {
  plan: { title: string; version: number };
  sections: { section: string; zone: string; seats: number; taken: number; free: number; accessible: number }[];
  kept: KeptSeats[];
};
type NightSeatsPageProps = {
  head: NightHeadView;
  /** The deed that was just done. */
  done: string;
  seated: SeatedHall | undefined;
  /** For a night without numbered seats. */
  tiers: { id: string; name: string; capacity: number; allotted: number; remaining: number }[];
  answered: DeedAnswer | undefined;
};

const DONE = ["block", "kill", "keep", "unblock", "releaseAccessible"] as const;

export function NightSeatsPage({ head, done, seated, tiers, answered }: NightSeatsPageProps) {
  const t = officeTexts("nightSale");
  const deed = DONE.find((one) => one === done);
  return (
    <div className="stack">
      <NightHead {...head} />
      <h2>{t("head.seats")}</h2>
      <DeedOutcome done={deed && t(`seats.done.${deed}`)} answered={answered} />
      {seated ? (
        <Hall {...seated} path={`/office/nights/${head.id}/seats`} answered={answered} />
      ) : (
        <Counts tiers={tiers} />
      )}
    </div>
  );
}

function Counts({ tiers }: Pick<NightSeatsPageProps, "tiers">) {
  const t = officeTexts("nightSale");
  return (
    <section className="o-box">
      <p className="soft">{t("seats.unseated")}</p>
      <OfficeTable
        caption={t("head.seats")}
        columns={[t("seats.tier"), t("seats.capacity"), t("seats.allotted"), t("seats.remaining")]}
        rows={tiers.map(({ id, name, capacity, allotted, remaining }) => ({
          key: id,
          cells: [name, capacity, allotted, remaining],
        }))}
      />
    </section>
  );
}

function Hall({
  plan,
  sections,
  kept,
  path,
  answered,
}: SeatedHall & { path: string; answered: DeedAnswer | undefined }) {
  const t = officeTexts("nightSale");
  return (
    <div className="o-grid">
      <div className="stack">
        <section className="o-box">
          <h2>{t("seats.plan", plan)}</h2>
          <OfficeTable
            caption={t("head.seats")}
            columns={["section", "zone", "all", "taken", "free", "accessible"].map((one) =>
              t(`seats.${one as "section" | "zone" | "all" | "taken" | "free" | "accessible"}`),
            )}
            rows={sections.map((one) => ({
              key: `${one.section} ${one.zone}`,
              cells: [one.section, one.zone, one.seats, one.taken, one.free, one.accessible],
            }))}
          />
        </section>
        <section className="o-box">
          <h2>{t("seats.kept")}</h2>
          {kept.length === 0 ? (
            <p className="soft">{t("seats.nothingKept")}</p>
          ) : (
            <OfficeTable
              caption={t("seats.kept")}
              columns={[t("seats.names"), t("seats.number"), t("seats.state"), t("seats.why"), t("seats.until")]}
              rows={kept.map(({ key, places, count, why, note, until }) => ({
                key,
                cells: [places.join(", "), count, t(`seats.states.${why}`), note || "–", until || "–"],
              }))}
            />
          )}
        </section>
      </div>
      {!answered?.preview && <SeatForms path={path} answered={answered} />}
    </div>
  );
}

function SeatForms({ path, answered }: { path: string; answered: DeedAnswer | undefined }) {
  const t = officeTexts("nightSale");
  const claimed = { ...typedFor(answered, "block"), ...typedFor(answered, "kill"), ...typedFor(answered, "keep") };
  const freed = typedFor(answered, "unblock");
  return (
    <div className="stack first-phone">
      <Form method="post" action={path} className="o-box" noValidate>
        <h2>{t("seats.change")}</h2>
        <Field
          name="seats"
          label={t("seats.names")}
          help={t("seats.namesHelp")}
          defaultValue={claimed.seats}
          required
        />
        <Field name="why" label={t("seats.reason")} help={t("seats.reasonHelp")} defaultValue={claimed.why} required />
        <Field
          name="until"
          type="datetime-local"
          label={t("seats.until")}
          help={t("seats.untilHelp")}
          defaultValue={claimed.until}
        />
        <div className="row">
          <SubmitButton intent="block">{t("seats.block")}</SubmitButton>
          <SubmitButton intent="keep" className="btn line">
            {t("seats.keep")}
          </SubmitButton>
          <SubmitButton intent="kill" className="btn quiet line">
            {t("seats.kill")}
          </SubmitButton>
        </div>
      </Form>
      <Form method="post" action={path} className="o-box" noValidate>
        <h2>{t("seats.back")}</h2>
        <Field
          name="seats"
          id="freed"
          label={t("seats.names")}
          help={t("seats.namesHelp")}
          defaultValue={freed.seats}
          required
        />
        <div className="row">
          <SubmitButton intent="unblock" className="btn line">
            {t("seats.unblock")}
          </SubmitButton>
        </div>
      </Form>
      <Form method="post" action={path} className="o-box" noValidate>
        <h2>{t("seats.release")}</h2>
        <p className="soft">{t("seats.releaseText")}</p>
        <div className="row">
          <SubmitButton intent="releaseAccessible" className="btn line">
            {t("seats.releaseButton")}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
