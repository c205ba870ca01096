/** A generated picture inline: its SVG is ours, and every word of a person in it has gone through `esc`. */

type InlineArtProps = { svg: string; className?: string };

export function InlineArt({ svg, className = "art" }: InlineArtProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
