const MARK = '-rechazadas-';

/** Names the workbook of the refused rows of an import, so that the import knows it when it comes back (P261). */
export const refusedFileName = (words: string, id: number): string => `${words}-${id}.xlsx`;

/** Reads the number of an import from the name of the file of its refused rows; null for any other file. */
export function importOfRefused(archivo: string | null): number | null {
  const at = archivo?.lastIndexOf(MARK) ?? -1;
  const digits = at < 0 ? '' : (/^\d{1,9}/.exec(archivo!.slice(at + MARK.length))?.[0] ?? '');
  return digits === '' ? null : Number(digits);
}
