/** The page after paying: what the fan has bought, when and where it is, what happens next, and what was charged. */
import { type CSSProperties, useEffect, useRef } from "react";
import type { ArrivalView } from "../../domain/paid/arrival-view";
import { InlineArt } from "../art/inline-art";
import { Countdown } from "../night/countdown";
import { DateBlock } from "../night/date-block";
import { DottedFacts } from "../night/dotted-facts";
import { ShareLink } from "../share/share-link";
import { AddOns } from "../shop/add-ons";
import "./arrival.css";
import { PlainList } from "../elements/plain-list";
import { NextSteps } from "./next-steps";
import { PaidLink } from "./paid-link";
import { PaidReceipt } from "./paid-receipt";
import { StubRows } from "./stub-rows";

export function Arrival({ arrival }: { arrival: ArrivalView }) {
  const { owned, acts, share, mailed, next, receipt, addOns } = arrival;
  return (
    <>
      <ArrivalTop arrival={arrival} />
      <div className="wrap split paid-body">
        <div className="stack">
          <section className="stack" aria-labelledby="owned">
            <h2 className="d4" id="owned">
              {owned.title}
            </h2>
            {owned.stubs.length > 0 && <StubRows stubs={owned.stubs} />}
            {owned.ticks.length > 0 && (
              <PlainList className="ticks">
                {owned.ticks.map((tick) => (
                  <li key={tick}>{tick}</li>
                ))}
              </PlainList>
            )}
            <div className="paid-acts no-print">
              {acts.map((act) => (
                <PaidLink key={act.to} link={act} className="btn line quiet" />
              ))}
              {share && <ShareLink {...share} />}
            </div>
            {mailed && (
              <p className="help">
                <bdi>{mailed}</bdi>
              </p>
            )}
          </section>
          <NextSteps {...next} />
          {addOns && <AddOns addOns={addOns} />}
        </div>
        <PaidReceipt receipt={receipt} />
      </div>
    </>
  );
}

function ArrivalTop({ arrival }: { arrival: ArrivalView }) {
  const { stamp, word, heading, inks, picture, when, what, where, countdown, action } = arrival;
  const said = useRef<HTMLHeadingElement>(null);
  useEffect(() => said.current?.focus({ preventScroll: true }), []);
  return (
    <section className="arrival" style={{ "--a": inks.a, "--b": inks.b } as CSSProperties} aria-labelledby="arrived">
      <div className="wrap">
        <div className="eyes no-print">
          <img src={picture} alt="" width={600} height={800} />
        </div>
        <p className="paid-stamp no-print" aria-hidden="true">
          {stamp}
        </p>
        {word.svg ? (
          <InlineArt className="woodline no-print" svg={word.svg} />
        ) : (
          <p className="woodline display d1 no-print" aria-hidden="true">
            {word.text}
          </p>
        )}
        {/* `autofocus` works without scripts; React only sets it on form controls, hence the effect. */}
        <div role="status">
          {/* biome-ignore lint/a11y/noAutofocus: without scripts, this is how a screen reader starts with the result of the payment */}
          <h1 id="arrived" ref={said} tabIndex={-1} autoFocus>
            {heading}
          </h1>
        </div>
        <div className="black">
          {when && <DateBlock night={when} />}
          <p>
            <b lang={what.lang}>{what.text}</b>
            <DottedFacts text={where.text} lang={where.lang} />
          </p>
          {countdown && <Countdown bell={countdown} />}
          <PaidLink link={action} className="btn no-print" />
        </div>
      </div>
    </section>
  );
}
