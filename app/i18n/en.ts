/** English: the tables that every other language is checked against. */
import { access } from "./en/access";
import { account } from "./en/account";
import { authenticator } from "./en/authenticator";
import { basket } from "./en/basket";
import { billing } from "./en/billing";
import { codes } from "./en/codes";
import { crew } from "./en/crew";
import { details } from "./en/details";
import { door } from "./en/door";
import { fields } from "./en/fields";
import { follow } from "./en/follow";
import { goods } from "./en/goods";
import { hall } from "./en/hall";
import { help } from "./en/help";
import { keeping } from "./en/keeping";
import { line } from "./en/line";
import { mails } from "./en/mails";
import { media } from "./en/media";
import { mine } from "./en/mine";
import { night } from "./en/night";
import { offers } from "./en/offers";
import { paid } from "./en/paid";
import { payments } from "./en/payments";
import { player } from "./en/player";
import { privacy } from "./en/privacy";
import { record } from "./en/record";
import { refusals } from "./en/refusals";
import { reminders } from "./en/reminders";
import { roster } from "./en/roster";
import { safety } from "./en/safety";
import { search } from "./en/search";
import { seat } from "./en/seat";
import { security } from "./en/security";
import { shop } from "./en/shop";
import { shows } from "./en/shows";
import { site } from "./en/site";
import { tickets } from "./en/tickets";
import { waiting } from "./en/waiting";
import { wallet } from "./en/wallet";
import { watch } from "./en/watch";

export const en = {
  site,
  tickets,
  codes,
  refusals,
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
  crew,
  billing,
  account,
  payments,
  goods,
  basket,
  record,
  keeping,
  fields,
  security,
  safety,
  details,
  line,
  mails,
  paid,
  wallet,
  seat,
  search,
  reminders,
  follow,
  waiting,
  offers,
};
