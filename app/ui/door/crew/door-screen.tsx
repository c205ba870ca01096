/** The crew's screen: what was scanned, the last scans, counts, and the field for a number or a hand scanner. */
import { Form } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../../domain/format/content-language";
import { useTexts } from "../../../i18n/texts";
import type { DoorDeed } from "../../../requests/door/door-deed";
import type { DoorScreenData } from "../../../requests/door/door-screen";
import { useNonce } from "../../document/nonce";
import { GuestSearch } from "./guest-search";
import { LastScans } from "./last-scans";
import { PHONE_SCRIPT } from "./phone-script";
import { Verdict } from "./verdict";
import "./gate.css";

type DoorScreenProps = DoorScreenData & { done: DoorDeed | undefined };

export function DoorScreen({ label, lead, title, counts, recent, phone, done }: DoorScreenProps) {
  const { t } = useTexts("crew");
  const { t: door } = useTexts("door");
  const nonce = useNonce();
  const verdict = done && "verdict" in done ? done.verdict : undefined;
  const said = done && "said" in done ? done.said : undefined;
  const found = done && "found" in done ? done : undefined;
  return (
    <main id="main" tabIndex={-1} className="gate arena" data-phone={JSON.stringify(phone)}>
      <div className="gate-top">
        <b dir="auto">{label}</b>
        <span lang={CONTENT_LANGUAGE} dir="auto">
          {title}
        </span>
        <span data-part="net" />
      </div>
      <div className="offline" role="status" data-part="offline" hidden />
      <div className="mid" data-part="mid">
        {verdict ? (
          <Verdict verdict={verdict} lead={lead} />
        ) : (
          <div className="idle">
            <h1 className="d2">{door("title")}</h1>
            {said && <p role="status">{said}</p>}
          </div>
        )}
      </div>
      <aside data-part="last">
        <LastScans scans={recent} />
      </aside>
      <div className="gate-bot">
        <div className="count2">
          <span>
            <b data-part="inside">{counts.inside}</b>
            <span data-part="of">{t("inside", { sold: counts.sold })}</span>
          </span>
          <span>
            <b data-part="gate">{counts.gate}</b>
            {t("atGate")}
          </span>
          <span>
            <b data-part="left">{counts.sold - counts.inside}</b>
            <span data-part="left-word">{t("toCome")}</span>
          </span>
        </div>
        <Form method="post" className="gate-field">
          <label htmlFor="code">{t("field")}</label>
          <input
            id="code"
            name="code"
            className="input"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: hand scanners type into whatever has the focus, so each scan would need a tap first
            autoFocus
            required
          />
          <button className="btn" type="submit" name="intent" value="scan">
            {t("check")}
          </button>
        </Form>
        {lead && <GuestSearch search={found?.search ?? ""} found={found?.found} />}
        <Form method="post" className="gate-leave">
          <button className="btn line quiet" type="submit" name="intent" value="leave">
            {t("leave")}
          </button>
          <span>{t("leaveText")}</span>
        </Form>
        <div data-part="tools" />
      </div>
      <script type="module" src={PHONE_SCRIPT} nonce={nonce} />
    </main>
  );
}
