/**
 * The frame of every profile page: the fan's name, links to the other pages, and sign-out. Guests are invited to sign
 * in.
 */
import { Form, Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { CONTENT_LANGUAGE, languageOf } from "../../domain/format/content-language";
import { PROFILE_SECTIONS, type ProfileSection, profilePath } from "../../domain/profile/profile-sections";
import { useTexts } from "../../i18n/texts";
import { Page } from "../shell/page";
import { ProfileOfGuest } from "./profile-of-guest";
import "../../styles/account.css";

/** `workplace`: link to the office or the door, for staff. */
type FanIdentity = { name: string; email: string; workplace?: { href: string; children: string } | undefined };
type ProfileFrameProps = { section: ProfileSection; fan: FanIdentity | undefined; children: ReactNode };

/** `fan` is undefined for a guest, who doesn't see `children`. */
export function ProfileFrame({ section, fan, children }: ProfileFrameProps) {
  return (
    <Page>{fan ? <Framed {...{ section, fan, children }} /> : <ProfileOfGuest page={profilePath(section)} />}</Page>
  );
}

function Framed({ section, fan, children }: ProfileFrameProps & { fan: FanIdentity }) {
  const { t } = useTexts("account");
  const overview = section === "overview";
  const name = <bdi>{fan.name || fan.email}</bdi>;
  const language = languageOf(fan.name);
  return (
    <>
      <section className="arena">
        <div className="wrap event-head">
          <p className="soft">{overview ? <bdi>{fan.email}</bdi> : name}</p>
          <h1 className="d2" lang={overview && language !== CONTENT_LANGUAGE ? language : undefined}>
            {overview ? name : t(`sections.${section}`)}
          </h1>
        </div>
      </section>
      <div className="wrap split lead profile">
        <SectionNavigation section={section} workplace={fan.workplace} />
        <div className="stack">{children}</div>
      </div>
    </>
  );
}

function SectionNavigation({ section, workplace }: { section: ProfileSection; workplace: FanIdentity["workplace"] }) {
  const { t } = useTexts("account");
  const strip = useRef<HTMLElement>(null);
  // On a phone the navigation scrolls, and the current page may be out of view.
  useEffect(() => {
    strip.current
      ?.querySelector(`[href$="${profilePath(section)}"]`)
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [section]);
  return (
    <nav className="sidenav side" aria-label={t("profile.nav")} ref={strip}>
      {PROFILE_SECTIONS.map((one) => (
        <Link key={one} to={profilePath(one)} aria-current={one === section ? "page" : undefined}>
          {t(`sections.${one}`)}
        </Link>
      ))}
      {workplace && <a {...workplace} />}
      <Form method="post" action="/profile">
        <button type="submit" name="intent" value="signOut">
          {t("profile.signOut")}
        </button>
      </Form>
    </nav>
  );
}
