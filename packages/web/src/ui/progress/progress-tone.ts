import type { Tone } from '../status/StateBadge.tsx';

/** Dashboard tables: 0 red, 100 green, between them yellow. */
export function progressTone(value: number): Tone {
  if (value <= 0) return 'danger';
  return value >= 100 ? 'success' : 'warning';
}

/** Company follow-up: below 30 red, below 70 yellow, up to 100 green. */
export function followUpTone(value: number): Tone {
  if (value < 30) return 'danger';
  return value < 70 ? 'warning' : 'success';
}
