/**
 * Every figure that the benchmarks measure, with the benchmark that measures it, what it is compared with, and its
 * budget. A figure without a budget is printed for information.
 */
const atLeast = (limit) => ({ words: `≥ ${limit}`, holds: (value) => value >= limit });
const atMost = (limit) => ({ words: `≤ ${Number(limit.toFixed(2))}`, holds: (value) => value <= limit });

const BARE = "bare node:http";
const PLAIN = "plain form";
const STATEMENT = "bare statement";
const BY_NUMBER = "by number";
const BY_KEY = "by key";
const PER_CORE = "/s of a core";

/** `ratio` limits the value divided by its yardstick, `value` the value alone. */
export const FIGURES = {
  // From memory
  guestPage: { bench: "pages", name: "a guest's page", unit: PER_CORE, yardstick: BARE, ratio: atLeast(0.85) },
  fanPage: { bench: "pages", name: "a fan's public page", unit: PER_CORE, yardstick: BARE, ratio: atLeast(0.3) },
  seatPoll: { bench: "pages", name: "seats that are as before", unit: PER_CORE, yardstick: BARE, ratio: atLeast(0.5) },

  // Rendered for one visitor
  renderedTickets: { bench: "rendered", name: "rendered", unit: "ms", value: atMost(1000 / 150) },
  renderedHome: { bench: "rendered", name: "rendered", unit: "ms", value: atMost(10) },
  ownPage: { bench: "rendered", name: "a fan's own page", unit: "ms", value: atMost(6) },
  signIn: { bench: "sign-in", name: "a sign-in", unit: "ms", value: atMost(15) },
  signInWhole: { bench: "sign-in", name: "a sign-in", unit: "ms" },
  besideSignIns: { bench: "sign-in", name: "a guest's wait beside 20 sign-ins", unit: "ms", value: atMost(30) },
  waitBeside: { bench: "sign-in", name: "a guest's wait beside 20 sign-ins", unit: "ms" },

  // Bytes
  scripts: { bench: "sizes", name: "scripts", unit: "kB", value: atMost(100) },
  css: { bench: "sizes", name: "styles", unit: "kB", value: atMost(16) },
  html: { bench: "sizes", name: "HTML", unit: "kB", value: atMost(20) },

  // The overlay
  overlayForm: { bench: "overlay", name: "sign-in form visible", unit: "ms", yardstick: PLAIN, ratio: atMost(1.15) },
  loadedScripts: { bench: "overlay", name: "scripts that a browser loads", unit: "kB", value: atMost(100) },
  largestPaint: { bench: "overlay", name: "largest paint", unit: "ms" },
  layoutShift: { bench: "overlay", name: "layout shift", unit: "", value: atMost(0.02) },
  blocking: { bench: "overlay", name: "blocked by long tasks", unit: "ms", value: atMost(150) },
  cookie: { bench: "overlay", name: "Cookie header, signed in", unit: "bytes", value: atMost(7000) },

  // The box office
  hotRow: { bench: "box-office", name: "reservations", unit: "/s", yardstick: STATEMENT, ratio: atLeast(0.5) },
  bestSeat: { bench: "seats", name: "best seats", unit: "/s", yardstick: BY_NUMBER, ratio: atLeast(0.5) },
  namedSeat: { bench: "seats", name: "named seats", unit: "/s", yardstick: BY_NUMBER },
  onTerms: { bench: "seats", name: "seats with phases and codes", unit: "/s", yardstick: BY_NUMBER },
  apiReservations: {
    bench: "reservations",
    name: "reservations, API",
    unit: PER_CORE,
    yardstick: STATEMENT,
    value: atLeast(1000),
  },
  newConnections: {
    bench: "reservations",
    name: "reservations, API",
    unit: PER_CORE,
    yardstick: STATEMENT,
    value: atLeast(500),
  },
  lineWaiting: { bench: "line", name: "waiting in line", unit: "% of a core", value: atMost(10) },
  lineJoins: { bench: "line", name: "joining a line", unit: PER_CORE },
  linePlan: { bench: "line", name: "entries off the plan, worst minute", unit: "%", value: atMost(5) },
  lineInside: { bench: "line", name: "p99 of those whose turn it is", unit: "ms", value: atMost(400) },
  lineRefused: { bench: "line", name: "503 for those whose turn it is", unit: "", value: atMost(0) },
  lineBack: { bench: "line", name: "back after a crash", unit: "ms", value: atMost(4_000) },
  lineLost: { bench: "line", name: "places lost in crashes", unit: "", value: atMost(0) },
  rushRate: { bench: "load", name: "final answers in a rush", unit: "/s", yardstick: STATEMENT, value: atLeast(400) },
  rushMedian: { bench: "load", name: "median in a rush", unit: "s", value: atMost(1.5) },
  rushLost: { bench: "load", name: "clients without an answer", unit: "", value: atMost(0) },

  // The process
  start: { bench: "start", name: "restart to the first 200", unit: "s", value: atMost(4) },
  memoryEmbedded: { bench: "start", name: "memory, embedded store", unit: "MiB", value: atMost(450) },
  memory: { bench: "start", name: "memory, PostgreSQL", unit: "MiB", value: atMost(220) },
  memoryAfter: { bench: "memory", name: "memory", unit: "MiB", yardstick: "at the start", ratio: atMost(1.2) },

  // Large stores
  grownPage: { bench: "growth", name: "large store", unit: "ms", yardstick: "small store", ratio: atMost(1.3) },
  grown: { bench: "growth", name: "large store", unit: "ms", yardstick: "small store" },
  grownMemory: { bench: "growth", name: "large store, memory", unit: "MiB", yardstick: "small store" },
  officeList: { bench: "office", name: "office", unit: "ms", yardstick: BY_KEY, value: atMost(300) },
  officeWeight: { bench: "office", name: "the office's first page", unit: "kB", value: atMost(60) },
  import: { bench: "import", name: "import", unit: "s" },
  importMemory: { bench: "import", name: "import, peak memory", unit: "MiB" },
};
