/** The list of orders: a search box, filters, views as links, and a download. */
import { Link } from "@remix-run/react";
import {
  ORDER_KINDS,
  ORDER_STATES,
  ORDER_VIEWS,
  type OrderListRow,
  type OrderListView,
  SHORTEST_TEXT,
} from "../../../domain/office/orders/order-rows";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field } from "../../forms/field";
import { FilterSelect } from "../../forms/filter-select";
import { FilterForm } from "../lists/filter-form";
import { ListEnd } from "../lists/list-end";
import { OrderBadges } from "./order-badges";

type OrdersPageProps = {
  filter: Record<"q" | "night" | "kind" | "state" | "days" | "disputed" | "pending", string>;
  nights: { value: string; label: string }[];
  rows: OrderListRow[];
  older: string | undefined;
  onFirstPage: boolean;
};

const PATH = "/office/orders";

export function OrdersPage({ filter, nights, rows, older, onFirstPage }: OrdersPageProps) {
  const t = officeTexts("orders");
  const set = Object.entries(filter).filter(([, value]) => value !== "");
  const filtered = set.length > 0;
  return (
    <div className="stack">
      <div className="between">
        <h1>{t("title")}</h1>
        {/* A plain link, because it leads to a file, or to the page that asks for the password. */}
        <a className="link" href={`${PATH}.csv?${new URLSearchParams(set)}`}>
          {officeTexts("frame")("form.download")}
        </a>
      </div>
      <Views filter={filter} />
      <FilterForm path={PATH} filtered={filtered}>
        <Field
          name="q"
          type="search"
          label={t("list.q")}
          defaultValue={filter.q}
          errors={filter.q !== "" && filter.q.length < SHORTEST_TEXT ? [t("list.short")] : []}
          className="wide"
        />
        <FilterSelect
          name="night"
          label={t("list.night")}
          chosen={filter.night}
          every={t("list.any")}
          options={nights}
        />
        <FilterSelect
          name="kind"
          label={t("list.kind")}
          chosen={filter.kind}
          every={t("list.any")}
          options={ORDER_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <FilterSelect
          name="state"
          label={t("list.state")}
          chosen={filter.state}
          every={t("list.any")}
          options={ORDER_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
        <Field name="days" label={t("list.days")} defaultValue={filter.days} inputMode="numeric" />
        <Checkbox name="disputed" label={t("list.disputed")} on={filter.disputed === "1"} />
        <Checkbox name="pending" label={t("list.pending")} on={filter.pending === "1"} />
      </FilterForm>
      {rows.length > 0 && <OrderTable rows={rows} />}
      <ListEnd count={rows.length} filtered={filtered} path={PATH} older={older} first={onFirstPage}>
        <p className="soft">{t("list.none")}</p>
      </ListEnd>
    </div>
  );
}

function Views({ filter }: Pick<OrdersPageProps, "filter">) {
  const t = officeTexts("orders");
  const chosen = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== "")).toString();
  return (
    <nav className="chips" aria-label={t("list.views")}>
      {(Object.keys(ORDER_VIEWS) as OrderListView[]).map((view) => {
        const query = new URLSearchParams(ORDER_VIEWS[view]).toString();
        return (
          <Link
            key={view}
            className="chip"
            to={query ? `${PATH}?${query}` : PATH}
            aria-current={query === chosen ? "true" : undefined}
          >
            {t(`views.${view}`)}
          </Link>
        );
      })}
    </nav>
  );
}

function Checkbox({ name, label, on }: { name: string; label: string; on: boolean }) {
  return (
    <label className="choice">
      <input type="checkbox" name={name} value="1" defaultChecked={on} /> <span>{label}</span>
    </label>
  );
}

function OrderTable({ rows }: { rows: OrderListRow[] }) {
  const t = officeTexts("orders");
  return (
    <table className="o-table cards">
      <thead>
        <tr>
          <th>{t("list.number")}</th>
          <th>{t("list.buyer")}</th>
          <th>{t("list.what")}</th>
          <th>{t("list.when")}</th>
          <th>{t("list.states")}</th>
          <th className="r">{t("list.total")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.kind} ${row.number}`}>
            <td>
              <Link to={`${PATH}/${row.number}`}>{row.number}</Link>
            </td>
            <td data-l={t("list.buyer")} className="o-name">
              <span dir="auto">{row.name}</span>
              <br />
              <span className="soft">{row.email}</span>
            </td>
            <td data-l={t("list.what")} className="o-name">
              <span dir="auto">{row.what}</span>
              <br />
              <span className="soft">
                {row.when && `${row.when} · `}
                {t("list.pieces", { count: row.pieces })}
              </span>
            </td>
            <td data-l={t("list.when")}>{row.at}</td>
            <td data-l={t("list.states")}>
              <OrderBadges {...row} />
            </td>
            <td className="r" data-l={t("list.total")}>
              {row.total}
              {row.back && <span className="soft"> · {t("list.back", { amount: row.back })}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
