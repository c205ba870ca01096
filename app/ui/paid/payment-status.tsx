/** Shown after returning from payment without a purchase: still being confirmed, not paid, or refunded. */
import type { PaidPage } from "../../domain/paid/arrival-view";
import { PaidLink } from "./paid-link";

export function PaymentStatus({ status }: { status: Extract<PaidPage, { page: "waiting" | "unpaid" }> }) {
  const { title, about, text } = status;
  return (
    <div className="wrap band">
      <section className="empty" role="status">
        <h1 className="display">{title}</h1>
        {about && (
          <p>
            <b lang={about.what.lang}>{about.what.text}</b>
            {about.when && (
              <>
                <br />
                {about.when}
              </>
            )}
          </p>
        )}
        <p className="soft">{text}</p>
        {status.page === "waiting" ? (
          <PaidLink link={{ ...status.again, reload: true }} className="btn line" />
        ) : (
          <PaidLink link={status.action} className="btn" />
        )}
      </section>
    </div>
  );
}
