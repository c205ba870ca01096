/** Makes the refund that a preview showed, once, and only if it still would do the same. */
import type { Actor } from "../../audit-trail";
import type { BoxOffice } from "../../box-office";
import type { GoodsDesk } from "../../goods/goods-desk";
import type { Refunds } from "../../refunds";
import type { OfficeRefund } from "../../refunds/office-refund";
import type { DeedsOnce, Pressed } from "../deeds-once";
import type { RefundChoice, RefundPreview } from "./refund-preview";

type RefundDeed = {
  orderNumber: string;
  choice: RefundChoice;
  /** Of the preview that was on the page. */
  digest: string;
  id: string;
  actor: Actor;
  limitCents: number | undefined;
  reason: string;
  note: string;
};

/** `outdated`: it would do something else now, so nothing was done. */
type RefundOutcome = Pressed | "outdated";

type RefundDeedDeps = {
  once: DeedsOnce;
  preview: (orderNumber: string, choice: RefundChoice) => Promise<RefundPreview | undefined>;
  boxOffice: Pick<BoxOffice, "cancelOrder">;
  goods: Pick<GoodsDesk, "takeBack" | "takePiecesBack">;
  refunds: Pick<Refunds, "giveGoodwill">;
  sendSoon: () => void;
};

export function refundDeeds({ once, preview, boxOffice, goods, refunds, sendSoon }: RefundDeedDeps) {
  /** Throws `Refused` if the member of staff may not refund so much, or somebody was quicker. */
  return async function refund(o: RefundDeed): Promise<RefundOutcome> {
    let outdated = false;
    const pressed = await once(o.id, async () => {
      const shown = await preview(o.orderNumber, o.choice);
      outdated = shown?.digest !== o.digest;
      if (!shown || outdated) return;
      const { id, limitCents, reason, note } = o;
      await carryOut(o, { id, limitCents, reason, note, shownCents: shown.cents });
      sendSoon();
    });
    return outdated ? "outdated" : pressed;
  };

  async function carryOut({ orderNumber, choice, actor }: RefundDeed, deed: OfficeRefund): Promise<void> {
    switch (choice.kind) {
      case "tickets": {
        const { ticketNumbers } = choice;
        await boxOffice.cancelOrder({ orderNumber, ticketNumbers, actor, reason: "requested", deed });
        return;
      }
      case "goodwill":
        await refunds.giveGoodwill({ orderNumber, cents: choice.cents, actor, deed });
        return;
      case "pieces":
        await goods.takePiecesBack(orderNumber, { position: choice.position, pieces: choice.pieces, actor, deed });
        return;
      case "goods":
        await goods.takeBack(orderNumber, actor, deed);
        return;
    }
  }
}
