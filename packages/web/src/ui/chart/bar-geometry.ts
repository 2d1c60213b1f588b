export interface Bar {
  label: string;
  value: number;
}

const MARGIN = { top: 22, bottom: 26, left: 34 };
/** Pixels per bar under which labels get smaller and values lose their unit. */
const TIGHT = 32;

/** A round number at or above the largest value, so that the four grid lines carry round labels. */
export function scaleTop(bars: readonly Bar[]): number {
  const largest = Math.max(4, ...bars.map((bar) => bar.value));
  const magnitude = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 4, 6, 8, 10].find((factor) => factor * magnitude >= largest) ?? 10;
  return step * magnitude;
}

export interface Layout {
  left: number;
  base: number;
  thickness: number;
  tight: boolean;
  y: (value: number) => number;
  middle: (index: number) => number;
  slot: (index: number) => { x: number; y: number; width: number; height: number };
}

/** Where everything of a chart of this size stands. */
export function layout({ width, height, max, count }: { width: number; height: number; max: number; count: number }): Layout {
  const inner = height - MARGIN.top - MARGIN.bottom;
  const slot = Math.max(0, width - MARGIN.left) / Math.max(1, count);
  const middle = (index: number) => MARGIN.left + slot * (index + 0.5);
  return {
    left: MARGIN.left,
    base: MARGIN.top + inner,
    thickness: Math.min(40, slot * 0.62),
    tight: slot < TIGHT,
    y: (value) => MARGIN.top + inner * (1 - Math.min(value, max) / max),
    middle,
    slot: (index) => ({ x: middle(index) - slot / 2, y: MARGIN.top, width: slot, height: inner }),
  };
}

/** The path of a bar whose two upper corners are round. */
export function barShape({ base, thickness, y, middle }: Layout, index: number, value: number): string {
  const top = y(value);
  const radius = Math.max(0, Math.min(5, thickness / 2, base - top));
  return `M${middle(index) - thickness / 2} ${base}V${top + radius}q0 ${-radius} ${radius} ${-radius}h${thickness - 2 * radius}q${radius} 0 ${radius} ${radius}V${base}z`;
}
