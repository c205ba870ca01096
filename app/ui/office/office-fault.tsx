/** The office's error page: who may open a page, that a form has to be sent again, that a page is missing or failed. */
import { isRouteErrorResponse } from "@remix-run/react";
import type { OfficeRefusal } from "../../domain/office/office-refusal";
import { officeTexts } from "../../i18n/office/office-texts";
import { SendAgain } from "./forms/send-again";

export function OfficeFault({ error }: { error: unknown }) {
  const t = officeTexts("frame");
  const refusal = refusalIn(error);
  if (refusal?.kind === "right") {
    return <Said title={t("refused.title")} text={t("refused.text", refusal)} />;
  }
  if (refusal?.kind === "factor") {
    return (
      <Said title={t("factor.title")} text={t(refusal.elsewhere ? "factor.elsewhere" : "factor.text")}>
        <a className="btn" href="/profile/security">
          {t("factor.link")}
        </a>
      </Said>
    );
  }
  if (refusal?.kind === "stale") return <SendAgain {...refusal} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = KINDS[status] ?? "failed";
  return <Said title={t(`${kind}.title`)} text={t(`${kind}.text`)} />;
}

const KINDS: Record<number, "incomplete" | "missing" | "away"> = { 400: "incomplete", 404: "missing", 503: "away" };

function Said({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <div className="stack">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}

function refusalIn(error: unknown): OfficeRefusal | undefined {
  const data: unknown = isRouteErrorResponse(error) && error.status === 403 ? error.data : undefined;
  return typeof data === "object" && data !== null && "kind" in data ? (data as OfficeRefusal) : undefined;
}
