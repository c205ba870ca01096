/** A slider of the player: a rope that is hot up to its thumb. */
import { type InputHTMLAttributes, useEffect, useRef } from "react";

type PlayerSliderProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange" | "className"> & {
  /** 0 to 1. */
  done: number;
  className?: string;
  onMove: (value: number) => void;
};

export function PlayerSlider({ done, className = "", onMove, ...input }: PlayerSliderProps) {
  const slider = useRef<HTMLInputElement>(null);
  // The content security policy forbids style attributes, but not this.
  useEffect(() => slider.current?.style.setProperty("--done", `${done * 100}%`), [done]);
  return (
    <input
      ref={slider}
      className={`player-slider ${className}`}
      type="range"
      onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
      {...input}
    />
  );
}
