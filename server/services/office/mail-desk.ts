/** Mails that can't be delivered: tried again, or left unsent. */
import type { Outbox } from "../../mail/outbox";
import { unsentMails } from "../../mail/unsent-mails";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { type Actor, recordAudit } from "../audit-trail";

export type MailDesk = ReturnType<typeof mailDesk>;

type MailDeskDeps = { store: Pick<Store, "db">; clock: Clock; outbox: Pick<Outbox, "sendOutbox"> };

export function mailDesk({ store: { db }, clock, outbox }: MailDeskDeps) {
  return {
    /** Tries one mail that was given up again, or all that wait. Returns how many there were. */
    async retry(which: { id: string } | "all", actor: Actor): Promise<number> {
      const count = await db.transaction(async (tx) => {
        const mails = await unsentMails(tx).retryMails(which);
        const entity = which === "all" ? "all" : which.id;
        if (mails > 0)
          await recordAudit(tx, { at: clock.now(), actor, action: "mail.retried", entity, detail: { mails } });
        return mails;
      });
      if (count > 0) await outbox.sendOutbox();
      return count;
    },

    /** Leaves a mail that was given up unsent. False if it wasn't given up. */
    drop: (id: string, actor: Actor): Promise<boolean> =>
      db.transaction(async (tx) => {
        const at = clock.now();
        const dropped = await unsentMails(tx).dropMail(id, at);
        if (dropped) await recordAudit(tx, { at, actor, action: "mail.dropped", entity: id, detail: {} });
        return dropped;
      }),
  };
}
