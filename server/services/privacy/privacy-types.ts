/** The dependencies of the privacy service. Types only. */
import type Stripe from "stripe";
import type { Cognito } from "../../clients/cognito/cognito-client";
import type { Mailer } from "../../clients/mailer";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Seal } from "../../session/cookies/seal";
import type { EndedSessions } from "../../session/ended-sessions";
import type { Store } from "../../store/connection/open-store";
import type { Billing } from "../billing";
import type { BoxOffice } from "../box-office";
import type { GoodsDesk } from "../goods/goods-desk";

export type PrivacyDeps = {
  store: Store;
  stripe: Stripe;
  cognito: Pick<Cognito, "getUser" | "deleteUser" | "refresh">;
  boxOffice: Pick<BoxOffice, "cancel">;
  billing: Pick<Billing, "closeCheckouts" | "forgetCustomer">;
  goods: Pick<GoodsDesk, "takeBack">;
  mailer: Mailer;
  clock: Clock;
  /** Ends the fan's sessions in every browser. */
  endedSessions: Pick<EndedSessions, "addAll">;
  /** Seals the personal data that the remaining steps need. */
  seal: Seal;
  /** Origin without a slash at the end. */
  siteUrl: string;
  siteName: string;
  report: Report;
};
