/** A button of the player: an icon, with its name for screen readers and as a tooltip. */

const ICONS = {
  play: "M7 3.5v17L21 12z",
  pause: "M5 4h5v16H5zM14 4h5v16h-5z",
  sound:
    "M2 9v6h4l6 5V4L6 9zM14.5 8v8q3.5-1.5 3.5-4t-3.5-4zM14.5 3.4v2.4q6 1.6 6 6.2t-6 6.2v2.4q8.4-1.8 8.4-8.6t-8.4-8.6z",
  silent:
    "M2 9v6h4l6 5V4L6 9zM14 9.8l1.8-1.8 2.7 2.7 2.7-2.7L23 9.8 20.3 12.5 23 15.2 21.2 17 18.5 14.3 15.8 17 14 15.2 16.7 12.5z",
  captions: "M2 4h20v16H2zM5 14v2.4h6V14zM13 14v2.4h6V14zM5 9v2.4h10V9z",
  small: "M2 4h20v16H2zM4.4 6.4v11.2h15.2V6.4zM11.5 11.5h7v5h-7z",
  full: "M3 3h7v2.6H5.6V10H3zM14 3h7v7h-2.6V5.6H14zM3 14h2.6v4.4H10V21H3zM18.4 14H21v7h-7v-2.6h4.4z",
  window: "M7.4 3H10v7H3V7.4h4.4zM14 3h2.6v4.4H21V10h-7zM3 14h7v7H7.4v-4.4H3zM14 14h7v2.6h-4.4V21H14z",
};

type ControlButtonProps = {
  icon: keyof typeof ICONS;
  label: string;
  /** For a toggle, which keeps its label: whether it is on. */
  pressed?: boolean;
  /** As in `aria-keyshortcuts`. */
  shortcut: string;
  onPress: () => void;
};

export function ControlButton({ icon, label, pressed, shortcut, onPress }: ControlButtonProps) {
  return (
    <button
      className="player-key"
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} fill="currentColor" fillRule="evenodd" />
      </svg>
    </button>
  );
}
