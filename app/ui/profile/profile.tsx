/** A fan's profile: who she is, her nights, and the way out. */
import { Form } from "@remix-run/react";
import type { MembershipView } from "../../domain/membership-view";
import type { NightView } from "../../domain/ticket-view";
import { useTexts } from "../../i18n/texts";
import { MembershipLine } from "../billing/membership-line";
import { MyNights } from "./my-nights";
import { NoNights } from "./no-nights";

export type ProfileProps = {
  name: string;
  email: string;
  next: NightView[];
  past: NightView[];
  /** Absent for a fan without Premium. */
  membership?: MembershipView | undefined;
};

export function Profile({ name, email, next, past, membership }: ProfileProps) {
  const { t } = useTexts("mine");
  return (
    <>
      <section className="arena">
        <div className="wrap event-head">
          <p className="soft">{email}</p>
          <h1 className="d2">{name || email}</h1>
        </div>
      </section>
      <div className="wrap split lead profile">
        <nav className="sidenav side" aria-label={t("profile.nav")}>
          <a href="#tickets" aria-current="page">
            {t("profile.tickets")}
          </a>
          <Form method="post" action="/profile">
            <button type="submit" name="intent" value="signOut">
              {t("profile.signOut")}
            </button>
          </Form>
        </nav>
        <div className="stack" id="tickets">
          {membership && <MembershipLine membership={membership} />}
          {next.length > 0 ? <MyNights title={t("profile.next")} nights={next} /> : <NoNights />}
          {past.length > 0 && <MyNights title={t("profile.past")} nights={past} over />}
        </div>
      </div>
    </>
  );
}
