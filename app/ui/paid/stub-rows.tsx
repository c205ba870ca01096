/** What the fan now owns, each on a paper stub in the color of its tier. */
import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import type { Stub } from "../../domain/paid/arrival-view";
import { PlainList } from "../elements/plain-list";

export function StubRows({ stubs }: { stubs: Stub[] }) {
  return (
    <PlainList className="stubs">
      {stubs.map((stub) => (
        <li key={`${stub.name.text} ${stub.about.text} ${stub.number}`}>
          {stub.to ? (
            <Link className="stub-row" style={tintOf(stub)} to={stub.to}>
              <StubWords stub={stub} />
            </Link>
          ) : (
            <div className="stub-row" style={tintOf(stub)}>
              <StubWords stub={stub} />
            </div>
          )}
        </li>
      ))}
    </PlainList>
  );
}

const tintOf = ({ tint }: Stub) => ({ "--tint": tint }) as CSSProperties;

function StubWords({ stub: { name, about, number, mark } }: { stub: Stub }) {
  return (
    <>
      <span className="stub-words">
        <b className="display d4" lang={name.lang}>
          {name.text}
        </b>{" "}
        <small lang={about.lang}>
          {about.text}
          {number && (
            <>
              {" · "}
              <span>{number}</span>
            </>
          )}
        </small>
      </span>{" "}
      <span className="stub-mark">{mark}</span>
    </>
  );
}
