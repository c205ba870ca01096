/** Which seats went to someone else while the fan chose, what is held now, and what to take instead. */
import { Form } from "@remix-run/react";
import type { SeatConflict } from "../../../domain/hall/seat-conflict";
import { furtherField, PLACE } from "../../../domain/hall/seats-fields";
import { quantityField } from "../../../domain/tickets/quantities";
import { useTexts } from "../../../i18n/texts";
import { useSeatsInWords } from "./seats-in-words";
import { useFocusOnce } from "./use-focus-once";

type LostSeatsProps = {
  conflict: SeatConflict;
  action: string;
  clientKey: string;
  /** Whether the other seats are on hold. */
  held: boolean;
  /** Stays, whatever is taken instead. */
  elsewhere: readonly string[];
  further: Record<string, string>;
  byNumber: { definitionId: string; quantity: number }[];
};

export function LostSeats({ conflict, action, clientKey, held, elsewhere, further, byNumber }: LostSeatsProps) {
  const { t } = useTexts("hall");
  const inWords = useSeatsInWords();
  const box = useFocusOnce<HTMLDivElement>(conflict);
  const instead = conflict.instead;
  return (
    // `autofocus` works without scripts; with them the page moves the focus to this fragment.
    // biome-ignore lint/a11y/noAutofocus: rendered only after seats went, so that the fan hears which; nothing else moves the focus
    <div className="alert" role="alert" id="lost" tabIndex={-1} ref={box} autoFocus>
      <div className="stack">
        <p>
          {t("lost.went", { seats: inWords(conflict.seats) })} {t(held ? "lost.held" : "lost.ticked")}
        </p>
        {instead.length > 0 && (
          <>
            <p>{t("lost.instead")}</p>
            <div className="row">
              {instead.map(({ places, seats }) => (
                <Form method="post" action={action} key={places.join()}>
                  <input type="hidden" name="clientKey" value={clientKey} />
                  {[...places, ...elsewhere].map((place) => (
                    <input type="hidden" name={PLACE} value={place} key={place} />
                  ))}
                  {Object.entries(further).map(([id, count]) => (
                    <input type="hidden" name={furtherField(id)} value={count} key={id} />
                  ))}
                  {byNumber.map(({ definitionId, quantity }) => (
                    <input type="hidden" name={quantityField(definitionId)} value={quantity} key={definitionId} />
                  ))}
                  <button className="btn line quiet" type="submit" name="intent" value="reserve">
                    {inWords(seats.map((seat) => ({ ...seat, sectionLabel: "", entrance: "" })))}
                  </button>
                </Form>
              ))}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
