/** English: the tables that every other language is checked against. */
import { access } from "./en/access";
import { account } from "./en/account";
import { authenticator } from "./en/authenticator";
import { billing } from "./en/billing";
import { details } from "./en/details";
import { door } from "./en/door";
import { fields } from "./en/fields";
import { goods } from "./en/goods";
import { hall } from "./en/hall";
import { help } from "./en/help";
import { keeping } from "./en/keeping";
import { mails } from "./en/mails";
import { media } from "./en/media";
import { mine } from "./en/mine";
import { night } from "./en/night";
import { paid } from "./en/paid";
import { payments } from "./en/payments";
import { player } from "./en/player";
import { privacy } from "./en/privacy";
import { record } from "./en/record";
import { roster } from "./en/roster";
import { safety } from "./en/safety";
import { seat } from "./en/seat";
import { security } from "./en/security";
import { shop } from "./en/shop";
import { shows } from "./en/shows";
import { site } from "./en/site";
import { tickets } from "./en/tickets";
import { wallet } from "./en/wallet";
import { watch } from "./en/watch";

export const en = {
  site,
  tickets,
  hall,
  mine,
  authenticator,
  roster,
  shows,
  night,
  media,
  watch,
  player,
  shop,
  help,
  privacy,
  access,
  door,
  billing,
  account,
  payments,
  goods,
  record,
  keeping,
  fields,
  security,
  safety,
  details,
  mails,
  paid,
  wallet,
  seat,
};
