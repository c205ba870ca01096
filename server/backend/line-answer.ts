/** Answers of the line's pages, which are made without a framework. */
export type LineAnswer = { status: number; headers: [name: string, value: string][]; body: string };

export const setCookie = (line: string): [string, string] => ["set-cookie", line];

export const goTo = (location: string): LineAnswer => ({
  status: 303,
  headers: [
    ["location", location],
    ["cache-control", "no-store"],
  ],
  body: "",
});
