/** Sound and vibration of a result. A browser lets a page make sounds once its visitor has pressed something. */
import type { Tone } from "../../../domain/door/door-verdict";

/** Pitches in hertz, one after the other, and the pattern of vibration in milliseconds. */
const SIGNALS: Record<Tone, { pitches: number[]; vibration: number[] }> = {
  good: { pitches: [880], vibration: [60] },
  ask: { pitches: [520, 520], vibration: [120, 80, 120] },
  stop: { pitches: [300, 220, 160], vibration: [400] },
};
const NOTE_SECONDS = 0.12;

let sounds: AudioContext | undefined;

export function unlockSound(): void {
  sounds ??= new AudioContext();
  void sounds.resume();
}

export function signal(tone: Tone): void {
  const { pitches, vibration } = SIGNALS[tone];
  navigator.vibrate?.(vibration);
  if (!sounds) return;
  for (const [n, pitch] of pitches.entries()) {
    const note = new OscillatorNode(sounds, { frequency: pitch });
    note.connect(new GainNode(sounds, { gain: 0.3 })).connect(sounds.destination);
    note.start(sounds.currentTime + n * NOTE_SECONDS);
    note.stop(sounds.currentTime + (n + 1) * NOTE_SECONDS);
  }
}
