/** The total of the checked seats and the button that holds them: beside the table, or as a bar on phones. */
import { useTexts } from "../../../i18n/texts";

type SeatsTotalProps = {
  /** Undefined without scripts. */
  seats: number | undefined;
  amount: string | undefined;
  busy: boolean;
  form: string;
  bar?: boolean;
};

export function SeatsTotal({ seats, amount, busy, form, bar = false }: SeatsTotalProps) {
  const { t } = useTexts("tickets");
  const words = seats !== undefined && (seats > 0 ? t("buy.barSeats", { count: seats }) : t("buy.barEmpty"));
  const hold = (
    <button
      className={bar ? "btn" : "btn full wide-only"}
      type="submit"
      form={form}
      name="intent"
      value="reserve"
      aria-busy={busy || undefined}
    >
      {busy ? t("buy.holding") : t("buy.hold")}
    </button>
  );
  if (!bar) {
    return (
      <div className="seats-total">
        {words && (
          <p>
            {seats !== undefined && seats > 0 && <b className="display d3">{amount}</b>}{" "}
            <span className="soft">{words}</span>
          </p>
        )}
        {hold}
      </div>
    );
  }
  return (
    <section className="buybar phone" aria-label={t("buy.bar")}>
      <div>
        {seats !== undefined && seats > 0 && <span className="sum">{amount}</span>}
        <p>{words}</p>
      </div>
      {hold}
    </section>
  );
}
