/**
 * Removes the `mail` part of each table of texts from the browser's bundle, because only the server writes mails.
 * Correctness, since the server's texts stay on the server; saves 1.4 kB (gzipped) over the four English tables. Switch
 * off with RINGSIDE_WITHOUT=mails-stay-on-server.
 */
import type { Plugin } from "vite";

export const mailsStayOnServer = (): Plugin => ({
  name: "mails-stay-on-server",
  enforce: "pre",
  transform(code, id, options) {
    if (options?.ssr || !/\/app\/i18n\/\w+\/\w+\.ts$/.test(id)) return undefined;
    const rest = code.replace(/^ {2}mail: \{\n(?: {4}.*\n)+ {2}\},\n/m, "");
    if (/^ {2}mail: /m.test(rest)) throw new Error(`Could not remove the texts of mails from ${id}`);
    return { code: rest, map: null };
  },
});
