/** Rounds a percentage to 0-100; 100 only when nothing is missing, like the server (P21). */
export function wholePercent(value: number): number {
  const shown = Math.min(100, Math.max(0, value));
  return shown < 100 ? Math.min(99, Math.round(shown)) : 100;
}
