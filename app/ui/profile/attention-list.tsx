/** What needs the fan's attention, each with a link to take care of it. */
import { Link } from "@remix-run/react";
import type { AttentionView } from "../../domain/profile/overview-view";
import { useTexts } from "../../i18n/texts";
import { PlainList } from "../elements/plain-list";

export function AttentionList({ attention }: { attention: AttentionView[] }) {
  const { t } = useTexts("record");
  return (
    <section aria-labelledby="attention">
      <h2 className="d3 part" id="attention">
        {t("overview.attention")}
      </h2>
      <PlainList className="stack list">
        {attention.map((one) => (
          <li className="panel between urgent" key={one.kind === "hold" ? one.id : one.kind}>
            <Attention one={one} />
          </li>
        ))}
      </PlainList>
    </section>
  );
}

function Attention({ one }: { one: AttentionView }) {
  const { t } = useTexts("record");
  switch (one.kind) {
    case "hold":
      return (
        <Need
          title={t("overview.hold", { count: one.seats })}
          text={t("overview.holdText", { title: one.title, at: one.until })}
          action={t("overview.holdAction")}
          to={`/tickets/event/${one.id}`}
        />
      );
    case "failed":
      return (
        <Need
          title={t("overview.failed")}
          text={t("overview.failedText")}
          action={t("overview.failedAction")}
          to="/profile/billing"
        />
      );
    case "card":
      return (
        <Need
          title={t(one.standing === "over" ? "overview.cardOver" : "overview.card", {
            brand: one.brand,
            last4: one.last4,
            when: one.until,
          })}
          text={t("overview.cardText")}
          action={t("overview.cardAction")}
          to="/profile/billing"
        />
      );
    case "verify":
      return (
        <Need
          title={t("overview.verify")}
          text={t("overview.verifyText")}
          action={t("overview.verifyAction")}
          to="/profile/details"
        />
      );
  }
}

function Need({ title, text, action, to }: { title: string; text: string; action: string; to: string }) {
  return (
    <>
      <div>
        <h3 className="d4">{title}</h3>
        <p className="soft">{text}</p>
      </div>
      <Link className="btn" to={to}>
        {action}
      </Link>
    </>
  );
}
