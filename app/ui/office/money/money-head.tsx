/** The title of a money page, and links to the others. */
import { officeTexts } from "../../../i18n/office/office-texts";
import { OfficeTabs } from "../office-tabs";

const PAGES = ["sums", "reconcile", "payouts", "disputes", "campaigns"] as const;

export function MoneyHead({ title, text }: { title: string; text?: string | undefined }) {
  const t = officeTexts("money");
  return (
    <>
      <h1>{title}</h1>
      <OfficeTabs
        label={t("pages")}
        tabs={PAGES.map((page) => ({
          to: page === "sums" ? "/office/money" : `/office/money/${page}`,
          text: t(page),
        }))}
      />
      {text && <p className="soft">{text}</p>}
    </>
  );
}
