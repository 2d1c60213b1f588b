import { encode } from 'uqr';

/** Dark modules of a QR code as horizontal runs, in module units; `size` modules a side, quiet zone included. */
export interface QrRuns {
  readonly size: number;
  readonly runs: readonly { readonly x: number; readonly y: number; readonly width: number }[];
}

const QUIET_ZONE = 4;

/** Runs instead of single squares: fewer shapes, and no hairlines between neighbours. */
export function qrRuns(text: string): QrRuns {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const runs = data.flatMap((row, y) => rowRuns(row).map((run) => ({ ...run, y })));
  return { size, runs };
}

function rowRuns(row: readonly boolean[]): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last.x + last.width === x) last.width += 1;
    else runs.push({ x, width: 1 });
  });
  return runs;
}
