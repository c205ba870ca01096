/** One price tier: name, view, price, and quantity. A sold-out tier is struck through and says so. */

import { Link, useParams } from "@remix-run/react";
import type { CSSProperties } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { problemId, type SaidProblem } from "../../domain/tickets/quantities";
import type { TierView } from "../../domain/tickets/tier-view";
import { useTexts } from "../../i18n/texts";
import { PhaseNotes } from "./phase-notes";
import { QuantityStepper } from "./quantity-stepper";
import { StruckPrice } from "./struck-price";
import { TierBadge } from "./tier-badge";

type TierRowProps = {
  tier: TierView;
  value: string;
  problem?: SaidProblem | undefined;
  focused?: boolean;
  onChange(typed: string): void;
};

export function TierRow({ tier, value, problem, focused, onChange }: TierRowProps) {
  const { t } = useTexts("tickets");
  const { eventId } = useParams();
  const described = problemId(tier.id);

  return (
    <div className={tier.sale === "soldOut" ? "tier gone" : "tier"} style={{ "--tint": tier.tint } as CSSProperties}>
      <div>
        <h3 lang={CONTENT_LANGUAGE}>
          <bdi>
            {tier.number}. {tier.name}
          </bdi>
        </h3>
        <p lang={CONTENT_LANGUAGE}>{tier.description}</p>
        {tier.notes && <PhaseNotes notes={tier.notes} />}
      </div>
      <div className="price">
        {tier.regular && <StruckPrice price={tier.regular} />}{" "}
        <span>{tier.priceCents === 0 ? t("buy.free") : tier.price}</span>
        {tier.priceCents > 0 && <small>{t("buy.each")}</small>}
      </div>
      <div className="qty">
        <TierBadge tier={tier} />
        {tier.sale === "soldOut" && eventId && (
          <Link
            className="link"
            to={`/waiting-list/${eventId}?tier=${tier.id}`}
            aria-label={`${t("closed.waitingList")}: ${tier.name}`}
          >
            {t("closed.waitingList")}
          </Link>
        )}
        {tier.sale === "open" && (
          <QuantityStepper
            definitionId={tier.id}
            tier={tier.name}
            value={value}
            max={tier.max}
            describedBy={problem && described}
            focused={focused}
            onChange={onChange}
          />
        )}
      </div>
      {problem && (
        <div className="err" id={described}>
          <p>{problem.says}</p>
        </div>
      )}
    </div>
  );
}
