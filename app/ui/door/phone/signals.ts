/** Sound and vibration for a result. Browsers play sounds only after the visitor has pressed something. */
import type { Tone } from "../../../domain/door/door-verdict";

/** Pitches in hertz, played one after the other, and the vibration pattern in milliseconds. */
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
