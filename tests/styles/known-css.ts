/** What Chrome 80 and Safari 13.1 know of CSS, as far as we use it, and what else the sheets may hold without harm. */

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** `view-transition` is harmless: pages change without a transition. */
export const AT_RULES = words("font-face keyframes media page supports view-transition");

export const PROPERTIES = words(`
  align-content align-items align-self animation animation-delay animation-duration animation-iteration-count
  background background-color background-image background-position background-repeat background-size
  border border-bottom border-inline-start-color stroke-dasharray stroke-linecap stroke-linejoin border-bottom-color border-bottom-width border-collapse border-color border-inline-end border-spacing dominant-baseline
  border-inline-end-color border-inline-start border-radius border-style border-top border-width bottom box-shadow
  box-sizing break-after break-inside clip-path color column-gap content cursor direction display flex flex-basis
  flex-direction flex-grow flex-shrink flex-wrap float font font-display font-family font-size font-stretch font-style
  fill font-variant-numeric font-weight gap grid-area grid-auto-columns grid-auto-flow grid-column grid-row grid-template
  grid-template-columns grid-template-rows height justify-content justify-items justify-self left letter-spacing
  line-height list-style margin margin-bottom margin-inline-end margin-inline-start margin-left margin-right margin-top
  max-height max-width min-height min-width object-fit object-position opacity order outline outline-offset overflow pointer-events
  overflow-wrap overflow-x padding padding-bottom padding-inline-end padding-inline-start padding-left padding-right
  padding-top place-content place-items position resize right src stroke stroke-width table-layout text-align text-anchor text-decoration
  text-decoration-color text-overflow text-shadow text-transform top transform transition transition-duration
  border-top-color columns unicode-bidi unicode-range vertical-align white-space width word-break z-index
  -moz-appearance -webkit-appearance -webkit-box-orient -webkit-box-pack -webkit-line-clamp -webkit-mask
  -webkit-print-color-adjust -webkit-text-size-adjust
`);

/** Properties that old browsers ignore, and what applies instead. */
export const HARMLESS_PROPERTIES: Record<string, string> = {
  "accent-color": "boxes to tick in the browser's color",
  "animation-timeline": "tabs without the mark of the ticket in view",
  appearance: "its prefixed twin stands before it",
  "ascent-override": "the page moves a little when the font arrives",
  "aspect-ratio": "pictures keep their own proportions; boxes without one have a height in @supports",
  "border-end-end-radius": "a square corner",
  "border-start-end-radius": "a square corner",
  "color-scheme": "the dark scheme, in which light-dark() is not read either",
  "contain-intrinsic-size": "slower, the same to see",
  "container-type": "units of the window stand in for the container's, in @supports",
  "content-visibility": "slower, the same to see",
  "descent-override": "see ascent-override",
  "forced-color-adjust": "only in forced colors",
  inset: "never alone: top, right, bottom and left stand beside it",
  "inset-inline-end": "left and right in @supports",
  "inset-inline-start": "left and right in @supports",
  "line-gap-override": "see ascent-override",
  mask: "its prefixed twin stands before it",
  "overscroll-behavior": "the page behind scrolls on (Safari)",
  "overscroll-behavior-x": "the page behind scrolls on (Safari)",
  "print-color-adjust": "its prefixed twin stands before it",
  "scroll-behavior": "jumps instead of scrolling (Safari)",
  "scroll-margin-bottom": "see scroll-margin-top",
  "scroll-margin-top": "jumps end under the header (Safari)",
  "scroll-padding-bottom": "jumps end under the bar (Safari)",
  "scroll-padding-inline": "cards snap to the edge (Safari)",
  "scroll-padding-top": "jumps end under the header (Safari)",
  "scroll-snap-align": "known under a prefix only to Safari before 11",
  "scroll-snap-stop": "a strong swipe passes two tickets",
  "scroll-snap-type": "known",
  "scrollbar-width": "a visible scroll bar",
  "size-adjust": "see ascent-override",
  "text-decoration-thickness": "a thin line",
  "text-underline-offset": "a lower or higher line",
  "text-wrap": "lines of other lengths",
  hyphens: "long words break without a hyphen",
  "-webkit-hyphens": "long words break without a hyphen",
  "timeline-scope": "see animation-timeline",
  "view-timeline": "see animation-timeline",
  "view-transition-name": "pages change without a transition",
};

export const PSEUDOS = words(`
  :active :checked :disabled :empty :first-child :focus :hover :lang :last-child :not :nth-child :nth-last-child
  :only-child :placeholder-shown :root :target ::after ::before ::placeholder ::selection ::-webkit-details-marker
  ::-webkit-inner-spin-button :after :before
`);

export const FUNCTIONS = words(`
  attr calc clamp cubic-bezier env format inset linear-gradient local max min minmax polygon radial-gradient repeat rgb rgba rotate scale
  scaleX scaleY skew translate translateX translateY url var
`);

export const UNITS = words("% ch deg em fr ms pt px rem s turn vh vw");
