/** Which seats went to someone else while the fan chose, what is on hold now, and alternatives. */
import { Form } from "@remix-run/react";
import type { SeatConflict } from "../../../domain/hall/seat-conflict";
import { furtherField, HELD, PLACE } from "../../../domain/hall/seats-fields";
import { quantityField } from "../../../domain/tickets/quantities";
import { useTexts } from "../../../i18n/texts";
import { useLostInWords, useSeatsInWords } from "./seats-in-words";
import { useFocusOnce } from "./use-focus-once";

type LostSeatsProps = {
  conflict: SeatConflict;
  action: string;
  clientKey: string;
  /** What happened to the other seats. */
  rest: "held" | "ticked" | undefined;
  held: readonly string[];
  /** Stays, whatever alternative the fan takes. */
  further: Record<string, string>;
  byNumber: { definitionId: string; quantity: number }[];
};

export function LostSeats({ conflict, action, clientKey, rest, held, further, byNumber }: LostSeatsProps) {
  const { t, language } = useTexts("hall");
  /** Without a section before it, "row B" begins a label instead of continuing a sentence. */
  const asLabel = (words: string) => words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
  const inWords = useSeatsInWords();
  const lostInWords = useLostInWords();
  const box = useFocusOnce<HTMLDivElement>(conflict);
  const instead = conflict.instead;
  return (
    // `autofocus` works without scripts; with them the page moves the focus to this fragment.
    // biome-ignore lint/a11y/noAutofocus: rendered only after a press that missed some seats, so that the fan hears which; without scripts nothing else moves the focus
    <div className="alert" role="alert" id="lost" tabIndex={-1} ref={box} autoFocus>
      <div className="stack">
        <p>
          {lostInWords(conflict)} {conflict.others && rest && t(`lost.${rest}`)}
        </p>
        {instead.length > 0 && (
          <>
            <p>{t("lost.instead")}</p>
            <div className="row">
              {instead.map(({ places, seats }) => (
                <Form method="post" action={action} key={places.join()}>
                  <input type="hidden" name="clientKey" value={clientKey} />
                  <input type="hidden" name={HELD} value={held.join()} />
                  {[...places, ...conflict.kept].map((place) => (
                    <input type="hidden" name={PLACE} value={place} key={place} />
                  ))}
                  {Object.entries(further).map(([id, count]) => (
                    <input type="hidden" name={furtherField(id)} value={count} key={id} />
                  ))}
                  {byNumber.map(({ definitionId, quantity }) => (
                    <input type="hidden" name={quantityField(definitionId)} value={quantity} key={definitionId} />
                  ))}
                  <button className="btn line quiet" type="submit" name="intent" value="reserve">
                    {asLabel(
                      inWords(seats.map((seat) => ({ ...seat, sectionLabel: conflict.section ?? "", entrance: "" }))),
                    )}
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
