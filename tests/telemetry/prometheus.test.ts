/** Counters that are added up between two scrapes. */
import { expect, test } from "vitest";
import { prometheus } from "../../server/telemetry/prometheus";

test("a scrape has what was counted until then, each time once and by its labels", async () => {
  const metrics = prometheus();
  const requests = async () =>
    (await metrics.scrape()).split("\n").filter((line) => line.startsWith("ringside_requests_total{"));
  const counted = (route: string, count: number) =>
    `ringside_requests_total{route="${route}",method="GET",status="200"} ${count}`;

  for (let n = 0; n < 3; n++) metrics.add("ringside_requests_total", "/home", "GET", "200");
  metrics.add("ringside_requests_total", "static file", "GET", "200");
  expect(await requests()).toEqual([counted("/home", 3), counted("static file", 1)]);
  metrics.add("ringside_requests_total", "/home", "GET", "200");
  expect(await requests()).toEqual([counted("/home", 4), counted("static file", 1)]);
  expect(await requests()).toEqual([counted("/home", 4), counted("static file", 1)]);
});
