/** A generated picture inline: its SVG is ours, and every word of a person in it has gone through `esc`. */

type ArtProps = { svg: string; className?: string };

export function Art({ svg, className = "art" }: ArtProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
