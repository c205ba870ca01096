/** The devices that the fan has signed in with: this one first, then the others, paginated. Each can be forgotten. */
import { Link } from "@remix-run/react";
import type { KeyedText } from "../../domain/authenticator/keyed-text";
import { useTexts } from "../../i18n/texts";
import { useText } from "../authenticator/use-text";
import { PlainList } from "../elements/plain-list";
import { Alert } from "../forms/alert";
import { Panel } from "../profile/panel";
import type { RejectedForm } from "./account-form";
import { OneButtonForm } from "./one-button-form";
import type { SecurityNews } from "./security-page";

/** `seen` is a formatted date; `name` is empty if it is unknown. */
export type DeviceRow = { key: string; name: string; status: "remembered" | "not_remembered"; seen: string };

type DeviceListProps = {
  /** URL of the first page. */
  path: string;
  rejected: RejectedForm | undefined;
  fresh: boolean;
  news: SecurityNews | undefined;
  here: DeviceRow | undefined;
  others: DeviceRow[];
  from: string | undefined;
  next: string | undefined;
  problem?: KeyedText | undefined;
};

const NEWS_TEXTS = {
  device: "security.deviceNews",
  deviceForgotten: "security.deviceForgottenNews",
  devicesForgotten: "security.devicesForgottenNews",
} as const;

export function DeviceList({ path: first, rejected, fresh, news, here, others, from, next, problem }: DeviceListProps) {
  const { t } = useTexts("security");
  const say = useText("fields");
  const beginning = (at: string) => `${first}?devices=${encodeURIComponent(at)}`;
  const path = from ? beginning(from) : first;
  const rows = here ? [here, ...others] : others;
  const newsText = news && news in NEWS_TEXTS ? NEWS_TEXTS[news as keyof typeof NEWS_TEXTS] : undefined;
  return (
    <Panel
      id="devices"
      path={path}
      title={t("security.devicesTitle")}
      text={t("security.devicesText")}
      news={newsText && t(newsText)}
    >
      {/* A user pool without devices is nothing for a fan to worry about. */}
      {problem?.key === "errors.deviceTracking" && <p className="help">{say(problem)}</p>}
      {problem && problem.key !== "errors.deviceTracking" && <Alert>{say(problem)}</Alert>}
      {!problem && rows.length === 0 && <p>{t("security.devicesEmpty")}</p>}
      {rows.length > 0 && (
        <PlainList className="device-list">
          {rows.map((device) => (
            <Device key={device.key} device={device} here={device === here} {...{ path, rejected, fresh }} />
          ))}
        </PlainList>
      )}
      {rows.length > 0 && (
        <div className="row">
          <OneButtonForm intent="forgetAll" {...{ path, rejected }}>
            {t("security.forgetAll")}
          </OneButtonForm>
          {from && (
            <Link className="link" to={`${first}#devices`}>
              {t("security.firstDevices")}
            </Link>
          )}
          {next && (
            <Link className="link" to={`${beginning(next)}#devices`}>
              {t("security.moreDevices")}
            </Link>
          )}
        </div>
      )}
    </Panel>
  );
}

type DeviceProps = {
  device: DeviceRow;
  here: boolean;
  fresh: boolean;
  path: string;
  rejected: RejectedForm | undefined;
};

function Device({ device, here, fresh, path, rejected }: DeviceProps) {
  const { t } = useTexts("security");
  const { key, status, seen } = device;
  const name = device.name || t("security.unnamed");
  const remembered = status === "remembered";
  return (
    <li>
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p className="soft">{t("security.seen", { date: seen })}</p>
        <p className="row">
          {here && <span className="badge gold">{t("security.thisDevice")}</span>}
          <span className={remembered ? "badge ok" : "badge"}>{t(`security.${status}`)}</span>
        </p>
        {here && <p className="help">{t("security.forgetHere")}</p>}
      </div>
      <div className="row">
        {fresh && here && (
          <OneButtonForm intent={remembered ? "stopRemembering" : "remember"} fields={{ key }} {...{ path, rejected }}>
            {t(remembered ? "security.stopRemembering" : "security.remember")}
          </OneButtonForm>
        )}
        <OneButtonForm intent="forget" fields={{ key }} {...{ path, rejected }}>
          {t("security.forget")}
          <span className="hide"> {name}</span>
        </OneButtonForm>
      </div>
    </li>
  );
}
