import { message } from '@portal/messages';
import { ReadError } from '../read-error.ts';

/** Most files and folders, unpacked bytes in all, characters of a path and folders in it. */
export interface ArchiveLimits {
  readonly entries: number;
  readonly unpacked: number;
  readonly path: number;
  readonly depth: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 20_000, unpacked: 2 * 1024 ** 3, path: 240, depth: 30 };

/** Refuses an archive by the limit that it exceeds. */
export const exceeded = (que: 'entradas' | 'bytes' | 'caracteres' | 'carpetas', limite: number): ReadError =>
  new ReadError(message('comprimido.limite', { que: message(`comprimido.limites.${que}`), limite }));

/** Letters of the bytes from 0x80 in CP437, the code page of ZIP names without a mark. */
const CP437 =
  // oxlint-disable-next-line portal/sentence-has-key -- letters of a code page
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';

/** Returns a name as UTF-8 where its bytes are, else as CP437. */
function nameOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1').replaceAll(/[\u0080-\u00ff]/g, (sign) => CP437.charAt(sign.charCodeAt(0) - 0x80));
  }
}

const DRIVE = /^[a-z]:/i;

/** Returns the path of an entry with slashes. Throws `ReadError` for a path that leaves the archive or exceeds the limits. */
export function archivePath(bytes: Buffer, limits: ArchiveLimits): { readonly path: string; readonly isFolder: boolean } {
  const name = nameOf(bytes).replaceAll('\\', '/');
  const parts = name.split('/');
  const shown = name.slice(0, limits.path);
  if (name === '' || name.includes('\0') || name.startsWith('/') || DRIVE.test(name) || parts.includes('..'))
    throw new ReadError(message('comprimido.ruta', { ruta: shown.replaceAll('\0', '?') }));
  if (name.length > limits.path) throw exceeded('caracteres', limits.path);
  if (parts.length > limits.depth) throw exceeded('carpetas', limits.depth);
  return { path: parts.filter((part) => part !== '' && part !== '.').join('/'), isFolder: name.endsWith('/') };
}

const UNIX = 3;
const FILE_TYPE = 0xf000;
const REGULAR = 0x8000;
const FOLDER = 0x4000;

/** Returns whether an entry is a link or a device instead of a file or folder. */
export function isLink(versionMadeBy: number, externalFileAttributes: number): boolean {
  if (versionMadeBy >>> 8 !== UNIX) return false;
  const type = (externalFileAttributes >>> 16) & FILE_TYPE;
  return type !== 0 && type !== REGULAR && type !== FOLDER;
}
