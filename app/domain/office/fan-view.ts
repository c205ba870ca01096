/** The office's page about a fan. It shows no cards, passwords or devices. */

export type FanView = {
  name: string;
  emails: string[];
  /** Undefined for a guest. */
  userId: string | undefined;
  orders: { number: string; status: string; total: string; night: string; when: string; since: string }[];
  tickets: {
    number: string;
    night: string;
    when: string;
    place: string;
    status: string;
    scanned: string | undefined;
  }[];
  purchases: {
    id: string;
    name: string;
    /** Only for goods orders. */
    number: string | undefined;
    status: string;
    total: string;
    since: string;
  }[];
  memberships: { id: string; status: string; price: string; since: string; until: string }[];
  letters: { id: string; subject: string; since: string; order: string | undefined }[];
  /** When they agreed to the newsletter. */
  newsletter: string | undefined;
  follows: { kind: "wrestler" | "town" | "show" | "night"; name: string; since: string; confirmed: boolean }[];
  waiting: { night: string; when: string; status: string; quantity: number; since: string }[];
};
