/** The heading of a section of nights, over the picture of its kind. */
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { SectionView } from "../../domain/shows/show-view";
import { artSrc } from "../art/art-src";
import { Breadcrumbs } from "../elements/breadcrumbs";

const SCENES: Record<SectionView["kind"], string | undefined> = {
  tour: undefined,
  residency: "theatre",
  ppv: "belt",
  special: "crowd",
};

export function SectionHead({ section }: { section: Pick<SectionView, "name" | "kind" | "description"> }) {
  const { name, kind, description } = section;
  return (
    <section className="bill low arena">
      <div className="art">
        <img src={artSrc("show", name, { scene: SCENES[kind] })} alt="" width={960} height={540} />
      </div>
      <div className="wrap say">
        <Breadcrumbs trail={[]} here={{ title: name }} />
        <h1 className="d2" lang={CONTENT_LANGUAGE}>
          {name}
        </h1>
        <p className="lead-text" lang={CONTENT_LANGUAGE}>
          {description}
        </p>
      </div>
    </section>
  );
}
