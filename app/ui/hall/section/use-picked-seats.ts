/**
 * What is checked and typed in a section's form, and its price. The form itself holds the state; this only reads it.
 */
import { type RefObject, useCallback, useEffect, useState } from "react";
import { type FurtherTier, pickedTotal } from "../../../domain/hall/picked-total";
import { furtherField, PLACE } from "../../../domain/hall/seats-fields";

type Picked = { places: string[]; further: Record<string, string> };

export function usePickedSeats(
  form: RefObject<HTMLFormElement>,
  { prices, further, byNumber }: { prices: ReadonlyMap<string, number>; further: FurtherTier[]; byNumber: Counted[] },
) {
  const [picked, setPicked] = useState<Picked>();
  const look = useCallback(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const text = (name: string) => fields.get(name)?.toString() ?? "";
    setPicked({
      places: fields.getAll(PLACE).map(String),
      further: Object.fromEntries(further.map(({ id }) => [id, text(furtherField(id))])),
    });
  }, [form, further]);
  // Includes seats that were checked before scripts ran.
  useEffect(look, [look]);
  if (!picked) return { look, seats: undefined, cents: undefined };
  const others = byNumber.reduce((sum, { quantity }) => sum + quantity, 0);
  const cents = byNumber.reduce((sum, one) => sum + one.cents, 0);
  return {
    look,
    seats: picked.places.length + others,
    cents: cents + pickedTotal(picked.places, prices, further, picked.further),
  };
}
type Counted = { quantity: number; cents: number };
