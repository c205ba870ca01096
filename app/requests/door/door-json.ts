/** A response to a door phone's script. `cookies` are Set-Cookie lines, if the request renewed a session. */
export const doorJson = (body: object, status = 200, cookies: readonly string[] = []): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: [
      ["Content-Type", "application/json; charset=utf-8"],
      ["Cache-Control", "no-store"],
      ...cookies.map((line): [string, string] => ["Set-Cookie", line]),
    ],
  });
