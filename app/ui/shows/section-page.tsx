/** A section of nights: its description, and its nights with the filters of the tour dates. */
import type { SectionView } from "../../domain/shows/show-view";
import { useTexts } from "../../i18n/texts";
import { TourList, type TourListProps } from "../tour/tour-list";
import { SectionHead } from "./section-head";
import "../../styles/shows.css";

type SectionPageProps = { section: SectionView; list: Omit<TourListProps, "none"> };

export function SectionPage({ section, list }: SectionPageProps) {
  const { t } = useTexts("shows");
  const { t: ts } = useTexts("site");
  const action = { label: ts("tour.clear"), to: "/tickets" };
  const none = { title: t("section.noneTitle"), text: t("section.noneText"), action };
  return (
    <>
      <SectionHead section={section} />
      <TourList {...list} none={none} />
    </>
  );
}
