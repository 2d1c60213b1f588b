import { message } from '@portal/messages';
import { ReadError } from '../../../core/read-error.ts';

const MANIFEST = 'imsmanifest.xml';
/** Files that operating systems add to an archive, in small letters. */
const JUNK = new Set(['.ds_store', 'thumbs.db', 'desktop.ini']);

export const nombreDe = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** Returns the folder of a path with its last slash; empty at the root. */
export const carpetaDe = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
/** Returns the number of folders around a file. */
export const fondoDe = (path: string): number => path.split('/').length - 1;

const isJunk = (path: string): boolean =>
  JUNK.has(nombreDe(path).toLowerCase()) || nombreDe(path).startsWith('._') || path.split('/').includes('__MACOSX');

/** Returns the paths without those that operating systems added. */
export const sinBasura = (paths: readonly string[]): string[] => paths.filter((path) => !isJunk(path));

/** Returns the manifest in the shallowest folder, undefined without one. Throws `ReadError` for two at one depth. */
export function manifiestoEn(paths: readonly string[]): string | undefined {
  const found = paths.filter((path) => nombreDe(path).toLowerCase() === MANIFEST);
  const least = Math.min(...found.map(fondoDe));
  const [uno, otro] = found.filter((path) => fondoDe(path) === least);
  if (uno !== undefined && otro !== undefined) throw new ReadError(message('paquete.errores.variosManifiestos', { uno, otro }));
  return uno;
}
