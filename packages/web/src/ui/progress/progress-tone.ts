import type { Tone } from '../status/StateBadge.tsx';

/** Returns the tone of a percentage: 0 danger, 100 success, between them warning. */
export function progressTone(value: number): Tone {
  if (value <= 0) return 'danger';
  return value >= 100 ? 'success' : 'warning';
}
