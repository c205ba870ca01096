/** /office — how the next nights sell, and open tasks. Leaves out what the staff member may not see. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { saleCurveView } from "../../domain/office/views/sale-curve-view";
import { dayMoneyView, figuresView, nightRow, taskRow } from "../../domain/office/views/today-view";
import { officePage } from "../../requests/office/office";
import { TodayPage } from "../../ui/office/today/today-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, may, clock } = await officePage(args, "today");
  const [figures, nights, curves, tasks] = await Promise.all([
    desk.today.figures(),
    desk.today.nights(),
    desk.today.curves(),
    desk.today.tasks(may),
  ]);
  const money = may("money") ? await desk.today.dayMoney(figures.timeZone) : undefined;
  const now = clock.now();
  return {
    figures: figuresView(figures, now),
    money: money && dayMoneyView(money),
    nights: nights.map((night) => nightRow(night, now)),
    curve: curves && saleCurveView(curves),
    tasks: tasks.map((task) => taskRow(task, now)),
  };
}

export default function Today() {
  return <TodayPage {...useLoaderData<typeof loader>()} />;
}
