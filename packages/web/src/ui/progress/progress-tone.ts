import type { Tone } from '../status/StateBadge.tsx';

/** Dashboard tables: 0 red, 100 green, between them yellow. */
export function progressTone(value: number): Tone {
  if (value <= 0) return 'danger';
  return value >= 100 ? 'success' : 'warning';
}
