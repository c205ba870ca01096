/** One price tier: name, view, price, and quantity. A sold-out tier is struck through and says so. */

import type { CSSProperties } from "react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { QuantityProblem } from "../../domain/tickets/quantities";
import type { TierView } from "../../domain/tickets/tier-view";
import { useTexts } from "../../i18n/texts";
import { ProblemText, problemId } from "../seats/problem-text";
import { QuantityStepper } from "./quantity-stepper";
import { TierBadge } from "./tier-badge";

type TierRowProps = {
  tier: TierView;
  value: string;
  problem?: QuantityProblem | undefined;
  focused?: boolean;
  onChange(typed: string): void;
};

export function TierRow({ tier, value, problem, focused, onChange }: TierRowProps) {
  const { t } = useTexts("tickets");
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
      </div>
      <div className="price">
        <span>{tier.priceCents === 0 ? t("buy.free") : tier.price}</span>
        {tier.priceCents > 0 && <small>{t("buy.each")}</small>}
      </div>
      <div className="qty">
        <TierBadge tier={tier} />
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
          <p>
            <ProblemText problem={problem} />
          </p>
        </div>
      )}
    </div>
  );
}
