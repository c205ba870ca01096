/** A generated picture as inline SVG. The SVG is ours, and text written by people has gone through `esc`. */

type InlineArtProps = { svg: string; className?: string };

export function InlineArt({ svg, className = "art" }: InlineArtProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
