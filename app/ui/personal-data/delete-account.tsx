/** Account deletion: what is deleted, what is kept, what happens to open items, and the form. */
import { Form, Link, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { Field } from "../forms/field";
import { SubmitButton } from "../forms/submit-button";
import { useFirstWrong } from "../forms/use-first-wrong";

const GOES = ["account", "names", "letters", "stripe"] as const;
const STAYS = ["amounts", "invoices"] as const;

/** What the fan has that a deletion affects. */
export type AffectedItems = { tickets: boolean; premium: boolean; hold: boolean; goods: boolean; nights: boolean };

type DeleteAccountProps = {
  path: string;
  email: string;
  open: AffectedItems;
  /** What was typed, if it wasn't the fan's email. */
  refused: { typed: string } | undefined;
};

export function DeleteAccount({ path, email, open, refused }: DeleteAccountProps) {
  const { t } = useTexts("keeping");
  const pending = useNavigation().formData?.get("intent") === "delete";
  const form = useFirstWrong(refused);
  return (
    <DeletePanel open={open}>
      <Form ref={form} method="post" action={path} className="stack narrow" noValidate preventScrollReset>
        <Field
          name="confirm"
          type="email"
          autoComplete="off"
          required
          label={t("privacy.confirm")}
          help={<bdi>{email}</bdi>}
          defaultValue={refused?.typed}
          announced
          errors={refused && [t("privacy.confirmWrong", { email })]}
        />
        <SubmitButton intent="delete" pending={pending} pendingText={t("privacy.deleting")} disabled={pending}>
          {t("privacy.delete")}
        </SubmitButton>
      </Form>
    </DeletePanel>
  );
}

/** The explanation before the deletion; `children` is the next step. */
export function DeletePanel({ open, children }: { open: AffectedItems; children?: ReactNode }) {
  const { t } = useTexts("keeping");
  const concerned = (["tickets", "premium", "nights", "goods", "hold"] as const).filter((one) => open[one]);
  return (
    <section className="panel" id="delete" aria-labelledby="delete-title">
      <div>
        <h2 className="d4" id="delete-title" tabIndex={-1}>
          {t("privacy.deleteTitle")}
        </h2>
        <p className="soft">{t("privacy.deleteText")}</p>
      </div>
      <Said title={t("privacy.goesTitle")} lines={GOES.map((one) => t(`privacy.goes.${one}`))} />
      <Said title={t("privacy.staysTitle")} lines={STAYS.map((one) => t(`privacy.stays.${one}`))} />
      {concerned.length > 0 && (
        <Said title={t("privacy.openTitle")} lines={concerned.map((one) => t(`privacy.open.${one}`))} />
      )}
      {(open.tickets || open.nights) && (
        <p>
          {t("privacy.open.giveBack")} <Link to="/billing-assistance">{t("privacy.open.giveBackAction")}</Link>
        </p>
      )}
      {children}
    </section>
  );
}

function Said({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="dots">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
