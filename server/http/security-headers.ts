/** The security headers of every response, and the Content-Security-Policy of documents. Reasons: docs/security.md. */

/** What a document's policy depends on. */
export type DocumentPolicy = {
  /** New for every rendering; only scripts that carry it run. */
  nonce: string;
  /** Origins besides our own to which the response to a form may redirect. */
  formTargets: readonly string[];
  /** Origin of the tag manager, on the documents that run it. */
  tagManager?: string | undefined;
  /** Where the browser reports failures. */
  sentryDsn?: string | undefined;
  /** Runs the one script that carries the nonce, and no other of ours. */
  oneScript?: boolean | undefined;
  /** Compiles WebAssembly, which decodes QR codes at the door. */
  decodes?: boolean | undefined;
  /** The hash of the one style element that the document may have. */
  styleSource?: string | undefined;
};

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Mail programs, link previews and feed readers show these from their own origins. */
const EMBEDDED_ELSEWHERE = /^\/(og|art)\/|\.(png|svg|ico|jpe?g|webp)$/;

/** For everything that isn't one of our documents: it loads nothing and nobody frames it. */
const NO_DOCUMENT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The workers that keep the tickets of a fan and the page of the door: scripts of ours with a policy of their own. */
const TICKET_WORKER = "/tickets/details/worker.js";
const DOOR_WORKER = "/door/worker.js";
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Headers that every response carries unless it sets them itself. `https` is true when SITE_URL is; `path` decides who
 * may embed the response.
 */
export function everyAnswer({ https, path = "/" }: { https: boolean; path?: string }): Record<string, string> {
  const isWorker = path === TICKET_WORKER || path === DOOR_WORKER;
  return {
    "content-security-policy": isWorker ? WORKER_POLICY : NO_DOCUMENT,
    // Pages in all languages are in their reach: /door, /he/door.
    ...(isWorker && { "service-worker-allowed": "/" }),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": EMBEDDED_ELSEWHERE.test(path) ? "cross-origin" : "same-origin",
    // An address may hold a secret, so not even our own pages learn it. No referrer at all would make Chromium send
    // `Origin: null` with our own forms.
    "referrer-policy": "strict-origin",
    // Subdomains belong to whoever runs the domain, so the header leaves them out.
    ...(https && { "strict-transport-security": `max-age=${ONE_YEAR_SECONDS}` }),
    "x-content-type-options": "nosniff",
  };
}

/** For responses that may be shown as documents. A redirect isn't one, and its cookies need the room. */
const DOCUMENT_ONLY = { "permissions-policy": "camera=(), microphone=(), geolocation=()" };

/** The door's page alone uses the camera. */
export const DOOR_PERMISSIONS = "camera=(self), microphone=(), geolocation=()";

/** Sets the headers that `headers` doesn't have yet. */
export function secure(headers: Headers, settings: Parameters<typeof everyAnswer>[0]): void {
  const standing = { ...everyAnswer(settings), ...(!headers.has("location") && DOCUMENT_ONLY) };
  for (const [name, value] of Object.entries(standing)) if (!headers.has(name)) headers.set(name, value);
}

/**
 * The policy of one rendered document. Scripts need the nonce; an attribute such as `onerror` never runs. With the tag
 * manager, a script that carries the nonce may load others ('strict-dynamic'); browsers that know it ignore `https:`.
 */
export function documentPolicy({
  nonce,
  formTargets,
  tagManager,
  sentryDsn,
  styleSource,
  oneScript,
  decodes,
}: DocumentPolicy): string {
  const tags = tagManager ? [tagManager, "https:"] : [];
  const reports = sentryDsn ? [new URL(sentryDsn).origin] : [];
  const policy: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [
      `'nonce-${nonce}'`,
      ...(tagManager ? ["'strict-dynamic'"] : []),
      ...(oneScript ? [] : ["'self'"]),
      ...(decodes ? ["'wasm-unsafe-eval'"] : []),
      ...tags,
    ],
    "style-src": ["'self'", ...(styleSource ? [styleSource] : [])],
    // React writes `style` attributes for colors and widths that come from data. They run no code.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", ...tags],
    "font-src": ["'self'"],
    // Content may name a film elsewhere; hls.js plays streams from a blob.
    "media-src": ["'self'", "blob:", "https:", "http:"],
    "connect-src": ["'self'", ...tags, ...reports],
    "frame-src": tags.length > 0 ? tags : ["'none'"],
    // Ticket pages register a worker that keeps them for halls without a network.
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...formTargets],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
