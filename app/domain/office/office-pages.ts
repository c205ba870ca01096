/** Every page of the office: who may open it, and who may do what on it. Routes, guards and tests read this table. */
import type { OfficePageRow } from "./page-row";
import { contentPages } from "./pages/content-pages";
import { doorPages } from "./pages/door-pages";
import { fanPages } from "./pages/fan-pages";
import { healthPages } from "./pages/health-pages";
import { machinePages } from "./pages/machine-pages";
import { moneyPages } from "./pages/money-pages";
import { nightPages } from "./pages/night-pages";
import { nightSalePages } from "./pages/night-sale-pages";
import { ordersPages } from "./pages/orders-pages";
import { parcelPages } from "./pages/parcel-pages";
import { peoplePages } from "./pages/people-pages";
import { ticketPages } from "./pages/ticket-pages";

export const OFFICE_PAGES = {
  ...contentPages,
  ...peoplePages,
  ...nightPages,
  ...fanPages,
  ...ticketPages,
  ...nightSalePages,
  ...ordersPages,
  ...parcelPages,
  ...moneyPages,
  ...healthPages,
  ...doorPages,
  ...machinePages,
} as const satisfies Record<string, OfficePageRow>;

export type OfficePage = keyof typeof OFFICE_PAGES;
/** The values of a page's buttons. */
export type DeedOf<P extends OfficePage> = (typeof OFFICE_PAGES)[P] extends { deeds: infer D }
  ? keyof D & string
  : never;

export const officePageRow = (page: OfficePage): OfficePageRow => OFFICE_PAGES[page];

/** The id of the layout route. The ids of the office's pages begin with it. */
export const OFFICE_ID = "office";
export const isOfficeRoute = (id: string): boolean => id.split(/[-~]/)[0] === OFFICE_ID;

/** The page where the office uploads pictures, the only one that accepts large forms. */
export const isUploadPath = (path: string): boolean => path === `/office/${OFFICE_PAGES.media.path}`;

/** The router ignores case and decodes each path segment once, so a letter may be written in any of these ways. */
const spelled = (letter: string): string =>
  `(?:${letter}|%${letter.charCodeAt(0).toString(16)}|%${letter.toUpperCase().charCodeAt(0).toString(16)})`;
const OFFICE = new RegExp(`^/${[...OFFICE_ID].map(spelled).join("")}(?:/|\\.data$|$)`, "i");

/** Whether `path` is `/office` or below it, in any spelling that the router accepts. `path` has no language prefix. */
export const isOfficePath = (path: string): boolean => OFFICE.test(path);
