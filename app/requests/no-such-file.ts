/** A 404 for programs. It doesn't repeat the URL, which may be a mistyped secret. */
export const noSuchFile = (): Response =>
  new Response("Not found.", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
