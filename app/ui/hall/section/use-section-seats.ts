/** The seats of a section page while a fan chooses: shown, checked, lost and picked ones. */
import { type RefObject, useMemo } from "react";
import { seatPrices } from "../../../domain/hall/picked-total";
import { placeParts } from "../../../domain/hall/seat-lines";
import type { PlacedSeat } from "../../../domain/seating/seat-sentence";
import { announce } from "../../announcements/announce";
import { useLostInWords } from "./seats-in-words";
import type { RefusedSeatsView, SectionFacts, SectionView } from "./section-view";
import { useLiveSeats } from "./use-live-seats";
import { usePickedSeats } from "./use-picked-seats";

type SectionPage = SectionView & { refused: RefusedSeatsView | undefined; reload(): void };
type Elements = { form: RefObject<HTMLFormElement>; table: RefObject<HTMLTableElement> };

export function useSectionSeats(page: SectionPage, { form, table }: Elements) {
  const { section, tiers, refused, elsewhere } = page;
  const lostInWords = useLostInWords();
  const conflict = refused ? refused.conflict : page.conflict;

  const held = useMemo(() => [...page.mine, ...elsewhere.map(({ place }) => place)], [page.mine, elsewhere]);
  /** As posted, plus seats held since in another tab. */
  const ticked = useMemo(
    () => (refused ? [...refused.places, ...held.filter((place) => !refused.held.includes(place))] : held),
    [refused, held],
  );
  const { sheet, mine, ...live } = useLiveSeats(page, { table, went, changed, reload: page.reload });
  const lost = useMemo(() => [...(conflict?.lost ?? []), ...live.lost], [conflict, live.lost]);

  const prices = useMemo(() => {
    const here = seatPrices(section.code, sheet, tiers);
    for (const { place, cents } of elsewhere) here.set(place, cents);
    return here;
  }, [section.code, sheet, tiers, elsewhere]);
  const picked = usePickedSeats(form, { prices, further: page.further, byNumber: page.byNumber });

  function changed(): void {
    picked.look();
  }
  /** Announces only seats that were checked, and only if no alert names them. */
  function went({ taken, missing }: { taken: string[]; missing: string[] }): void {
    const named = (places: string[]) =>
      places.flatMap((place) => (conflict?.lost.includes(place) ? [] : (placedSeat(place, section) ?? [])));
    const news = lostInWords({ taken: named(taken), missing: named(missing) });
    if (news) announce(news);
  }

  return { conflict, held, ticked, sheet, mine, lost, picked };
}

/** A seat of this section, whether or not the plan still has it. */
function placedSeat(place: string, { label, entrance }: SectionFacts): PlacedSeat | undefined {
  const parts = placeParts(place);
  return parts && { sectionLabel: label, rowLabel: parts.row, seatLabel: parts.seat, entrance };
}
