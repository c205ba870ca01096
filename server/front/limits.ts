/** How much the server gives to one request, one connection and one network. Reasons are in docs/security.md. */

const KB = 1024;

export const FRONT_LIMITS = {
  /** Larger request bodies get 413. */
  bodyBytes: 256 * KB,
  /** The same for a picture that the office uploads. */
  pictureBytes: 12 * 1024 * KB,
  /** How many pictures are uploaded at once, and how long the next one waits before it gets 503. */
  uploads: 2,
  uploadWaitMs: 5_000,
  /** A connection that has not sent complete headers by then gets 408. */
  headersMs: 15_000,
  /** A request whose body is not complete by then gets 408. */
  requestMs: 30_000,
  /** Node looks for late headers and bodies this often, so a timeout fires at most this much later. */
  checkEveryMs: 1_000,
  /** Longer than a proxy keeps an idle connection (60 s at nginx and AWS), so that it never sends into a closed one. */
  keepAliveMs: 75_000,
  /** How long a client may take to read a response, plus one second for each `bytesPerSecond` of it. */
  writeMs: 20_000,
  /** A slow phone connection manages 4 kB/s. */
  bytesPerSecond: 4 * KB,
  /** Requests that may wait on a connection while another is being answered. */
  pipelined: 16,
  /** Connections from one IPv4 address or IPv6 /64. Connections from trusted proxies don't count. */
  connectionsPerNetwork: 1_500,
  connections: 20_000,
  /** Connections waiting to be accepted. Node's default of 511 is less than arrive when a sale opens. */
  backlog: 4_096,
  /** Requests processed concurrently: more than the store has connections, so that none of those is idle. */
  atWork: 24,
  /** Requests that may wait for Stripe or Cognito at once without holding a place: each costs memory, but no work. */
  outside: 200,
  /** How long a request's calls of Stripe and Cognito may take together. Proxies commonly give up after 30 seconds. */
  callsMs: 20_000,
  /**
   * How long a request may wait for its turn, and for its turn and its work together while the queue moves: everybody
   * gets an answer within three seconds.
   */
  patienceMs: 1_500,
  answerMs: 2_700,
  /** How long a stopping process waits for requests in flight. */
  drainMs: 10_000,
};
export type FrontLimits = typeof FRONT_LIMITS;
