/** English: the tables that every other language is checked against. */
import { authenticator } from "./en/authenticator";
import { site } from "./en/site";
import { tickets } from "./en/tickets";

export const en = { site, tickets, authenticator };
