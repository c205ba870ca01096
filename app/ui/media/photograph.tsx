/** An uploaded photograph in several sizes. */
import type { Photo } from "../../domain/media/photo";

type PhotographProps = {
  photo: Photo;
  /** It is decoration beside a name that says the same. */
  decorative?: boolean;
  /** The `sizes` attribute. */
  sizes: string;
  lazy?: boolean;
  className?: string;
};

export function Photograph({ photo, decorative = false, sizes, lazy = false, className }: PhotographProps) {
  const { src, srcSet, width, height, alt } = photo;
  const late = lazy ? ({ loading: "lazy", decoding: "async" } as const) : {};
  return <img className={className} {...{ src, srcSet, sizes, width, height, ...late }} alt={decorative ? "" : alt} />;
}
