import { dayAfter } from '@portal/contract/dia';

/** Returns the day of the portal, from a deadline and the days until it. */
export const todayOf = ({ fecha_fin, dias }: { readonly fecha_fin: string; readonly dias: number }): string => dayAfter(fecha_fin, -dias);

/** Returns first and last day of an extension: from tomorrow to the last one that the boss may give; undefined once it is over. */
export function extensionOf(hoy: string, ultima: string): { min: string; max: string } | undefined {
  const min = dayAfter(hoy, 1);
  return min <= ultima ? { min, max: ultima } : undefined;
}
