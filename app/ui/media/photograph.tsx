/** An uploaded photograph in the sizes that it is printed in. */
import type { Photo } from "../../domain/media/photo";

type PhotographProps = {
  photo: Photo;
  /** Beside a name that says the same, it is decoration. */
  decorative?: boolean;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  lazy?: boolean;
  className?: string;
};

export function Photograph({ photo, decorative = false, sizes, lazy = false, className }: PhotographProps) {
  const { src, srcSet, width, height, alt } = photo;
  const late = lazy ? ({ loading: "lazy", decoding: "async" } as const) : {};
  return <img className={className} {...{ src, srcSet, sizes, width, height, ...late }} alt={decorative ? "" : alt} />;
}
